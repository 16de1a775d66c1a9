import styles from './LogoRow.module.css'

interface NamesProps {
  names: Readonly<Record<string, string>>
}

/** Renders the names of invented firms in the typeface of the page's headings. */
export const Wordmarks = ({ names }: NamesProps) => (
  <ul className={styles.names}>
    {Object.entries(names).map(([id, name]) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
)

/** Renders the names of invented client firms below a rule and a title. */
export const LogoRow = ({ words: { title, names } }: { words: NamesProps & { title: string } }) => (
  <div className={styles.row}>
    <h3>{title}</h3>
    <Wordmarks names={names} />
  </div>
)
