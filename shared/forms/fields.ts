import * as z from 'zod/mini'
import { matchLanguage } from '../i18n/negotiate.ts'
import type { FieldError } from './errors.ts'
import { isEmail, isPlainEmail } from './email.ts'
import { maxLengths } from './limits.ts'
import { cleanEmail, cleanLine, cleanNumber, cleanPhone, isBlank } from './typedText.ts'

/* What the schemas of the forms are made of. */

export const because = (code: FieldError) => ({ error: code })
export const becauseAndStop = (code: FieldError) => ({ error: code, abort: true })

// Control characters have no place in a line; a message may hold line breaks and tabs. Half a character has no place anywhere.
const lineText = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u
const blockText = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u
// No number is shorter than five digits; in some countries the code of the country stands in brackets.
const phoneText = /^(?=(?:\D*\d){5})(?:\(?\+)?[\d ()/.-]{6,}$/
/** Whether a number can be called, or none is given. */
const isPhoneOrEmpty = (value: string): boolean => value === '' || phoneText.test(value)

/** What shows nothing counts as empty. */
const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim())

export const line = (most: number, clean: (typed: string) => string = cleanLine) =>
  z.string(because('required')).check(
    // A cell of a spreadsheet is copied with a tab or a line break at its end.
    z.overwrite((typed) => clean(typed).trim()),
    z.maxLength(most, becauseAndStop('tooLong')),
    z.regex(lineText, becauseAndStop('invalidText')),
    z.overwrite(trimmed),
  )
export const requiredLine = (most: number, clean?: (typed: string) => string) =>
  line(most, clean).check(z.minLength(1, because('required')))
export const optionalLine = (most: number, clean?: (typed: string) => string) => z._default(line(most, clean), '')
/** A number that an office gave: a postcode, a tax number. */
export const optionalNumber = (most: number) => optionalLine(most, cleanNumber)

export const email = requiredLine(maxLengths.email, cleanEmail).check(z.refine(isEmail, because('invalidEmail')))
/** An address that the site itself sends mail to. */
export const mailedEmail = email.check(z.refine(isPlainEmail, because('unreachableEmail')))

export const requiredPhone = requiredLine(maxLengths.phone, cleanPhone).check(
  z.refine(isPhoneOrEmpty, because('invalidPhone')),
)
export const phone = z._default(
  line(maxLengths.phone, cleanPhone).check(z.refine(isPhoneOrEmpty, because('invalidPhone'))),
  '',
)

const block = z
  .string(because('required'))
  .check(
    z.maxLength(maxLengths.message, becauseAndStop('tooLong')),
    z.regex(blockText, becauseAndStop('invalidText')),
    z.overwrite(trimmed),
  )
export const message = block.check(z.minLength(1, because('required')))
/** What a visitor adds in words; it may be empty. */
export const notes = z._default(block, '')

/** A tick: `true` in JSON, `on` in a form post; absent where the box was left empty. */
export const tick = z.pipe(
  z.union([z.boolean(), z.enum(['on', 'true', 'false', ''])], because('invalidChoice')),
  z.transform((value: boolean | 'on' | 'true' | 'false' | '') => value === true || value === 'on' || value === 'true'),
)
export const optionalTick = z._default(tick, false)
export const requiredTick = z._default(tick, false).check(z.refine((given) => given, because('consentRequired')))

/** What a submission may carry beside what the visitor typed. */
export const envelope = {
  /** Any tag of a language we have; what means none of them is no mistake of the visitor's. */
  lng: z.optional(z.pipe(z.unknown(), z.transform(matchLanguage))),
  /** From `GET /api/form`; without it a tighter limit holds. */
  token: optionalLine(maxLengths.token),
  /** The work done for that token, where it is asked for. */
  proof: optionalLine(maxLengths.proof),
  /** Idempotency key: the same one twice is stored once. */
  key: optionalLine(maxLengths.key),
  /** Honeypot: people leave it empty. Its name is none that a password manager or a browser knows. */
  spare: z._default(z.string(), ''),
}
