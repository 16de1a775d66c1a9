import { storage } from '#shared/content/storage.ts'

/** How long a window that was closed stays away by itself, in days. */
export const offerRest = 30

const never = 'never'
const day = 24 * 60 * 60 * 1000

/** Whether the window with the newsletter may open by itself. A browser that keeps nothing is not asked again and again. */
export function mayOffer(now: number): boolean {
  try {
    const kept = localStorage.getItem(storage.offer.name)
    if (kept === null) return true
    const closed = Date.parse(kept)
    // What is neither a day nor our word is as good as the word: nobody is bothered by a mistake.
    return now - closed > offerRest * day
  } catch {
    return false
  }
}

/** The window was closed: for a while, or for good. */
export function rememberOffer(isForGood: boolean, now: number): void {
  try {
    localStorage.setItem(storage.offer.name, isForGood ? never : new Date(now).toISOString().slice(0, 10))
  } catch {
    // Then it is not offered either.
  }
}

/** It was asked for again: what was decided is undone. */
export function forgetOffer(): void {
  try {
    localStorage.removeItem(storage.offer.name)
  } catch {
    // Nothing is kept.
  }
}
