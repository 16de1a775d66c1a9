/* What the forms of sample pages ask for; what may stand in a field is said by the schemas (`requests.ts`). */

/** The most people that a table or a room is asked for. */
export const maxGuests = 20

export type RequestField = 'name' | 'phone' | 'date' | 'time' | 'arrival' | 'departure' | 'guests' | 'site'

/** What each request of a sample page asks for, in the order of its form; all of them have an address to answer to. */
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
