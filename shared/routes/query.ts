import { projectCategories, type ProjectCategory } from '../content/portfolio.ts'
import { donationAmounts, paymentIds, type DonationAmount, type PaymentId } from '../content/payments.ts'
import { shopItemIds, type ShopItemId } from '../content/shop.ts'
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
  /** What a link of the shop chose; with its topic alone. */
  item?: ShopItemId
  /** What the donation sheet chose; with its topic alone. */
  amount?: DonationAmount
  /** How somebody who orders or donates would like to pay. */
  way?: PaymentId
  /** What a page is searched for, as it was typed. */
  q?: string
  /** Which projects a listing shows. */
  category?: ProjectCategory
  /** Which page of a long list, from the second on. */
  page?: `${number}`
}

/** Characters that are looked for. */
export const longestSearch = 40

/**
 * Whether there is no end of the pages that differ by this query. They are rendered for whoever asks and not kept, so that
 * nobody fills the memory with them.
 */
export const isOpenEnded = ({ q, page }: PageQuery): boolean => q !== undefined || page !== undefined

/** What is looked for, as it was typed: one line of text, no longer than is looked for. */
export const searchText = (value: string | null): string =>
  Array.from((value ?? '').replace(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, longestSearch)
    .join('')
    .trim()

const pageNumber = (value: string | null): PageQuery['page'] =>
  value !== '1' && /^[1-9]\d?\d?$/.test(value ?? '') ? (value as `${number}`) : undefined

const amounts = donationAmounts.map((amount): DonationAmount => `${amount}`)

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((item) => item === value)

/** @param row of the page that is asked for */
export function readPageQuery(
  search: URLSearchParams,
  { kind, isFiltered }: { kind: PageKind } & Pick<RouteOptions, 'isFiltered'>,
): PageQuery {
  const topic = oneOf(contactTopics, search.get('topic'))
  const sent = oneOf([...formNames, ...pageForms], search.get('sent'))
  // Elsewhere they would mean nothing, and only multiply the pages that are kept.
  const item = topic === 'shop' && oneOf(shopItemIds, search.get('item'))
  const amount = topic === 'donation' && oneOf(amounts, search.get('amount'))
  const way = (topic === 'shop' || topic === 'donation') && oneOf(paymentIds, search.get('way'))
  const isFound = kind === 'icons' || kind === 'searchResult'
  const isList = isFound || kind === 'blogListing' || kind === 'blogCategory' || kind === 'blogAuthor'
  const q = (isFound || isFiltered) && searchText(search.get('q'))
  const page = isList && pageNumber(search.get('page'))
  const category = kind === 'portfolioListing' && oneOf(projectCategories, search.get('category'))
  return {
    ...(topic && { topic }),
    ...(sent && { sent }),
    ...(item && { item }),
    ...(amount && { amount }),
    ...(way && { way }),
    ...(q && { q }),
    ...(category && { category }),
    ...(page && { page }),
  }
}
