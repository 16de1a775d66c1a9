import styles from './SampleLabel.module.css'

/** Renders the visible label of invented text or figures. */
export function SampleLabel({ label }: { label: string }) {
  return <p className={styles.mark}>{label}</p>
}
