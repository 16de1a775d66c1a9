import type { ShopColour, ShopItemId, ShopTag } from '#shared/content/shopNames.ts'

/** What of the site's shop an invented house of fashion has on its rail: real things in a real colour. */
export const railItems = {
  'tshirt-ink': { item: 'tshirt', colour: 'ink' },
  'bag-paper': { item: 'bag', colour: 'paper' },
  'cap-ink': { item: 'cap', colour: 'ink' },
  'tshirt-paper': { item: 'tshirt', colour: 'paper' },
} as const satisfies Record<string, { item: ShopItemId; colour: ShopColour }>
export type RailId = keyof typeof railItems
export const railIds = Object.keys(railItems) as RailId[]

/** What its tiles ask the shop for. */
export const railQueries = {
  wear: { category: 'clothing' },
  cotton: { tag: 'cotton' },
  rain: { tag: 'rain' },
  fresh: { fresh: 'on' },
} as const satisfies Record<string, { category: 'clothing' } | { tag: ShopTag } | { fresh: 'on' }>
export type RailQuery = keyof typeof railQueries

/** What its looks could cost, cut to measure, in whole dinars; samples. */
export const lookPrices = { coat: 24_900, skirt: 11_400, trousers: 13_800, shirt: 8_600 } as const
export type LookId = keyof typeof lookPrices

/** What could hang on the rail of seconds, in whole dinars: before and now; samples. */
export const secondsPrices = {
  scarf: { oldPrice: 3_900, price: 1_950 },
  coat: { oldPrice: 24_900, price: 14_900 },
  boots: { oldPrice: 12_600, price: 8_800 },
} as const
export type SecondsId = keyof typeof secondsPrices
