import type { Topic } from '../forms/topics.ts'

/** 1 is Monday, 7 Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface OpeningHours {
  days: readonly [first: Weekday, last: Weekday]
  /** Local time of `timeZone`, 24 hours. */
  opens: `${number}:${number}`
  closes: `${number}:${number}`
}

/**
 * The facts about the party. Names, streets and other facts that differ by language are in
 * `locales/<language>/organisation.json`.
 * When the site starts on a public address, it lists the remaining placeholders (`placeholders.ts`).
 */
export const organisation = {
  domain: 'primer.example',
  email: 'kontakt@primer.example',
  /** Sender of the site's automatic mail. */
  mailFrom: 'sajt@primer.example',
  /** E.164 with spaces, as it is shown. */
  phone: '+381 11 000 00 00',
  postcode: '11000',
  /** ISO 3166-1 alpha-2. */
  country: 'RS',
  /** An outgoing link; nothing is loaded from there before a visitor follows it. */
  mapUrl: 'https://www.openstreetmap.org/?mlat=44.8165&mlon=20.4602#map=14/44.8165/20.4602',
  timeZone: 'Europe/Belgrade',
  openingHours: [
    { days: [1, 5], opens: '9:00', closes: '19:00' },
    { days: [6, 6], opens: '10:00', closes: '14:00' },
  ],
  /** The number of working days until a message is answered. */
  replyWorkingDays: 2,
} as const satisfies { openingHours: readonly OpeningHours[] } & Record<string, unknown>

/** The people beside the contact form, by topic. Their names and roles are words. */
export const deskIds = ['controllers', 'press', 'membership'] as const
export type DeskId = (typeof deskIds)[number]

export const desks = {
  controllers: { topic: 'controller' },
  press: { topic: 'media' },
  membership: { topic: 'join' },
} as const satisfies Record<DeskId, { topic: Topic }>

/** The local offices, in the order of the table. Their towns and streets are words. */
export const officeIds = ['first', 'second', 'third', 'fourth'] as const
export type OfficeId = (typeof officeIds)[number]

export const offices = {
  first: { phone: '+381 11 000 00 00', opens: '9:00', closes: '19:00' },
  second: { phone: '+381 11 000 00 00', opens: '10:00', closes: '18:00' },
  third: { phone: '+381 11 000 00 00', opens: '10:00', closes: '18:00' },
  fourth: { phone: '+381 11 000 00 00', opens: '10:00', closes: '18:00' },
} as const satisfies Record<OfficeId, { phone: string; opens: string; closes: string }>
