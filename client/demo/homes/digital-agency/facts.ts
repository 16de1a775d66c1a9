/* Figures of an invented agency. */

/** The words of the first screen, in the order in which they appear. Each has six letters in both scripts. */
export const letterWallWords = [
  { latin: 'PRIMER', cyrillic: 'ПРИМЕР' },
  { latin: 'STUDIO', cyrillic: 'СТУДИО' },
  { latin: 'FORMAT', cyrillic: 'ФОРМАТ' },
] as const

/** The figures of the method: working days, people and drafts. */
export const agencyMethod = { days: 5, people: 9, drafts: 3 } as const
