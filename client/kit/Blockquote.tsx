import type { ReactNode } from 'react'
import { SampleMark } from '../sections/SampleMark.tsx'
import { Quotation } from './Quotation.tsx'
import styles from './Blockquote.module.css'

export type BlockquoteLook = 'rule' | 'marks' | 'field' | 'pull' | 'portrait'

interface BlockquoteProps {
  /** What was said, without quotation marks. */
  quote: string
  /** Whose they are: a name with what they do, or a line that says both. */
  person: { name: string; role: string } | string
  /** The label of a quotation that nobody said. */
  sample?: string
  look?: BlockquoteLook
  /** Who says it, for the look `portrait`. */
  picture?: ReactNode
}

/** Words of somebody else, and whose they are. */
export function Blockquote({ quote, person, sample, look = 'rule', picture }: BlockquoteProps) {
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
        {sample && <SampleMark label={sample} />}
      </figcaption>
    </figure>
  )
}
