import * as z from 'zod/mini'
import {
  issue,
  email,
  envelope,
  mailedEmail,
  message,
  notes,
  optionalLine,
  optionalCheckbox,
  phone,
  requiredLine,
  requiredCheckbox,
} from './fields.ts'
import type { FieldError } from './errors.ts'
import { maxLengths } from './limits.ts'
import { subscribeForms, type SendForm, type SubscribeForm } from './names.ts'
import { orderSchema } from './order.ts'
import { requestSchema } from './requests.ts'
import { joinChoices, ratings, topics } from './topics.ts'

const sendFields = {
  ...envelope,
  form: z._default(z.enum(['contact', 'api'] as const satisfies readonly SendForm[]), 'api'),
  name: requiredLine(maxLengths.name),
  email,
  message,
  phone,
  municipality: optionalLine(maxLengths.municipality),
  topic: z._default(z.enum(topics, issue('invalidChoice')), 'question'),
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

/** An application to become a member, a polling agent or a volunteer. */
const joinFields = {
  ...envelope,
  form: z.literal('join'),
  topic: z.enum(joinChoices, issue('invalidChoice')),
  name: requiredLine(maxLengths.name),
  email: mailedEmail,
  municipality: requiredLine(maxLengths.municipality),
  phone,
  message: notes,
  consent: requiredCheckbox,
}

/** The announcement of a visitor to an event. */
const attendFields = {
  ...envelope,
  form: z.literal('attend'),
  name: requiredLine(maxLengths.name),
  email: mailedEmail,
  phone,
  message: notes,
  consent: requiredCheckbox,
}

/** The schemas of `POST /api/send`, by form. Consent is required only if the form shows the checkbox. */
export const sendSchemas = {
  api: z.object({ ...sendFields, consent: optionalCheckbox }),
  contact: z.pipe(ratedReview, z.object({ ...sendFields, rating, consent: requiredCheckbox })),
  join: z.object(joinFields),
  attend: z.object(attendFields),
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
  api: z.object({ ...subscribeFields, consent: optionalCheckbox }),
  newsletter: z.object({ ...subscribeFields, consent: requiredCheckbox }),
} as const satisfies Record<SubscribeForm, unknown>

/** The schema of the form that requests a link to one's own data. */
export const dataRequestSchema = z.object({
  token: envelope.token,
  proof: envelope.proof,
  spare: envelope.spare,
  email: mailedEmail,
})

export type DataRequestSubmission = z.output<typeof dataRequestSchema>
export type MessageSubmission = z.output<
  (typeof sendSchemas)[Exclude<SendForm, 'join' | 'attend' | 'order' | 'request'>]
>
export type JoinSubmission = z.output<typeof sendSchemas.join>
export type AttendSubmission = z.output<typeof sendSchemas.attend>
export type OrderSubmission = z.output<typeof orderSchema>
export type { SampleRequestSubmission } from './requests.ts'
export type SubscriptionSubmission = z.output<(typeof subscribeSchemas)[SubscribeForm]>
