import type { ReactNode } from 'react'
import { Mark } from '../ui/Logo.tsx'
import styles from './Separator.module.css'

export type SeparatorLook = 'hairline' | 'lead' | 'doubled' | 'dots' | 'pattern' | 'fields' | 'slope'

/** Renders a line between two parts. */
export const Separator = ({ look }: { look: SeparatorLook }) => <hr className={styles.separator} data-look={look} />

/** Renders the party's mark between two lines. */
export const MarkSeparator = () => (
  <div className={styles.inline} role="separator">
    <Mark />
  </div>
)

/** Renders a label between two lines; the lines are decoration. */
export const LabelledSeparator = ({ label }: { label: string }) => <p className={styles.inline}>{label}</p>

interface PartsProps {
  before: string
  after: string
  /** `large`: a change of subject. `fields`: each text has its own field, and the fields meet at the separator. */
  look?: 'large' | 'fields'
  children: ReactNode
}

/** Renders two texts with a separator between them. */
export const Parts = ({ before, after, look, children }: PartsProps) => (
  <div className={styles.parts} data-look={look}>
    <p>{before}</p>
    {children}
    <p>{after}</p>
  </div>
)
