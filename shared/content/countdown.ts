/**
 * What is counted down to: the first moment of the next year, where the party is. A rule and no date, so that it never
 * lies in the past; and one that follows from the year alone, as pages that are kept for everybody do.
 */
export const countdown = { day: '01-01', time: '00:00', offset: '+01:00' } as const

/** @returns ISO 8601 with its offset: the next occurrence, seen from within a year */
export const nextOccurrence = (year: number): string =>
  `${year + 1}-${countdown.day}T${countdown.time}:00${countdown.offset}`
