import * as z from 'zod/mini'
import {
  because,
  email,
  envelope,
  mailedEmail,
  message,
  optionalLine,
  optionalTick,
  phone,
  requiredLine,
  requiredTick,
} from './fields.ts'
import type { FieldError } from './errors.ts'
import { maxLengths } from './limits.ts'
import { sendForms, subscribeForms, type SendForm, type SubscribeForm } from './names.ts'
import { orderSchema } from './order.ts'
import { requestSchema } from './requests.ts'
import { ratings, topics } from './topics.ts'

const sendFields = {
  ...envelope,
  form: z._default(z.enum(sendForms), 'api'),
  name: requiredLine(maxLengths.name),
  email,
  message,
  phone,
  municipality: optionalLine(maxLengths.municipality),
  topic: z._default(z.enum(topics, because('invalidChoice')), 'question'),
}

/** Only in reviews. */
const rating = z.optional(
  z.enum(ratings, { error: ({ input }) => (input === '' ? 'required' : 'invalidChoice') satisfies FieldError }),
)

/**
 * Adds an empty rating to a review without one, so that the missing rating is reported together with the other errors.
 */
const ratedReview = z.transform((input: unknown) => {
  const { topic, rating } = (input ?? {}) as Record<string, unknown>
  return topic === 'review' && rating === undefined ? { ...(input as object), rating: '' } : input
})

/** The schemas of `POST /api/send`, by form. Consent is required only if the form shows the checkbox. */
export const sendSchemas = {
  api: z.object({ ...sendFields, consent: optionalTick }),
  contact: z.pipe(ratedReview, z.object({ ...sendFields, rating, consent: requiredTick })),
  order: orderSchema,
  request: requestSchema,
} as const satisfies Record<SendForm, unknown>

const subscribeFields = {
  ...envelope,
  form: z._default(z.enum(subscribeForms), 'api'),
  email: mailedEmail,
}

/** The schemas of `POST /api/subscribe`, by form. */
export const subscribeSchemas = {
  api: z.object({ ...subscribeFields, consent: optionalTick }),
  newsletter: z.object({ ...subscribeFields, consent: requiredTick }),
} as const satisfies Record<SubscribeForm, unknown>

/** The schema of the form that requests a link to one's own data. */
export const askSchema = z.object({
  token: envelope.token,
  proof: envelope.proof,
  spare: envelope.spare,
  email: mailedEmail,
})

export type Asking = z.output<typeof askSchema>
export type Sending = z.output<(typeof sendSchemas)[Exclude<SendForm, 'order' | 'request'>]>
export type Ordering = z.output<typeof orderSchema>
export type { Requesting } from './requests.ts'
export type Subscribing = z.output<(typeof subscribeSchemas)[SubscribeForm]>
