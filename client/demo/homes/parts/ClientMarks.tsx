import styles from './ClientMarks.module.css'

/** A wordmark: its letterform and the shape beside it. */
type Mark = 'sun' | 'stamp' | 'plate' | 'italic' | 'bracket' | 'rules' | 'ring' | 'bars' | 'quarters' | 'initial'

interface ClientMarksProps {
  /** The heading above the wordmarks. Without it the section has one. */
  title?: string
  names: Readonly<Record<string, string>>
  /** The wordmark of each name, in their order. */
  marks: readonly Mark[]
  /** `open`: without lines; `cells`: in ruled cells; `fields`: on fields in the colours of the page. */
  look?: 'open' | 'cells' | 'fields'
}

/** Renders the names of invented firms as wordmarks. Styles draw their letterforms and shapes, so that they cost no picture. */
export const ClientMarks = ({ title, names, marks, look = 'open' }: ClientMarksProps) => (
  <div className={styles.row}>
    {title !== undefined && <h3>{title}</h3>}
    <ul className={styles.marks} data-look={look}>
      {Object.entries(names).map(([id, name], index) => {
        const [first, ...rest] = name.split(' ')
        return (
          <li key={id} data-mark={marks[index]}>
            <p>
              <b>{first}</b> <span>{rest.join(' ')}</span>
            </p>
          </li>
        )
      })}
    </ul>
  </div>
)
