import styles from './Paragraphs.module.css'

/** Renders a text section: the first paragraph as large as a headline, the others side by side below. */
export function Paragraphs({ texts }: { texts: Readonly<Record<string, string>> }) {
  const [first, ...others] = Object.values(texts)
  return (
    <div className={styles.text}>
      <p className={styles.first}>{first}</p>
      <div className={styles.others}>
        {others.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}
