import { resolve } from 'node:path'
import { postgresMigrations, type DatabaseLocation } from './database.ts'
import { identity } from './sqlite/file.ts'
import { lockSqliteSource, lockSqliteTarget } from './sqlite/transfer.ts'
import type { LockedSource, LockedTarget } from './transfer.ts'

/*
 * Databases that a site is moved between. Each is held from its opening to its release: nobody else may use it.
 */

interface LockOptions extends DatabaseLocation {
  /** `db/migrations`. */
  migrationsFolder: string
}

/** What the words of a person mean: an address of PostgreSQL, or the name of a SQLite file. */
export const locationOf = (given: string): DatabaseLocation =>
  /^postgres(?:ql)?:\/\//i.test(given) ? { url: given, file: '' } : { url: '', file: resolve(given) }

/** Whether both are one database, as far as can be seen without opening them. */
export function isSameDatabase(one: DatabaseLocation, other: DatabaseLocation): boolean {
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
export async function lockSource({ url, file, migrationsFolder }: LockOptions): Promise<LockedSource> {
  if (url === '') return lockSqliteSource({ file, migrationsFolder })
  const [{ connectTo }, { lockPostgresSource }] = await postgres()
  return lockPostgresSource(connectTo(url), postgresMigrations(migrationsFolder))
}

/** @throws CannotMove, StoreUnavailable */
export async function lockTarget({ url, file, migrationsFolder }: LockOptions): Promise<LockedTarget> {
  if (url === '') return lockSqliteTarget({ file, migrationsFolder })
  const [{ connectTo }, { lockPostgresTarget }] = await postgres()
  return lockPostgresTarget(connectTo(url), postgresMigrations(migrationsFolder))
}

const postgres = () => Promise.all([import('./postgres/postgresStore.ts'), import('./postgres/transfer.ts')])
