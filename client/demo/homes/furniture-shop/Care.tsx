import styles from './Care.module.css'

/** What is done so that a piece lasts, by what it is made of. */
export const Care = ({ items }: { items: Readonly<Record<string, { name: string; text: string }>> }) => (
  <dl className={styles.care}>
    {Object.entries(items).map(([id, { name, text }]) => (
      <div key={id}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
