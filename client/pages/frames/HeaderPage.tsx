import { useTranslation } from 'react-i18next'
import { wordsIn } from '#locales/translator.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import { HeaderHero } from './HeaderHero.tsx'
import { SampleSections } from './SampleSections.tsx'
import styles from './HeaderPage.module.css'

/** A page under the header that it shows: what to try, and enough to scroll through. */
export default function HeaderPage({ header }: PageKinds['header']) {
  const { t, i18n } = useTranslation('frames')
  const { heading, lead, points } = wordsIn(i18n, `headers/${header}`)
  return (
    <>
      <HeaderHero header={header} heading={heading} lead={lead} />
      <section className={styles.try} aria-labelledby="try">
        <h2 id="try">{t('tryIt')}</h2>
        <ol>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </section>
      <SampleSections />
      <FrameNeighbours family="headers" of={header} />
    </>
  )
}
