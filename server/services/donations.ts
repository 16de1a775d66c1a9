import * as z from 'zod/mini'
import { donationLimits, donorKinds, type DonorKind } from '#shared/content/donationRules.ts'
import { donationAmounts, donationPurpose, ownAmount } from '#shared/content/payments.ts'
import { InvalidSubmission } from '#shared/errors.ts'
import { fieldErrorsOf, type FieldErrors } from '#shared/forms/errors.ts'
import { because, envelope, line, optionalLine, optionalNumber, requiredLine, tick } from '#shared/forms/fields.ts'
import { maxLengths } from '#shared/forms/limits.ts'
import { cleanPhone } from '#shared/forms/typedText.ts'
import { yearOf } from '#shared/localDay.ts'
import { paymentMeans, type PaymentSlip } from '#shared/payment.ts'
import { bankText } from '../payment/bankText.ts'
import type { Payee } from '../payment/payee.ts'
import { fitsParty } from '../payment/paymentString.ts'
import { reference97 } from '../payment/reference.ts'
import { createSlip } from '../payment/slip.ts'

/** What stands on the slip, as a bank reads it. */
const bankLine = (most: number) =>
  z.pipe(
    requiredLine(most).check(z.refine((value) => bankText(value) !== undefined, because('notLatin'))),
    z.transform((value: string) => bankText(value) ?? ''),
  )

const schema = z.object({
  token: envelope.token,
  proof: envelope.proof,
  amount: z.enum([...donationAmounts.map(String), ownAmount], because('invalidChoice')),
  ownAmount: optionalLine(maxLengths.amount),
  donor: z.enum(donorKinds, because('invalidChoice')),
  name: bankLine(maxLengths.name),
  registration: optionalNumber(maxLengths.registration),
  street: bankLine(maxLengths.street),
  postcode: bankLine(maxLengths.postcode),
  town: bankLine(maxLengths.town),
  means: z.enum(paymentMeans, because('invalidChoice')),
  confirm: z._default(tick, false).check(z.refine((given) => given, because('confirmRequired'))),
})
type Given = z.output<typeof schema>

/** What is needed to know how much may be given, read by itself: its errors stand beside those of the other fields. */
const about = z.object({
  amount: z._default(line(maxLengths.amount), ''),
  ownAmount: optionalLine(maxLengths.amount),
  donor: z._default(z.enum(donorKinds), 'person'),
  registration: optionalNumber(maxLengths.registration),
})

/**
 * Digits, maybe in groups of three with one mark between all of them, maybe with no paras and the currency after them: `1500`,
 * `1.500`, `1 500,00 RSD`. Two marks without paras (`1.500,000`) can be read in two ways.
 */
const wholeNumber = /^(\d+|\d{1,3}([., '’])\d{3}(?:\2\d{3})*)(?:[.,]00)? ?(?:rsd|din(?:ara?|\.)?|дин(?:ара?|\.)?)?$/i

/** Whole dinars as somebody types them; undefined for anything else. */
export function readDinars(text: string): number | undefined {
  const digits = wholeNumber.exec(cleanPhone(text))?.[1]
  if (digits === undefined) return undefined
  const dinars = Number(digits.replace(/\D/g, ''))
  return Number.isSafeInteger(dinars) ? dinars : undefined
}

function amountErrors(field: string, text: string, donor: DonorKind): FieldErrors {
  if (text === '') return { [field]: 'required' }
  const dinars = readDinars(text)
  if (dinars === undefined) return { [field]: 'invalidAmount' }
  const { least, most } = donationLimits[donor]
  if (dinars < least) return { [field]: 'tooLittle' }
  return dinars > most ? { [field]: 'tooMuch' } : {}
}

/** What no field says by itself: whether the amount is lawful for who gives, and whether a company has its number. */
function furtherErrors(body: unknown): FieldErrors {
  const given = about.safeParse(body)
  if (!given.success) return {}
  const { amount, ownAmount: own, donor, registration } = given.data
  return {
    ...(amount === ownAmount ? amountErrors('ownAmount', own, donor) : {}),
    ...(donor === 'company' && registration === '' && { registration: 'required' }),
    ...(donor === 'company' &&
      registration !== '' &&
      !/^\d{8}$/.test(registration) && { registration: 'invalidNumber' }),
  }
}

/** Name and address as the slip has them. A company is known by its number, too. */
const payerOf = ({ donor, name, registration, street, postcode, town }: Given): string[] => [
  donor === 'company' ? `${name}, MB ${registration}` : name,
  street,
  `${postcode} ${town}`,
]

export interface DonationParts {
  payee: Payee
  /** Milliseconds since 1970. */
  now: () => number
}

/** Makes payment slips for donations. Nothing that it is given is kept. */
export function createDonations({ payee, now }: DonationParts) {
  return {
    /**
     * What a form post says.
     * @throws InvalidSubmission with every field that is wrong
     */
    read(body: unknown): Given {
      const given = schema.safeParse(body)
      const errors = { ...furtherErrors(body), ...(!given.success && fieldErrorsOf(given.error.issues)) }
      if (!given.success || Object.keys(errors).length > 0) throw new InvalidSubmission(errors)
      if (!fitsParty(payerOf(given.data))) throw new InvalidSubmission({ name: 'tooLong', street: 'tooLong' })
      return given.data
    },

    /** The slip. Its reference says what the money is for, and of which year: it names nobody. */
    slip(given: Given): PaymentSlip {
      return createSlip(payee, {
        payer: payerOf(given),
        means: given.means,
        dinars: given.amount === ownAmount ? readDinars(given.ownAmount)! : Number(given.amount),
        purpose: donationPurpose,
        reference: reference97(`DON${yearOf(now())}`),
        inEuros: true,
      })
    },
  }
}
export type Donations = ReturnType<typeof createDonations>
