import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Button } from '../ui/Button.tsx'
import styles from './AnimatedHeading.module.css'
import { HeadingFigure } from './HeadingFigure.tsx'
import { wantsRest } from './useMotion.ts'

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

/** Effects on a heading that is there already; the others bring it in. */
const attention: readonly HeadingEffect[] = ['bounce', 'flash', 'pulse', 'rubberBand']

/** The colours that fields have beside ink. */
const fields: Partial<Record<HeadingEffect, 'marigold' | 'accent' | 'cobalt' | 'ground'>> = {
  bounce: 'marigold',
  fadeInLeft: 'marigold',
  zoomOut: 'marigold',
  pulse: 'accent',
  fadeInRight: 'accent',
  rotateInLeft: 'accent',
  rubberBand: 'cobalt',
  fadeInUp: 'cobalt',
  rotateInDown: 'cobalt',
  fadeIn: 'ground',
  fadeInBlur: 'ground',
  curtain: 'ground',
}

/** Where headings play by themselves. On a phone they play when asked. */
const wanted = '(width >= 48rem) and (prefers-reduced-motion: no-preference)'

/** How much of the heading is in view when it plays. */
const threshold = 0.9

interface AnimatedHeadingProps {
  effect: HeadingEffect
  /** The heading's words. */
  text: string
}

/**
 * A heading and its figure on a field of colour. It plays its effect once, when it comes into view, and at each press of its button. Without script it stands
 * there; who wants rest presses the button and reads why nothing moves.
 */
export function AnimatedHeading({ effect, text }: AnimatedHeadingProps) {
  const { t } = useTranslation('controls')
  const heading = useRef<HTMLHeadingElement>(null)
  const [isReady, setReady] = useState(false)
  const [isRefused, setRefused] = useState(false)

  const play = () => {
    const { dataset } = heading.current!
    delete dataset['play']
    // An animation begins anew once the style has been without it.
    heading.current!.getBoundingClientRect()
    dataset['play'] = 'running'
  }

  useEffect(() => {
    setReady(true)
    const element = heading.current!
    if (!matchMedia(wanted).matches) return undefined
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
    // The frame around it stays where it is, wherever the effect takes the heading.
    observer.observe(element.parentElement!)
    return () => {
      observer.disconnect()
      delete element.dataset['play']
    }
  }, [effect])

  const replay = () => {
    const isStill = matchMedia(wantsRest).matches
    setRefused(isStill)
    if (!isStill) play()
  }

  return (
    <div className={styles.frame}>
      <div className={styles.stage} data-field={fields[effect]}>
        <h3
          ref={heading}
          className={styles.heading}
          data-effect={effect}
          data-text={effect === 'seam' ? text : undefined}
          onAnimationEnd={({ target, currentTarget, pseudoElement }) => {
            if (target === currentTarget && !pseudoElement) delete currentTarget.dataset['play']
          }}
        >
          <HeadingFigure effect={effect} />
          {text}
        </h3>
      </div>
      <div className={styles.control}>
        {isReady && (
          <Button tone="outline" size="small" onClick={replay}>
            {t('motion.replay')}
          </Button>
        )}
        <p role="status">{isRefused && t('motion.off')}</p>
      </div>
    </div>
  )
}
