import { isNew, type ShopItem } from '#shared/content/shop.ts'
import type { ShopItemId, ShopSort } from '#shared/content/shopNames.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import type { PageQuery } from '#shared/routes/query.ts'

/** What somebody may ask a listing of the shop for, in the order it is shown and written. */
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

/** What can be wrong with a price that was typed. */
export type PriceError = 'noPrice' | 'fromAboveTo'

/** The prices between which a listing shows things, in whole dinars; where one of them is wrong there is no bound at all. */
export interface PriceBounds {
  from: number
  to: number
  errors: { from?: PriceError; to?: PriceError }
}

/** `1200`, or its thousands set apart as any of our languages does. */
const wholeDinars = /^(?:\d{1,9}|\d{1,3}(?:[.,\s’']\d{3}){1,2})$/

/** Whole dinars as somebody types them; undefined where it is no such number. */
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

/** The things that are asked for, in the order of the list. */
export function filtered(items: readonly ShopItem[], query: ShopQuery): ShopItem[] {
  const { category, colour, tag, fresh } = query
  const { from, to } = priceBounds(query)
  return items.filter(
    (item) =>
      (category === undefined || item.category === category) &&
      (colour === undefined || (item.colours ?? []).includes(colour)) &&
      (tag === undefined || item.tags.includes(tag)) &&
      (fresh === undefined || isNew(item)) &&
      from <= item.price &&
      item.price <= to,
  )
}

/** What the order of a list may depend on beside its things. */
interface Named {
  nameOf: (id: ShopItemId) => string
  language: Language
}

const orders: Readonly<Record<ShopSort, (named: Named) => (one: ShopItem, other: ShopItem) => number>> = {
  priceUp: () => (one, other) => one.price - other.price,
  priceDown: () => (one, other) => other.price - one.price,
  newest: () => (one, other) => other.since.localeCompare(one.since),
  name: ({ nameOf, language }) => {
    const { compare } = new Intl.Collator(languageFacts[language].intl)
    return (one, other) => compare(nameOf(one.id), nameOf(other.id))
  },
}

/** The same things in another order; what is equal stays as it stood. */
export const sorted = (items: readonly ShopItem[], sort: ShopSort | undefined, named: Named): readonly ShopItem[] =>
  sort === undefined ? items : items.toSorted(orders[sort](named))

/** What was asked for with something else instead; nothing of what is `undefined`. In one order, so that an address has one spelling. */
export function withChoice(query: ShopQuery, change: { [Key in Choice]?: ShopQuery[Key] | undefined }): ShopQuery {
  const changed: Record<string, string | undefined> = { ...query, ...change }
  return Object.fromEntries(choices.flatMap((key) => (changed[key] ? [[key, changed[key]]] : [])))
}

/** What is asked for beside the order. */
export const filtersOf = (query: ShopQuery): Exclude<Choice, 'sort'>[] =>
  choices.filter((key): key is Exclude<Choice, 'sort'> => key !== 'sort' && query[key] !== undefined)
