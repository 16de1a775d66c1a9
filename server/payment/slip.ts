import { wordsOf } from '#locales/words.ts'
import { paymentCodes, slipFields, slipSignatures, type PaymentMeans, type PaymentSlip } from '#shared/payment.ts'
import { readAccount, writeAccount, writeIban } from './account.ts'
import { paymentString, writeDinars } from './paymentString.ts'
import { drawQr } from './qrCode.ts'
import { shownReference, type Reference } from './reference.ts'
import { sepaCode } from './sepaCode.ts'
import type { Payee } from './payee.ts'

/** The data of a slip, except the payee. */
export interface SlipOrder {
  /**
   * Name and address in the characters that banks accept (`bankText`), at most three lines of 70 characters in all. If absent, the
   * payer fills in the field.
   */
  payer?: readonly string[]
  means: PaymentMeans
  /** Whole dinars. */
  dinars: number
  /** At most 35 characters, Serbian Latin. */
  purpose: string
  reference: Reference
  /** Whether the slip has a SEPA code too, if the payee has an account in euros. */
  inEuros?: boolean
}

/** Formats an amount for a slip: `= 1.500,00`. */
const shownAmount = (paras: number): string => `= ${writeDinars(paras).replace(/\B(?=(?:\d{3})+,)/g, '.')}`

/** Returns the field names that all Serbian banks print on slips. */
function names(): PaymentSlip['names'] {
  const { slip } = wordsOf('sr').payment
  return Object.fromEntries(
    [...slipFields, ...slipSignatures].map((field) => [field, slip[field]]),
  ) as PaymentSlip['names']
}

/**
 * Returns a payment slip with its code.
 * @throws RangeError when the order breaks a rule of the code
 */
export function createSlip(
  { account, recipient, sepa }: Payee,
  { payer, means, dinars, purpose, reference, inEuros = false }: SlipOrder,
): PaymentSlip {
  const code = paymentCodes[means]
  const paras = dinars * 100
  const text = paymentString({ account, recipient, paras, ...(payer && { payer }), code, purpose, reference })
  const [recipientName = ''] = recipient
  const remittance = `${purpose} ${reference.number}`
  return {
    fields: {
      payer: payer ?? [],
      purpose: [purpose],
      recipient,
      code: [code],
      currency: ['RSD'],
      amount: [shownAmount(paras)],
      account: [writeAccount(readAccount(account))],
      model: [reference.model],
      reference: [shownReference(reference)],
    },
    names: names(),
    qr: drawQr(text),
    ...(inEuros &&
      sepa && {
        sepa: {
          recipient: recipientName,
          iban: writeIban(sepa.iban.replaceAll(' ', '')),
          remittance,
          qr: drawQr(sepaCode({ recipient: recipientName, ...sepa, remittance })),
        },
      }),
  }
}
