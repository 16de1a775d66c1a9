/* Facts of a digital agency that nobody has founded. What is counted stands beside its label „sample figure”. */

/** Six letters each, in both scripts and in every language: what the letters of the first screen turn to, in this order. */
export const wallWords = [
  { latin: 'PRIMER', cyrillic: 'ПРИМЕР' },
  { latin: 'STUDIO', cyrillic: 'СТУДИО' },
  { latin: 'FORMAT', cyrillic: 'ФОРМАТ' },
] as const

/** What the method counts: working days, people, drafts. */
export const agencyMethod = { days: 5, people: 9, drafts: 3 } as const
