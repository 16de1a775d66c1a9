import type { Language } from '#shared/i18n/languages.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { isHidden, type Row } from '#shared/routes/route.ts'
import { table } from '#shared/routes/table.ts'
import { fillPath, indexedPath } from '#shared/routes/url.ts'
import { firstOfEach, paramsOf } from './addresses.ts'

/** A page under test: a row of the table at one address, or the 404 page. */
export interface TestedPage {
  /** Route id. */
  id: string
  path: string
  status: 200 | 404
  isIndexable: boolean
  /** The path of the canonical address; undefined for the 404 page. */
  toldPath: string | undefined
}

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The width of a phone and of a desktop screen, in CSS pixels. */
export type Width = 390 | 1440

/** Returns the addresses of a row. If parameters are optional, the address without them is included. */
function pagesOf(row: Row): TestedPage[] {
  const filled = paramsOf(row)
  const hasOptional = /:\w+\?/.test(row.path)
  const paths = new Set((hasOptional ? [{}, ...filled] : filled).map((params) => fillPath(row.path, params)))
  return [...paths].map((path) => ({
    id: row.id,
    path,
    status: 200,
    isIndexable: !isHidden(row, 'hidden'),
    toldPath: indexedPath(match(path)),
  }))
}

/** The 404 page, at an address outside the table. */
export const missingPage: TestedPage = {
  id: 'not-found',
  path: '/no/such-page',
  status: 404,
  isIndexable: false,
  toldPath: undefined,
}

/** Every page of the table, then the 404 page. */
export const pages: readonly TestedPage[] = [...table.flatMap((row) => pagesOf(row)), missingPage]

/** Each row at its first address, and the 404 page. For tests that do not depend on the content. */
export const pageOfEachRow: readonly TestedPage[] = firstOfEach(pages, ({ id }) => id)

/** One page of each kind. For tests that depend only on the kind of page. */
export const pageOfEachKind: readonly TestedPage[] = firstOfEach(pageOfEachRow, ({ path }) => match(path).row.kind)

/** The party's own pages, without the demonstration. */
export const partyPages: readonly TestedPage[] = pageOfEachRow.filter(({ path }) => !match(path).row.isDemo)

/** Returns the address of a page with `?lng=`. */
export const addressed = ({ path }: TestedPage, language: Language): string => `${path}?lng=${language}`
