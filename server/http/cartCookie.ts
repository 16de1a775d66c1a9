import type { IncomingMessage } from 'node:http'
import type { Response } from 'express'
import { readCartCookie, parseCart, writeCart, type Cart } from '#shared/cart.ts'
import { storage } from '#shared/content/storage.ts'

const { name, maxAge } = storage.cart

/** The visitor's cart as we would have written it; empty where there is nothing in it that the shop has. */
export const cartOfRequest = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  headers.cookie?.includes(name) ? writeCart(parseCart(readCartCookie(headers.cookie))) : ''

/** Writes the cookie as the browser's own script does (`client/shop/useCart.ts`). An empty cart leaves none. */
export function keepCart(res: Response, cart: Cart, isSecure: boolean): void {
  res.cookie(name, writeCart(cart), {
    maxAge: cart.size > 0 ? maxAge * 1000 : 0,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  })
}
