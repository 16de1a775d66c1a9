import { minLogoHeight } from './facts.ts'
import { numberWriter } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import styles from './StyleGuide.module.css'
import { LetterConstruction } from './LetterConstruction.tsx'
import { bookLetter, box, sheet, stem } from './letters.ts'

/** Formats millimetres: `9 mm`. */
const formatMillimetres = numberWriter({ style: 'unit', unit: 'millimeter', unitDisplay: 'short' })

interface StyleGuideProps {
  words: {
    around: { title: string; text: string }
    inks: { title: string; of: Readonly<Record<'red' | 'black' | 'brown', string>> }
    letters: { title: string; specimen: string; text: string }
    smallest: { title: string; text: string }
  }
}

const [width, height] = box

/** The clear space around a letter: one stem wide. */
const room = `M${-stem} ${-stem}h${width + 2 * stem}v${height + 2 * stem}h${-width - 2 * stem}z`

/** Renders an open style guide: a letter with its measures beside colours, typefaces and the smallest size. */
export function StyleGuide({ words: { around, inks, letters, smallest } }: StyleGuideProps) {
  const { language } = useSite()
  return (
    <div className={styles.book}>
      <div className={styles.plate}>
        <svg viewBox={sheet.join(' ')} aria-hidden="true">
          <LetterConstruction of={bookLetter} />
          <path className={styles.room} d={room} />
        </svg>
        <div>
          <h3>{around.title}</h3>
          <p>{around.text}</p>
        </div>
      </div>
      <ul className={styles.rules}>
        <li>
          <h3>{inks.title}</h3>
          <ul className={styles.inks}>
            {(['red', 'black', 'brown'] as const).map((ink) => (
              <li key={ink} data-ink={ink}>
                {inks.of[ink]}
              </li>
            ))}
          </ul>
        </li>
        <li>
          <h3>{letters.title}</h3>
          <p className={styles.specimen} aria-hidden="true">
            {letters.specimen}
          </p>
          <p>{letters.text}</p>
        </li>
        <li>
          <h3>{smallest.title}</h3>
          <div className={styles.smallest}>
            <svg
              viewBox={`0 0 ${width} ${height}`}
              width={`${(minLogoHeight * width) / height}mm`}
              height={`${minLogoHeight}mm`}
              aria-hidden="true"
            >
              <path fill="currentcolor" d={bookLetter.ink} />
            </svg>
            <p>
              <b>{formatMillimetres(minLogoHeight, language)}</b>
            </p>
            <p>{smallest.text}</p>
          </div>
        </li>
      </ul>
    </div>
  )
}
