import type { ShopItemId, ShopSize } from './shopNames.ts'

/* What staff change of the shop's products. The other facts are in `shop.ts`. */

export const shopStocks = ['inStock', 'few', 'onOrder'] as const
export type ShopStock = (typeof shopStocks)[number]

/** What the party asks for a product, and whether it has it. */
export interface Offer {
  /** In whole dinars, value added tax included. */
  price: number
  /** The price before a reduction, in whole dinars. */
  oldPrice?: number
  /** The availability: many left, few left, or made to order. */
  stock: ShopStock
  /** Sizes that are sold out. */
  soldOut?: readonly ShopSize[]
  /** Whether nothing is left, in no size. */
  isSoldOut?: true
}

/** An offer as pages show it. */
export interface ShopOffer extends Offer {
  /** True until the party sets price and stock. */
  isSample?: boolean
  /** The photograph as HTML, for its place on the page (`photographHtml`). */
  picture?: string
  /** The same, for its place in the gallery of its page. */
  thumb?: string
}

/** The published offers, by product; null for a product that staff have withdrawn. The others have the offer of the site itself (`shop.ts`). */
export type ShopChanges = Readonly<Partial<Record<ShopItemId, ShopOffer | null>>>
