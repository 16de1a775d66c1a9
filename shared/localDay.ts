import { organisation } from './content/organisation.ts'

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: organisation.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * The day at the party's seat, ISO 8601.
 * @param at milliseconds since 1970
 */
export const dayOf = (at: number): string => calendar.format(at)
