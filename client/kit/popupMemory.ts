import { storage } from '#shared/content/storage.ts'

/** The number of days for which a closed window does not open by itself. */
export const popupPauseDays = 30

const neverValue = 'never'
const day = 24 * 60 * 60 * 1000

/** Returns whether the newsletter window may open by itself. Without working storage it may not. */
export function mayOpenPopup(now: number): boolean {
  try {
    const storedValue = localStorage.getItem(storage.offer.name)
    if (storedValue === null) return true
    const closed = Date.parse(storedValue)
    // An invalid date counts as "never": the comparison with NaN is false.
    return now - closed > popupPauseDays * day
  } catch {
    return false
  }
}

/** Remembers that the window was closed, for some days or forever. */
export function rememberPopupClosed(isPermanent: boolean, now: number): void {
  try {
    localStorage.setItem(storage.offer.name, isPermanent ? neverValue : new Date(now).toISOString().slice(0, 10))
  } catch {
    // Without storage the window does not open by itself either.
  }
}

/** Removes the stored decision. */
export function forgetPopupClosed(): void {
  try {
    localStorage.removeItem(storage.offer.name)
  } catch {
    // There is nothing to remove.
  }
}
