import type { Language } from '#shared/i18n/languages.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { isHidden, type Row } from '#shared/routes/route.ts'
import { table } from '#shared/routes/table.ts'
import { fillPath, indexedPath } from '#shared/routes/url.ts'
import { firstOfEach, paramsOf } from './addresses.ts'

/** A page as the tests ask for it: a row of the table with its parameters filled in, or the 404 page. */
export interface TestedPage {
  /** Route id. */
  id: string
  path: string
  status: 200 | 404
  isIndexable: boolean
  /** The path that search engines are told; undefined for the 404 page. */
  toldPath: string | undefined
}

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** A phone and a desk. */
export type Width = 390 | 1440

/** The addresses of a row; the optional parameters of a path once left out. */
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

/** An address outside the table. */
export const missingPage: TestedPage = {
  id: 'not-found',
  path: '/no/such-page',
  status: 404,
  isIndexable: false,
  toldPath: undefined,
}

/** Every page there is: the whole table, then the 404 page. */
export const pages: readonly TestedPage[] = [...table.flatMap((row) => pagesOf(row)), missingPage]

/** Each row once, at its first address, and the 404 page: for what depends on the row, not on what stands there. */
export const pageOfEachRow: readonly TestedPage[] = firstOfEach(pages, ({ id }) => id)

/** One page of each kind: for what depends on how pages of a kind are made. */
export const pageOfEachKind: readonly TestedPage[] = firstOfEach(pageOfEachRow, ({ path }) => match(path).row.kind)

/** The party's own pages; the others show what the site is made of. */
export const partyPages: readonly TestedPage[] = pageOfEachRow.filter(({ path }) => !match(path).row.isDemo)

/** The address of a page, with `?lng=` where the address itself is to name the language. */
export const addressed = ({ path }: TestedPage, language: Language): string => `${path}?lng=${language}`
