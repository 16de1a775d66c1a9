import { readPath, type Row } from './route.ts'
import { notFound, table, type RouteId } from './table.ts'

export type PageParams = Readonly<Record<string, string>>

/** A row of the route table with the parameters of an address, or the 404 page. */
export interface FoundPage {
  row: Row<RouteId> | typeof notFound
  params: PageParams
}

/** Decodes a segment of an address (RFC 3986) but keeps slashes encoded; returns undefined if it is malformed. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F')
  } catch {
    return undefined
  }
}

/**
 * Returns the function for route matching. It looks up the whole path, and then the path with a parameter as its last segment. Letter
 * case and repeated slashes are ignored; `canonicalPath` gives the table's spelling.
 */
export function createMatcher<R extends Row>(rows: readonly R[]) {
  const fixed = new Map<string, R>()
  const open = new Map<string, { row: R; parameter: string }>()
  for (const row of rows) {
    const { start, parameter, isOptional } = readPath(row.path)
    const key = start.slice(1).toLowerCase()
    if (parameter === undefined || isOptional) fixed.set(key, row)
    if (parameter !== undefined) open.set(key, { row, parameter })
  }

  return (pathname: string): { row: R; params: PageParams } | undefined => {
    const segments: string[] = []
    for (const segment of pathname.split('/')) {
      const decoded = decode(segment)
      if (decoded === undefined) return undefined
      if (decoded !== '') segments.push(decoded)
    }
    const keyOf = () => segments.join('/').toLowerCase()
    const row = fixed.get(keyOf())
    if (row) return { row, params: {} }
    const value = segments.pop()
    const found = open.get(keyOf())
    return found && value !== undefined ? { row: found.row, params: { [found.parameter]: value } } : undefined
  }
}

const matchTable = createMatcher<Row<RouteId>>(table)

/** Returns the page at a path, or the 404 page. Runs on the server and in the browser. */
export const match = (pathname: string): FoundPage => matchTable(pathname) ?? { row: notFound, params: {} }
