import type { Language } from '../i18n/languages.ts'
import type { FoundPage, PageParams } from './matchRoute.ts'
import { readPath } from './route.ts'
import { rowOf, type RouteId } from './table.ts'

/**
 * Returns a path with its parameter filled in; a missing optional parameter is left out.
 * @throws Error when a required parameter is missing
 */
export function fillPath(path: string, params: PageParams = {}): string {
  const { start, parameter, isOptional } = readPath(path)
  if (parameter === undefined) return path
  const value = params[parameter]
  if (value !== undefined) return `${start}/${encodeURIComponent(value)}`
  if (!isOptional) throw new Error(`The path ${path} needs the parameter ${parameter}.`)
  return start || '/'
}

/** Returns the path of a page in the table's spelling; undefined for the 404 page. */
export const canonicalPath = ({ row, params }: FoundPage): string | undefined =>
  row.kind === 'notFound' ? undefined : fillPath(row.path, params)

/** Returns the path for search engines: that of the canonical row, if the page has one. */
export const indexedPath = (found: FoundPage): string | undefined => {
  const { row, params } = found
  return row.kind !== 'notFound' && row.canonical !== undefined
    ? fillPath(rowOf(row.canonical as RouteId).path, params)
    : canonicalPath(found)
}

export interface AddressOptions {
  params?: PageParams
  query?: Readonly<Record<string, string | undefined>>
  /** Set if the current address names its language (`?lng=`), so that links keep it. */
  language?: Language | undefined
  /** Without the number sign. */
  anchor?: string | undefined
}

/** Returns a path with query and anchor. `lng` comes first, the rest in the given order. */
export function withQuery(path: string, { query = {}, language, anchor }: Omit<AddressOptions, 'params'>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  if (language) pairs.unshift(['lng', language])
  // A page has about sixty links, and almost none has a query.
  const search = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
  return path + search + (anchor ? `#${anchor}` : '')
}

/** Returns the address of a page by its route id. */
export const addressOf = (id: RouteId, { params, ...rest }: AddressOptions = {}): string =>
  withQuery(fillPath(rowOf(id).path, params), rest)
