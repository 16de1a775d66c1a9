import { wordsIn } from '#locales/translator.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { headerLookOf, type ReadHeaderName } from './headerLooks.ts'
import words from './HeroWords.module.css'
import styles from './ThingsToTry.module.css'

interface ThingsToTryProps {
  header: ReadHeaderName
  /** Class of the arrangements under bars or panels. */
  className: string | undefined
}

/** Renders a list of things to try on a header's page, arranged like the header. */
export function ThingsToTry({ header, className }: ThingsToTryProps) {
  const { t, i18n } = useTranslation('frames')
  const { points } = wordsIn(i18n, `headers/${header}`)
  const { look, field } = headerLookOf(header).points
  return (
    <section
      className={`${words.fields} ${styles.section} ${className}`}
      data-look={look}
      data-field={field}
      aria-labelledby="try"
    >
      <h2 id="try">{t('tryIt')}</h2>
      <ol>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </section>
  )
}
