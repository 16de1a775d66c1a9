import { shell } from '../site/shellTimings.ts'

/** The page that the visitor waits for. */
let awaitedPage: Promise<unknown> | undefined
let isLong = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function setLong(now: boolean): void {
  if (isLong === now) return
  isLong = now
  for (const listener of listeners) listener()
}

/** Starts the time until a page is ready. Another page replaces the awaited one. */
export function waitFor(page: Promise<unknown>): void {
  if (page === awaitedPage) return
  stopWaiting()
  awaitedPage = page
  timer = setTimeout(setLong, shell.waitShows, true)
  const end = () => {
    if (awaitedPage === page) stopWaiting()
  }
  page.then(end, end)
}

/** Ends the wait: the page is ready, or the visitor went back to the shown one. */
export function stopWaiting(): void {
  awaitedPage = undefined
  clearTimeout(timer)
  setLong(false)
}

/** Returns whether the wait is long enough to show it. */
export const isLongWait = (): boolean => isLong

/** Calls the listener when `isLongWait` changes. Returns a function that removes it. */
export function onLongWait(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
