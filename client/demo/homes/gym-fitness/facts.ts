import type { Weekday } from '#shared/content/organisation.ts'
import type { Offer, PlanPrices } from '#shared/content/pricing.ts'

/* A gym that nobody has opened: each group of its figures stands beside its label. */

/** What one trains for: the colour of a plate. */
export type Effort = 'strength' | 'stamina' | 'calm'

/** What is trained together, for how many minutes; the order is that of the page. */
export const gymClasses = {
  barbell: { minutes: 60, effort: 'strength' },
  rowing: { minutes: 30, effort: 'stamina' },
  kettlebell: { minutes: 45, effort: 'strength' },
  run: { minutes: 60, effort: 'stamina' },
  stretch: { minutes: 30, effort: 'calm' },
  stations: { minutes: 45, effort: 'stamina' },
} as const satisfies Record<string, { minutes: 30 | 45 | 60; effort: Effort }>
export type GymClass = keyof typeof gymClasses

/** The classes of a week, in the order in which they go on the bar. */
export const gymProgrammes = {
  first: ['barbell', 'stretch'],
  strong: ['barbell', 'barbell', 'kettlebell', 'stretch'],
  breath: ['run', 'stations', 'rowing', 'stretch'],
  again: ['stations', 'rowing', 'stretch'],
} as const satisfies Record<string, readonly GymClass[]>
export type GymProgramme = keyof typeof gymProgrammes

export type GymRoom = 'hall' | 'studio' | 'door'

export interface GymHour {
  /** `H:MM` */
  time: string
  what: GymClass
  where: GymRoom
}

/** What there is on which day. */
export const gymWeek = [
  {
    day: 1,
    hours: [
      { time: '6:30', what: 'stretch', where: 'studio' },
      { time: '18:00', what: 'barbell', where: 'hall' },
      { time: '20:00', what: 'rowing', where: 'hall' },
    ],
  },
  {
    day: 2,
    hours: [
      { time: '7:00', what: 'run', where: 'door' },
      { time: '17:30', what: 'kettlebell', where: 'studio' },
      { time: '19:00', what: 'stations', where: 'hall' },
    ],
  },
  {
    day: 3,
    hours: [
      { time: '6:30', what: 'rowing', where: 'hall' },
      { time: '18:00', what: 'stations', where: 'hall' },
      { time: '20:00', what: 'stretch', where: 'studio' },
    ],
  },
  {
    day: 4,
    hours: [
      { time: '7:00', what: 'kettlebell', where: 'studio' },
      { time: '18:00', what: 'barbell', where: 'hall' },
      { time: '19:30', what: 'run', where: 'door' },
    ],
  },
  {
    day: 6,
    hours: [
      { time: '9:00', what: 'run', where: 'door' },
      { time: '10:30', what: 'barbell', where: 'hall' },
      { time: '12:00', what: 'stretch', where: 'studio' },
    ],
  },
] as const satisfies readonly { day: Weekday; hours: readonly GymHour[] }[]

/** Square metres, places to lift at, and steps from the tram. */
export const gymRoom = { area: 640, platforms: 12, steps: 94 } as const

/** What a year could come to. */
export const gymYear = { trainings: 2185, keys: 312, tea: 760 } as const

export const gymOffer = {
  plans: {
    twice: ['classes', 'locker'],
    open: ['allClasses', 'locker', 'floor', 'talk'],
    pair: ['allClasses', 'locker', 'floor', 'second'],
  },
  popular: 'open',
} as const satisfies Offer

export const gymPrices = {
  currency: 'RSD',
  term: 'month',
  of: { twice: 2900, open: 4200, pair: 7400 },
} as const satisfies PlanPrices<keyof typeof gymOffer.plans>
