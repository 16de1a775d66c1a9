import { wordsIn } from '#locales/translator.ts'
import { footerNames, type FooterName } from '#shared/routes/footers.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { TitleBar } from '../../kit/TitleBar.tsx'
import styles from './FooterPage.module.css'
import { FooterSlidesTable } from './FooterSlidesTable.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import words from './HeroWords.module.css'
import { HomeScreenSteps } from './HomeScreenSteps.tsx'
import { useFrameTrail } from './useFrameTrail.ts'

/** What the page ends with before each footer: a field that its own ground stands out from. */
const fields: Readonly<Record<FooterName, 'ink' | 'accent' | 'cobalt' | 'marigold'>> = {
  'photo-strip': 'accent',
  'two-pictures': 'ink',
  wordmark: 'cobalt',
  marks: 'marigold',
  call: 'cobalt',
  'ruled-row': 'accent',
  claim: 'ink',
  'home-screen': 'accent',
  centred: 'cobalt',
  'thin-row': 'marigold',
  'big-mail': 'ink',
  languages: 'accent',
}

/** A page above the footer that it shows: a title, what the footer is for, where the page slides off it, and its number. */
export default function FooterPage({ footer }: PageKinds['footer']) {
  const { i18n } = useTranslation()
  const { heading, lead, text } = wordsIn(i18n, `footers/${footer}`)
  return (
    <>
      <TitleBar heading={heading} lead={lead} trail={useFrameTrail('footers', heading)} />
      <div className={styles.about}>
        <p>{text}</p>
        <FooterSlidesTable of={footer} />
      </div>
      {footer === 'home-screen' && <HomeScreenSteps />}
      <FrameNeighbours family="footers" of={footer} />
      {/* Room below everything else, so that the footer stands alone when the page has been read to its end. */}
      <p className={`${words.fields} ${styles.number}`} data-field={fields[footer]} aria-hidden="true">
        {String(footerNames.indexOf(footer) + 1).padStart(2, '0')}
      </p>
    </>
  )
}
