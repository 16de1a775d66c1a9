import type { ReactNode } from 'react'
import { Mark } from '../ui/Logo.tsx'
import styles from './Separator.module.css'

export type SeparatorLook = 'hairline' | 'lead' | 'doubled' | 'dots' | 'discs' | 'fields'

/** Parts what stands before it from what follows. */
export const Separator = ({ look }: { look: SeparatorLook }) => <hr className={styles.separator} data-look={look} />

/** The party's mark with a line on either side. */
export const MarkSeparator = () => (
  <div className={styles.inline} role="separator">
    <Mark />
  </div>
)

/** A line that says what follows; the words are read, the line is for the eye. */
export const LabelledSeparator = ({ label }: { label: string }) => <p className={styles.inline}>{label}</p>

interface PartsProps {
  before: string
  after: string
  /** `fields`: each text stands on a field of its own, and they meet in the separator. */
  look?: 'fields'
  children: ReactNode
}

/** Two texts with a separator between them. */
export const Parts = ({ before, after, look, children }: PartsProps) => (
  <div className={styles.parts} data-look={look}>
    <p>{before}</p>
    {children}
    <p>{after}</p>
  </div>
)
