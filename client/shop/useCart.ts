import { useMemo, useSyncExternalStore } from 'react'
import { readCartCookie, parseCart, withQuantity, writeCart, type Cart, type LineId } from '#shared/cart.ts'
import { storage } from '#shared/content/storage.ts'
import { useSite } from '../site/site.ts'

const { name, maxAge } = storage.cart
const changed = new EventTarget()

const kept = (): string => readCartCookie(document.cookie)

/** A change here; or, when the visitor comes back to this tab, in another one. */
function onCart(tell: () => void): () => void {
  changed.addEventListener('change', tell)
  addEventListener('pageshow', tell)
  document.addEventListener('visibilitychange', tell)
  return () => {
    changed.removeEventListener('change', tell)
    removeEventListener('pageshow', tell)
    document.removeEventListener('visibilitychange', tell)
  }
}

/** Writes the cookie. An empty cart leaves none; one that was ordered is ended by the form that sent it. */
function keep(cart: Cart): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${writeCart(cart)}; Max-Age=${cart.size > 0 ? maxAge : 0}; Path=/; SameSite=Lax${secure}`
  changed.dispatchEvent(new Event('change'))
}

/**
 * What is in the visitor's cart. On the server, and until hydration, what the request brought to a page that shows it; elsewhere,
 * where pages are everybody's, nothing.
 */
export function useCart() {
  const { visit } = useSite()
  const brought = visit && 'cart' in visit ? visit.cart : undefined
  const text = useSyncExternalStore(onCart, kept, () => brought ?? '')
  const put = (line: LineId, quantity: (before: number) => number): number => {
    const now = parseCart(kept())
    keep(withQuantity(now, line, quantity(now.get(line) ?? 0)))
    return parseCart(kept()).get(line) ?? 0
  }
  return {
    cart: useMemo(() => parseCart(text), [text]),
    /**
     * Changes how many of a line are in the cart that the cookie holds now.
     * @returns how many there are; a browser that keeps no cookies has none
     */
    change: (line: LineId, by: number): number => put(line, (before) => before + by),
    /** Says how many of a line there are to be; none takes it out. */
    set: (line: LineId, quantity: number): number => put(line, () => quantity),
    empty: (): void => keep(new Map()),
  }
}
