import { Dropcap, type DropcapLook } from './Dropcap.tsx'
import styles from './Paragraphs.module.css'

interface ParagraphsProps {
  /** In order; the first one leads. */
  texts: Readonly<Record<string, string>>
  /** `told`: one after the other, from a large first letter on; `columns`: the first as large as a headline, the others side by side below it. */
  look: 'told' | 'columns'
  /** Of the first letter of what is told. */
  initial?: DropcapLook
}

/** A text of a few paragraphs that has a section to itself. */
export function Paragraphs({ texts, look, initial = 'plain' }: ParagraphsProps) {
  const [first = '', ...others] = Object.values(texts)
  return (
    <div className={styles.text} data-look={look}>
      {look === 'told' ? <Dropcap text={first} look={initial} /> : <p className={styles.first}>{first}</p>}
      <div className={styles.others}>
        {others.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}
