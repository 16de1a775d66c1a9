import { deliveries, discountCodes, shopItem, type DeliveryId } from './content/shop.ts'
import { storage } from './content/storage.ts'
import { shopItemIds, type ShopColour, type ShopItemId, type ShopSize } from './content/shopNames.ts'
import { cookieIn } from './cookies.ts'

/** Something of the shop in the colour and size that were chosen, where it comes in several. */
export interface Variant {
  item: ShopItemId
  colour?: ShopColour
  size?: ShopSize
}

/** A variant in one word: `tshirt_red_M`, `cap_ink`, `usb`. */
export type LineId = `${ShopItemId}${string}`

/** What somebody has chosen in the shop, in the order it was chosen: so many of each. */
export type Cart = ReadonlyMap<LineId, number>

/** Of one line. Whoever wants more writes to us. */
export const maxQuantity = 99
/** Different lines. */
export const maxCartLines = 30

/** Characters that a browser keeps of a cart in a cookie without writing them otherwise. */
const between = '~'
const times = '.'
const within = '_'

const maxLineLength = 'flag-large_cobalt_XXL'.length
/** A cart that we wrote is never longer. What is longer is not looked at. */
export const maxCartLength = maxCartLines * (maxLineLength + `${times}${maxQuantity}${between}`.length)

export const lineOf = ({ item, colour, size }: Variant): LineId =>
  [item, colour, size].filter((part) => part !== undefined).join(within) as LineId

/** What is shown of something before anybody chooses: its first colour and the first size that is there. */
export function firstVariant(item: ShopItemId): Variant {
  const { colours, sizes, soldOut = [] } = shopItem(item)
  const size = sizes?.find((one) => !soldOut.includes(one))
  return { item, ...(colours && { colour: colours[0]! }), ...(size && { size }) }
}

/** The variant that a line means; undefined where the shop has nothing of the kind. One that is sold out is one, too. */
export function variantOf(line: string): Variant | undefined {
  const [name, ...choices] = line.split(within)
  const item = shopItemIds.find((known) => known === name)
  if (!item) return undefined
  const { colours, sizes } = shopItem(item)
  const colour = colours?.find((one) => one === choices[0])
  const size = sizes?.find((one) => one === choices[colours ? 1 : 0])
  const isWhole = choices.length === Number(!!colours) + Number(!!sizes) && !!colour === !!colours && !!size === !!sizes
  return isWhole ? { item, ...(colour && { colour }), ...(size && { size }) } : undefined
}

/** Whether what is in a cart has run out since. */
export const isSoldOut = ({ item, size }: Variant): boolean =>
  size !== undefined && (shopItem(item).soldOut ?? []).includes(size)

/** The lines of a cart as they are written; none of an empty text. */
export const splitCart = (text: string): string[] => (text === '' ? [] : text.split(between))

/** A line as it is written: what is meant, and how many. Without its one full stop it says nothing of how many. */
export function parseLine(part: string): { name: string; quantity: string } {
  const [name = '', quantity = '', ...rest] = part.split(times)
  return { name, quantity: rest.length === 0 ? quantity : '' }
}

/** `tshirt_red_M.2~usb.1`: reads a cart from its cookie. What the shop does not have, and what is no quantity, is left out. */
export function parseCart(text: string): Cart {
  const cart = new Map<LineId, number>()
  if (text.length > maxCartLength) return cart
  for (const part of splitCart(text)) {
    const { name, quantity } = parseLine(part)
    const variant = variantOf(name)
    const line = variant && lineOf(variant)
    if (line && /^[1-9]\d?$/.test(quantity) && !cart.has(line) && cart.size < maxCartLines)
      cart.set(line, Number(quantity))
  }
  return cart
}

/** Returns the cart in the cookies of a request or a document as it is written there, which anybody may have done. */
export const readCartCookie = (cookies: string): string => cookieIn(cookies, storage.cart.name) ?? ''

/** The cart as its cookie holds it; empty for an empty one. */
export const writeCart = (cart: Cart): string =>
  [...cart].map(([line, quantity]) => `${line}${times}${quantity}`).join(between)

/**
 * The cart with another quantity of a line; with none of it the line is gone. A line more than a cart holds is not taken.
 * @param quantity what is no number counts as none, what is too much as the most there may be
 */
export function withQuantity(cart: Cart, line: LineId, quantity: number): Cart {
  const changed = new Map(cart)
  const whole = Math.min(maxQuantity, Math.trunc(quantity))
  if (whole < 1 || Number.isNaN(whole)) changed.delete(line)
  else if (changed.has(line) || changed.size < maxCartLines) changed.set(line, whole)
  return changed
}

/** How many things are in the cart. */
export const countOf = (cart: Cart): number => [...cart.values()].reduce((sum, quantity) => sum + quantity, 0)

/** What so many of a line cost, in whole dinars. */
export const costOf = (line: LineId, quantity: number): number => shopItem(variantOf(line)!.item).price * quantity

/** What all of it costs, in whole dinars. */
export const subtotalOf = (cart: Cart): number =>
  [...cart].reduce((sum, [line, quantity]) => sum + costOf(line, quantity), 0)

/** What an order comes to, in whole dinars. */
export interface Sums {
  subtotal: number
  discount: number
  delivery: number
  total: number
}

/** The code as the shop knows it; undefined where it knows no such code. */
export const knownCode = (typed: string): string | undefined =>
  Object.keys(discountCodes).find((code) => code === typed.trim().toUpperCase())

/** @param code one that `knownCode` gave; no other takes anything off */
export function sumsOf(cart: Cart, delivery: DeliveryId, code = ''): Sums {
  const subtotal = subtotalOf(cart)
  const percent = Object.hasOwn(discountCodes, code) ? discountCodes[code]!.percent : 0
  const discount = Math.floor((subtotal * percent) / 100)
  const { price } = deliveries[delivery]
  return { subtotal, discount, delivery: price, total: subtotal - discount + price }
}

/** What a form post to the cart's page may do. */
export const cartActs = ['add', 'update', 'remove', 'empty'] as const
export type CartAct = (typeof cartActs)[number]

/** What can be wrong with a change of the cart. Each has its sentence in `locales/<language>/basket.json`. */
export type CartError = 'unknownItem' | 'invalidChoice' | 'soldOut' | 'invalidQuantity' | 'tooMany' | 'full'

/** A change of the cart that could not be made: nothing of it was. */
export interface CartRefusal {
  /** By field of the form post. */
  errors: Readonly<Record<string, CartError>>
  /** What was typed. */
  values: Readonly<Record<string, string>>
}

/** The field of a form post that says how many of a line there are to be. */
export const quantityField = (line: LineId) => `quantity.${line}` as const

/**
 * A quantity as somebody types it.
 * @returns a whole number from 0 to the most there may be; undefined where it is none
 */
export function quantityIn(typed: string): number | undefined {
  const text = typed.trim()
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined
}
