import type { Weekday } from '#shared/content/organisation.ts'
import type { Offer, PlanPrices } from '#shared/content/pricing.ts'

/* Sample figures of an invented gym. */

/** The purpose of a class; decides the colour of its plate. */
export type ClassPurpose = 'strength' | 'stamina' | 'calm'

/** The classes in the order of the page, with their length in minutes. */
export const gymClasses = {
  barbell: { minutes: 60, effort: 'strength' },
  rowing: { minutes: 30, effort: 'stamina' },
  kettlebell: { minutes: 45, effort: 'strength' },
  run: { minutes: 60, effort: 'stamina' },
  stretch: { minutes: 30, effort: 'calm' },
  stations: { minutes: 45, effort: 'stamina' },
} as const satisfies Record<string, { minutes: 30 | 45 | 60; effort: ClassPurpose }>
export type GymClass = keyof typeof gymClasses

/** The classes of each programme, in the order of the plates on the bar. */
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
  gymClass: GymClass
  room: GymRoom
}

/** The classes of each day of the week. */
export const gymWeek = [
  {
    day: 1,
    hours: [
      { time: '6:30', gymClass: 'stretch', room: 'studio' },
      { time: '18:00', gymClass: 'barbell', room: 'hall' },
      { time: '20:00', gymClass: 'rowing', room: 'hall' },
    ],
  },
  {
    day: 2,
    hours: [
      { time: '7:00', gymClass: 'run', room: 'door' },
      { time: '17:30', gymClass: 'kettlebell', room: 'studio' },
      { time: '19:00', gymClass: 'stations', room: 'hall' },
    ],
  },
  {
    day: 3,
    hours: [
      { time: '6:30', gymClass: 'rowing', room: 'hall' },
      { time: '18:00', gymClass: 'stations', room: 'hall' },
      { time: '20:00', gymClass: 'stretch', room: 'studio' },
    ],
  },
  {
    day: 4,
    hours: [
      { time: '7:00', gymClass: 'kettlebell', room: 'studio' },
      { time: '18:00', gymClass: 'barbell', room: 'hall' },
      { time: '19:30', gymClass: 'run', room: 'door' },
    ],
  },
  {
    day: 6,
    hours: [
      { time: '9:00', gymClass: 'run', room: 'door' },
      { time: '10:30', gymClass: 'barbell', room: 'hall' },
      { time: '12:00', gymClass: 'stretch', room: 'studio' },
    ],
  },
] as const satisfies readonly { day: Weekday; hours: readonly GymHour[] }[]

/** The floor area in square metres, the number of lifting platforms, and the number of steps from the tram. */
export const gymRoom = { area: 640, platforms: 12, steps: 94 } as const

/** Sample counts for one year. */
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
