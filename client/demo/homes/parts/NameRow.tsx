import styles from './NameRow.module.css'

interface NameRowProps {
  /** The heading above the names. Without it the section has one. */
  title?: string | undefined
  names: Readonly<Record<string, string>>
  /** The classes of the list and of each name in it. */
  className?: string | undefined
  letters?: readonly (string | undefined)[]
}

/** Renders the names of invented firms in a list. Each is in two parts, its first word and the rest. */
export const NameRow = ({ title, names, className, letters }: NameRowProps) => (
  <div className={styles.row}>
    {title !== undefined && <h3>{title}</h3>}
    <ul className={className}>
      {Object.entries(names).map(([id, name], index) => {
        const [first, ...rest] = name.split(' ')
        return (
          <li key={id}>
            <p className={letters?.[index]}>
              <b>{first}</b> <span>{rest.join(' ')}</span>
            </p>
          </li>
        )
      })}
    </ul>
  </div>
)
