import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import icon from '../ui/Icon.module.css'
import styles from './Carousel.module.css'
import { carouselDelay, useCarousel, type CarouselEffect } from './useCarousel.ts'

/** The number of slides side by side; smaller screens show fewer. `peek`: one in the middle, its neighbours cut off. */
export type CarouselView = 'one' | 'two' | 'three' | 'four' | 'five' | 'peek'

/** The position indicator: half discs or bars that link to the slides, the text "2 / 5", or none. */
export type CarouselPager = 'discs' | 'bars' | 'fraction' | 'none'

interface CarouselProps<Id extends string> {
  /** The accessible name. */
  label: string
  /** The slides, in order. */
  slides: Readonly<Record<Id, ReactNode>>
  view?: CarouselView
  /** Removes the gaps between the slides. */
  isJoined?: boolean
  effect?: CarouselEffect
  pager?: CarouselPager
  /** A button for each slide, with its accessible name. They replace the arrows. */
  tabs?: Readonly<Record<Id, { name: string; content: ReactNode }>>
  controls?: 'below' | 'above' | 'middle'
  /** A class that lays out the two parts: the controls first, then the slides. */
  className?: string | undefined
}

/** The paths of the control icons, in a box of 24 × 24. */
const controlPaths = {
  previous: 'M21 12H4M11 5l-7 7 7 7',
  next: 'M3 12h17M13 5l7 7-7 7',
  pause: 'M8.500 7v10M15.500 7v10',
  play: 'M9 6.500v11l8-5.500z',
} as const

/** The views, by their number of slides on a wide screen. */
const viewsByCount = ['one', 'two', 'three', 'four', 'five'] as const

/** Returns the view, reduced so that it shows no more slides side by side than there are. */
const fittingView = (view: CarouselView, total: number): CarouselView =>
  view === 'peek'
    ? view
    : (viewsByCount.find((fewer, slideIndex) => fewer === view || slideIndex + 1 === total) ?? view)

const ControlIcon = ({ of }: { of: keyof typeof controlPaths }) => (
  <svg className={icon.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={controlPaths[of]} />
  </svg>
)

/**
 * Renders slides that advance every three seconds in a loop. The button, a resting pointer or keyboard focus stops
 * them; under reduced motion they do not start. Without script the slides are a row that scrolls.
 */
export function Carousel<Id extends string>({
  label,
  slides,
  view = 'one',
  isJoined = false,
  effect = 'slide',
  pager = 'fraction',
  tabs,
  controls = 'below',
  className,
}: CarouselProps<Id>) {
  const { t } = useTranslation('controls')
  const carousel = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const ids = Object.keys(slides) as Id[]
  const total = ids.length
  const state = useCarousel({ carousel, viewport, track }, { effect, isCentred: view === 'peek', total })
  const { isReady, index, isPlaying, isMoving, sets } = state
  return (
    <section
      ref={carousel}
      className={className ? `${styles.carousel} ${className}` : styles.carousel}
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      data-view={fittingView(view, total)}
      data-joined={isJoined || undefined}
      data-controls={controls}
      data-ready={isReady || undefined}
      data-carousel={isMoving ? 'moving' : 'still'}
    >
      <div className={styles.controls} hidden={total < 2}>
        <button
          type="button"
          className={styles.button}
          aria-label={t(isPlaying ? 'carousel.pause' : 'carousel.play')}
          onClick={state.toggle}
        >
          <ControlIcon of={isPlaying ? 'pause' : 'play'} />
          <Ring isMoving={isMoving} index={index} />
        </button>
        {!tabs && (
          <>
            <button
              type="button"
              className={styles.button}
              aria-label={t('carousel.previous')}
              onClick={state.previous}
            >
              <ControlIcon of="previous" />
            </button>
            <button type="button" className={styles.button} aria-label={t('carousel.next')} onClick={state.next}>
              <ControlIcon of="next" />
            </button>
          </>
        )}
        {!tabs && pager === 'fraction' && (
          <p className={styles.fraction} aria-hidden="true">
            <b>{index + 1}</b> <span>{`/ ${total}`}</span>
          </p>
        )}
        {(tabs || pager === 'discs' || pager === 'bars') && (
          <div className={tabs ? styles.tabs : styles.marks} data-look={pager}>
            {ids.map((id, slideIndex) => (
              <button
                key={id}
                type="button"
                aria-label={tabs ? tabs[id].name : t('carousel.position', { position: slideIndex + 1, total })}
                aria-current={slideIndex === index || undefined}
                onClick={() => state.goTo(slideIndex)}
              >
                {tabs?.[id].content}
              </button>
            ))}
          </div>
        )}
      </div>
      <div ref={viewport} className={styles.viewport} role="group" aria-label={t('carousel.slides')} tabIndex={0}>
        <div ref={track} className={styles.track} aria-live={isReady && !isMoving ? 'polite' : undefined}>
          {Array.from({ length: sets }, (_, set) =>
            ids.map((id, slideIndex) => (
              <div
                key={`${id} ${set}`}
                className={styles.slide}
                role="group"
                aria-roledescription={t('carousel.slide')}
                aria-label={t('carousel.position', { position: slideIndex + 1, total })}
                data-copy={set > 0 || undefined}
              >
                {slides[id]}
              </div>
            )),
          )}
        </div>
      </div>
    </section>
  )
}

/** Renders a ring that fills until the next slide comes. */
function Ring({ isMoving, index }: { isMoving: boolean; index: number }) {
  const ring = useRef<SVGCircleElement>(null)
  useEffect(() => {
    if (!isMoving) return undefined
    const filling = ring.current!.animate({ strokeDashoffset: [100, 0] }, carouselDelay)
    return () => filling.cancel()
  }, [isMoving, index])
  return (
    <svg className={styles.ring} viewBox="0 0 44 44" aria-hidden="true">
      <circle ref={ring} cx="22" cy="22" r="20.500" pathLength="100" />
    </svg>
  )
}
