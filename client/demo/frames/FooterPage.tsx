import { wordsIn } from '#locales/translator.ts'
import { footerNames, footerNumber } from '#shared/routes/footers.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { TitleBar } from '../../kit/TitleBar.tsx'
import { footerFields } from '../footers/fields.generated.ts'
import styles from './FooterPage.module.css'
import { FooterHomes } from './FooterHomes.tsx'
import { FooterSlides } from './FooterSlides.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import words from './HeroWords.module.css'
import { HomeScreenSteps } from './HomeScreenSteps.tsx'
import { useFrameTrail } from './useFrameTrail.ts'

/**
 * Renders the page of a footer: title, purpose, the widths at which the page slides off it, the next
 * footers, homes that have it or how to add the site to a screen, and its number.
 */
export default function FooterPage({ footer }: PageKinds['footer']) {
  const { t, i18n } = useTranslation('frames')
  const { heading, text } = wordsIn(i18n, `footers/${footer}`)
  const number = footerNumber(footer)
  const { field } = footerFields[footer]
  return (
    <>
      <div className={`${words.fields} ${styles.top}`} data-field={field}>
        <TitleBar
          heading={heading}
          lead={t('footerOf', { number, total: footerNames.length })}
          trail={useFrameTrail('footers', heading)}
        />
      </div>
      <div className={styles.about}>
        <p>{text}</p>
        <FooterSlides of={footer} />
        <FrameNeighbours family="footers" of={footer} classes={styles} />
      </div>
      {footer === 'home-screen' ? (
        <HomeScreenSteps />
      ) : (
        <div className={words.fields} data-field={field}>
          <FooterHomes of={footer} />
        </div>
      )}
      {/* A field of the footer's palette, in contrast to its upper edge, with nothing else between it and the footer. */}
      <p className={`${words.fields} ${styles.number}`} data-field={field} aria-hidden="true">
        {number}
        <span>{`/${footerNames.length}`}</span>
      </p>
    </>
  )
}
