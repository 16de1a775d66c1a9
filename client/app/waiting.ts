import { shell } from '../site/shellTimings.ts'

/** The page that the visitor waits for. */
let waited: Promise<unknown> | undefined
let isLong = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function setLong(now: boolean): void {
  if (isLong === now) return
  isLong = now
  for (const listener of listeners) listener()
}

/** Counts the time until a page is there; another page that is waited for takes its place. */
export function waitFor(page: Promise<unknown>): void {
  if (page === waited) return
  stopWaiting()
  waited = page
  timer = setTimeout(setLong, shell.waitShows, true)
  const end = () => {
    if (waited === page) stopWaiting()
  }
  page.then(end, end)
}

/** The visitor waits no longer: the page is there, or they went back to one that is. */
export function stopWaiting(): void {
  waited = undefined
  clearTimeout(timer)
  setLong(false)
}

/** Whether the visitor has waited so long that it must be said. */
export const isLongWait = (): boolean => isLong

/** Calls when `isLongWait` changes, until the returned function is called. */
export function onLongWait(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
