import styles from './Partners.module.css'

interface PartnersProps {
  words: { title: string; names: Readonly<Record<string, string>> }
}

/** Renders the names of the partners on the badges of the conference, each in letters of its own. */
export const Partners = ({ words: { title, names } }: PartnersProps) => (
  <div className={styles.partners}>
    <h3>{title}</h3>
    <ul>
      {Object.entries(names).map(([id, name]) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  </div>
)
