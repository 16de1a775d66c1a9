import { useRef, type ReactNode } from 'react'
import { labelled } from '#shared/i18n/sentences.ts'
import { useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PauseButton } from '../../../kit/PauseButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './FullScreen.module.css'
import { useSlides } from './useSlides.ts'

interface FullScreenProps {
  /** The accessible name of the slides. */
  label: string
  slides: readonly { id: string; title: string; content: ReactNode }[]
  /** The look of the buttons that lead to a slide. */
  look: 'numbers' | 'discs'
  /** Whether the slides advance by themselves; a button then pauses them. */
  plays?: boolean
  /**
   * A class that sets the widths at which the sections are slides. It styles the `scroller` (its direction), the `controls`
   * (their position), and each `slide` in the `track`.
   */
  className: string | undefined
}

/**
 * Renders slides as large as the screen below the header, in a snapping scroller. After the last slide the page scrolls on.
 * Without script, and where the styles say so, they are sections of the page.
 */
export function FullScreen({ label, slides, look, plays = false, className }: FullScreenProps) {
  const { t } = useTranslation('controls')
  const { language } = useSite()
  const scroller = useRef<HTMLDivElement>(null)
  const { index, isSliding, isPlaying, toggle, goTo, onOwnMove, ...handlers } = useSlides(scroller, plays)
  const total = slides.length
  const position = (at: number) => t('carousel.position', { position: at + 1, total })
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
            {slides.map(({ id, title }, at) => (
              <button
                key={id}
                type="button"
                aria-label={`${at + 1}. ${title}`}
                aria-current={at === index || undefined}
                onClick={() => goTo(at)}
              >
                {look === 'numbers' && at + 1}
              </button>
            ))}
          </div>
        </div>
        <div data-part="track">
          {slides.map(({ id, title, content }, at) => (
            <div
              key={id}
              className={styles.slide}
              data-part="slide"
              role="group"
              aria-label={labelled(position(at), title, language)}
              inert={isSliding && at !== index}
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
