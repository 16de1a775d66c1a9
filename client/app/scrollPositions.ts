import { shell } from '../site/shellTimings.ts'

/** The field of a history entry's state with the scroll position. */
const field = 'scrolled'
const states = (): Record<string, unknown> => (history.state as Record<string, unknown> | null) ?? {}

/** The scroll position of each entry, by the router's key. */
const positions = new Map<string, number>()

/** Returns the scroll position of an entry from memory or from the history; undefined if there is none. */
export function scrollPositionOf(entry: string): number | undefined {
  const stored = states()[field]
  return positions.get(entry) ?? (typeof stored === 'number' ? stored : undefined)
}

/** Records the scroll position of an entry that was reached without a scroll. */
export const recordScrollPosition = (entry: string): void => void positions.set(entry, scrollY)

/**
 * Records the scroll position of an entry until the returned function is called. Only while the history is at the entry:
 * it has the next entry before that page is shown, and a shorter page scrolls before the effects of its change run.
 */
export function trackScrollPosition(entry: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isCurrent = () => (states()['key'] ?? 'default') === entry
  const store = () => {
    if (isCurrent()) history.replaceState({ ...states(), [field]: scrollY }, '')
  }
  const record = () => {
    if (!isCurrent()) return
    positions.set(entry, scrollY)
    clearTimeout(timer)
    timer = setTimeout(store, shell.placeDelay)
  }
  addEventListener('scroll', record, { passive: true })
  return () => {
    removeEventListener('scroll', record)
    clearTimeout(timer)
  }
}

/**
 * The field of an entry's state that marks a document which was reloaded to restore the entry's page and scroll
 * position.
 */
const returning = 'returning'

/**
 * Reloads the document of the address, once; `restoreAfterReload` then restores the scroll position. It is needed after going
 * back before the script has loaded: the address then belongs to another page than the document.
 * @returns whether it reloads
 */
export function reloadForReturn(): boolean {
  if (states()[returning] === true) return false
  history.replaceState({ ...states(), [returning]: true }, '')
  location.reload()
  return true
}

/** Restores the scroll position after `reloadForReturn`. */
export function restoreAfterReload(entry: string): void {
  const { [returning]: isReturning, ...rest } = states()
  if (isReturning !== true) return
  history.replaceState(rest, '')
  window.scrollTo({ top: scrollPositionOf(entry) ?? 0, behavior: 'instant' })
}

/**
 * Sets scroll restoration to manual, because a page may load later than its address changes. For reloaded documents it
 * stays automatic.
 * WebKit shows a document from the back/forward cache at the top, so its position is restored here.
 */
export function setManualScrollRestoration(): void {
  let position = 0
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual'
    if (persisted) window.scrollTo({ top: position, behavior: 'instant' })
  })
  addEventListener('pagehide', () => {
    position = scrollY
    history.scrollRestoration = 'auto'
  })
}
