import type { ReactNode } from 'react'
import { Quotation } from './Quotation.tsx'
import styles from './Blockquote.module.css'

export type BlockquoteLook = 'rule' | 'marks' | 'field' | 'pull' | 'portrait'

interface BlockquoteProps {
  /** The text, without quotation marks. */
  quote: string
  /** The speaker: name and role, or one line with both. */
  person: { name: string; role: string } | string
  /** The label of an invented quotation. */
  look?: BlockquoteLook
  /** A portrait of the speaker, for the look `portrait`. */
  picture?: ReactNode
}

/** Renders a quotation with its speaker. */
export function Blockquote({ quote, person, look = 'rule', picture }: BlockquoteProps) {
  return (
    <figure className={styles.figure} data-look={look}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Quotation className={styles.quote}>{quote}</Quotation>
      <figcaption className={styles.person}>
        <p>
          {typeof person === 'string' ? (
            person
          ) : (
            <>
              <b>{person.name}</b>
              {`, ${person.role}`}
            </>
          )}
        </p>
      </figcaption>
    </figure>
  )
}
