import type { ReactNode } from 'react'
import styles from './Prose.module.css'

interface ProseProps {
  /** Paragraphs, in order. */
  children: ReactNode
  /** Whether the text is in two columns on wide screens. */
  isInColumns?: boolean
}

/** Renders the text of a long article at a readable width. */
export const Prose = ({ children, isInColumns }: ProseProps) => (
  <div className={styles.prose} data-columns={isInColumns || undefined}>
    {children}
  </div>
)
