import { readCartCookie } from '#shared/cartCookie.ts'

const changed = new EventTarget()

/** Returns the cart of this browser as text. */
export const readCookie = (): string => readCartCookie(document.cookie)

/** Tells all components that show the cart that it has changed. */
export const announceChange = (): void => void changed.dispatchEvent(new Event('change'))

/** Subscribes to changes here and, on a return to this tab, in other tabs. */
export function onCart(notify: () => void): () => void {
  changed.addEventListener('change', notify)
  addEventListener('pageshow', notify)
  document.addEventListener('visibilitychange', notify)
  return () => {
    changed.removeEventListener('change', notify)
    removeEventListener('pageshow', notify)
    document.removeEventListener('visibilitychange', notify)
  }
}
