import { useRef, type ReactNode } from 'react'
import { labelled } from '#shared/i18n/sentences.ts'
import { useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PauseButton } from '../../../kit/PauseButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './FullScreenSlides.module.css'
import { useSlides } from './useSlides.ts'

interface FullScreenSlidesProps {
  /** The accessible name of the slides' region. */
  label: string
  slides: readonly { id: string; title: string; content: ReactNode }[]
  /** The look of the buttons that go to a slide: its number, or a half disc. */
  look: 'numbers' | 'discs'
  /** Whether the slides advance by themselves. A button pauses them. */
  plays?: boolean
  /**
   * A class that turns the sections into slides at some widths: the direction of `scroller`, the place of `controls`, the
   * layout of `slide` in `track`.
   */
  className: string | undefined
}

/**
 * Renders slides as large as the screen below the header, in a scroller that snaps. At its end the page scrolls on. Without
 * script, and where the style says so, they are sections of the page.
 */
export function FullScreenSlides({ label, slides, look, plays = false, className }: FullScreenSlidesProps) {
  const { t } = useTranslation('controls')
  const { language } = useSite()
  const scroller = useRef<HTMLDivElement>(null)
  const { index, isSliding, isPlaying, toggle, goTo, onOwnMove, ...handlers } = useSlides(scroller, plays)
  const total = slides.length
  const position = (slideIndex: number) => t('carousel.position', { position: slideIndex + 1, total })
  return (
    <section className={`${styles.stage} ${className}`} aria-label={label} onKeyDown={handlers.onKeyDown}>
      <div
        ref={scroller}
        className={styles.scroller}
        data-part="scroller"
        role="group"
        aria-label={t('carousel.slides')}
        tabIndex={isSliding ? 0 : -1}
        onTouchMove={onOwnMove}
        onFocus={handlers.onFocus}
        onBlur={handlers.onBlur}
      >
        <div className={styles.controls} data-part="controls">
          {plays && <PauseButton isStopped={!isPlaying} onToggle={toggle} />}
          <div className={styles.marks} data-look={look}>
            {slides.map(({ id, title }, slideIndex) => (
              <button
                key={id}
                type="button"
                aria-label={`${slideIndex + 1}. ${title}`}
                aria-current={slideIndex === index || undefined}
                onClick={() => goTo(slideIndex)}
              >
                {look === 'numbers' && slideIndex + 1}
              </button>
            ))}
          </div>
        </div>
        <div data-part="track">
          {slides.map(({ id, title, content }, slideIndex) => (
            <div
              key={id}
              className={styles.slide}
              data-part="slide"
              role="group"
              aria-label={labelled(position(slideIndex), title, language)}
              inert={isSliding && slideIndex !== index}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <p role="status">
        <VisuallyHidden>
          {isSliding && !isPlaying && labelled(position(index), slides[index]!.title, language)}
        </VisuallyHidden>
      </p>
    </section>
  )
}
