import { useMemo, useSyncExternalStore } from 'react'
import { parseCart, withQuantity, writeCart, type Cart, type LineId } from '#shared/cart.ts'
import { storage } from '#shared/content/storage.ts'
import { useSite } from '../site/site.ts'
import { announceChange, onCart, readCookie } from './cartCookie.ts'

const { name, maxAge } = storage.cart
/** Writes the cookie, or deletes it for an empty cart. After an order, its form empties the cart. */
function writeCookie(cart: Cart): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${writeCart(cart)}; Max-Age=${cart.size > 0 ? maxAge : 0}; Path=/; SameSite=Lax${secure}`
  announceChange()
}

/**
 * Returns the visitor's cart and functions to change it. On the server and until hydration it is the request's cart on
 * pages that show it, and empty on all other pages.
 */
export function useCart() {
  const { visit } = useSite()
  const requestCart = visit && 'cart' in visit ? visit.cart : undefined
  const text = useSyncExternalStore(onCart, readCookie, () => requestCart ?? '')
  const setQuantity = (line: LineId, quantity: (before: number) => number): number => {
    const current = parseCart(readCookie())
    writeCookie(withQuantity(current, line, quantity(current.get(line) ?? 0)))
    return parseCart(readCookie()).get(line) ?? 0
  }
  return {
    cart: useMemo(() => parseCart(text), [text]),
    /**
     * Adds to the quantity of a line, starting from the cookie's current cart.
     * @returns the new quantity; 0 if the browser stores no cookies
     */
    change: (line: LineId, by: number): number => setQuantity(line, (before) => before + by),
    /** Sets the quantity of a line; 0 removes it. */
    set: (line: LineId, quantity: number): number => setQuantity(line, () => quantity),
    empty: (): void => writeCookie(new Map()),
  }
}
