import { useId, type ReactNode } from 'react'
import styles from './FooterSection.module.css'

/** Renders a section beside the link columns, with a heading like theirs. */
export function FooterSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
