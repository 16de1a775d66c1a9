import { toLatin } from '../i18n/transliteration.ts'
import type { Language } from '../i18n/languages.ts'
import type { DraftState } from '../publishing/published.ts'
import { donationLaw, donorKinds, type DonorKind } from './donationRules.ts'

/** A donation, with the data that the law requires to be published. */
export interface Donation {
  /** Latin letters, digits and hyphens. Unique: feed readers recognise the donation by it. */
  id: string
  /** ISO 8601 date on which the money arrived. */
  donatedOn: string
  /** ISO 8601 date, within the period that the law allows. */
  publishedOn: string
  kind: DonorKind
  /** The donor's name, and the place of their home or seat, in Serbian Cyrillic; Latin is derived. */
  donor: string
  place: string
  /** Whole dinars. */
  dinars: number
  isSample?: boolean
  /** Only in a preview. */
  state?: DraftState
}

/** The samples that the site shows until staff publish the first donation, newest first. */
export const donations: readonly Donation[] = [
  {
    id: '2026-0003',
    donatedOn: '2026-05-18',
    publishedOn: '2026-05-21',
    kind: 'company',
    donor: 'Предузеће Пример д.о.о.',
    place: 'Нови Сад',
    dinars: 600_000,
    isSample: true,
  },
  {
    id: '2026-0002',
    donatedOn: '2026-03-09',
    publishedOn: '2026-03-12',
    kind: 'person',
    donor: 'Име Презиме',
    place: 'Ниш',
    dinars: 250_000,
    isSample: true,
  },
  {
    id: '2026-0001',
    donatedOn: '2026-02-02',
    publishedOn: '2026-02-09',
    kind: 'person',
    donor: 'Име Друго Презиме',
    place: 'Крагујевац',
    dinars: 180_000,
    isSample: true,
  },
  {
    id: '2025-0002',
    donatedOn: '2025-11-24',
    publishedOn: '2025-11-27',
    kind: 'company',
    donor: 'Задруга Пример',
    place: 'Суботица',
    dinars: 320_000,
    isSample: true,
  },
  {
    id: '2025-0001',
    donatedOn: '2025-10-06',
    publishedOn: '2025-10-13',
    kind: 'person',
    donor: 'Име Презиме',
    place: 'Чачак',
    dinars: 150_000,
    isSample: true,
  },
]

/** The paths of the list as a spreadsheet table and as a feed; `?lng=` sets the language. */
export const donationsCsvPath = '/transparency.csv'
export const donationsFeedPath = '/transparency.xml'

/** Returns a name or place in the script of a language: Cyrillic for Serbian Cyrillic, otherwise Latin. */
export const inScriptOf = (language: Language, text: string): string => (language === 'sr-Cyrl' ? text : toLatin(text))

/** The sums of a year. */
export interface DonationYear {
  year: string
  /** Whole dinars. */
  total: number
  /** The sum of each kind of donor, in whole dinars. */
  parts: readonly { kind: DonorKind; dinars: number }[]
}

const sumOf = (list: readonly Donation[]) => list.reduce((sum, { dinars }) => sum + dinars, 0)

/** Returns the sums of each year, newest first. */
export function donationYears(list: readonly Donation[]): DonationYear[] {
  const years = [...new Set(list.map(({ donatedOn }) => donatedOn.slice(0, 4)))].sort().reverse()
  return years.map((year) => {
    const ofYear = list.filter(({ donatedOn }) => donatedOn.startsWith(year))
    const parts = donorKinds.map((kind) => ({
      kind,
      dinars: sumOf(ofYear.filter((donation) => donation.kind === kind)),
    }))
    return { year, total: sumOf(ofYear), parts }
  })
}

const day = 24 * 60 * 60 * 1000

/** Returns the last day on which a donation above one average salary may be published, ISO 8601. */
export const publishedUntil = (donatedOn: string): string =>
  new Date(Date.parse(`${donatedOn}T00:00:00Z`) + donationLaw.publishedWithinDays * day).toISOString().slice(0, 10)
