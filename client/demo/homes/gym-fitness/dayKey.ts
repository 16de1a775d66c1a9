import type { Weekday } from '#shared/content/organisation.ts'

/** Returns the id of a day's tab; its anchor is `day-<id>`. */
export const dayKey = (day: Weekday): string => `d${day}`
