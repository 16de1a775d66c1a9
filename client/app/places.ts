import { shell } from '../site/shellTimings.ts'

/** The field of a history entry's state that holds how far its page was scrolled. */
const field = 'scrolled'
const states = (): Record<string, unknown> => (history.state as Record<string, unknown> | null) ?? {}

/** How far the page of each entry was scrolled, by the router's key. */
const places = new Map<string, number>()

/** Where the visitor left the page of an entry: as we remember it, or the history does. */
export function placeOf(entry: string): number | undefined {
  const written = states()[field]
  return places.get(entry) ?? (typeof written === 'number' ? written : undefined)
}

/** Remembers where the visitor is, on the page of an entry that has just come without a scroll. */
export const notePlace = (entry: string): void => void places.set(entry, scrollY)

/**
 * Remembers where the visitor is on the page of an entry, until the returned function is called. While the next page is
 * loading the history names that one already: only the entry's own state is written.
 */
export function rememberPlace(entry: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    const state = states()
    if ((state['key'] ?? 'default') === entry) history.replaceState({ ...state, [field]: scrollY }, '')
  }
  const note = () => {
    places.set(entry, scrollY)
    clearTimeout(timer)
    timer = setTimeout(write, shell.placeDelay)
  }
  addEventListener('scroll', note, { passive: true })
  return () => {
    removeEventListener('scroll', note)
    clearTimeout(timer)
  }
}

/** The field that says that a document was loaded to show the page of its entry, scrolled to where it was. */
const returning = 'returning'

/**
 * Loads the document of the address again, once, and goes to where the visitor was. Whoever goes back before our script is
 * there has the address of one page and the document of another.
 * @returns whether it does
 */
export function loadAnew(): boolean {
  if (states()[returning] === true) return false
  history.replaceState({ ...states(), [returning]: true }, '')
  location.reload()
  return true
}

/** Ends what `loadAnew` began. */
export function arriveAnew(entry: string): void {
  const { [returning]: isReturning, ...rest } = states()
  if (isReturning !== true) return
  history.replaceState(rest, '')
  window.scrollTo({ top: placeOf(entry) ?? 0, behavior: 'instant' })
}

/**
 * Back and forward are ours, because a page may come later than its address; a document that is loaded again is the browser's. One that
 * is kept whole while the visitor is elsewhere has its place from here: WebKit shows it from the top.
 */
export function takeOverRestoration(): void {
  let left = 0
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual'
    if (persisted) window.scrollTo({ top: left, behavior: 'instant' })
  })
  addEventListener('pagehide', () => {
    left = scrollY
    history.scrollRestoration = 'auto'
  })
}
