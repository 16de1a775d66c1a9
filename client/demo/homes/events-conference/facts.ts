import { countdowns } from '#shared/content/countdown.ts'

/* Figures of an invented conference. */

/** Returns the date some days after a date of the year, as `MM-DD`. */
export const daysAfter = ({ month, day }: { month: number; day: number }, days: number): string =>
  new Date(Date.UTC(2024, month - 1, day + days)).toISOString().slice(5, 10)

const start = countdowns['events-conference']

/** The consecutive days, as `MM-DD`. The countdown ends on the first one. */
export const conferenceDays = {
  first: daysAfter(start, 0),
  second: daysAfter(start, 1),
  third: daysAfter(start, 2),
}
export type ConferenceDay = keyof typeof conferenceDays
export const conferenceDayIds = Object.keys(conferenceDays) as ConferenceDay[]

export type ConferencePlace = 'foyer' | 'hall' | 'square'

/** The speakers, in the order in which they stand on the stage. */
export const speakers = ['economist', 'driver', 'gardener', 'architect', 'sweeper', 'reporter'] as const
export type Speaker = (typeof speakers)[number]
/** An item of the programme: a speaker's talk or a common event. */
export type Session = Speaker | 'doors' | 'lunch' | 'chair'

interface Slot {
  /** `H:MM` */
  time: string
  session: Session
  place: ConferencePlace
}

export const conferenceProgramme = {
  first: [
    { time: '9:00', session: 'doors', place: 'foyer' },
    { time: '10:00', session: 'economist', place: 'hall' },
    { time: '13:00', session: 'lunch', place: 'square' },
    { time: '15:00', session: 'driver', place: 'hall' },
  ],
  second: [
    { time: '9:30', session: 'gardener', place: 'hall' },
    { time: '11:30', session: 'architect', place: 'hall' },
    { time: '13:00', session: 'lunch', place: 'square' },
    { time: '14:30', session: 'chair', place: 'hall' },
  ],
  third: [
    { time: '9:30', session: 'sweeper', place: 'hall' },
    { time: '11:30', session: 'reporter', place: 'hall' },
    { time: '13:00', session: 'lunch', place: 'square' },
    { time: '14:30', session: 'chair', place: 'hall' },
  ],
} as const satisfies Record<ConferenceDay, readonly Slot[]>

/**
 * Returns the day and time of a speaker's talk.
 * @throws Error when the speaker has no talk
 */
export function talkOf(speaker: Speaker): { day: ConferenceDay; time: string } {
  for (const day of conferenceDayIds) {
    const slot = conferenceProgramme[day].find(({ session }) => session === speaker)
    if (slot) return { day, time: slot.time }
  }
  throw new Error(`${speaker} speaks on no day`)
}

/** The number of seats and of caption languages. */
export const conferenceHall = { seats: 320, captions: 4 } as const

export const conferenceFigures = { talks: speakers.length, days: conferenceDayIds.length, chair: 1 } as const

/** The price of each ticket in whole dinars, and its features. */
export const tickets = {
  open: { price: 0, features: ['talks', 'captions'] },
  full: { price: 6000, features: ['talks', 'captions', 'lunch', 'recordings'] },
  patron: { price: 9000, features: ['talks', 'captions', 'lunch', 'recordings', 'seat'] },
} as const satisfies Record<string, { price: number; features: readonly string[] }>
export type Ticket = keyof typeof tickets
export type TicketFeature = (typeof tickets)[Ticket]['features'][number]
/** The ticket that the page recommends. */
export const mainTicket: Ticket = 'full'
