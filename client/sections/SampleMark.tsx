import styles from './SampleMark.module.css'

/** Renders the visible label of invented text or figures. */
export function SampleMark({ label }: { label: string }) {
  return <p className={styles.mark}>{label}</p>
}
