import * as z from 'zod/mini'
import { deliveries, deliveryIds } from '../content/deliveries.ts'
import { orderWays } from '../content/payments.ts'
import type { FieldError } from './errors.ts'
import {
  issue,
  email,
  envelope,
  notes,
  optionalLine,
  optionalNumber,
  optionalCheckbox,
  phone,
  requiredLine,
  requiredCheckbox,
} from './fields.ts'
import { maxLengths } from './limits.ts'

/** Five digits (Post of Serbia). */
const postcodeText = /^\d{5}$/
/** The Serbian tax number (PIB). */
const taxNumberText = /^\d{9}$/

const taxNumber = optionalNumber(maxLengths.taxNumber).check(
  z.refine((value) => value === '' || taxNumberText.test(value), issue('invalidTaxNumber')),
)
/** The total that the visitor saw, in whole dinars. The server only compares it. */
const total = z.pipe(
  z.unknown(),
  z.transform((value) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : undefined)),
)

const fields = {
  ...envelope,
  form: z.literal('order'),
  /** The cart in the form of its cookie. The server checks the products (`shared/order.ts`). */
  lines: z.string(issue('emptyCart')).check(z.trim(), z.minLength(1, issue('emptyCart'))),
  total: z.optional(total),
  code: optionalLine(maxLengths.code),
  delivery: z.enum(deliveryIds, issue('invalidChoice')),
  way: z.enum(orderWays, issue('invalidChoice')),
  name: requiredLine(maxLengths.name),
  email,
  phone,
  street: optionalLine(maxLengths.street),
  postcode: optionalNumber(maxLengths.postcode),
  town: optionalLine(maxLengths.town),
  company: optionalLine(maxLengths.company),
  taxNumber,
  /** Whether the order is delivered to another person. */
  elsewhere: optionalCheckbox,
  toName: optionalLine(maxLengths.name),
  toStreet: optionalLine(maxLengths.street),
  toPostcode: optionalNumber(maxLengths.postcode),
  toTown: optionalLine(maxLengths.town),
  message: notes,
  consent: requiredCheckbox,
}

type Field = keyof typeof fields
/** The fields that are valid so far: any of them may be missing. */
type Input = Readonly<Partial<Record<Field, unknown>>>

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const hasAddress = ({ delivery }: Input): boolean =>
  deliveries[deliveryIds.find((id) => id === delivery) ?? 'pickup'].hasAddress

/**
 * Yields the errors that depend on several fields. Fields that do not apply (an address for a pick-up) are not checked.
 */
function* problemsOf(input: Input): Generator<[Field, FieldError]> {
  if (input.way === 'cash' && hasAddress(input)) yield ['way', 'cashAtPickup']
  if (!hasAddress(input)) return
  const required: readonly Field[] = [
    ...(['street', 'postcode', 'town'] as const),
    ...(input.elsewhere === true ? (['toName', 'toStreet', 'toPostcode', 'toTown'] as const) : []),
  ]
  for (const field of required) {
    if (asText(input[field]) === '') yield [field, 'required']
    else if (/postcode$/i.test(field) && !postcodeText.test(asText(input[field]))) yield [field, 'invalidPostcode']
  }
}

/** The schema of an order from the checkout. Delivery needs an address; cash is for pick-up only. */
export const orderSchema = z.object(fields).check(
  z.superRefine(
    (input: Input, context) => {
      for (const [field, message] of problemsOf(input))
        context.addIssue({ code: 'custom', path: [field], message, continue: true })
    },
    // Runs even if other fields are invalid, so that all errors are shown at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
)

/** A postal address. */
export interface Address {
  street: string
  /** Five digits. */
  postcode: string
  town: string
}

type OrderSubmission = z.output<typeof orderSchema>

const addressIn = (street: string, postcode: string, town: string): Address => ({
  street,
  postcode,
  town,
})

/** Returns the customer's address and, if it differs, the recipient's; neither for a pick-up. */
export function addressesOf(input: OrderSubmission): { address?: Address; to?: Address & { name: string } } {
  if (!hasAddress(input)) return {}
  const address = addressIn(input.street, input.postcode, input.town)
  if (!input.elsewhere) return { address }
  return { address, to: { name: input.toName, ...addressIn(input.toStreet, input.toPostcode, input.toTown) } }
}
