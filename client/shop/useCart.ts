import { useMemo, useSyncExternalStore } from 'react'
import { parseCart, withQuantity, writeCart, type Cart } from '#shared/cart.ts'
import { storage } from '#shared/content/storage.ts'
import type { ShopItemId } from '#shared/content/shop.ts'

const { name, maxAge } = storage.cart
const changed = new EventTarget()

const kept = (): string => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''

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

/** Writes the cookie: nothing else does. An empty cart leaves none. */
function keep(cart: Cart): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${writeCart(cart)}; Max-Age=${cart.size > 0 ? maxAge : 0}; Path=/; SameSite=Lax${secure}`
  changed.dispatchEvent(new Event('change'))
}

/** What is in the visitor's cart. On the server, whose pages are everybody's, and until hydration it is empty. */
export function useCart() {
  const text = useSyncExternalStore(onCart, kept, () => '')
  return {
    cart: useMemo(() => parseCart(text), [text]),
    /**
     * Changes how many of an item are in the cart that the cookie holds now.
     * @returns how many there are; a browser that keeps no cookies has none
     */
    change: (id: ShopItemId, by: number): number => {
      const now = parseCart(kept())
      keep(withQuantity(now, id, (now.get(id) ?? 0) + by))
      return parseCart(kept()).get(id) ?? 0
    },
  }
}
