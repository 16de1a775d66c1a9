import type { CountdownId } from '../content/countdown.ts'
import type { ContentKind } from '../publishing/documents.ts'
import type { TypefaceSet } from '../typefaceSets.ts'
import type { FooterName } from './footers.ts'
import type { HeaderName } from './headers.ts'
import type { PageKind, PageKinds } from './kinds.ts'

export interface RouteOptions {
  /** Left out of the sitemap and of search engines (pages about one visitor's data). */
  noindex?: boolean
  /** A demonstration page; `DEMO_PAGES` decides whether search engines may list it. */
  isDemo?: boolean
  /** Id of the row with the canonical address of the same page. */
  canonical?: string
  /** Key of the page's accent colour in `client/styles/accents.css`; the default is `party`. */
  accent?: string
  /** The typeface set of the page's headings; the default is the party's. */
  typefaceSet?: TypefaceSet
  /** The header above the page; the default is the party's. */
  header?: HeaderName
  /** The footer below the page; the default is the party's. */
  footer?: FooterName
  /** The anchor of the business's main action on its home; without one the action leads to the contact form. */
  action?: string
  /** The page's countdown. */
  countdown?: CountdownId
  /** Whether the page has the newsletter form, so that its footer has none. */
  hasForm?: true
  /** Whether `?q=` filters the page's list. */
  isFiltered?: true
  /** Whether the page shows the visitor's cart, if there is one. */
  showsCart?: boolean
  /** The kinds of published content on the page, which change without a new release. */
  shows?: readonly ContentKind[]
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

/** The part of a `page.ts` that all kinds of pages share. */
export interface FoundRow {
  /** The place among its kind; pages without one follow, sorted by name. */
  position?: number
}

/** Whether search engines may list the demonstration pages, or the build has none (a setting). */
export type DemoPages = 'hidden' | 'public' | 'off'

/** Returns whether search engines are asked to leave the page out. */
export const isHidden = ({ noindex = false, isDemo = false }: RouteOptions, demoPages: DemoPages): boolean =>
  noindex || (isDemo && demoPages === 'hidden')

/**
 * Returns whether a link may lead back to the page: true unless it shows one visitor's data. Demonstration pages and
 * the cart are for everybody, even with `noindex`.
 */
export const isForEverybody = ({ noindex = false, isDemo = false, showsCart = false }: RouteOptions): boolean =>
  !noindex || isDemo || showsCart

/** Returns whether search engines may list the page at this address. */
export const isIndexed = (row: Row, demoPages: DemoPages): boolean =>
  !isHidden(row, demoPages) && row.canonical === undefined
