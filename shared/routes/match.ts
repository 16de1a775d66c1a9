import type { Row } from './route.ts'
import { notFound, table, type RouteId } from './table.ts'

export type PageParams = Readonly<Record<string, string>>

/** A row of the table with the parameters of one address, or the 404 page. */
export interface FoundPage {
  row: Row<RouteId> | typeof notFound
  params: PageParams
}

interface Pattern {
  row: Row
  segments: readonly string[]
  rank: number
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** `/a/:b?` stands for `/a` and `/a/:b`. */
function expand(path: string): string[] {
  const segments = segmentsOf(path)
  const optional = segments.findIndex((segment) => segment.endsWith('?'))
  if (optional === -1) return [path]
  const before = segments.slice(0, optional)
  const after = segments.slice(optional + 1)
  const here = segments[optional]!.slice(0, -1)
  return [
    [...before, here, ...after],
    [...before, ...after],
  ].flatMap((list) => expand(`/${list.join('/')}`))
}

/** React Router's weights: a static segment beats a dynamic one, which beats a wildcard; longer beats shorter. */
function rankOf(segments: readonly string[]): number {
  const splat = segments.at(-1) === '*'
  const start = segments.length + (splat ? -2 : 0)
  return segments
    .filter((segment) => segment !== '*')
    .reduce((sum, segment) => sum + (segment.startsWith(':') ? 3 : 10), start)
}

/** Decodes a segment as addresses are (RFC 3986), but for a slash, which parts none; undefined where it cannot be. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F')
  } catch {
    return undefined
  }
}

function fit(pattern: readonly string[], given: readonly string[]): PageParams | undefined {
  const params: Record<string, string> = {}
  for (const [at, segment] of pattern.entries()) {
    if (segment === '*') {
      params['*'] = given.slice(at).join('/')
      return params
    }
    const value = given[at]
    if (value === undefined) return undefined
    if (segment.startsWith(':')) params[segment.slice(1)] = value
    else if (segment.toLowerCase() !== value.toLowerCase()) return undefined
  }
  return pattern.length === given.length ? params : undefined
}

/**
 * A matcher for rows: static paths by one map look-up, the others in React Router's order.
 * Letter case and slashes too many are forgiven here; `canonicalPath` says what is right.
 */
export function createMatcher<R extends Row>(rows: readonly R[]) {
  const patterns = rows.flatMap((row) =>
    expand(row.path).map((path): Pattern & { row: R } => {
      const segments = segmentsOf(path)
      return { row, segments, rank: rankOf(segments) }
    }),
  )
  const isStatic = (pattern: Pattern) => pattern.segments.every((segment) => !/^[:*]/.test(segment))
  const fixed = new Map(
    // Of two rows for one path the first wins.
    patterns
      .filter(isStatic)
      .reverse()
      .map((pattern) => [pattern.segments.join('/').toLowerCase(), pattern.row]),
  )
  const open = patterns.filter((pattern) => !isStatic(pattern)).sort((a, b) => b.rank - a.rank)

  return (pathname: string): { row: R; params: PageParams } | undefined => {
    const given: string[] = []
    for (const segment of segmentsOf(pathname)) {
      const decoded = decode(segment)
      if (decoded === undefined) return undefined
      given.push(decoded)
    }
    const row = fixed.get(given.join('/').toLowerCase())
    if (row) return { row, params: {} }
    for (const pattern of open) {
      const params = fit(pattern.segments, given)
      if (params) return { row: pattern.row, params }
    }
    return undefined
  }
}

const matchTable = createMatcher<Row<RouteId>>(table)

/** The page at a path, as server and client both see it; the 404 page where there is none. */
export const match = (pathname: string): FoundPage => matchTable(pathname) ?? { row: notFound, params: {} }
