import * as z from 'zod/mini'
import { matchLanguage } from '../i18n/negotiate.ts'
import type { FieldError } from './errors.ts'
import { isEmail, isPlainEmail } from './email.ts'
import { maxLengths } from './limits.ts'
import { cleanEmail, cleanLine, cleanNumber, cleanPhone, isBlank } from './typedText.ts'

/* The parts of the form schemas. */

export const issue = (code: FieldError) => ({ error: code })
export const abortingIssue = (code: FieldError) => ({ error: code, abort: true })

// Control characters are invalid in a line; a message may hold line breaks and tabs. Unpaired surrogates are always
// invalid.
const lineText = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u
const blockText = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u
// A number has at least five digits; in some countries the country code is written in brackets.
const phoneText = /^(?=(?:\D*\d){5})(?:\(?\+)?[\d ()/.-]{6,}$/
/** Returns whether the number can be called or is empty. */
const isPhoneOrEmpty = (value: string): boolean => value === '' || phoneText.test(value)

/** Returns the trimmed text; empty if nothing in it is visible. */
const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim())

export const line = (limit: number, clean: (typed: string) => string = cleanLine) =>
  z.string(issue('required')).check(
    // Text copied from a spreadsheet cell ends with a tab or a line break.
    z.overwrite((typed) => clean(typed).trim()),
    z.maxLength(limit, abortingIssue('tooLong')),
    z.regex(lineText, abortingIssue('invalidText')),
    z.overwrite(trimmed),
  )
export const requiredLine = (limit: number, clean?: (typed: string) => string) =>
  line(limit, clean).check(z.minLength(1, issue('required')))
export const optionalLine = (limit: number, clean?: (typed: string) => string) => z._default(line(limit, clean), '')
/** A schema for an official number: a postcode, a tax number. */
export const optionalNumber = (limit: number) => optionalLine(limit, cleanNumber)

export const email = requiredLine(maxLengths.email, cleanEmail).check(z.refine(isEmail, issue('invalidEmail')))
/** The schema of an address that the site itself sends mail to. */
export const mailedEmail = email.check(z.refine(isPlainEmail, issue('unreachableEmail')))

export const requiredPhone = requiredLine(maxLengths.phone, cleanPhone).check(
  z.refine(isPhoneOrEmpty, issue('invalidPhone')),
)
export const phone = z._default(
  line(maxLengths.phone, cleanPhone).check(z.refine(isPhoneOrEmpty, issue('invalidPhone'))),
  '',
)

const block = z
  .string(issue('required'))
  .check(
    z.maxLength(maxLengths.message, abortingIssue('tooLong')),
    z.regex(blockText, abortingIssue('invalidText')),
    z.overwrite(trimmed),
  )
export const message = block.check(z.minLength(1, issue('required')))
/** The schema of an optional message. */
export const notes = z._default(block, '')

/** The schema of a checkbox: `true` in JSON, `on` in a form post; absent if it is not ticked. */
export const checkbox = z.pipe(
  z.union([z.boolean(), z.enum(['on', 'true', 'false', ''])], issue('invalidChoice')),
  z.transform((value: boolean | 'on' | 'true' | 'false' | '') => value === true || value === 'on' || value === 'true'),
)
export const optionalCheckbox = z._default(checkbox, false)
export const requiredCheckbox = z
  ._default(checkbox, false)
  .check(z.refine((isTicked) => isTicked, issue('consentRequired')))

/** The fields of a submission that the visitor does not type. */
export const envelope = {
  /** Any tag of a supported language; other values are ignored, since they are not the visitor's mistake. */
  lng: z.optional(z.pipe(z.unknown(), z.transform(matchLanguage))),
  /** From `GET /api/form`; without it a tighter rate limit holds. */
  token: optionalLine(maxLengths.token),
  /** Proof of work for that token, if it is required. */
  proof: optionalLine(maxLengths.proof),
  /** Idempotency key: a repeated submission is stored once. */
  key: optionalLine(maxLengths.key),
  /** Honeypot: people leave it empty. Password managers and browsers do not know its name. */
  spare: z._default(z.string(), ''),
}
