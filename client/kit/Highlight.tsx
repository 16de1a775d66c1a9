import type { ReactNode } from 'react'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Highlight.module.css'

export type HighlightLook = 'marker' | 'underline' | 'field' | 'frame'

interface HighlightProps {
  look: HighlightLook
  /** What the highlight says, for those who do not see it. */
  meaning?: string | undefined
  children: ReactNode
}

const Highlight = ({ look, meaning, children }: HighlightProps) => (
  <mark className={styles.mark} data-look={look}>
    {meaning && <VisuallyHidden>({meaning}) </VisuallyHidden>}
    {children}
  </mark>
)

interface HighlightedTextProps {
  /** What is highlighted stands between `<1>` and `</1>`. */
  text: string
  look: HighlightLook
  meaning: string
}

/** A paragraph in which words are highlighted: each look has a colour and a shape. */
export function HighlightedText({ text, look, meaning }: HighlightedTextProps) {
  // Every other piece lies between the tags.
  const pieces = text.split(/<\/?1>/)
  return (
    <p className={styles.text}>
      {pieces.map((piece, at) =>
        at % 2 === 0 ? (
          piece
        ) : (
          <Highlight key={at} look={look} meaning={meaning}>
            {piece}
          </Highlight>
        ),
      )}
    </p>
  )
}

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
          if (at % 3 === 0) return piece
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
