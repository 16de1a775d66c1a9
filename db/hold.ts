import { resolve } from 'node:path'
import { postgresMigrations, type DatabaseLocation } from './open.ts'
import { identity } from './sqlite/file.ts'
import { holdSqliteSource, holdSqliteTarget } from './sqlite/transfer.ts'
import type { Held, HeldTarget } from './transfer.ts'

/*
 * Databases that a site is moved between. Each is held from its opening to its release: nobody else may use it.
 */

interface HoldOptions extends DatabaseLocation {
  /** `db/migrations`. */
  migrationsFolder: string
}

/** What the words of a person mean: an address of PostgreSQL, or the name of a SQLite file. */
export const locationOf = (given: string): DatabaseLocation =>
  /^postgres(?:ql)?:\/\//i.test(given) ? { url: given, file: '' } : { url: '', file: resolve(given) }

/** Whether both are one database, as far as can be seen without opening them. */
export function isSame(one: DatabaseLocation, other: DatabaseLocation): boolean {
  if (one.url === '' || other.url === '') {
    return one.url === other.url && (one.file === other.file || isSameFile(one.file, other.file))
  }
  return serverAndName(one.url) === serverAndName(other.url)
}

function serverAndName(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || '5432'}${pathname}`
}

function isSameFile(one: string, other: string): boolean {
  const found = identity(one)
  return found !== '' && found === identity(other)
}

/** @throws CannotMove, StoreUnavailable */
export async function holdSource({ url, file, migrationsFolder }: HoldOptions): Promise<Held> {
  if (url === '') return holdSqliteSource({ file, migrationsFolder })
  const [{ connectTo }, { holdPostgresSource }] = await postgres()
  return holdPostgresSource(connectTo(url), postgresMigrations(migrationsFolder))
}

/** @throws CannotMove, StoreUnavailable */
export async function holdTarget({ url, file, migrationsFolder }: HoldOptions): Promise<HeldTarget> {
  if (url === '') return holdSqliteTarget({ file, migrationsFolder })
  const [{ connectTo }, { holdPostgresTarget }] = await postgres()
  return holdPostgresTarget(connectTo(url), postgresMigrations(migrationsFolder))
}

const postgres = () => Promise.all([import('./postgres/open.ts'), import('./postgres/transfer.ts')])
