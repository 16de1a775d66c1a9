import { lineOf, maxCartLines, maxQuantity, parseLine, splitCart, variantOf, type Cart, type LineId } from './cart.ts'
import { isSoldOut, sumsOf, type Sums } from './cartForm.ts'
import type { DeliveryId } from './content/deliveries.ts'
import { offerOf } from './content/shop.ts'
import type { ShopChanges } from './content/shopOffers.ts'
import type { FieldError } from './forms/errors.ts'
import type { OrderWay } from './content/payments.ts'
import type { Address } from './forms/order.ts'

/** A line of an order, at the price of the day of the order. */
export interface OrderLine {
  line: LineId
  quantity: number
  /** The price of one piece, in whole dinars. */
  price: number
}

/** The recipient of the payment of an order. */
export interface OrderPayee {
  /** The account of 18 digits. */
  account: string
  recipient: readonly string[]
}

/** An order as it is stored. The customer's name, contact data and notes are in the message that belongs to it. */
export interface Order {
  lines: readonly OrderLine[]
  /** The discount code; empty without one. */
  code: string
  sums: Sums
  delivery: DeliveryId
  way: OrderWay
  company: string
  /** Nine digits, or empty. */
  taxNumber: string
  /** The customer's address; absent for a pick-up. */
  address?: Address
  /** The party's account, name and address on the payment slip on the day of the order; absent without a slip, and in old orders. */
  payee?: OrderPayee
  /** The recipient's address, if another person receives the order. */
  to?: Address & { name: string }
}

/** The number of order numbers in a year. */
const ordersPerYear = 1_000_000

/**
 * Returns the number of an order: its year and six digits, `2026000123`.
 * @param count the position of the order in its year, from 1
 * @throws RangeError when the year has no number left
 */
export function orderNumber(year: number, count: number): number {
  if (count < 1 || count >= ordersPerYear) throw new RangeError(`The year ${year} has no order number ${count}.`)
  return year * ordersPerYear + count
}

/** The data of an order's page. */
export interface ShownOrder extends Omit<Order, 'payee'> {
  /** Ten digits. */
  number: string
  /** The day of the order at the party's seat, ISO 8601. */
  day: string
  name: string
  email: string
  phone: string
  notes: string
}

export type ReadLines = { outcome: 'read'; cart: Cart } | { outcome: 'refused'; error: FieldError }

const refused = (error: FieldError): ReadLines => ({ outcome: 'refused', error })

/**
 * Parses the lines of an order. Unlike `parseCart` it refuses unknown and sold-out products: an order must not lack
 * anything that the visitor saw in it.
 */
export function readLines(text: string, changes?: ShopChanges): ReadLines {
  const cart = new Map<LineId, number>()
  const parts = splitCart(text.trim())
  if (parts.length === 0) return refused('emptyCart')
  if (parts.length > maxCartLines) return refused('tooLong')
  for (const part of parts) {
    const { name, quantity } = parseLine(part)
    const variant = variantOf(name)
    if (!variant || changes?.[variant.item] === null) return refused('unknownItem')
    const line = lineOf(variant)
    if (!/^[1-9]\d*$/.test(quantity) || Number(quantity) > maxQuantity || cart.has(line))
      return refused('invalidQuantity')
    if (isSoldOut(variant, changes)) return refused('soldOut')
    cart.set(line, Number(quantity))
  }
  return { outcome: 'read', cart }
}

/** Returns the lines with today's prices, and the sums. */
export function priceLines(
  cart: Cart,
  delivery: DeliveryId,
  code: string,
  changes?: ShopChanges,
): Pick<Order, 'lines' | 'sums' | 'code'> {
  const lines = [...cart].map(([line, quantity]) => ({
    line,
    quantity,
    price: offerOf(variantOf(line)!.item, changes).price,
  }))
  return { lines, code, sums: sumsOf(cart, delivery, code, changes) }
}
