import styles from './Binders.module.css'

/** Renders the names of the clients on the spines of their binders. */
export const Binders = ({ names }: { names: Readonly<Record<string, string>> }) => (
  <ul className={styles.binders}>
    {Object.entries(names).map(([id, name]) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
)
