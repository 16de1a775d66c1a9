import type { Language } from '../i18n/languages.ts'
import type { FoundPage, PageParams } from './matchRoute.ts'
import { readPath } from './route.ts'
import { rowOf, type RouteId } from './table.ts'

/** Returns a row's path with its parameter filled in; an optional one that is not given is left out. */
export function fillPath(path: string, params: PageParams = {}): string {
  const { start, parameter, isOptional } = readPath(path)
  if (parameter === undefined) return path
  const value = params[parameter]
  if (value !== undefined) return `${start}/${encodeURIComponent(value)}`
  if (!isOptional) throw new Error(`The path ${path} needs the parameter ${parameter}.`)
  return start || '/'
}

/** The table's spelling of a found page's path; undefined for the 404 page, which has none. */
export const canonicalPath = ({ row, params }: FoundPage): string | undefined =>
  row.kind === 'notFound' ? undefined : fillPath(row.path, params)

/** The path that search engines are told: another row's where this page stands there, too. */
export const indexedPath = (found: FoundPage): string | undefined => {
  const { row, params } = found
  return row.kind !== 'notFound' && row.canonical !== undefined
    ? fillPath(rowOf(row.canonical as RouteId).path, params)
    : canonicalPath(found)
}

export interface AddressOptions {
  params?: PageParams
  query?: Readonly<Record<string, string | undefined>>
  /** Set where the page that links is an addressed one (`?lng=`), so that its reader stays in the language. */
  language?: Language | undefined
  /** Without the number sign. */
  anchor?: string | undefined
}

/** Path with query and anchor. The order of the query is the caller's, `lng` first. */
export function withQuery(path: string, { query = {}, language, anchor }: Omit<AddressOptions, 'params'>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  if (language) given.unshift(['lng', language])
  // A page has some sixty links, and nearly none of them a query.
  const asked = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  return path + asked + (anchor ? `#${anchor}` : '')
}

/** The address of a page, from its route id. */
export const addressOf = (id: RouteId, { params, ...rest }: AddressOptions = {}): string =>
  withQuery(fillPath(rowOf(id).path, params), rest)
