import { useEffect, useRef, type ReactNode } from 'react'
import styles from './Reveal.module.css'

/** The duration of the entrance: 0.5, 0.6 or 0.8 s (`--duration-…` in tokens.css). */
export type RevealPace = 'quick' | 'calm' | 'grand'

interface RevealProps {
  /** The element that enters. */
  as?: 'div' | 'article' | 'figure' | 'li'
  className?: string | undefined
  pace?: RevealPace
  /** The position in a sequence of entrances, from 0. */
  step?: number
  /** The time between two steps, in milliseconds. */
  stagger?: number
  children: ReactNode
}

/** The media query under which entrances play; Reveal.module.css repeats it. */
const revealQuery = '(width >= 48rem) and (prefers-reduced-motion: no-preference)'

/** Later steps enter together with this one, so that a long row does not delay its last element. */
const lastStep = 5

/** The distance by which an element must be in view. */
const margin = '0px 0px -8% 0px'

/**
 * Animates its content into place when it first comes into view. Content stays still without script, on small screens,
 * under reduced motion, and if it is in view already.
 */
export function Reveal({ as: Part = 'div', className, pace = 'quick', step = 0, stagger = 80, children }: RevealProps) {
  const part = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = part.current
    if (!element || !matchMedia(revealQuery).matches || element.getBoundingClientRect().top < innerHeight) return
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
