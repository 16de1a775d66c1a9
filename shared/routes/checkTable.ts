import { readPath, type Row } from './route.ts'

/**
 * Checks that ids are unique, addresses belong to one row, paths are valid and canonical rows exist. The server checks the
 * table when it starts, and the browser not again.
 * @throws Error at the first fault
 */
export function checkTable(rows: readonly Row[]): void {
  const seen = new Set<string>()
  const ids = new Set(rows.map(({ id }) => id))
  for (const { id, path, canonical } of rows) {
    if (canonical !== undefined && !ids.has(canonical))
      throw new Error(`The route ${id} has an unknown canonical route: ${canonical}.`)
    const { start, parameter, isOptional } = readPath(path)
    const paths = [
      ...(parameter === undefined || isOptional ? [start || '/'] : []),
      ...(parameter === undefined ? [] : [`${start}/:`]),
    ]
    for (const mark of [`id ${id}`, ...paths.map((one) => `path ${one.toLowerCase()}`)]) {
      if (seen.has(mark)) throw new Error(`The route table contains ${mark} twice.`)
      seen.add(mark)
    }
    if (!/^\/$|^(?:\/[\w.-]+)*\/(?:[\w.-]+|:\w+\??)$/.test(path))
      throw new Error(`The route ${id} has an invalid path: ${path}`)
  }
}
