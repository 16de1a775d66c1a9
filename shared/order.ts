import {
  isSoldOut,
  lineOf,
  maxCartLines,
  maxQuantity,
  parseLine,
  splitCart,
  sumsOf,
  variantOf,
  type Cart,
  type LineId,
  type Sums,
} from './cart.ts'
import type { DeliveryId } from './content/deliveries.ts'
import { shopItem } from './content/shop.ts'
import type { FieldError } from './forms/errors.ts'
import type { OrderWay } from './content/payments.ts'
import type { Address } from './forms/order.ts'

/** One line of an order, at the price of the day it was placed. */
export interface OrderLine {
  line: LineId
  quantity: number
  /** Of one, in whole dinars. */
  price: number
}

/** What was ordered, as the store keeps it. Who ordered, and what they wrote, stands in the message that it came with. */
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
  /** Of who ordered; absent where the things are picked up. */
  address?: Address
  /** Where the things go, if to somebody else. */
  to?: Address & { name: string }
}

/** A year holds fewer orders than this. */
const ordersPerYear = 1_000_000

/**
 * The number of an order: its year and six digits, `2026000123`.
 * @param count how many orders that year has with this one
 * @throws RangeError where the year is full
 */
export function orderNumber(year: number, count: number): number {
  if (count < 1 || count >= ordersPerYear) throw new RangeError(`The year ${year} has no order number ${count}.`)
  return year * ordersPerYear + count
}

/** What an order's page shows: the answer to one visitor. */
export interface ShownOrder extends Order {
  /** Ten digits. */
  number: string
  /** ISO 8601 date at the party's seat. */
  day: string
  name: string
  email: string
  phone: string
  notes: string
}

export type ReadLines = { outcome: 'read'; cart: Cart } | { outcome: 'refused'; error: FieldError }

const refused = (error: FieldError): ReadLines => ({ outcome: 'refused', error })

/**
 * Reads the lines of an order. A cart forgives what it does not know; an order does not: nothing that somebody saw in it may be
 * missing from what is sent.
 */
export function readLines(text: string): ReadLines {
  const cart = new Map<LineId, number>()
  const parts = splitCart(text.trim())
  if (parts.length === 0) return refused('emptyCart')
  if (parts.length > maxCartLines) return refused('tooLong')
  for (const part of parts) {
    const { name, quantity } = parseLine(part)
    const variant = variantOf(name)
    if (!variant) return refused('unknownItem')
    const line = lineOf(variant)
    if (!/^[1-9]\d*$/.test(quantity) || Number(quantity) > maxQuantity || cart.has(line))
      return refused('invalidQuantity')
    if (isSoldOut(variant)) return refused('soldOut')
    cart.set(line, Number(quantity))
  }
  return { outcome: 'read', cart }
}

/** The lines with what they cost today, and what all of it comes to. */
export function priced(cart: Cart, delivery: DeliveryId, code: string): Pick<Order, 'lines' | 'sums' | 'code'> {
  const lines = [...cart].map(([line, quantity]) => ({
    line,
    quantity,
    price: shopItem(variantOf(line)!.item).price,
  }))
  return { lines, code, sums: sumsOf(cart, delivery, code) }
}
