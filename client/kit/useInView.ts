import { useEffect, useState, type RefObject } from 'react'

interface Seen {
  isInView: boolean
  /** Whether it has been, however briefly. */
  hasBeenInView: boolean
}

/** Whether a part of the page is in view; not before hydration. */
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
