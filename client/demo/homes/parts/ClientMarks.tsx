import styles from './ClientMarks.module.css'
import { NameRow } from './NameRow.tsx'

interface ClientMarksProps {
  /** The heading above the wordmarks. Without it the section has one. */
  title?: string
  names: Readonly<Record<string, string>>
  /** The letterform and shape of each name, in their order. */
  marks: readonly ('sun' | 'stamp' | 'plate' | 'italic' | 'rules' | 'ring' | 'initial')[]
  /** In ruled cells, or on fields in the colours of the page. Without a look there are no lines. */
  look?: 'cells' | 'fields'
}

/** Renders the names of invented firms as wordmarks. Styles draw their letterforms and shapes, so that they cost no picture. */
export const ClientMarks = ({ title, names, marks, look }: ClientMarksProps) => (
  <NameRow
    title={title}
    names={names}
    className={look ? `${styles.marks} ${styles[look]}` : styles.marks}
    letters={marks.map((mark) => styles[mark])}
  />
)
