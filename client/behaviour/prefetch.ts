/** The time that a pointer must rest on a link before its page is prefetched, in milliseconds. */
const restTime = 65

/** Returns whether the visitor, the device or the connection asks to save data. */
export function savesData(): boolean {
  // Only Chromium has it (https://wicg.github.io/netinfo).
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return (
    connection?.saveData === true ||
    /2g$/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  )
}

/**
 * Calls `meant` with the link that the visitor is about to follow: the pointer or the focus rests on it, or a finger
 * touches it. Does nothing in data-saving mode.
 * @returns a function that stops it
 */
export function watchLinks(onIntent: (to: URL) => void): () => void {
  // A timer for each, because the focus scrolls the page, and then another element comes below the pointer.
  const timers: Record<string, ReturnType<typeof setTimeout>> = {}

  const onEvent = (event: Event) => {
    clearTimeout(timers[event.type])
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || savesData()) return
    const to = new URL(link.href)
    if (to.pathname === location.pathname) return
    if (event.type === 'touchstart') onIntent(to)
    else timers[event.type] = setTimeout(onIntent, restTime, to)
  }

  const stop = new AbortController()
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(name, onEvent, { passive: true, signal: stop.signal })
  return () => {
    for (const timer of Object.values(timers)) clearTimeout(timer)
    stop.abort()
  }
}
