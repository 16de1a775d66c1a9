import * as z from 'zod/mini'
import { dayOf } from '../localDay.ts'
import type { FieldError } from './errors.ts'
import {
  issue,
  abortingIssue,
  email,
  envelope,
  notes,
  requiredLine,
  requiredPhone,
  requiredCheckbox,
} from './fields.ts'
import { maxLengths } from './limits.ts'
import { maxGuests, requestFields, type RequestField, type RequestKind } from './requestFields.ts'

/** `HH:MM`, as a time input sends it. */
const timeText = /^(?:[01]\d|2[0-3]):[0-5]\d$/
/** A host of two labels or more, with or without a scheme and a path. */
const siteText = /^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/iu

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  // NaN for a month 13 or a day 32, which cannot be formatted; 30 February becomes a day of March.
  const noon = Date.parse(`${value}T12:00:00Z`)
  return !Number.isNaN(noon) && dayOf(noon) === value
}

/** The schema of a day from today on, ISO 8601, by the calendar at the party's seat. */
const day = requiredLine(maxLengths.code).check(
  z.refine((value) => value === '' || isDay(value), abortingIssue('invalidDate')),
  z.refine((value) => value === '' || value >= dayOf(Date.now()), issue('pastDate')),
)

/** The schema of each field that a request may have besides the email address. */
const fields = {
  name: requiredLine(maxLengths.name),
  phone: requiredPhone,
  date: day,
  time: requiredLine(maxLengths.code).check(
    z.refine((value) => value === '' || timeText.test(value), issue('invalidTime')),
  ),
  arrival: day,
  departure: day,
  guests: requiredLine(maxLengths.code).check(
    z.refine(
      (value) => value === '' || (/^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= maxGuests),
      issue('invalidGuests'),
    ),
  ),
  site: requiredLine(maxLengths.site).check(
    z.refine((value) => value === '' || siteText.test(value), issue('invalidSite')),
  ),
} satisfies Record<RequestField, unknown>

const common = { ...envelope, form: z.literal('request'), email, message: notes, consent: requiredCheckbox }

type Lines = Partial<Record<RequestField, string>>

const schemaOf = <Kind extends RequestKind>(kind: Kind) =>
  z.object({
    ...common,
    about: z.literal(kind),
    ...(Object.fromEntries(requestFields[kind].map((field) => [field, fields[field]])) as Pick<
      typeof fields,
      (typeof requestFields)[Kind][number]
    >),
  })

/** Returns whether the departure is after the arrival; true if either is absent or invalid. */
const departsLater = ({ arrival, departure }: Lines): boolean =>
  arrival === undefined || departure === undefined || !isDay(arrival) || !isDay(departure) || departure > arrival

/** The schema of a request, by its kind. */
export const requestSchema = z.discriminatedUnion('about', [
  schemaOf('table'),
  schemaOf('stay').check(
    z.refine(departsLater, {
      error: 'departsBefore' satisfies FieldError,
      path: ['departure'],
      // Runs even if other fields are invalid, so that all errors are shown at once.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  ),
  schemaOf('appointment'),
  schemaOf('visit'),
  schemaOf('quote'),
  schemaOf('report'),
  schemaOf('pass'),
  schemaOf('callback'),
])
export type SampleRequestSubmission = z.output<typeof requestSchema>

/** Returns the fields of a request and their values, without name and phone. */
export const detailsOf = (input: SampleRequestSubmission): [field: RequestField, value: string][] =>
  requestFields[input.about]
    .filter((field) => field !== 'name' && field !== 'phone')
    .map((field) => [field, (input as Lines)[field] ?? ''])
