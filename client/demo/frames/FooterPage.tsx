import type { PageKinds } from '#shared/routes/kinds.ts'
import { footerFields } from '../footers/fields.generated.ts'
import styles from './FooterPage.module.css'
import { FooterHomes } from './FooterHomes.tsx'
import { FooterSlides } from './FooterSlides.tsx'
import { FooterStage } from './FooterStage.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import words from './HeroWords.module.css'
import { HomeScreenSteps } from './HomeScreenSteps.tsx'

/**
 * Renders the page of a footer: its stage, how to add the site to a screen, the widths at which the page slides off it, the next
 * footers, and homes that have it on a field in contrast to the footer's upper edge.
 */
export default function FooterPage({ footer }: PageKinds['footer']) {
  return (
    <>
      <FooterStage of={footer} />
      {footer === 'home-screen' && <HomeScreenSteps />}
      <div className={styles.about}>
        <FooterSlides of={footer} />
        <FrameNeighbours family="footers" of={footer} classes={styles} />
      </div>
      {footer !== 'home-screen' && (
        <div className={words.fields} data-field={footerFields[footer].field}>
          <FooterHomes of={footer} />
        </div>
      )}
    </>
  )
}
