import { postFilters, type PostFilter } from '../content/blogNames.ts'
import { projectCategories, type ProjectCategory } from '../content/portfolio.ts'
import { donationAmounts, orderWays, paymentIds, type DonationAmount, type PaymentId } from '../content/payments.ts'
import {
  shopCategories,
  shopColours,
  shopSorts,
  shopTags,
  type ShopCategory,
  type ShopColour,
  type ShopSort,
  type ShopTag,
} from '../content/shopNames.ts'
import { formNames, pageForms, type FormName, type PageForm } from '../forms/names.ts'
import { contactTopics, type ContactTopic } from '../forms/topics.ts'
import type { PageKind } from './kinds.ts'
import type { RouteOptions } from './route.ts'

/** The queries a page may depend on, apart from its language. Whatever else an address carries is ignored. */
export interface PageQuery {
  /** The topic that the link to the contact form chose. */
  topic?: ContactTopic
  /** The form that was just sent, on the page that a form post without script leads to. */
  sent?: FormName | PageForm
  /** What the donation sheet chose; with its topic, or on the page of donations. */
  amount?: DonationAmount
  /** How somebody who orders or donates would like to pay. */
  way?: PaymentId
  /** What a page is searched for, as it was typed. */
  q?: string
  /** The category that a listing of projects, articles or products is filtered by. */
  category?: ProjectCategory | PostFilter | ShopCategory
  /** Which things of the shop a listing shows beside that, and in which order. */
  colour?: ShopColour
  tag?: ShopTag
  /** New arrivals alone; what a ticked box sends. */
  fresh?: 'on'
  sort?: ShopSort
  /** The lowest price and the highest, as they were typed. */
  from?: string
  to?: string
  /** The discount code of a cart, as it was typed. */
  code?: string
  /** Which page of a long list, from the second on. */
  page?: `${number}`
}

/** Characters that are looked for, and that are read of a price. */
export const maxSearchLength = 40

/**
 * Whether there is no end of the pages that differ by this query. They are rendered for whoever asks and not kept, so that
 * nobody fills the memory with them.
 */
export const isOpenEnded = ({ q, page, code, from, to, colour, fresh, category, tag, sort }: PageQuery): boolean =>
  [q, page, code, from, to].some((typed) => typed !== undefined) ||
  // Closed lists; but all that can be chosen together are hundreds of pages.
  [colour, fresh].some((chosen) => chosen !== undefined) ||
  [category, tag, sort].filter((chosen) => chosen !== undefined).length > 1

/** What was typed: one line of text, no longer than is looked for. Characters without a shape (soft hyphens) part no word. */
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

const amounts = donationAmounts.map((amount): DonationAmount => `${amount}`)

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((item) => item === value)

/** What a listing of the shop is asked for. */
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

/** @param row of the page that is asked for */
export function readPageQuery(
  search: URLSearchParams,
  { kind, isFiltered, showsCart }: { kind: PageKind } & Pick<RouteOptions, 'isFiltered' | 'showsCart'>,
): PageQuery {
  const topic = oneOf(contactTopics, search.get('topic'))
  const sent = oneOf([...formNames, ...pageForms], search.get('sent'))
  // Elsewhere they would mean nothing, and only multiply the pages that are kept.
  const isDonation = kind === 'donate' || topic === 'donation'
  const amount = isDonation && oneOf(amounts, search.get('amount'))
  const way =
    ((topic === 'shop' || isDonation) && oneOf(paymentIds, search.get('way'))) ||
    (kind === 'checkout' && oneOf(orderWays, search.get('way')))
  const isFound = kind === 'icons' || kind === 'search'
  const isList = isFound || kind === 'blogListing' || kind === 'blogCategory' || kind === 'blogAuthor'
  const q = (isFound || isFiltered) && searchText(search.get('q'))
  const code = showsCart && searchText(search.get('code'))
  const page = isList && pageNumber(search.get('page'))
  const category =
    (kind === 'portfolioListing' && oneOf(projectCategories, search.get('category'))) ||
    (kind === 'blogListing' && oneOf(postFilters, search.get('category')))
  return {
    ...(topic && { topic }),
    ...(sent && { sent }),
    ...(amount && { amount }),
    ...(way && { way }),
    ...(q && { q }),
    ...(category && { category }),
    ...(code && { code }),
    ...(page && { page }),
    ...(kind === 'shopListing' && readShopQuery(search)),
  }
}
