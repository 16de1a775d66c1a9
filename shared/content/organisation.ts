import type { Topic } from '../forms/topics.ts'

/** 1 is Monday, 7 Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export interface OpeningHours {
  days: readonly [first: Weekday, last: Weekday]
  /** Local time of `timeZone`, 24 hours. */
  opens: `${number}:${number}`
  closes: `${number}:${number}`
}

/*
 * The facts about the party. Names, streets and other facts that differ by language are in `locales/<language>/organisation.json`.
 * Staff replace them by commands (`server/publishing/facts`). Each object is loaded only by the pages that use it.
 */

export const organisation = {
  domain: 'primer.example',
  /** Sender of the site's automatic mail. */
  mailFrom: 'sajt@primer.example',
  /** ISO 3166-1 alpha-2. */
  country: 'RS',
} as const

export const timeZone = 'Europe/Belgrade'

export const reach = {
  /** E.164 with spaces, as it is shown. */
  phone: '+381 11 000 00 00',
  email: 'kontakt@primer.example',
  postcode: '11000',
} as const

export const visits = {
  /** An outgoing link; nothing is loaded from there before a visitor follows it. */
  mapUrl: 'https://www.openstreetmap.org/?mlat=44.8165&mlon=20.4602#map=14/44.8165/20.4602',
  openingHours: [
    { days: [1, 5], opens: '9:00', closes: '19:00' },
    { days: [6, 6], opens: '10:00', closes: '14:00' },
  ] as readonly OpeningHours[],
}

export const answers = {
  /** The number of working days until a message is answered. */
  replyWorkingDays: 2,
}

/** The people beside the contact form, by topic. Their names and roles are words. */
export const deskIds = ['controllers', 'press', 'membership'] as const
export type DeskId = (typeof deskIds)[number]

export const deskTopics = {
  controllers: 'controller',
  press: 'media',
  membership: 'join',
} as const satisfies Record<DeskId, Topic>

/** A local office. Its town and street are words. */
export interface Office {
  id: string
  phone: string
  opens: string
  closes: string
  /** Invented, until the party publishes its own. */
  isSample?: boolean
}

/** The people beside the form and the local offices of the site, in order. */
export const desks: readonly { id: DeskId; isSample?: boolean }[] = [
  { id: 'controllers', isSample: true },
  { id: 'press', isSample: true },
  { id: 'membership', isSample: true },
]
export const offices: readonly Office[] = [
  { id: 'first', phone: '+381 11 000 00 00', opens: '9:00', closes: '19:00', isSample: true },
  { id: 'second', phone: '+381 11 000 00 00', opens: '10:00', closes: '18:00', isSample: true },
  { id: 'third', phone: '+381 11 000 00 00', opens: '10:00', closes: '18:00', isSample: true },
  { id: 'fourth', phone: '+381 11 000 00 00', opens: '10:00', closes: '18:00', isSample: true },
]
/** The names of the offices that have words of the site. */
export type OfficeId = 'first' | 'second' | 'third' | 'fourth'
