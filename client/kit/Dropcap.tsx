import { languageFacts } from '#shared/i18n/languages.ts'
import { useSite } from '../site/site.ts'
import styles from './Dropcap.module.css'
import { openingOf } from './initial.ts'

export type DropcapLook = 'plain' | 'field' | 'half' | 'outlined' | 'hanging' | 'raised'

interface DropcapProps {
  /** A paragraph that begins with a letter. */
  text: string
  look?: DropcapLook
}

/**
 * A paragraph with a large first letter. `::first-letter` knows neither Lj nor IJ, and a letter in a box of its own parts the
 * word for those who listen: they hear the whole word, the parts are for the eye.
 */
export function Dropcap({ text, look = 'plain' }: DropcapProps) {
  const { language } = useSite()
  const { initial, rest, after } = openingOf(text, languageFacts[language].tag)
  return (
    <p className={styles.paragraph} data-look={look}>
      <span className={styles.word}>{`${initial}${rest}`}</span>
      <span aria-hidden="true">
        <span className={styles.initial} data-descends={/j$/i.test(initial) || undefined}>
          {initial}
        </span>
        {rest}
      </span>
      {after}
    </p>
  )
}
