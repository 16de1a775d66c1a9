import { resolve } from 'node:path'
import { postgresMigrations, type DatabaseLocation } from './database.ts'
import { identity } from './sqlite/file.ts'
import { lockSqliteSource, lockSqliteTarget } from './sqlite/transfer.ts'
import type { LockedSource, LockedTarget } from './transfer.ts'

interface LockOptions extends DatabaseLocation {
  /** `db/migrations`. */
  migrationsFolder: string
}

/** Returns the database that an argument names: the URL of a PostgreSQL server or the path of a SQLite file. */
export const locationOf = (argument: string): DatabaseLocation =>
  /^postgres(?:ql)?:\/\//i.test(argument) ? { url: argument, file: '' } : { url: '', file: resolve(argument) }

/** Returns whether both locations are the same database, as far as can be seen without opening them. */
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

/**
 * Opens a database to move from and locks it until its release.
 * @throws CannotMove, StoreUnavailable
 */
export async function lockSource({ url, file, migrationsFolder }: LockOptions): Promise<LockedSource> {
  if (url === '') return lockSqliteSource({ file, migrationsFolder })
  const [{ connectTo }, { lockPostgresSource }] = await postgres()
  return lockPostgresSource(connectTo(url), postgresMigrations(migrationsFolder))
}

/**
 * Opens a database to move to. A SQLite file is locked until its release.
 * @throws CannotMove, StoreUnavailable
 */
export async function lockTarget({ url, file, migrationsFolder }: LockOptions): Promise<LockedTarget> {
  if (url === '') return lockSqliteTarget({ file, migrationsFolder })
  const [{ connectTo }, { lockPostgresTarget }] = await postgres()
  return lockPostgresTarget(connectTo(url), postgresMigrations(migrationsFolder))
}

const postgres = () => Promise.all([import('./postgres/postgresStore.ts'), import('./postgres/transfer.ts')])
