/** A pointer that rests on a link for so long means it; one that crosses a menu does not. In milliseconds. */
const rest = 65

/** Whether the visitor, their device or their line asks for no byte that may not be needed. */
export function savesData(): boolean {
  // Known to Chromium alone (https://wicg.github.io/netinfo).
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return (
    connection?.saveData === true ||
    /2g$/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  )
}

/**
 * Tells of the link that somebody is about to follow: a pointer or the focus rests on it, or a finger is laid on it. Says
 * nothing where data is saved.
 * @returns what ends it
 */
export function watchLinks(meant: (to: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = (event: Event) => {
    clearTimeout(timer)
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || savesData()) return
    const to = new URL(link.href)
    if (to.pathname === location.pathname) return
    if (event.type === 'touchstart') meant(to)
    else timer = setTimeout(meant, rest, to)
  }

  const stop = new AbortController()
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(name, look, { passive: true, signal: stop.signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
