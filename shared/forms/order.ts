import * as z from 'zod/mini'
import { deliveries, deliveryIds } from '../content/deliveries.ts'
import { orderWays } from '../content/payments.ts'
import type { FieldError } from './errors.ts'
import {
  because,
  email,
  envelope,
  notes,
  optionalLine,
  optionalNumber,
  optionalTick,
  phone,
  requiredLine,
  requiredTick,
} from './fields.ts'
import { maxLengths } from './limits.ts'

/** Five digits (Post of Serbia). */
const postcodeText = /^\d{5}$/
/** The Serbian tax number (PIB). */
const taxNumberText = /^\d{9}$/

const taxNumber = optionalNumber(maxLengths.taxNumber).check(
  z.refine((value) => value === '' || taxNumberText.test(value), because('invalidTaxNumber')),
)
/** What the visitor saw the order come to, in whole dinars: only compared, and by the server alone. */
const total = z.pipe(
  z.unknown(),
  z.transform((value) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : undefined)),
)

const fields = {
  ...envelope,
  form: z.literal('order'),
  /** The cart as its cookie holds it. Whether the shop has such things is the server's to say (`shared/order.ts`). */
  lines: z.string(because('emptyCart')).check(z.trim(), z.minLength(1, because('emptyCart'))),
  total: z.optional(total),
  code: optionalLine(maxLengths.code),
  delivery: z.enum(deliveryIds, because('invalidChoice')),
  way: z.enum(orderWays, because('invalidChoice')),
  name: requiredLine(maxLengths.name),
  email,
  phone,
  street: optionalLine(maxLengths.street),
  postcode: optionalNumber(maxLengths.postcode),
  town: optionalLine(maxLengths.town),
  company: optionalLine(maxLengths.company),
  taxNumber,
  /** The things go to somebody else than who ordered them. */
  elsewhere: optionalTick,
  toName: optionalLine(maxLengths.name),
  toStreet: optionalLine(maxLengths.street),
  toPostcode: optionalNumber(maxLengths.postcode),
  toTown: optionalLine(maxLengths.town),
  message: notes,
  consent: requiredTick,
}

type Field = keyof typeof fields
/** What came through so far: where another field is wrong, any of these may be missing. */
type Given = Readonly<Partial<Record<Field, unknown>>>

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const hasAddress = ({ delivery }: Given): boolean =>
  deliveries[deliveryIds.find((id) => id === delivery) ?? 'pickup'].hasAddress

/** What fields say about one another. A field that does not apply (an address for a pick-up) is not looked at. */
function* problemsOf(given: Given): Generator<[Field, FieldError]> {
  if (given.way === 'cash' && hasAddress(given)) yield ['way', 'cashAtPickup']
  if (!hasAddress(given)) return
  const required: readonly Field[] = [
    ...(['street', 'postcode', 'town'] as const),
    ...(given.elsewhere === true ? (['toName', 'toStreet', 'toPostcode', 'toTown'] as const) : []),
  ]
  for (const field of required) {
    if (asText(given[field]) === '') yield [field, 'required']
    else if (/postcode$/i.test(field) && !postcodeText.test(asText(given[field]))) yield [field, 'invalidPostcode']
  }
}

/** An order as the checkout sends it: address unless it is picked up, cash only where it is. */
export const orderSchema = z.object(fields).check(
  z.superRefine(
    (given: Given, context) => {
      for (const [field, message] of problemsOf(given))
        context.addIssue({ code: 'custom', path: [field], message, continue: true })
    },
    // Also where other fields are wrong or empty: everything is said at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
)

/** Where something is sent. */
export interface Address {
  street: string
  /** Five digits. */
  postcode: string
  town: string
}

type Ordering = z.output<typeof orderSchema>

const addressIn = (street: string, postcode: string, town: string): Address => ({
  street,
  postcode,
  town,
})

/** The address of who ordered, and where the things go if that is elsewhere; nothing where they are picked up. */
export function addressesOf(given: Ordering): { address?: Address; to?: Address & { name: string } } {
  if (!hasAddress(given)) return {}
  const address = addressIn(given.street, given.postcode, given.town)
  if (!given.elsewhere) return { address }
  return { address, to: { name: given.toName, ...addressIn(given.toStreet, given.toPostcode, given.toTown) } }
}
