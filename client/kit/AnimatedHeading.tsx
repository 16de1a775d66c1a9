import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { LineIcon } from '../ui/Icon.tsx'
import styles from './AnimatedHeading.module.css'
import { HeadingFigure } from './HeadingFigure.tsx'
import { reducedMotionQuery } from './useMotionAllowed.ts'

export type HeadingEffect =
  | 'bounce'
  | 'flash'
  | 'pulse'
  | 'rubberBand'
  | 'fadeIn'
  | 'fadeInUp'
  | 'fadeInDown'
  | 'fadeInLeft'
  | 'fadeInRight'
  | 'fadeInBlur'
  | 'zoomIn'
  | 'zoomOut'
  | 'rotateInDown'
  | 'rotateInLeft'
  | 'seam'
  | 'curtain'

/** Effects on a heading that is already visible. The other effects make it appear. */
const attention: readonly HeadingEffect[] = ['bounce', 'flash', 'pulse', 'rubberBand']

/** The colour of each field; the default is ink. */
const fields: Partial<Record<HeadingEffect, 'highlight' | 'accent' | 'contrast' | 'ground'>> = {
  bounce: 'highlight',
  fadeInLeft: 'highlight',
  zoomOut: 'highlight',
  pulse: 'accent',
  fadeInRight: 'accent',
  rotateInLeft: 'accent',
  rubberBand: 'contrast',
  fadeInUp: 'contrast',
  rotateInDown: 'contrast',
  fadeIn: 'ground',
  fadeInBlur: 'ground',
  curtain: 'ground',
}

/** Headings play by themselves here. Elsewhere the button starts them. */
const autoplayQuery = '(width >= 48rem) and (prefers-reduced-motion: no-preference)'

/** An open circle with an arrowhead. */
const replayIcon = 'M4 12a8 8 0 1 0 3-6M7 1v5h5'

/** The visible share of the heading at which it plays. */
const threshold = 0.9

interface AnimatedHeadingProps {
  effect: HeadingEffect
  text: string
}

/**
 * Renders a heading and its figure on a coloured field. The effect plays once when the heading comes into view, and on
 * each press of the button. Under reduced motion the button shows a message instead. Without script the heading stands
 * still.
 */
export function AnimatedHeading({ effect, text }: AnimatedHeadingProps) {
  const { t } = useTranslation('controls')
  const heading = useRef<HTMLHeadingElement>(null)
  const [isReady, setReady] = useState(false)
  const [isMotionReduced, setMotionReduced] = useState(false)

  const play = () => {
    const { dataset } = heading.current!
    delete dataset['play']
    // Reading the layout restarts the animation.
    heading.current!.getBoundingClientRect()
    dataset['play'] = 'running'
  }

  useEffect(() => {
    setReady(true)
    const element = heading.current!
    if (!matchMedia(autoplayQuery).matches) return undefined
    if (!attention.includes(effect) && element.getBoundingClientRect().top > innerHeight)
      element.dataset['play'] = 'waiting'
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        play()
      },
      { threshold },
    )
    // Observes the parent, because the effect moves the heading itself.
    observer.observe(element.parentElement!)
    return () => {
      observer.disconnect()
      delete element.dataset['play']
    }
  }, [effect])

  const replay = () => {
    const isStill = matchMedia(reducedMotionQuery).matches
    setMotionReduced(isStill)
    if (!isStill) play()
  }

  return (
    <>
      <div className={styles.stage} data-field={fields[effect]}>
        <h3
          ref={heading}
          className={styles.heading}
          data-look={effect}
          data-text={effect === 'seam' ? text : undefined}
          onAnimationEnd={({ target, currentTarget, pseudoElement }) => {
            if (target === currentTarget && !pseudoElement) delete currentTarget.dataset['play']
          }}
        >
          <HeadingFigure effect={effect} />
          {text}
        </h3>
        {isReady && (
          <button type="button" aria-label={t('motion.replay')} title={t('motion.replay')} onClick={replay}>
            <LineIcon path={replayIcon} />
          </button>
        )}
      </div>
      <p role="status">{isMotionReduced && t('motion.off')}</p>
    </>
  )
}
