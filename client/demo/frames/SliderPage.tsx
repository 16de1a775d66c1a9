import pictures from 'virtual:pictures/panels'
import { wordsIn } from '#locales/translator.ts'
import type { ShownHeaderOf } from '../headers/headerRow.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SnapCarousel } from '../../kit/SnapCarousel.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import { HeroWords } from './HeroWords.tsx'
import styles from './SliderPage.module.css'
import { HeaderBody } from './HeaderBody.tsx'
import { headerLookOf } from './headerLooks.ts'
import points from './PanelPoints.module.css'
import { ThingsToTry } from './ThingsToTry.tsx'

/** Full-height versions of the pictures that the gallery's captions describe. */
const slides = { lake: pictures.slidePeaks, bridge: pictures.slideBridge, staircase: pictures.slideSteps } as const
const slideIds = Object.keys(slides) as (keyof typeof slides)[]

/** Renders a carousel of full-height pictures. */
function Slider({ label }: { label: string }) {
  const { t } = useTranslation(['controls', 'galleryCaptions'])
  return (
    <SnapCarousel
      className={styles.slider}
      label={label}
      previous={t('carousel.previous')}
      next={t('carousel.next')}
      slides={slideIds.map((id, index) => ({
        id,
        content: (
          <>
            <Picture of={slides[id]} alt="" isFirst={index === 0} />
            <p>{t(`galleryCaptions:${id}`)}</p>
          </>
        ),
      }))}
    />
  )
}

/** Renders the page of the header `rail`: a full-height slider beside the rail. */
export default function SliderPage({ header }: { header: ShownHeaderOf<'rail'> }) {
  const { i18n } = useTranslation()
  const { slider } = wordsIn(i18n, `headers/${header}`)
  return (
    <>
      <div className={styles.hero}>
        <HeroWords header={header} className={styles.words} />
        <Slider label={slider} />
      </div>
      <ThingsToTry header={header} className={points.points} />
      <HeaderBody header={header} />
      <FrameNeighbours family="headers" of={header} {...headerLookOf(header).next} />
    </>
  )
}
