import { subtotalOf, type Cart, type LineId, type Variant } from './cart.ts'
import { deliveries, type DeliveryId } from './content/deliveries.ts'
import { discountCodes } from './content/discounts.ts'
import { offerOf } from './content/shop.ts'
import type { ShopChanges } from './content/shopOffers.ts'

/* What only the cart's and the checkout's page need. Many pages load the rest (`cart.ts`). */

/** Returns whether the product or its size is sold out. */
export function isSoldOut({ item, size }: Variant, changes?: ShopChanges): boolean {
  const { soldOut = [], isSoldOut: isWholly = false } = offerOf(item, changes)
  return isWholly || (size !== undefined && soldOut.includes(size))
}

/** The sums of an order, in whole dinars. */
export interface Sums {
  subtotal: number
  discount: number
  delivery: number
  total: number
}

/** Returns the discount code in its canonical spelling; undefined if the code is unknown. */
export const canonicalCode = (typed: string): string | undefined =>
  Object.keys(discountCodes).find((code) => code === typed.trim().toUpperCase())

/**
 * Returns the sums of a cart.
 * @param code a result of `canonicalCode`; other codes give no discount
 */
export function sumsOf(cart: Cart, delivery: DeliveryId, code = '', changes?: ShopChanges): Sums {
  const subtotal = subtotalOf(cart, changes)
  const percent = Object.hasOwn(discountCodes, code) ? discountCodes[code]!.percent : 0
  const discount = Math.floor((subtotal * percent) / 100)
  const { price } = deliveries[delivery]
  return { subtotal, discount, delivery: price, total: subtotal - discount + price }
}

/** Returns the name of the form field with the quantity of a line. */
export const quantityField = (line: LineId) => `quantity.${line}` as const

/**
 * Parses a typed quantity.
 * @returns a whole number from 0 to the maximum; undefined for other texts
 */
export function quantityIn(typed: string): number | undefined {
  const text = typed.trim()
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined
}
