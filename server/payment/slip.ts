import { wordsOf } from '#locales/words.ts'
import { paymentCodes, slipFields, slipSignatures, type PaymentMeans, type PaymentSlip } from '#shared/payment.ts'
import { readAccount, writeAccount, writeIban } from './account.ts'
import { paymentString, writeDinars } from './paymentString.ts'
import { drawQr } from './qrCode.ts'
import { shownReference, type Reference } from './reference.ts'
import { sepaCode } from './sepaCode.ts'
import type { Payee } from './payee.ts'

/** What a slip is made of, beside who is paid. */
export interface SlipOrder {
  /**
   * Name and address as a bank reads them (`bankText`), at most three lines of 70 characters in all. Absent where the field is left
   * to whoever pays.
   */
  payer?: readonly string[]
  means: PaymentMeans
  /** Whole dinars. */
  dinars: number
  /** At most 35 characters, Serbian Latin. */
  purpose: string
  reference: Reference
  /** Whether somebody abroad may pay the same in euros, where the party has an account for that. */
  inEuros?: boolean
}

/** An amount as a slip shows it: `= 1.500,00`. */
const shownAmount = (paras: number): string => `= ${writeDinars(paras).replace(/\B(?=(?:\d{3})+,)/g, '.')}`

/** The names of a slip's fields as every bank in Serbia prints them. */
function names(): PaymentSlip['names'] {
  const { slip } = wordsOf('sr').payment
  return Object.fromEntries(
    [...slipFields, ...slipSignatures].map((field) => [field, slip[field]]),
  ) as PaymentSlip['names']
}

/**
 * A payment slip with its code.
 * @throws RangeError where the order breaks a rule of the code
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
