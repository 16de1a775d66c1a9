import type { ShopItem } from '#shared/content/shop.ts'
import type { ShopItemId, ShopSort } from '#shared/content/shopNames.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import type { PageQuery } from '#shared/routes/query.ts'
import { isNew } from '../../shop/isNew.ts'

/** The query parameters of a listing, in the order of the page and of the address. */
export const choices = [
  'category',
  'colour',
  'from',
  'to',
  'tag',
  'fresh',
  'sort',
] as const satisfies (keyof PageQuery)[]
export type Choice = (typeof choices)[number]
export type ShopQuery = Pick<PageQuery, Choice>

/** The error of a typed price. */
export type PriceError = 'noPrice' | 'fromAboveTo'

/** The price range of a listing, in whole dinars. If one price is wrong, there is no limit. */
export interface PriceBounds {
  from: number
  to: number
  errors: { from?: PriceError; to?: PriceError }
}

/** `1200`, or with the thousands separators of the site's languages. */
const wholeDinars = /^(?:\d{1,9}|\d{1,3}(?:[.,\s’']\d{3}){1,2})$/

/** Returns the typed number of dinars, or undefined if it is not a whole number. */
export const readPrice = (typed: string): number | undefined =>
  wholeDinars.test(typed) ? Number(typed.replace(/\D/g, '')) : undefined

export function priceBounds({ from, to }: Pick<ShopQuery, 'from' | 'to'>): PriceBounds {
  const lowest = from === undefined ? 0 : readPrice(from)
  const highest = to === undefined ? Infinity : readPrice(to)
  const free = { from: 0, to: Infinity }
  if (lowest === undefined || highest === undefined)
    return {
      ...free,
      errors: { ...(lowest === undefined && { from: 'noPrice' }), ...(highest === undefined && { to: 'noPrice' }) },
    }
  if (lowest > highest) return { ...free, errors: { from: 'fromAboveTo' } }
  return { from: lowest, to: highest, errors: {} }
}

/** Returns the products that match a query, in the order of the list. */
export function filterProducts(items: readonly ShopItem[], query: ShopQuery): ShopItem[] {
  const { category, colour, tag, fresh } = query
  const { from, to } = priceBounds(query)
  return items.filter(
    (item) =>
      (category === undefined || item.category === category) &&
      (colour === undefined || (item.colours ?? []).includes(colour)) &&
      (tag === undefined || (item.tags as readonly string[]).includes(tag)) &&
      (fresh === undefined || isNew(item)) &&
      from <= item.price &&
      item.price <= to,
  )
}

/** The names and language by which products are sorted. */
interface Named {
  nameOf: (id: ShopItemId) => string
  language: Language
}

const orders: Readonly<Record<ShopSort, (named: Named) => (one: ShopItem, other: ShopItem) => number>> = {
  priceUp: () => (one, other) => one.price - other.price,
  priceDown: () => (one, other) => other.price - one.price,
  newest: () => (one, other) => other.addedOn.localeCompare(one.addedOn),
  name: ({ nameOf, language }) => {
    const { compare } = new Intl.Collator(languageFacts[language].intl)
    return (one, other) => compare(nameOf(one.id), nameOf(other.id))
  },
}

/** Returns the products in another order. Equal ones keep their order. */
export const sortProducts = (
  items: readonly ShopItem[],
  sort: ShopSort | undefined,
  named: Named,
): readonly ShopItem[] => (sort === undefined ? items : items.toSorted(orders[sort](named)))

/**
 * Returns a query with changes; undefined removes a value. The order of the keys is fixed, so that an address has one
 * spelling.
 */
export function withChoice(query: ShopQuery, change: { [Key in Choice]?: ShopQuery[Key] | undefined }): ShopQuery {
  const changed: Record<string, string | undefined> = { ...query, ...change }
  return Object.fromEntries(choices.flatMap((key) => (changed[key] ? [[key, changed[key]]] : [])))
}

/** Returns the active filters of a query, without the order. */
export const filtersOf = (query: ShopQuery): Exclude<Choice, 'sort'>[] =>
  choices.filter((key): key is Exclude<Choice, 'sort'> => key !== 'sort' && query[key] !== undefined)
