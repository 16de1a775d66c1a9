import { useEffect, useState } from 'react'

/** The strip of the window, below the header, that determines the current section. */
const readingStrip = '-160px 0px -60% 0px'

/**
 * Returns the id of the section being read: the first one in the reading strip. Undefined without script and above the
 * first section.
 * @param ids the observed elements in order. The array must be the same on each render
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
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
