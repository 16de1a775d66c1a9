import pictures from 'virtual:pictures/panels'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { wordsIn } from '#locales/translator.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import { HeroWords } from './HeroWords.tsx'
import styles from './SliderPage.module.css'
import { SampleSections } from './SampleSections.tsx'
import { ToTry } from './ToTry.tsx'

/** What the gallery's captions name, drawn as high as the screen. */
const slides = { lake: pictures.slidePeaks, bridge: pictures.slideBridge, staircase: pictures.slideSteps } as const
const slideIds = Object.keys(slides) as (keyof typeof slides)[]

/** Pictures as high as the screen, in a row that scrolls and snaps. It moves when somebody moves it, never by itself. */
function Slider({ label }: { label: string }) {
  const { t } = useTranslation(['controls', 'galleryCaptions'])
  const row = useRef<HTMLUListElement>(null)
  const turn = (by: -1 | 1) => row.current?.scrollBy({ left: by * row.current.clientWidth })
  return (
    <section className={styles.slider} aria-label={label}>
      <ul ref={row} tabIndex={0} aria-label={label}>
        {slideIds.map((id, at) => (
          <li key={id}>
            <Picture of={slides[id]} alt="" isFirst={at === 0} />
            <p>{t(`galleryCaptions:${id}`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.turn}>
        <button type="button" aria-label={t('carousel.previous')} onClick={() => turn(-1)}>
          <Icon name="arrow" />
        </button>
        <button type="button" aria-label={t('carousel.next')} onClick={() => turn(1)}>
          <Icon name="arrow" />
        </button>
      </div>
    </section>
  )
}

/** A slider as high as the screen beside the rail. */
export default function SliderPage({ header }: PageKinds['header']) {
  const { i18n } = useTranslation()
  const { slider } = wordsIn(i18n, 'headers/left-menu-modern')
  return (
    <>
      <div className={styles.hero}>
        <HeroWords header={header} className={styles.words} />
        <Slider label={slider} />
      </div>
      <ToTry header={header} />
      <SampleSections />
      <FrameNeighbours family="headers" of={header} />
    </>
  )
}
