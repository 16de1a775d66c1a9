import { wordsIn } from '#locales/translator.ts'
import { footerNames, footerNumber, footers } from '#shared/routes/footers.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { TitleBar } from '../../kit/TitleBar.tsx'
import styles from './FooterPage.module.css'
import { FooterSlidesTable } from './FooterSlidesTable.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import words from './HeroWords.module.css'
import { HomeScreenSteps } from './HomeScreenSteps.tsx'
import { useFrameTrail } from './useFrameTrail.ts'

/** A page above the footer that it shows: a title, what the footer is for, where the page slides off it, and its number. */
export default function FooterPage({ footer }: PageKinds['footer']) {
  const { t, i18n } = useTranslation('frames')
  const { heading, text } = wordsIn(i18n, `footers/${footer}`)
  const number = footerNumber(footer)
  return (
    <>
      <TitleBar
        heading={heading}
        lead={t('footerOf', { number, total: footerNames.length })}
        trail={useFrameTrail('footers', heading)}
      />
      <div className={styles.about}>
        <p>{text}</p>
        <FooterSlidesTable of={footer} />
      </div>
      {footer === 'home-screen' && <HomeScreenSteps />}
      <FrameNeighbours family="footers" of={footer} />
      {/* A field that the footer stands out from, and room, so that it stands alone when the page has been read to its end. */}
      <p className={`${words.fields} ${styles.number}`} data-field={footers[footer].field} aria-hidden="true">
        {number}
      </p>
    </>
  )
}
