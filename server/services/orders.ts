import type { Milliseconds, Store, StoredMessage, StoredOrder } from '#db/store.ts'
import { knownCode } from '#shared/cart.ts'
import { orderPurpose } from '#shared/content/payments.ts'
import { InvalidSubmission } from '#shared/errors.ts'
import { addressesOf } from '#shared/forms/order.ts'
import type { Ordering } from '#shared/forms/schemas.ts'
import { priced, readLines, type Order, type ShownOrder } from '#shared/order.ts'
import type { PaymentSlip } from '#shared/payment.ts'
import { dayOf, yearOf } from '#shared/localDay.ts'
import { orderToken, readOrderToken } from '../mail/addresses.ts'
import { bankText } from '../payment/bankText.ts'
import type { Payee } from '../payment/payee.ts'
import { fitsParty } from '../payment/paymentString.ts'
import { reference97 } from '../payment/reference.ts'
import { createSlip } from '../payment/slip.ts'
import { consentEntry } from './consent.ts'
import { normaliseEmail } from './email.ts'
import type { RequestContext } from './newsletter.ts'
import { idempotencyKey } from './idempotency.ts'
import type { KeyedHash } from './secrets.ts'

export interface OrderParts {
  store: Store
  hash: KeyedHash
  /** The site's key: signs the addresses of the orders' pages. */
  secret: string
  /** Keys whose signatures are accepted. */
  acceptedKeys: readonly string[]
  payee: Payee
  now: () => Milliseconds
  wakeOutbox: () => void
}

/**
 * What an order asks for, at the shop's own prices.
 * @throws InvalidSubmission with all that is wrong; with the new total where the visitor saw another one
 */
export function orderOf(given: Ordering): Order {
  const read = readLines(given.lines)
  const code = given.code === '' ? '' : knownCode(given.code)
  if (read.outcome === 'refused' || code === undefined)
    throw new InvalidSubmission({
      ...(read.outcome === 'refused' && { lines: read.error }),
      ...(code === undefined && { code: 'invalidCode' }),
    })
  const { delivery, way, company, taxNumber } = given
  const sum = priced(read.cart, delivery, code)
  // What the form shows: without delivery, which is chosen in the form.
  const total = sum.sums.subtotal - sum.sums.discount
  if (given.total !== total) throw new InvalidSubmission({ total: 'priceChanged' }, { total: String(total) })
  return { ...sum, delivery, way, company, taxNumber, ...addressesOf(given) }
}

/** An order that came with a message, as its page shows it. */
const shownOrder = (
  { number, ...order }: StoredOrder,
  { at, name, email, phone, message }: StoredMessage,
): ShownOrder => ({
  ...order,
  number: String(number),
  day: dayOf(at),
  name,
  email,
  phone,
  notes: message,
})

/** Lines that a bank reads; undefined where a letter is none of theirs. */
function bankLines(lines: readonly string[]): string[] | undefined {
  const read = lines.map(bankText)
  return read.every((line) => line !== undefined) ? read : undefined
}

/** Who pays, with as much of the address as a slip has room for; undefined where a bank could read none of it. */
function payerOf({ name, company, address }: ShownOrder): string[] | undefined {
  const payer = company || name
  const place = address && `${address.postcode} ${address.town}`
  const ways = address && place ? [[payer, address.street, place], [payer, place], [payer]] : [[payer]]
  return ways.map(bankLines).find((lines): lines is string[] => lines !== undefined && fitsParty(lines))
}

/** The slip of an order that is paid by invoice. Its reference is the order's number: it names nobody. */
function slipOf(order: ShownOrder, payee: Payee): PaymentSlip | undefined {
  if (order.way !== 'invoice') return undefined
  const payer = payerOf(order)
  return createSlip(payee, {
    ...(payer && { payer }),
    means: 'transfer',
    dinars: order.sums.total,
    purpose: `${orderPurpose} ${order.number}`,
    reference: reference97(order.number),
  })
}

/** Orders of the shop: a message to the party with what is ordered, and a page for whoever ordered. */
export function createOrders({ store, hash, secret, acceptedKeys, payee, now, wakeOutbox }: OrderParts) {
  return {
    /**
     * Stores the order; sent twice, it is one.
     * @param order what `orderOf` made of `given`
     * @returns the token of its page
     */
    async place(
      given: Ordering,
      order: Order,
      { language, wordingLanguage = language, page, ip }: RequestContext,
    ): Promise<string> {
      const { form, name, phone, message } = given
      const email = normaliseEmail(given.email)
      const at = now()
      const id = await store.acceptOrder({
        form,
        topic: 'shop',
        name,
        email,
        phone,
        municipality: '',
        message,
        language,
        page,
        at,
        status: given.spare === '' ? 'accepted' : 'suspect',
        consent: consentEntry(hash, {
          act: 'given',
          purpose: 'contact',
          language: wordingLanguage,
          form,
          page,
          email,
          ip,
        }),
        ...idempotencyKey(given.key, at, ['send', form, name, email, phone, message, language, order]),
        order,
        year: yearOf(at),
      })
      wakeOutbox()
      return orderToken(secret, id)
    },

    /** The order of a token, and the slip that pays it; undefined where it is none of ours, or the order is kept no more. */
    async find(token: string): Promise<{ order: ShownOrder; slip: PaymentSlip | undefined } | undefined> {
      const id = readOrderToken(acceptedKeys, token)
      const message = id === undefined ? undefined : await store.findMessage(id)
      if (!message?.order) return undefined
      const order = shownOrder(message.order, message)
      return { order, slip: slipOf(order, payee) }
    },
  }
}
export type Orders = ReturnType<typeof createOrders>
