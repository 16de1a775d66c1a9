import { useEffect, useState, type RefObject } from 'react'

/** Milliseconds from the first to the last figure shown. */
const duration = 1600

/** Screens on which things move: those of a desk or tablet, unless the visitor asked for rest. */
const mayMove = '(prefers-reduced-motion: no-preference) and (width >= 48rem)'

/**
 * How much of the figures to show, from 0 to 1: all of them on the server, without script and at rest. Once, when the
 * element comes into view from below, it counts; until then the document holds the final figures, for whoever prints
 * the page, searches it or listens to it.
 */
export function useCountUp(element: RefObject<Element | null>): number {
  const [share, setShare] = useState(1)

  useEffect(() => {
    const counted = element.current
    // In view already: the visitor has read the figures.
    if (!counted || !matchMedia(mayMove).matches || counted.getBoundingClientRect().top < innerHeight) return undefined
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
