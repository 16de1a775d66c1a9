import styles from './CareInstructions.module.css'

/** Renders care instructions for each material. */
export const CareInstructions = ({ items }: { items: Readonly<Record<string, { name: string; text: string }>> }) => (
  <dl className={styles.care}>
    {Object.entries(items).map(([id, { name, text }]) => (
      <div key={id}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
