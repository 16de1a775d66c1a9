import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CounterStore } from './counterStore.ts'
import { createMemoryCounterStore } from './memoryCounterStore.ts'
import { migrateFile, type BackUp } from './sqlite/migrateFile.ts'
import { openSqliteStore } from './sqlite/sqliteStore.ts'
import type { Store, StoreLog } from './store.ts'
import type { MigrationLog } from './versions.ts'

/** The place of a site's data. Only the folder `db` distinguishes the two databases. */
export interface DatabaseLocation {
  /** `postgres://user:password@host:5432/database`; empty when the data is in `file`. */
  url: string
  /** Path of the SQLite database. */
  file: string
}

export interface DatabaseOptions extends DatabaseLocation {
  /** `db/migrations`: the migrations of SQLite, with those of PostgreSQL in a subfolder. */
  migrationsFolder: string
  /** Scripts of SQLite's threads (`SqliteStoreOptions`). */
  storeThread?: string
  rewriteThread?: string
  /** Makes a backup before an existing SQLite database is migrated. Without it none is made. */
  backUp?: BackUp
  log?: StoreLog & MigrationLog
}

export interface Database {
  store: Store
  counterStore: CounterStore
}

/**
 * Opens the database, creates it if it is missing, and applies outstanding migrations.
 * @throws StoreUnavailable when the database cannot be opened
 * @throws NewerDatabase when a newer version of this program has changed it; the errors of `backUp`
 */
export async function openDatabase({
  url,
  file,
  migrationsFolder,
  backUp,
  ...options
}: DatabaseOptions): Promise<Database> {
  if (url === '') {
    if (backUp) await migrateFile({ file, migrationsFolder, backUp, log: options.log })
    return {
      store: await openSqliteStore({ file, migrationsFolder, ...options }),
      counterStore: createMemoryCounterStore(),
    }
  }
  // Loaded on demand: most sites use SQLite.
  const { connectTo, openPostgresStore } = await import('./postgres/postgresStore.ts')
  const { log } = options
  return openPostgresStore(connectTo(url, { ...(log && { log }) }), {
    migrationsFolder: postgresMigrations(migrationsFolder),
    ...(log && { log }),
  })
}

export const postgresMigrations = (migrationsFolder: string): string => join(migrationsFolder, 'postgres')

/** Returns whether processes on several machines can use the database. Files of the site must not be kept next to it then. */
export const isShared = ({ url }: DatabaseLocation): boolean => url !== ''

/** Returns the name of a database for messages, without the password. */
export function displayName({ url, file }: DatabaseLocation): string {
  if (url === '') return file
  const { host, pathname } = new URL(url)
  return `PostgreSQL on ${host}${pathname}`
}

/** Returns the place that holds all data, for messages. */
export const dataLocation = (location: DatabaseLocation): string =>
  isShared(location) ? displayName(location) : dirname(location.file)

/**
 * Returns whether the database file exists; always true for PostgreSQL.
 * @throws when the file's folder cannot be read
 */
export const mayExist = ({ url, file }: DatabaseLocation): boolean =>
  url !== '' || statSync(file, { throwIfNoEntry: false }) !== undefined
