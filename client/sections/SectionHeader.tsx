import type { ReactNode } from 'react'
import styles from './SectionHeader.module.css'

interface SectionHeaderProps {
  /** The id of the heading, for references to it. */
  id: string
  title: string
  lead: string
  /** Shown after the introduction. */
  children?: ReactNode
}

/** Renders a large section heading with an introduction beside it. */
export function SectionHeader({ id, title, lead, children }: SectionHeaderProps) {
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
