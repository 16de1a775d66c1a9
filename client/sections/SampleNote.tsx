import styles from './SampleNote.module.css'

/** Renders the page's only note about invented people, figures, prices and quotations. */
export const SampleNote = ({ text }: { text: string }) => (
  <p className={styles.note} role="note">
    {text}
  </p>
)
