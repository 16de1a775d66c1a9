import { useTranslation } from 'react-i18next'
import { wordsIn } from '#locales/translator.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { entrance } from '#shared/routes/table.ts'
import { useAddress } from '../../app/site.ts'
import { TitleBar } from '../../kit/TitleBar.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import styles from './FooterPage.module.css'

/** A page above the footer that it shows: a title, what the footer is for, and nothing more. */
export default function FooterPage({ footer }: PageKinds['footer']) {
  const { t, i18n } = useTranslation(['frames', 'common'])
  const address = useAddress()
  const { heading, lead, text } = wordsIn(i18n, `footers/${footer}`)
  return (
    <>
      <TitleBar
        heading={heading}
        lead={lead}
        trail={[
          { label: t('common:home'), to: address(entrance) },
          { label: t('index.footers.heading'), to: address('footers') },
          { label: heading },
        ]}
      />
      <p className={styles.text}>{text}</p>
      <FrameNeighbours family="footers" of={footer} />
    </>
  )
}
