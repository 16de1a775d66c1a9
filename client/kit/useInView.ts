import { useEffect, useState, type RefObject } from 'react'

interface Seen {
  isInView: boolean
  /** Whether it has ever been in view. */
  hasBeenInView: boolean
}

/** Returns whether an element is in view. Before hydration it is not. */
export function useInView(part: RefObject<Element | null>): Seen {
  const [seen, setSeen] = useState<Seen>({ isInView: false, hasBeenInView: false })
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting } = entries.at(-1)!
      setSeen(({ hasBeenInView }) => ({ isInView: isIntersecting, hasBeenInView: hasBeenInView || isIntersecting }))
    })
    observer.observe(part.current!)
    return () => observer.disconnect()
  }, [part])
  return seen
}
