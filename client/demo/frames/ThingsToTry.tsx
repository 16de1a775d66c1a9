import { wordsIn } from '#locales/translator.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './ThingsToTry.module.css'

/** Renders a list of things to try on a header's page. */
export function ThingsToTry({ header }: PageKinds['header']) {
  const { t, i18n } = useTranslation('frames')
  const { points } = wordsIn(i18n, `headers/${header}`)
  return (
    <section className={styles.section} aria-labelledby="try">
      <h2 id="try">{t('tryIt')}</h2>
      <ol>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </section>
  )
}
