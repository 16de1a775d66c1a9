import { useEffect, useRef, type ReactNode } from 'react'
import styles from './Reveal.module.css'

/** How long an entrance lasts: 0.5, 0.6 or 0.8 s (`--duration-…` in tokens.css). */
export type RevealPace = 'quick' | 'calm' | 'grand'

interface RevealProps {
  /** The element that enters. */
  as?: 'div' | 'article' | 'figure' | 'li'
  className?: string | undefined
  pace?: RevealPace
  /** Place among those that come one after the other, from 0; the last ones come together. */
  step?: number
  /** From one step to the next, in milliseconds. */
  stagger?: number
  children: ReactNode
}

/** Where things enter at all: the style says the same for what waits already. */
const wanted = '(width >= 48rem) and (prefers-reduced-motion: no-preference)'

/** From here on they come together: nobody waits for the last one of a long row. */
const lastStep = 5

/** How far a part must have come into the screen. */
const margin = '0px 0px -8% 0px'

/**
 * Lets its content rise into place once, when it first comes into view. Without script, before hydration, on small screens
 * and with reduced motion it simply stands there; so does what is in view already.
 */
export function Reveal({ as: Part = 'div', className, pace = 'quick', step = 0, stagger = 80, children }: RevealProps) {
  const part = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = part.current
    if (!element || !matchMedia(wanted).matches || element.getBoundingClientRect().top < innerHeight) return
    element.dataset['reveal'] = 'waiting'
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        element.style.transitionDelay = `${Math.min(step, lastStep) * stagger}ms`
        element.dataset['reveal'] = 'entering'
        observer.disconnect()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.dataset['reveal'] = ''
    }
  }, [step, stagger])

  return (
    <Part
      className={className ? `${styles.reveal} ${className}` : styles.reveal}
      ref={(element: HTMLElement | null) => {
        part.current = element
      }}
      data-pace={pace}
      data-reveal=""
    >
      {children}
    </Part>
  )
}
