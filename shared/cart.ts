import { offerOf, shopItem, type ShopItem } from './content/shop.ts'
import { shopItemIds, type ShopColour, type ShopItemId, type ShopSize } from './content/shopNames.ts'
import type { ShopChanges } from './content/shopOffers.ts'

/** A product in the chosen colour and size, if it comes in several. */
export interface Variant {
  item: ShopItemId
  colour?: ShopColour
  size?: ShopSize
}

/** A variant as text: `tshirt_red_M`, `cap_ink`, `usb`. */
export type LineId = `${ShopItemId}${string}`

/** The quantity of each chosen variant, in the order of choice. */
export type Cart = ReadonlyMap<LineId, number>

/** The largest quantity of one line. */
export const maxQuantity = 99
/** The largest number of different lines. */
export const maxCartLines = 30

/** Separators that browsers keep unescaped in cookies. */
const lineSeparator = '~'
const quantitySeparator = '.'
const choiceSeparator = '_'

const maxLineLength = 'flag-large_cobalt_XXL'.length
/** The maximum length of a cart's cookie. Longer texts are not parsed. */
export const maxCartLength =
  maxCartLines * (maxLineLength + `${quantitySeparator}${maxQuantity}${lineSeparator}`.length)

export const lineOf = ({ item, colour, size }: Variant): LineId =>
  [item, colour, size].filter((part) => part !== undefined).join(choiceSeparator) as LineId

/** Returns the variant that is shown before a choice: the first colour and the first size in stock. */
export function firstVariant({ id: item, colours, sizes, soldOut = [] }: ShopItem): Variant {
  const size = sizes?.find((one) => !soldOut.includes(one))
  return { item, ...(colours && { colour: colours[0]! }), ...(size && { size }) }
}

/** Returns the variant that a line names, even if it is sold out; undefined if the shop does not have it. */
export function variantOf(line: string): Variant | undefined {
  const [name, ...choices] = line.split(choiceSeparator)
  const item = shopItemIds.find((known) => known === name)
  if (!item) return undefined
  const { colours, sizes } = shopItem(item)
  const colour = colours?.find((one) => one === choices[0])
  const size = sizes?.find((one) => one === choices[colours ? 1 : 0])
  const isWhole = choices.length === Number(!!colours) + Number(!!sizes) && !!colour === !!colours && !!size === !!sizes
  return isWhole ? { item, ...(colour && { colour }), ...(size && { size }) } : undefined
}

/** Returns the name of a line. The brackets keep the colour a noun, so no language has to inflect it: `T-shirt (red, M)`. */
export function nameOfLine(item: string, ...choices: readonly (string | undefined)[]): string {
  const chosen = choices.filter(Boolean).join(', ')
  return chosen ? `${item} (${chosen})` : item
}

/** Returns the lines of a cart as they are written; an empty list for an empty text. */
export const splitCart = (text: string): string[] => (text === '' ? [] : text.split(lineSeparator))

/** Splits a written line into name and quantity. Without exactly one full stop, the quantity is empty. */
export function parseLine(part: string): { name: string; quantity: string } {
  const [name = '', quantity = '', ...rest] = part.split(quantitySeparator)
  return { name, quantity: rest.length === 0 ? quantity : '' }
}

/**
 * Parses a cart from its cookie, for example `tshirt_red_M.2~usb.1`. Unknown products and invalid quantities are left
 * out.
 */
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

/** Returns the text of a cart for its cookie; empty for an empty cart. */
export const writeCart = (cart: Cart): string =>
  [...cart].map(([line, quantity]) => `${line}${quantitySeparator}${quantity}`).join(lineSeparator)

/**
 * Returns the cart with another quantity of a line. The line is removed if the quantity is 0, and ignored if the cart
 * is full.
 * @param quantity NaN counts as 0. Larger values are clamped.
 */
export function withQuantity(cart: Cart, line: LineId, quantity: number): Cart {
  const changed = new Map(cart)
  const whole = Math.min(maxQuantity, Math.trunc(quantity))
  if (whole < 1 || Number.isNaN(whole)) changed.delete(line)
  else if (changed.has(line) || changed.size < maxCartLines) changed.set(line, whole)
  return changed
}

/** Returns the total quantity of a cart. */
export const countOf = (cart: Cart): number => [...cart.values()].reduce((sum, quantity) => sum + quantity, 0)

/** Returns the price of a quantity of a line, in whole dinars; 0 for a product that staff have withdrawn. */
export function costOf(line: LineId, quantity: number, changes?: ShopChanges): number {
  const { item } = variantOf(line)!
  return changes?.[item] === null ? 0 : offerOf(item, changes).price * quantity
}

/** Returns the price of a cart without discount and delivery, in whole dinars. */
export const subtotalOf = (cart: Cart, changes?: ShopChanges): number =>
  [...cart].reduce((sum, [line, quantity]) => sum + costOf(line, quantity, changes), 0)

/** The actions of a form post to the cart's page. */
export const cartActs = ['add', 'update', 'remove', 'empty'] as const
export type CartAct = (typeof cartActs)[number]

/** The errors of a change of the cart. Their texts are in `locales/<language>/basket.json`. */
export type CartError = 'unknownItem' | 'invalidChoice' | 'soldOut' | 'invalidQuantity' | 'tooMany' | 'full'

/** A change of the cart that was refused as a whole. */
export interface CartRefusal {
  /** By field of the form post. */
  errors: Readonly<Record<string, CartError>>
  /** The typed values. */
  values: Readonly<Record<string, string>>
}
