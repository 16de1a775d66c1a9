import { postFilters, projectCategories, type PostFilter, type ProjectCategory } from '../content/listFilters.ts'
import { donationAmounts, orderWays, ownAmount, paymentIds, type PaymentId } from '../content/payments.ts'
import {
  shopCategories,
  shopColours,
  shopSorts,
  shopTags,
  type ShopCategory,
  type ShopColour,
  type ShopSort,
} from '../content/shopNames.ts'
import { formNames, pageForms, type FormName, type PageForm } from '../forms/names.ts'
import { contactTopics, joinChoices, type ContactTopic, type JoinChoice } from '../forms/topics.ts'
import type { PageKind } from './kinds.ts'
import type { RouteOptions } from './route.ts'

/** The query parameters that a page may depend on, besides the language. All others are ignored. */
export interface PageQuery {
  /** The topic, from a link to the contact form or to the application. */
  topic?: ContactTopic | JoinChoice
  /** The form that was just sent; set by the redirect after a form post. */
  sent?: FormName | PageForm
  /** The chosen amount of a donation; only on the donation page. */
  amount?: `${number}` | typeof ownAmount
  /** The chosen way to pay for an order. */
  way?: PaymentId
  /** The search text, as typed. */
  q?: string
  /** Whether a search finds the demonstration pages, which are hidden from other searches. */
  in?: 'samples'
  /** The category filter of a listing of projects, articles or products. */
  category?: ProjectCategory | PostFilter | ShopCategory
  /** The other filters and the order of a shop listing. */
  colour?: ShopColour
  /** New arrivals only; the value of a ticked checkbox. */
  fresh?: 'on'
  sort?: ShopSort
  /** The lowest and the highest price, as typed. */
  from?: string
  to?: string
  /** The discount code of a cart, as typed. */
  code?: string
  /** The tag of products or news. */
  tag?: string
  /** The year of news or donations, as typed. */
  year?: string
  /** The events that have ended; without it the coming ones. */
  when?: string
  /** The id of a municipality, unchecked. */
  municipality?: string
  /** The number of a page of a long list, from 2. */
  page?: `${number}`
}

/** The maximum length of a search text and of a typed price. */
export const maxSearchLength = 40

/**
 * Returns whether the query has too many possible values to cache its pages. They are rendered for each request, so
 * that no visitor can fill the memory.
 */
export const isOpenEnded = ({ category, tag, sort, colour, fresh, amount, ...query }: PageQuery): boolean =>
  [query.q, query.page, query.code, query.from, query.to, query.year, query.when, query.municipality].some(
    (typed) => typed !== undefined,
  ) ||
  // Staff choose the amounts of donations and the tags of news.
  (amount !== undefined && amount !== ownAmount && !donationAmounts.some((one) => `${one}` === amount)) ||
  (tag !== undefined && oneOf(shopTags, tag) === undefined) ||
  // These lists are closed, but their combinations are hundreds of pages.
  [colour, fresh].some((chosen) => chosen !== undefined) ||
  [category, tag, sort].filter((chosen) => chosen !== undefined).length > 1

/**
 * Returns the typed text as one trimmed line of at most `maxSearchLength` characters. Invisible characters (soft
 * hyphens) do not split words.
 */
export const searchText = (value: string | null): string =>
  Array.from(
    (value ?? '')
      .replace(/\p{Cf}/gu, '')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, maxSearchLength)
    .join('')
    .trim()

const pageNumber = (value: string | null): PageQuery['page'] =>
  value !== '1' && /^[1-9]\d?\d?$/.test(value ?? '') ? (value as `${number}`) : undefined

/** Returns an amount in an address: whole dinars, or `own`. */
const amountIn = (value: string | null): PageQuery['amount'] =>
  value === ownAmount || /^[1-9]\d{2,6}$/.test(value ?? '') ? (value as `${number}`) : undefined

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((item) => item === value)

/** Returns the filters and the order of a shop listing. */
function readShopQuery(search: URLSearchParams): PageQuery {
  const category = oneOf(shopCategories, search.get('category'))
  const colour = oneOf(shopColours, search.get('colour'))
  const tag = oneOf(shopTags, search.get('tag'))
  const fresh = search.get('fresh') === 'on'
  const from = searchText(search.get('from'))
  const to = searchText(search.get('to'))
  const sort = oneOf(shopSorts, search.get('sort'))
  return {
    ...(category && { category }),
    ...(colour && { colour }),
    ...(tag && { tag }),
    ...(fresh && { fresh: 'on' }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort }),
  }
}

/** The typed parameters of lists that are looked up on the server, by the kind of page. */
const typedOf: Partial<Record<PageKind, readonly ('q' | 'year' | 'tag' | 'when' | 'municipality')[]>> = {
  icons: ['q'],
  search: ['q'],
  news: ['year', 'tag'],
  events: ['when', 'municipality'],
  transparency: ['year'],
  gallery: [],
}

/** Returns the query parameters that are valid for a page. */
export function readPageQuery(
  search: URLSearchParams,
  { kind, isFiltered, showsCart }: { kind: PageKind } & Pick<RouteOptions, 'isFiltered' | 'showsCart'>,
): PageQuery {
  const topic = oneOf([...contactTopics, ...joinChoices], search.get('topic'))
  const sent = oneOf([...formNames, ...pageForms], search.get('sent'))
  // On other pages these parameters have no effect and would only multiply the cached pages.
  const amount = kind === 'donate' && amountIn(search.get('amount'))
  const way =
    (topic === 'shop' && oneOf(paymentIds, search.get('way'))) ||
    (kind === 'checkout' && oneOf(orderWays, search.get('way')))
  const ofList = typedOf[kind]
  const typed = ofList ?? (isFiltered ? (['q'] as const) : [])
  const samples = kind === 'search' && oneOf(['samples'], search.get('in'))
  const code = showsCart && searchText(search.get('code'))
  const page =
    (ofList || ['blogListing', 'blogCategory', 'blogAuthor'].includes(kind)) && pageNumber(search.get('page'))
  const category =
    (kind === 'portfolioListing' && oneOf(projectCategories, search.get('category'))) ||
    (kind === 'blogListing' && oneOf(postFilters, search.get('category')))
  return {
    ...(topic && { topic }),
    ...(sent && { sent }),
    ...(amount && { amount }),
    ...(way && { way }),
    ...Object.fromEntries<string | undefined>(typed.map((name) => [name, searchText(search.get(name)) || undefined])),
    ...(samples && { in: samples }),
    ...(category && { category }),
    ...(code && { code }),
    ...(page && { page }),
    ...(kind === 'shopListing' && readShopQuery(search)),
  }
}
