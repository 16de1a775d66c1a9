import { toLatin } from '../i18n/transliteration.ts'
import type { Language } from '../i18n/languages.ts'
import { donorKinds, type DonorKind } from './donationRules.ts'

/** A donation as the law has it published. */
export interface Donation {
  /** Latin letters, digits and hyphens; unique: readers of the feed know it again by it. */
  id: string
  /** ISO 8601 date on which the money came. */
  given: string
  /** ISO 8601 date, within the days that the law allows. */
  published: string
  kind: DonorKind
  /** Name of the donor and the place of their home or seat: Serbian Cyrillic, from which the Latin is derived. */
  donor: string
  place: string
  /** Whole dinars. */
  dinars: number
  isSample?: boolean
}

/** Every published donation, newest first. Samples until the party writes its own. */
export const donations: readonly Donation[] = [
  {
    id: '2026-0003',
    given: '2026-05-18',
    published: '2026-05-21',
    kind: 'company',
    donor: 'Предузеће Пример д.о.о.',
    place: 'Нови Сад',
    dinars: 600_000,
    isSample: true,
  },
  {
    id: '2026-0002',
    given: '2026-03-09',
    published: '2026-03-12',
    kind: 'person',
    donor: 'Име Презиме',
    place: 'Ниш',
    dinars: 250_000,
    isSample: true,
  },
  {
    id: '2026-0001',
    given: '2026-02-02',
    published: '2026-02-09',
    kind: 'person',
    donor: 'Име Друго Презиме',
    place: 'Крагујевац',
    dinars: 180_000,
    isSample: true,
  },
  {
    id: '2025-0002',
    given: '2025-11-24',
    published: '2025-11-27',
    kind: 'company',
    donor: 'Задруга Пример',
    place: 'Суботица',
    dinars: 320_000,
    isSample: true,
  },
  {
    id: '2025-0001',
    given: '2025-10-06',
    published: '2025-10-13',
    kind: 'person',
    donor: 'Име Презиме',
    place: 'Чачак',
    dinars: 150_000,
    isSample: true,
  },
]

/** The addresses of the same list as a table for spreadsheets, and as a feed; `?lng=` says in which language. */
export const donationsCsvPath = '/transparency.csv'
export const donationsFeedPath = '/transparency.xml'

export const hasSampleDonations = donations.some(({ isSample }) => isSample)

/** A name or place in the script of a language: every one but Serbian in Cyrillic writes it in Latin. */
export const inScriptOf = (language: Language, text: string): string => (language === 'sr-Cyrl' ? text : toLatin(text))

export interface DonationYear {
  year: string
  list: readonly Donation[]
  /** Whole dinars. */
  total: number
  /** What of it came from whom, whole dinars. */
  parts: readonly { kind: DonorKind; dinars: number }[]
}

const sumOf = (list: readonly Donation[]) => list.reduce((sum, { dinars }) => sum + dinars, 0)

/** The donations by the year in which they were given, each with its sum, newest first. */
export function donationYears(list: readonly Donation[] = donations): DonationYear[] {
  const years = [...new Set(list.map(({ given }) => given.slice(0, 4)))].sort().reverse()
  return years.map((year) => {
    const ofYear = list.filter(({ given }) => given.startsWith(year))
    const parts = donorKinds.map((kind) => ({
      kind,
      dinars: sumOf(ofYear.filter((donation) => donation.kind === kind)),
    }))
    return { year, list: ofYear, total: sumOf(ofYear), parts }
  })
}
