import type { ReactNode } from 'react'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Highlight.module.css'

export type HighlightLook = 'marker' | 'underline' | 'field' | 'frame'

interface HighlightProps {
  look: HighlightLook
  /** The meaning of the highlight, for screen readers. */
  meaning?: string | undefined
  children: ReactNode
}

/** Renders highlighted words. */
export const Highlight = ({ look, meaning, children }: HighlightProps) => (
  <mark className={styles.mark} data-look={look}>
    {meaning && <VisuallyHidden>{`(${meaning}) `}</VisuallyHidden>}
    {children}
  </mark>
)

interface HighlightedTextProps {
  /** The parts between `<1>` and `</1>` are highlighted. */
  text: string
  look: HighlightLook
  meaning: string
}

/** Renders a paragraph with highlighted words; each look has a colour and a shape. */
export function HighlightedText({ text, look, meaning }: HighlightedTextProps) {
  // Every second piece lies between the tags.
  const pieces = text.split(/<\/?1>/)
  return (
    <p className={styles.text}>
      {pieces.map((piece, index) =>
        index % 2 === 0 ? (
          <span key={index}>{piece}</span>
        ) : (
          <Highlight key={index} look={look} meaning={meaning}>
            {piece}
          </Highlight>
        ),
      )}
    </p>
  )
}
