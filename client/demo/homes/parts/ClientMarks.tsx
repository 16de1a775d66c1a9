import styles from './ClientMarks.module.css'

interface ClientMarksProps {
  /** The heading above the wordmarks. Without it the section has one. */
  title?: string
  names: Readonly<Record<string, string>>
  /** The letterform and shape of each name, in their order. */
  marks: readonly ('sun' | 'stamp' | 'plate' | 'italic' | 'bars' | 'rules' | 'ring' | 'initial')[]
  /** In ruled cells, or on fields in the colours of the page. Without a look there are no lines. */
  look?: 'cells' | 'fields'
}

/** Renders the names of invented firms as wordmarks. Styles draw their letterforms and shapes, so that they cost no picture. */
export const ClientMarks = ({ title, names, marks, look }: ClientMarksProps) => (
  <div className={styles.row}>
    {title !== undefined && <h3>{title}</h3>}
    <ul className={look ? `${styles.marks} ${styles[look]}` : styles.marks}>
      {Object.entries(names).map(([id, name], index) => {
        const [first, ...rest] = name.split(' ')
        return (
          <li key={id}>
            <p className={styles[marks[index]!]}>
              <b>{first}</b> <span>{rest.join(' ')}</span>
            </p>
          </li>
        )
      })}
    </ul>
  </div>
)
