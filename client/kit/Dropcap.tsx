import { languageFacts } from '#shared/i18n/languages.ts'
import { useSite } from '../site/site.ts'
import styles from './Dropcap.module.css'
import { splitFirstLetter } from './firstLetter.ts'

export type DropcapLook = 'plain' | 'field' | 'half' | 'outlined' | 'hanging' | 'raised'

interface DropcapProps {
  /** A paragraph that begins with a letter. */
  text: string
  look?: DropcapLook
}

/**
 * Renders a paragraph with a large first letter. `::first-letter` does not know the digraphs Lj and IJ. Screen readers
 * get the whole first word; its two parts are hidden from them.
 */
export function Dropcap({ text, look = 'plain' }: DropcapProps) {
  const { language } = useSite()
  const { initial, rest, after } = splitFirstLetter(text, languageFacts[language].tag)
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
