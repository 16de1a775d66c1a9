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

/** Words that stand out. */
export const Highlight = ({ look, meaning, children }: HighlightProps) => (
  <mark className={styles.mark} data-look={look}>
    {meaning && <VisuallyHidden>{`(${meaning}) `}</VisuallyHidden>}
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
          <span key={at}>{piece}</span>
        ) : (
          <Highlight key={at} look={look} meaning={meaning}>
            {piece}
          </Highlight>
        ),
      )}
    </p>
  )
}
