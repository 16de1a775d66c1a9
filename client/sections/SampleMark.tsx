import styles from './SampleMark.module.css'

/** The visible label of a text or figure that is not the party's own yet. */
export function SampleMark({ label }: { label: string }) {
  return <p className={styles.mark}>{label}</p>
}
