import { Highlight, type HighlightLook } from './Highlight.tsx'
import styles from './HighlightedLetter.module.css'

interface HighlightedLetterProps {
  /** Parts between `<1>` and `</1>` have the first look, parts between `<2>` and `</2>` the second, and so on. */
  text: string
  /** The meaning of each look, in the order of the looks. */
  meanings: Readonly<Record<HighlightLook, string>>
}

/** Renders a paragraph with several kinds of highlights, and their legend. */
export function HighlightedLetter({ text, meanings }: HighlightedLetterProps) {
  const looks = Object.keys(meanings) as HighlightLook[]
  // The pieces repeat: text, number of the look, highlighted text.
  const pieces = text.split(/<(\d)>(.*?)<\/\d>/)
  return (
    <div className={styles.letter}>
      <p className={styles.long}>
        {pieces.map((piece, index) => {
          if (index % 3 === 0) return <span key={index}>{piece}</span>
          if (index % 3 === 1) return null
          const look = looks[Number(pieces[index - 1]) - 1]!
          return (
            <Highlight key={index} look={look} meaning={meanings[look]}>
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
