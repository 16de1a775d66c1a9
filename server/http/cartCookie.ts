import type { IncomingMessage } from 'node:http'
import type { Response } from 'express'
import { parseCart, writeCart, type Cart } from '#shared/cart.ts'
import { readCartCookie } from '#shared/cartCookie.ts'
import { storage } from '#shared/content/storage.ts'

const { name, maxAge } = storage.cart

/** Returns the visitor's cart in canonical form; empty when it has nothing that the shop sells. */
export const cartOfRequest = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  headers.cookie?.includes(name) ? writeCart(parseCart(readCartCookie(headers.cookie))) : ''

/** Sets the cart cookie with the same attributes as `client/shop/useCart.ts`. An empty cart deletes the cookie. */
export function keepCart(res: Response, cart: Cart, isSecure: boolean): void {
  res.cookie(name, writeCart(cart), {
    maxAge: cart.size > 0 ? maxAge * 1000 : 0,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  })
}
