import type { FoundPage } from './matchRoute.ts'
import { readPath } from './route.ts'
import { isRouteId, rowOf } from './table.ts'

/**
 * Returns the name of a page for forms and messages: the id of its row and, if the row has several pages, the
 * parameter.
 */
export const pageNameOf = ({ row, params }: FoundPage): string =>
  row.kind === 'notFound' ? row.id : [row.id, ...Object.values(params)].join('/')

/** Returns the page of a name; undefined for other values. Does not check whether the content has the page. */
export function findPageByName(name: unknown): FoundPage | undefined {
  if (typeof name !== 'string') return undefined
  const [id, value] = name.split('/', 2)
  if (!isRouteId(id)) return undefined
  const row = rowOf(id)
  const { parameter, isOptional } = readPath(row.path)
  if (value === undefined) return parameter === undefined || isOptional ? { row, params: {} } : undefined
  return parameter !== undefined && /^[a-z0-9-]{1,80}$/.test(value)
    ? { row, params: { [parameter]: value } }
    : undefined
}
