import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

interface SectionHeadProps {
  /** Of the heading, for what it names. */
  id: string
  title: string
  lead: string
  /** What follows the lead. */
  children?: ReactNode
}

/** The head of a section: a large heading, beside it what the section is about. */
export function SectionHead({ id, title, lead, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <div>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  )
}
