import { shopItems, type ShopItem } from '#shared/content/shop.ts'

/** A product is new if it arrived at most this many days before the latest arrival. */
export const newProductDays = 90

const day = 24 * 60 * 60 * 1000
const lastArrival = Math.max(...shopItems.map(({ addedOn }) => Date.parse(addedOn)))

/**
 * Returns whether a product is new. Counts from the latest arrival and not from today, so that a page can be cached for
 * any time.
 */
export const isNew = ({ addedOn }: Pick<ShopItem, 'addedOn'>): boolean =>
  lastArrival - Date.parse(addedOn) <= newProductDays * day
