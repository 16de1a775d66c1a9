import { shopItemIds, shopItems, type ShopItemId } from './content/shop.ts'

/** What somebody has chosen in the shop, in the order it was chosen: so many of each. */
export type Cart = ReadonlyMap<ShopItemId, number>

/** Of one item. Whoever wants more writes to us. */
export const mostOfOne = 99

/** Characters that a browser keeps of a cart in a cookie without writing them otherwise. */
const between = '~'
const times = '.'

/** A cart that we wrote is never longer. What is longer is not looked at. */
const longestCart = shopItemIds.reduce((sum, id) => sum + id.length + `${times}${mostOfOne}${between}`.length, 0)

/** `tshirt.2~cap.1`: reads a cart from its cookie. What the shop does not have, and what is no quantity, is left out. */
export function parseCart(text: string): Cart {
  const cart = new Map<ShopItemId, number>()
  if (text.length > longestCart) return cart
  for (const part of text.split(between)) {
    const [name, quantity = '', ...rest] = part.split(times)
    const id = shopItemIds.find((known) => known === name)
    if (id && rest.length === 0 && /^[1-9]\d?$/.test(quantity) && !cart.has(id)) cart.set(id, Number(quantity))
  }
  return cart
}

/** The cart as its cookie holds it; empty for an empty one. */
export const writeCart = (cart: Cart): string =>
  [...cart].map(([id, quantity]) => `${id}${times}${quantity}`).join(between)

/**
 * The cart with another quantity of an item; with none of it the item is gone.
 * @param quantity what is no number counts as none, what is too much as the most there may be
 */
export function withQuantity(cart: Cart, id: ShopItemId, quantity: number): Cart {
  const changed = new Map(cart)
  const whole = Math.min(mostOfOne, Math.trunc(quantity))
  if (whole >= 1) changed.set(id, whole)
  else changed.delete(id)
  return changed
}

/** How many things are in the cart. */
export const countOf = (cart: Cart): number => [...cart.values()].reduce((sum, quantity) => sum + quantity, 0)

const prices: ReadonlyMap<ShopItemId, number> = new Map(shopItems.map(({ id, price }) => [id, price]))

/** What so many of an item cost, in whole dinars. */
export const costOf = (id: ShopItemId, quantity: number): number => prices.get(id)! * quantity

/** What all of it costs, in whole dinars. */
export const subtotalOf = (cart: Cart): number =>
  [...cart].reduce((sum, [id, quantity]) => sum + costOf(id, quantity), 0)
