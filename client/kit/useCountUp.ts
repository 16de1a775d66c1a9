import { useEffect, useState, type RefObject } from 'react'

/** The duration of the count, in milliseconds. */
const duration = 1600

/** Figures count on wide screens without reduced motion. */
const countQuery = '(prefers-reduced-motion: no-preference) and (width >= 48rem)'

/**
 * Returns the share of the figures to show, from 0 to 1. It is 1 on the server, without script and under reduced
 * motion, so that print, search and screen readers get the final figures. It counts from 0 to 1 once, when the element
 * comes into view from below.
 */
export function useCountUp(element: RefObject<Element | null>): number {
  const [share, setShare] = useState(1)

  useEffect(() => {
    const counted = element.current
    // The figures are already in view: counting again would confuse.
    if (!counted || !matchMedia(countQuery).matches || counted.getBoundingClientRect().top < innerHeight)
      return undefined
    let frame = 0
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      const start = performance.now()
      const step = (now: number) => {
        const left = 1 - Math.min(1, Math.max(0, now - start) / duration)
        setShare(1 - left ** 3)
        if (left > 0) frame = requestAnimationFrame(step)
      }
      step(start)
    })
    observer.observe(counted)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [element])

  return share
}
