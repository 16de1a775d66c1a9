import { wordsOf } from '#locales/words.ts'
import { donations, donationYears, inScriptOf, type Donation, type DonationYear } from '#shared/content/donations.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { dayOf } from '#shared/localDay.ts'
import type { DonationRegister } from '#shared/publishing/published.ts'
import type { PageQuery } from '#shared/routes/query.ts'
import type { ContentWatch } from '../services/contentWatch.ts'
import { createReader, type Reader, type Seen } from './reader.ts'

/* The register of donations: the page, the table and the feed of /transparency show it. */

/** A register up to this length is shown as a whole; a longer one by year, in pages of this length. */
const pageLength = 50
/** More donations than any register has. */
const all = 1_000_000

/** The donations, newest first, with the sums of each year. */
export interface RegisterState {
  list: readonly Donation[]
  years: readonly DonationYear[]
}

export interface Register {
  /** Returns what visitors see; in a preview with the drafts. It must not be changed. */
  read(isPreview?: boolean): Promise<RegisterState>
}

export interface RegisterParts {
  store: Parameters<typeof createReader>[0]
  contentWatch: Pick<ContentWatch, 'current'>
}

/** Returns the reader of the register. What visitors see stays in memory until it changes. */
export function createRegister({ store, contentWatch }: RegisterParts): Register {
  const reader = createReader(store)
  let known: { version: string; state: Promise<RegisterState> } | undefined

  async function load(isPreview: boolean): Promise<RegisterState> {
    const list = await listed(reader, isPreview)
    return { list, years: donationYears(list) }
  }

  return {
    read(isPreview = false) {
      if (isPreview) return load(true)
      // Read before the donations, so that they are never thought newer than they are.
      const version = contentWatch.current(['donation'])
      if (known?.version === version) return known.state
      const state = load(false)
      const loaded = { version, state }
      known = loaded
      // The next request tries again.
      state.catch(() => known === loaded && (known = undefined))
      return state
    },
  }
}

async function listed(
  { first, everShown }: Pick<Reader, 'first' | 'everShown'>,
  isPreview: boolean,
): Promise<readonly Donation[]> {
  const seen = await first({ kind: 'donation' }, { isPreview }, 'newest', all)
  const isReplaced = seen.length > 0 || (await everShown('donation'))
  return isReplaced ? seen.flatMap(donationOf) : donations
}

function donationOf({ slug: id, document: { fields }, firstPublished, state }: Seen): Donation[] {
  if (fields.kind !== 'donation') return []
  const { donated: donatedOn, donor, place, donorKind: kind, dinars } = fields
  return [{ id, donatedOn, publishedOn: dayOf(firstPublished), kind, donor, place, dinars, ...(state && { state }) }]
}

/** Returns the page of the register that an address asks for; undefined if there is none. */
export function registerPage(
  { list, years }: RegisterState,
  { year: asked, page: number = '1' }: PageQuery,
  language: Language,
): DonationRegister | undefined {
  const isLong = list.length > pageLength
  const year = isLong ? (asked ?? years[0]?.year) : undefined
  const ofYear = year === undefined ? list : list.filter(({ donatedOn }) => donatedOn.startsWith(`${year}-`))
  const page = Number(number)
  const shown = isLong ? ofYear.slice((page - 1) * pageLength, page * pageLength) : list
  if (isLong ? shown.length === 0 : page > 1) return undefined
  return {
    years,
    list: shown.map(({ donor, place, state, ...donation }) => ({
      ...donation,
      donor: inScriptOf(language, donor),
      place: inScriptOf(language, place),
      ...(state && { mark: wordsOf(language).published[state] }),
    })),
    largest: Math.max(0, ...list.map(({ dinars }) => dinars)),
    ...(year !== undefined && { year }),
    ...{ page, pages: isLong ? Math.ceil(ofYear.length / pageLength) : 1 },
  }
}

/** Returns the query of the page of /transparency that lists a donation. */
function rowQuery({ list, years }: RegisterState, { id, donatedOn }: Donation): PageQuery {
  if (list.length <= pageLength) return {}
  const year = donatedOn.slice(0, 4)
  const place = list.filter((one) => one.donatedOn.startsWith(year)).findIndex((one) => one.id === id)
  const page = Math.floor(place / pageLength) + 1
  return { ...(year !== years[0]?.year || page > 1 ? { year } : {}), ...(page > 1 && { page: `${page}` }) }
}

/** The number of donations in the feed. */
const feedLength = 100

/** Returns the donations that were published last, each with the query of the page that lists it. */
export const newestPublished = (state: RegisterState): (Donation & { query: PageQuery })[] =>
  [...state.list]
    .sort((one, other) => (one.publishedOn < other.publishedOn ? 1 : one.publishedOn > other.publishedOn ? -1 : 0))
    .slice(0, feedLength)
    .map((donation) => ({ ...donation, query: rowQuery(state, donation) }))
