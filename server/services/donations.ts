import * as z from 'zod/mini'
import { wordsOf } from '#locales/words.ts'
import { donationLimits, donorKinds, type DonorKind } from '#shared/content/donationRules.ts'
import { donationPurpose, ownAmount } from '#shared/content/payments.ts'
import { InvalidSubmission } from '#shared/errors.ts'
import { fieldErrorsOf, type FieldErrors } from '#shared/forms/errors.ts'
import { issue, envelope, line, optionalLine, optionalNumber, requiredLine, checkbox } from '#shared/forms/fields.ts'
import { maxLengths } from '#shared/forms/limits.ts'
import { yearOf } from '#shared/localDay.ts'
import { paymentMeans, type PaymentSlip } from '#shared/payment.ts'
import { bankText } from '../payment/bankText.ts'
import type { Payee } from '../payment/payee.ts'
import { fitsParty } from '../payment/paymentString.ts'
import { readDinars } from '../payment/readDinars.ts'
import { reference97 } from '../payment/reference.ts'
import { createSlip } from '../payment/slip.ts'

/** Returns the schema of a line on the slip. It yields the text in the characters that banks accept. */
const bankLine = (maxLength: number) =>
  z.pipe(
    requiredLine(maxLength).check(z.refine((value) => bankText(value) !== undefined, issue('notLatin'))),
    z.transform((value: string) => bankText(value) ?? ''),
  )

/** A payer's name has at least two letters. */
const payerName = bankLine(maxLengths.name).check(z.refine((name) => /\p{L}.*\p{L}/u.test(name), issue('invalidName')))

/**
 * Matches a postcode of any country, because donors abroad pay too: three to ten letters, digits, spaces and hyphens, with at least
 * one digit.
 */
const postcodeOfAnyCountry = /^(?=.*\d)[a-z\d][a-z\d -]{1,8}[a-z\d]$/i
const postcode = bankLine(maxLengths.postcode).check(
  z.refine((typed) => postcodeOfAnyCountry.test(typed), issue('invalidForeignPostcode')),
)

const isChoice = (amount: string) =>
  amount === ownAmount || wordsOf('sr').facts.amounts.list.some((one) => `${one}` === amount)

const schema = z.object({
  token: envelope.token,
  proof: envelope.proof,
  // Staff choose the amounts.
  amount: line(maxLengths.amount).check(z.refine(isChoice, issue('invalidChoice'))),
  ownAmount: optionalLine(maxLengths.amount),
  donor: z.enum(donorKinds, issue('invalidChoice')),
  name: payerName,
  registration: optionalNumber(maxLengths.registration),
  street: bankLine(maxLengths.street),
  postcode,
  town: bankLine(maxLengths.town),
  means: z.enum(paymentMeans, issue('invalidChoice')),
  confirm: z._default(checkbox, false).check(z.refine((isTicked) => isTicked, issue('confirmRequired'))),
})
type Donation = z.output<typeof schema>

/** The fields that decide the amount limits. They are read apart, so that their errors appear together with all others. */
const amountFields = z.object({
  amount: z._default(line(maxLengths.amount), ''),
  ownAmount: optionalLine(maxLengths.amount),
  donor: z._default(z.enum(donorKinds), 'person'),
  registration: optionalNumber(maxLengths.registration),
})

function amountErrors(field: string, text: string, donor: DonorKind): FieldErrors {
  if (text === '') return { [field]: 'required' }
  const dinars = readDinars(text)
  if (dinars === undefined) return { [field]: 'invalidAmount' }
  const { min, max } = donationLimits(wordsOf('sr').facts.salary)[donor]
  if (dinars < min) return { [field]: 'tooLittle' }
  return dinars > max ? { [field]: 'tooMuch' } : {}
}

/** Returns the errors that depend on several fields: the limits of the donor's kind, and the company's registration number. */
function crossFieldErrors(body: unknown): FieldErrors {
  const parsed = amountFields.safeParse(body)
  if (!parsed.success) return {}
  const { amount, ownAmount: own, donor, registration } = parsed.data
  return {
    ...(amount === ownAmount ? amountErrors('ownAmount', own, donor) : amountErrors('amount', amount, donor)),
    ...(donor === 'company' && registration === '' && { registration: 'required' }),
    ...(donor === 'company' &&
      registration !== '' &&
      !/^\d{8}$/.test(registration) && { registration: 'invalidNumber' }),
  }
}

/** Returns name and address for the slip. The line of a company includes its registration number. */
const payerOf = ({ donor, name, registration, street, postcode, town }: Donation): string[] => [
  donor === 'company' ? `${name}, MB ${registration}` : name,
  street,
  `${postcode} ${town}`,
]

export interface DonationParts {
  payee: () => Payee
  /** Milliseconds since 1970. */
  now: () => number
}

/** Creates the service that makes payment slips for donations. It stores nothing. */
export function createDonations({ payee, now }: DonationParts) {
  return {
    /**
     * Validates a form post.
     * @throws InvalidSubmission when a field is invalid; it holds the errors of all fields
     */
    read(body: unknown): Donation {
      const parsed = schema.safeParse(body)
      const errors = { ...crossFieldErrors(body), ...(!parsed.success && fieldErrorsOf(parsed.error.issues)) }
      if (!parsed.success || Object.keys(errors).length > 0) throw new InvalidSubmission(errors)
      if (!fitsParty(payerOf(parsed.data))) throw new InvalidSubmission({ name: 'tooLong', street: 'tooLong' })
      return parsed.data
    },

    /** Returns the payment slip. Its reference holds the purpose and the year, no personal data. */
    slip(donation: Donation): PaymentSlip {
      return createSlip(payee(), {
        payer: payerOf(donation),
        means: donation.means,
        dinars: donation.amount === ownAmount ? readDinars(donation.ownAmount)! : Number(donation.amount),
        purpose: donationPurpose,
        reference: reference97(`DON${yearOf(now())}`),
        inEuros: true,
      })
    },
  }
}
export type Donations = ReturnType<typeof createDonations>
