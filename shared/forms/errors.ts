/** The errors of a request's fields. Their texts are among the words of the requests. */
export const requestErrors = [
  'invalidDate',
  'pastDate',
  'departsBefore',
  'invalidTime',
  'invalidGuests',
  'invalidSite',
] as const
export type RequestError = (typeof requestErrors)[number]

/** The error of an announcement that its event does not take. Its text is among the words of the events. */
export const eventErrors = ['eventClosed'] as const
export type EventError = (typeof eventErrors)[number]

/** The errors of all other fields. Their texts are in `locales/<language>/forms.json`. */
export const commonErrors = [
  'required',
  'invalidEmail',
  'unreachableEmail',
  'invalidPhone',
  'invalidText',
  'invalidChoice',
  'tooLong',
  'consentRequired',
  'consentOutdated',
  'invalidPostcode',
  'invalidTaxNumber',
  'cashAtPickup',
  'emptyCart',
  'unknownItem',
  'soldOut',
  'invalidQuantity',
  'invalidCode',
  'priceChanged',
  'confirmRequired',
  'notLatin',
  'invalidAmount',
  'tooLittle',
  'tooMuch',
  'invalidNumber',
  'invalidName',
  'invalidForeignPostcode',
] as const
export type CommonError = (typeof commonErrors)[number]

export type FieldError = CommonError | RequestError | EventError
export const fieldErrors: readonly FieldError[] = [...commonErrors, ...requestErrors, ...eventErrors]
export type FieldErrors = Readonly<Record<string, FieldError>>

/** The problems of a whole submission. */
export const formProblems = [
  'invalid',
  'again',
  'wait',
  'tooMany',
  'unproven',
  'unavailable',
  'offline',
  'failed',
] as const
export type FormProblem = (typeof formProblems)[number]

const isFieldError = (value: string): value is FieldError => (fieldErrors as readonly string[]).includes(value)

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** Returns the first error of each field from zod's issues. Issues without one of our codes become `invalidChoice`. */
export function fieldErrorsOf(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, FieldError> = {}
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'form')
    errors[field] ??= isFieldError(message) ? message : 'invalidChoice'
  }
  return errors
}
