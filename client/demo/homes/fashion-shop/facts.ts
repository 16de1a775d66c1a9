import type { ShopColour, ShopItemId, ShopTag } from '#shared/content/shopNames.ts'

/** Products of the site's shop that the page sells, each in an existing colour. */
export const soldProducts = {
  'bag-paper': { item: 'bag', colour: 'paper' },
  'cap-ink': { item: 'cap', colour: 'ink' },
  'tshirt-ink': { item: 'tshirt', colour: 'ink' },
  'tshirt-paper': { item: 'tshirt', colour: 'paper' },
} as const satisfies Record<string, { item: ShopItemId; colour: ShopColour }>
export type SoldProductId = keyof typeof soldProducts
export const soldProductIds = Object.keys(soldProducts) as SoldProductId[]

/** The shop filter of each tile. */
export const tileQueries = {
  fresh: { fresh: 'on' },
  cotton: { tag: 'cotton' },
  rain: { tag: 'rain' },
  wear: { category: 'clothing' },
} as const satisfies Record<string, { category: 'clothing' } | { tag: ShopTag } | { fresh: 'on' }>
export type TileId = keyof typeof tileQueries

/** Prices of the made-to-measure looks in whole dinars. */
export const lookPrices = { coat: 24_900, skirt: 11_400, trousers: 13_800, shirt: 8_600 } as const
export type LookId = keyof typeof lookPrices

/** Old and new prices of the seconds in whole dinars. */
export const flawedItemPrices = {
  scarf: { oldPrice: 3_900, price: 1_950 },
  coat: { oldPrice: 24_900, price: 14_900 },
  boots: { oldPrice: 12_600, price: 8_800 },
} as const
export type FlawedItemId = keyof typeof flawedItemPrices
