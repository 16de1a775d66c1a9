import type { Milliseconds, Store, StoredMessage, StoredOrder } from '#db/store.ts'
import { canonicalCode } from '#shared/cartForm.ts'
import { orderPurpose } from '#shared/content/payments.ts'
import type { ShopChanges } from '#shared/content/shopOffers.ts'
import { InvalidSubmission } from '#shared/errors.ts'
import { addressesOf } from '#shared/forms/order.ts'
import { isPlainEmail } from '#shared/forms/email.ts'
import type { OrderSubmission } from '#shared/forms/schemas.ts'
import { priceLines, readLines, type Order, type ShownOrder } from '#shared/order.ts'
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
import type { ReceiptContext } from './newsletter.ts'
import { idempotencyKey } from './idempotency.ts'
import type { KeyedHash } from './secrets.ts'

export interface OrderParts {
  store: Store
  hash: KeyedHash
  /** The site key. It signs the tokens of order pages. */
  secret: string
  /** Keys whose signatures are accepted. */
  acceptedKeys: readonly string[]
  payee: () => Payee
  now: () => Milliseconds
  wakeOutbox: () => void
}

/**
 * Returns the order of a form, at the shop's prices.
 * @param changes the published offers
 * @throws InvalidSubmission when lines or code are invalid, or when the total that the visitor saw has changed; then it holds the new one
 */
export function orderOf(input: OrderSubmission, changes: ShopChanges): Order {
  const parsed = readLines(input.lines, changes)
  const code = input.code === '' ? '' : canonicalCode(input.code)
  if (parsed.outcome === 'refused' || code === undefined)
    throw new InvalidSubmission({
      ...(parsed.outcome === 'refused' && { lines: parsed.error }),
      ...(code === undefined && { code: 'invalidCode' }),
    })
  const { delivery, way, company, taxNumber } = input
  const pricedCart = priceLines(parsed.cart, delivery, code, changes)
  // The form shows the total without delivery, because delivery is chosen in it.
  const { subtotal, discount } = pricedCart.sums
  const total = subtotal - discount
  if (input.total !== total) throw new InvalidSubmission({ total: 'priceChanged' }, { total: String(total) })
  return { ...pricedCart, delivery, way, company, taxNumber, ...addressesOf(input) }
}

/** Returns whether the retention period is over: an order then has no buyer. */
const isReduced = ({ topic }: StoredMessage): boolean => topic === null

/** Returns an order in the form that its page shows. */
const shownOrder = (
  { number, state: _state, payee: _payee, ...order }: StoredOrder,
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

/** Returns lines in the characters that banks accept; undefined if a character has no equivalent. */
function bankLines(lines: readonly string[]): string[] | undefined {
  const converted = lines.map(bankText)
  return converted.every((line) => line !== undefined) ? converted : undefined
}

/** Returns the payer with as much of the address as fits on a slip; undefined if banks accept none of it. */
function payerOf({ name, company, address }: ShownOrder): string[] | undefined {
  const payer = company || name
  const place = address && `${address.postcode} ${address.town}`
  const variants = address && place ? [[payer, address.street, place], [payer, place], [payer]] : [[payer]]
  return variants.map(bankLines).find((lines): lines is string[] => lines !== undefined && fitsParty(lines))
}

/** Returns the payee of today for an order that has a payment slip. */
function payeeOf({ way }: Order, payee: () => Payee): Pick<Order, 'payee'> {
  if (way !== 'invoice') return {}
  const { account, recipient } = payee()
  return { payee: { account, recipient } }
}

/** Returns the payment slip of an order that is paid by invoice. Its reference is the order number, no personal data. */
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

/** Creates the service for orders of the shop. An order is stored as a message to the party and has a page for its customer. */
export function createOrders({ store, hash, secret, acceptedKeys, payee, now, wakeOutbox }: OrderParts) {
  return {
    /**
     * Stores an order. Idempotent while the idempotency key lasts.
     * @param order the result of `orderOf(input)`
     * @returns the token of the order's page
     */
    async place(
      input: OrderSubmission,
      order: Order,
      { language, wordingLanguage = language, page, ip, isMailed }: ReceiptContext,
    ): Promise<string> {
      const { form, name, phone, message } = input
      const email = normaliseEmail(input.email)
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
        status: input.spare === '' ? 'accepted' : 'suspect',
        ...(isMailed && input.spare === '' && isPlainEmail(email) && { receipt: 'ordered' }),
        consent: consentEntry(hash, {
          act: 'given',
          purpose: 'contact',
          language: wordingLanguage,
          form,
          page,
          email,
          ip,
        }),
        ...idempotencyKey(input.key, at, ['send', form, name, email, phone, message, language, order]),
        order: { ...order, ...payeeOf(order, payee) },
        year: yearOf(at),
      })
      wakeOutbox()
      return orderToken(secret, id)
    },

    /** Returns the order of a token and its payment slip; undefined if the token is invalid or the order was deleted. */
    async find(token: string): Promise<{ order: ShownOrder; slip: PaymentSlip | undefined } | undefined> {
      const id = readOrderToken(acceptedKeys, token)
      const message = id === undefined ? undefined : await store.findMessage(id)
      if (!message?.order || isReduced(message)) return undefined
      const order = shownOrder(message.order, message)
      // The buyer may have noted the account of that day: a later one does not replace it.
      return { order, slip: slipOf(order, { ...payee(), ...message.order.payee }) }
    },
  }
}
export type Orders = ReturnType<typeof createOrders>
