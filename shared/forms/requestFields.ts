/* The fields of the forms on sample pages. Their schemas are in `requests.ts`. */

/** The largest number of people in a request for a table or a room. */
export const maxGuests = 20

export type RequestField = 'name' | 'phone' | 'date' | 'time' | 'arrival' | 'departure' | 'guests' | 'site'

/** The fields of each request of a sample page, in the order of its form. An email address is always asked for. */
export const requestFields = {
  table: ['date', 'time', 'guests', 'name', 'phone'],
  stay: ['arrival', 'departure', 'guests', 'name'],
  appointment: ['name', 'phone', 'date'],
  visit: ['date', 'name'],
  quote: ['site', 'name'],
  report: ['site'],
  pass: ['name', 'date'],
  callback: ['name', 'phone'],
} as const satisfies Record<string, readonly RequestField[]>
export type RequestKind = keyof typeof requestFields
export const requestKinds = Object.keys(requestFields) as RequestKind[]
