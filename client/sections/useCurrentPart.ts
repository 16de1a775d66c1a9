import { useEffect, useState } from 'react'

/** The strip of the window, under a header that may stand there, in which the part being read begins or goes on. */
const readingStrip = '-160px 0px -60% 0px'

/**
 * Which part of the page is being read: the first that reaches into the reading strip. None without script, and above the first.
 * @param ids of the elements that are watched, in order; the same array each time
 */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const inStrip = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inStrip[isIntersecting ? 'add' : 'delete'](target.id)
        setCurrent(ids.find((id) => inStrip.has(id)))
      },
      { rootMargin: readingStrip },
    )
    for (const id of ids) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [ids])

  return current
}
