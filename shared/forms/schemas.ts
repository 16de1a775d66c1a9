import * as z from 'zod/mini'
import { matchLanguage } from '../i18n/negotiate.ts'
import type { FieldError } from './errors.ts'
import { isEmail } from './email.ts'
import { longest } from './limits.ts'
import { sendForms, subscribeForms, type SendForm, type SubscribeForm } from './names.ts'
import { topics } from './topics.ts'

const because = (code: FieldError) => ({ error: code })
const becauseAndStop = (code: FieldError) => ({ error: code, abort: true })

// Control characters have no place in a line; a message may hold line breaks and tabs.
const lineText = /^[^\p{Cc}\u2028\u2029]*$/u
const blockText = /^(?:[^\p{Cc}]|[\n\r\t])*$/u
const phoneText = /^\+?[\d ()/.-]{6,}$/

const line = (most: number) =>
  z
    .string(because('required'))
    .check(z.maxLength(most, becauseAndStop('tooLong')), z.regex(lineText, becauseAndStop('invalidText')), z.trim())
const requiredLine = (most: number) => line(most).check(z.minLength(1, because('required')))
const optionalLine = (most: number) => z._default(line(most), '')

const email = line(longest.email).check(
  z.minLength(1, becauseAndStop('required')),
  z.refine(isEmail, because('invalidEmail')),
)
const phone = z._default(
  line(longest.phone).check(z.refine((value) => value === '' || phoneText.test(value), because('invalidPhone'))),
  '',
)
const message = z
  .string(because('required'))
  .check(
    z.maxLength(longest.message, becauseAndStop('tooLong')),
    z.regex(blockText, becauseAndStop('invalidText')),
    z.trim(),
    z.minLength(1, because('required')),
  )

/** A tick: `true` in JSON, `on` in a form post; absent where the box was left empty. */
const tick = z.pipe(
  z.union([z.boolean(), z.enum(['on', 'true', 'false', ''])], because('invalidChoice')),
  z.transform((value: boolean | 'on' | 'true' | 'false' | '') => value === true || value === 'on' || value === 'true'),
)
const optionalTick = z._default(tick, false)
const requiredTick = z._default(tick, false).check(z.refine((given) => given, because('consentRequired')))

/** What a submission may carry beside what the visitor typed. */
const envelope = {
  /** Any tag of a language we have; what means none of them is no mistake of the visitor's. */
  lng: z.optional(z.pipe(z.unknown(), z.transform(matchLanguage))),
  /** From `GET /api/form`; without it a tighter limit holds. */
  token: optionalLine(longest.token),
  /** Idempotency key: the same one twice is stored once. */
  key: optionalLine(longest.key),
  /** Honeypot: people leave it empty. */
  website: z._default(z.string().check(z.maxLength(longest.message)), ''),
}

const sendFields = {
  ...envelope,
  form: z._default(z.enum(sendForms), 'api'),
  name: requiredLine(longest.name),
  email,
  message,
  phone,
  municipality: optionalLine(longest.municipality),
  topic: z._default(z.enum(topics, because('invalidChoice')), 'question'),
}

/** `POST /api/send`, by form. Only a form that shows the box requires its tick. */
export const sendSchemas = {
  api: z.object({ ...sendFields, consent: optionalTick }),
  contact: z.object({ ...sendFields, consent: requiredTick }),
} as const satisfies Record<SendForm, unknown>

const subscribeFields = {
  ...envelope,
  form: z._default(z.enum(subscribeForms), 'api'),
  email,
}

/** `POST /api/subscribe`, by form. */
export const subscribeSchemas = {
  api: z.object({ ...subscribeFields, consent: optionalTick }),
  newsletter: z.object({ ...subscribeFields, consent: requiredTick }),
} as const satisfies Record<SubscribeForm, unknown>

/** The form that asks for a link to one's own data. */
export const askSchema = z.object({ token: envelope.token, website: envelope.website, email })

export type Asking = z.output<typeof askSchema>
export type Sending = z.output<(typeof sendSchemas)[SendForm]>
export type Subscribing = z.output<(typeof subscribeSchemas)[SubscribeForm]>
