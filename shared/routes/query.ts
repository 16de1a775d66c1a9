import { donationAmounts, paymentIds, type DonationAmount, type PaymentId } from '../content/payments.ts'
import { shopItemIds, type ShopItemId } from '../content/shop.ts'
import { formNames, pageForms, type FormName, type PageForm } from '../forms/names.ts'
import { topics, type Topic } from '../forms/topics.ts'

/** The queries a page may depend on, apart from its language. Whatever else an address carries is ignored. */
export interface PageQuery {
  /** The topic that the link to the contact form chose. */
  topic?: Topic
  /** The form that was just sent, on the page that a form post without script leads to. */
  sent?: FormName | PageForm
  /** What a link of the shop chose; with its topic alone. */
  item?: ShopItemId
  /** What the donation sheet chose; with its topic alone. */
  amount?: DonationAmount
  /** How somebody who orders or donates would like to pay. */
  way?: PaymentId
}

const amounts = donationAmounts.map((amount): DonationAmount => `${amount}`)

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined =>
  list.find((item) => item === value)

export function readPageQuery(search: URLSearchParams): PageQuery {
  const topic = oneOf(topics, search.get('topic'))
  const sent = oneOf([...formNames, ...pageForms], search.get('sent'))
  // Elsewhere they would mean nothing, and only multiply the pages that are kept.
  const item = topic === 'shop' && oneOf(shopItemIds, search.get('item'))
  const amount = topic === 'donation' && oneOf(amounts, search.get('amount'))
  const way = (topic === 'shop' || topic === 'donation') && oneOf(paymentIds, search.get('way'))
  return {
    ...(topic && { topic }),
    ...(sent && { sent }),
    ...(item && { item }),
    ...(amount && { amount }),
    ...(way && { way }),
  }
}
