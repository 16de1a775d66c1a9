import { Highlight, type HighlightLook } from './Highlight.tsx'
import styles from './HighlightedLetter.module.css'

interface HighlightedLetterProps {
  /** What is highlighted stands between `<1>` and `</1>` in the first look, between `<2>` and `</2>` in the second, and so on. */
  text: string
  /** What each look says, in their order. */
  meanings: Readonly<Record<HighlightLook, string>>
}

/** A paragraph with highlights of several looks, and the key to them. */
export function HighlightedLetter({ text, meanings }: HighlightedLetterProps) {
  const looks = Object.keys(meanings) as HighlightLook[]
  // Text, number of the look, what is highlighted, text, and so on.
  const pieces = text.split(/<(\d)>(.*?)<\/\d>/)
  return (
    <div className={styles.letter}>
      <p className={styles.long}>
        {pieces.map((piece, at) => {
          if (at % 3 === 0) return <span key={at}>{piece}</span>
          if (at % 3 === 1) return null
          const look = looks[Number(pieces[at - 1]) - 1]!
          return (
            <Highlight key={at} look={look} meaning={meanings[look]}>
              {piece}
            </Highlight>
          )
        })}
      </p>
      <ul className={styles.key}>
        {looks.map((look) => (
          <li key={look}>
            <Highlight look={look}>{meanings[look]}</Highlight>
          </li>
        ))}
      </ul>
    </div>
  )
}
