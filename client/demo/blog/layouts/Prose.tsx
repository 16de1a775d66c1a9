import type { ReactNode } from 'react'
import styles from './Prose.module.css'

interface ProseProps {
  /** Paragraphs, in order. */
  children: ReactNode
  /** In two columns, where there is room. */
  isInColumns?: boolean
}

/** Text of a long article, as wide as it reads well. */
export const Prose = ({ children, isInColumns }: ProseProps) => (
  <div className={styles.prose} data-columns={isInColumns || undefined}>
    {children}
  </div>
)
