import type { Weekday } from '#shared/content/organisation.ts'

/** What the address of a day's tab ends in. */
export const dayKey = (day: Weekday): string => `d${day}`
