import { useId, type ReactNode } from 'react'
import styles from './FooterSection.module.css'

/** What stands beside the columns of links, under a heading like theirs. */
export function FooterSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
