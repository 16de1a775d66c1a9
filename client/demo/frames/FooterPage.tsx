import { wordsIn } from '#locales/translator.ts'
import { footerNames, footerNumber } from '#shared/routes/footers.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { TitleBar } from '../../kit/TitleBar.tsx'
import { footerLayouts } from '../footers/layouts.generated.ts'
import styles from './FooterPage.module.css'
import { FooterSlides } from './FooterSlides.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import words from './HeroWords.module.css'
import { HomeScreenSteps } from './HomeScreenSteps.tsx'
import { useFrameTrail } from './useFrameTrail.ts'

/** Renders the page of a footer: title, purpose, the widths at which the page slides off it, and its number. */
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
        <FooterSlides of={footer} />
      </div>
      {footer === 'home-screen' && <HomeScreenSteps />}
      <FrameNeighbours family="footers" of={footer} />
      {/* A contrasting field, tall enough that the footer is alone on the screen at the end of the page. */}
      <p className={`${words.fields} ${styles.number}`} data-field={footerLayouts[footer].field} aria-hidden="true">
        {number}
      </p>
    </>
  )
}
