import type { CountdownId } from '../content/countdown.ts'
import type { TypefaceSet } from '../typefaceSets.ts'
import type { FooterName } from './footers.ts'
import type { HeaderName } from './headers.ts'
import type { PageKind, PageKinds } from './kinds.ts'

export interface RouteOptions {
  /** Left out of sitemap and search engines (pages that show one visitor's own matter). */
  noindex?: boolean
  /** Shows what the site is made of, not what the party says: search engines are told of it where the operator wants it. */
  isDemo?: boolean
  /** Id of the row whose page this is under another address; search engines are told that one. */
  canonical?: string
  /** Key of the page's accent colour in `client/styles/accents.css`; `party` where absent. */
  accent?: string
  /** The typeface of the page's headings; the party's own where absent. */
  typefaceSet?: TypefaceSet
  /** The header above the page; the party's own where absent. */
  header?: HeaderName
  /** The footer below the page; the party's own where absent. */
  footer?: FooterName
  /** What the page counts down to. */
  countdown?: CountdownId
  /** What the page lists is filtered by `?q=`. */
  isFiltered?: true
  /** What it shows is made of the visitor's cart, where they have one. */
  showsCart?: boolean
}

/** A row of the route table. */
export type Row<Id extends string = string, Kind extends PageKind = PageKind> = {
  [K in Kind]: { id: Id; path: string; kind: K; props: PageKinds[K] } & RouteOptions
}[Kind]

/** Returns a row. The last segment of its path may be a parameter, `:name`, or an optional one, `:name?`. */
export const route = <Id extends string, Kind extends PageKind>(
  id: Id,
  path: string,
  kind: Kind,
  props: PageKinds[Kind],
  options: RouteOptions = {},
) => ({ id, path, kind, props, ...options }) as Extract<Row<Id, Kind>, { kind: Kind }>

/** Returns the parts of a row's path: `/blogs/:id?` starts with `/blogs` and has the optional parameter `id`. */
export function readPath(path: string): { start: string; parameter: string | undefined; isOptional: boolean } {
  const [, start = path, parameter, mark] = /^(.*)\/:(\w+)(\??)$/.exec(path) ?? []
  return { start, parameter, isOptional: mark === '?' }
}

/** What the `page.ts` of every page says that is found by its folder. */
export interface FoundRow {
  /** Its place among its kind; those without one follow by name. */
  position?: number
}

/** Returns the addresses of rows that name theirs. */
export const pathsOf = <Name extends string, Path extends string>(rows: Readonly<Record<Name, { path: Path }>>) =>
  Object.fromEntries(Object.entries<{ path: Path }>(rows).map(([name, { path }]) => [name, path])) as Record<Name, Path>

/** The operator's setting: whether search engines are told of the demonstration pages, or the build has none. */
export type DemoPages = 'hidden' | 'public' | 'off'

/** Whether search engines are asked to leave the page out. */
export const isHidden = ({ noindex = false, isDemo = false }: RouteOptions, demoPages: DemoPages): boolean =>
  noindex || (isDemo && demoPages === 'hidden')

/**
 * Whether anybody may open the page, so that something may lead back to it: one that search engines are asked to leave out shows a
 * visitor's own matter, unless it shows what the site is made of, or a cart, which every visitor brings along.
 */
export const isForEverybody = ({ noindex = false, isDemo = false, showsCart = false }: RouteOptions): boolean =>
  !noindex || isDemo || showsCart

/** Whether search engines are to show the page at this address. */
export const isIndexed = (row: Row, demoPages: DemoPages): boolean =>
  !isHidden(row, demoPages) && row.canonical === undefined

/** Checks what types cannot: ids are unique, an address belongs to one row, paths are valid, canonical rows exist. */
export function defineTable<const Rows extends readonly Row[]>(rows: Rows): Rows {
  const seen = new Set<string>()
  const ids = new Set(rows.map(({ id }) => id))
  for (const { id, path, canonical } of rows) {
    if (canonical !== undefined && !ids.has(canonical))
      throw new Error(`The route ${id} has no such canonical: ${canonical}.`)
    const { start, parameter, isOptional } = readPath(path)
    const paths = [
      ...(parameter === undefined || isOptional ? [start || '/'] : []),
      ...(parameter === undefined ? [] : [`${start}/:`]),
    ]
    for (const mark of [`id ${id}`, ...paths.map((one) => `path ${one.toLowerCase()}`)]) {
      if (seen.has(mark)) throw new Error(`The route table names ${mark} twice.`)
      seen.add(mark)
    }
    if (!/^\/$|^(?:\/[\w.-]+)*\/(?:[\w.-]+|:\w+\??)$/.test(path))
      throw new Error(`The route ${id} has no proper path: ${path}`)
  }
  return rows
}
