import type { FoundPage } from './matchRoute.ts'
import { readPath } from './route.ts'
import { isRouteId, rowOf } from './table.ts'

/** A page in one word, as forms carry it and messages keep it: the id of its row, and of a row with many pages which one. */
export const pageNameOf = ({ row, params }: FoundPage): string =>
  row.kind === 'notFound' ? row.id : [row.id, ...Object.values(params)].join('/')

/** The page of a name; undefined where it is none. Whether content knows the page that it names is another question. */
export function pageNamed(name: unknown): FoundPage | undefined {
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
