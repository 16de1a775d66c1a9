import { languages, type Language } from '#shared/i18n/languages.ts'
import { match, type PageParams } from '#shared/routes/match.ts'
import { isHidden, type Row } from '#shared/routes/route.ts'
import { table } from '#shared/routes/table.ts'
import { paramsOf } from '#tests/support/addresses.ts'
import { fillPath, indexedPath } from '#shared/routes/url.ts'
import { firstOfEach, isFull, takeInTurn } from './inTurn.ts'

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
export const widths = [390, 1440] as const
export type Width = (typeof widths)[number]

/** One visit to one page. */
export interface Turn {
  page: TestedPage
  language: Language
  theme: Theme
  width: Width
}

/**
 * The addresses at which a row is tested; the optional parameters of a path once left out. A row without values for its
 * parameters has no address, and the tests do not even start.
 * @param filled the parameters of each of its pages
 */
export function pagesOf(row: Row, filled: readonly PageParams[] = paramsOf(row)): TestedPage[] {
  const optional = [...row.path.matchAll(/:(\w+)\?/g)].map(([, name]) => name!)
  const all = optional.length > 0 ? [{}, ...filled] : filled
  const paths = new Set(all.map((params) => fillPath(row.path, params)))
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

const kindAt = (path: string) => match(path).row.kind

/** Every page there is: the whole table, then the 404 page. */
export const pages: readonly TestedPage[] = [...table.flatMap((row) => pagesOf(row)), missingPage]

/** Each row once, at its first address, and the 404 page: for what depends on the row, not on what stands there. */
export const pageOfEachRow: readonly TestedPage[] = pages.filter(
  ({ id }, at) => pages.findIndex((other) => other.id === id) === at,
)

/** One page of each kind: for what depends on how pages of a kind are made. */
export const pageOfEachKind = firstOfEach(pageOfEachRow, ({ path }) => kindAt(path))

/** Where nothing else is said, so many visits are made at least: few pages are seen in every language. */
const fewest = 60

const looks = themes.flatMap((theme) => widths.map((width) => ({ theme, width })))

/**
 * Spreads languages, themes and widths over the pages: every page at least once, all of them in rounds (each round one
 * language on) until there are `fewest` visits or each page has been seen in every language.
 * @param isFull everything by everything
 */
export function planTurns(pagesToVisit: readonly TestedPage[], isFull: boolean): Turn[] {
  if (isFull)
    return pagesToVisit.flatMap((page) =>
      languages.flatMap((language) => looks.map((look) => ({ page, language, ...look }))),
    )
  const rounds = Math.min(languages.length, Math.max(1, Math.ceil(fewest / Math.max(1, pagesToVisit.length))))
  const visits = new Map<Language, number>()
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    pagesToVisit.map((page, position) => {
      const turn = (position + round) % languages.length
      const language = languages[turn]!
      // Each language goes through the looks on its own, and begins with another one.
      const before = visits.get(language) ?? 0
      visits.set(language, before + 1)
      return { page, language, ...looks[(before + turn) % looks.length]! }
    }),
  )
}

/** What no visit shows: pages of the table, languages, themes, widths. */
export function leftOut(turns: readonly Turn[], pagesToVisit: readonly TestedPage[] = pages): string[] {
  const wanted: readonly (readonly [
    kind: string,
    all: readonly (string | number)[],
    of: (turn: Turn) => string | number,
  ])[] = [
    ['page', pagesToVisit.map(({ path }) => path), (turn) => turn.page.path],
    ['route', [...table.map(({ id }) => id), missingPage.id], (turn) => turn.page.id],
    ['language', languages, (turn) => turn.language],
    ['theme', themes, (turn) => turn.theme],
    ['width', widths, (turn) => turn.width],
  ]
  return wanted.flatMap(([kind, all, of]) => {
    const seen = new Set(turns.map(of))
    return all.filter((value) => !seen.has(value)).map((value) => `${kind} ${value}`)
  })
}

/** Each page once, its languages, themes and widths in turn. */
export const plainTurns: readonly Turn[] = planTurns(pages, false)

/** The visits of this run. */
export const turns: readonly Turn[] = isFull ? planTurns(pages, true) : plainTurns

/** Visits that differ in nothing but the theme, together: one load, then the other theme. Half of the loads begin in the dark. */
export function loadsOf(some: readonly Turn[]): readonly (readonly Turn[])[] {
  const groups = Map.groupBy(some, ({ page, language, width }) => `${page.path} ${language} ${width}`)
  // A step further after each pair of widths: else one width would always begin in the same theme.
  const beginsDark = (at: number) => (at + Math.floor(at / widths.length)) % 2 === 1
  return [...groups.values()].map((load, at) => (beginsDark(at) ? load.toReversed() : load))
}

/** The visits that differ in something; the first of those that do not. */
const differing = (of: (turn: Turn) => string, some = turns): readonly Turn[] => {
  const seen = new Set<string>()
  return some.filter((turn) => {
    const isNew = !seen.has(of(turn))
    seen.add(of(turn))
    return isNew
  })
}

/** Where theme and width play no part: each page and language once. */
export const spokenTurns = differing(({ page, language }) => `${page.path} ${language}`)

/** Where the language plays no part and the theme hardly any: each page and width once, half of them in the dark. */
export const sizedTurns = differing(({ page, width }) => `${page.path} ${width}`, loadsOf(turns).flat())

/** What takes long at each page: in a plain run at one page of each kind, and a third of the others. */
export const inTurn = (some: readonly TestedPage[], today?: number): readonly TestedPage[] =>
  takeInTurn(some, ({ path }) => kindAt(path), today)

/** The address of a page, with `?lng=` where the address itself is to name the language. */
export const addressed = ({ path }: TestedPage, language: Language): string => `${path}?lng=${language}`

/** Whether the table answers a path with a page of its own. */
export const isPage = (path: string): boolean => match(path).row.kind !== 'notFound'
