import { useRef, type PointerEvent } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PauseButton } from '../../../kit/PauseButton.tsx'
import { useMotionAllowed } from '../../../kit/useMotionAllowed.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PageLink } from '../../../ui/PageLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import type { LinkedProject } from '../../portfolio/useProjects.ts'
import { useSlides } from '../parts/useSlides.ts'
import styles from './CardStrip.module.css'

interface CardStripProps {
  heading: string
  lead: string
  /** The accessible name of the cards' region. */
  label: string
  projects: readonly LinkedProject[]
}

/** The largest tilt of a card, in degrees. */
const maxTilt = 7

/** Tilts a card towards the pointer. */
function tiltCard({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  currentTarget.style.setProperty('--lean-x', `${(0.5 - (clientY - top) / height) * 2 * maxTilt}deg`)
  currentTarget.style.setProperty('--lean-y', `${((clientX - left) / width - 0.5) * 2 * maxTilt}deg`)
}

function resetTilt({ currentTarget }: PointerEvent<HTMLElement>): void {
  currentTarget.style.removeProperty('--lean-x')
  currentTarget.style.removeProperty('--lean-y')
}

/**
 * Renders cards of different widths around a sentence, in a row that scrolls and snaps. The cards move apart when the mouse is
 * over the sentence, and each tilts towards it. Without script they are a list.
 */
export function CardStrip({ heading, lead, label, projects }: CardStripProps) {
  const { t } = useTranslation('portfolio')
  const { t: control } = useTranslation('controls')
  const mayMove = useMotionAllowed()
  const scroller = useRef<HTMLDivElement>(null)
  const { index, last, isSliding, isPlaying, toggle, goTo, ...handlers } = useSlides(scroller, true, 'cards')
  const { onPointerEnter, onPointerLeave } = handlers
  return (
    <section className={styles.stage} aria-label={label} onKeyDown={handlers.onKeyDown}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="group"
        aria-label={control('carousel.slides')}
        tabIndex={isSliding ? 0 : -1}
        onTouchMove={handlers.onOwnMove}
        onFocus={handlers.onFocus}
        onBlur={handlers.onBlur}
      >
        <div className={styles.sentence} data-part="slide">
          <div className={styles.words} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
            <h1>{heading}</h1>
            <p>{lead}</p>
          </div>
        </div>
        {projects.map(({ project: { id, title, category, date, alt, natural }, to }, cardIndex) => (
          <article
            key={id}
            className={styles.card}
            data-part="slide"
            onPointerEnter={onPointerEnter}
            onPointerMove={mayMove ? tiltCard : undefined}
            onPointerLeave={(event) => {
              onPointerLeave()
              resetTilt(event)
            }}
          >
            <div className={styles.picture}>
              <Picture of={natural} alt={alt} isFirst={cardIndex < 2} />
            </div>
            <div className={styles.caption}>
              <h2>
                <PageLink to={to}>{title}</PageLink>
              </h2>
              <p>{`${t(`categories.${category}`)}, ${date.slice(0, 4)}`}</p>
            </div>
          </article>
        ))}
      </div>
      <div className={styles.controls}>
        <PauseButton isStopped={!isPlaying} onToggle={toggle} />
        <p>{t('count', { count: projects.length })}</p>
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            aria-label={t(by === 1 ? 'row.next' : 'row.previous')}
            aria-disabled={index === (by === 1 ? last : 0)}
            data-step={by === 1 ? 'next' : 'previous'}
            onClick={() => goTo(Math.max(0, Math.min(index + by, last)))}
          >
            <Icon name="arrow" />
          </button>
        ))}
      </div>
    </section>
  )
}
