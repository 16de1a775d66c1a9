import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CounterStore } from './counterStore.ts'
import { createMemoryCounterStore } from './memoryCounterStore.ts'
import { openSqliteStore } from './sqlite/open.ts'
import type { Store, StoreLog } from './store.ts'

/** Where a site keeps its data. Nothing outside this folder asks which of the two it is. */
export interface DatabaseLocation {
  /** `postgres://user:password@host:5432/database`; empty where the data lies in `file`. */
  url: string
  /** The SQLite database. */
  file: string
}

export interface DatabaseOptions extends DatabaseLocation {
  /** `db/migrations`: SQLite's, with PostgreSQL's in a folder of it. */
  migrationsFolder: string
  /** Entries of SQLite's threads (`db/sqlite/open.ts`, `operations.ts`). */
  storeThread?: string
  rewriteThread?: string
  log?: StoreLog
}

export interface Database {
  store: Store
  counterStore: CounterStore
}

/**
 * Opens the database, new where there is none, with every migration applied.
 * Rejects with `StoreUnavailable` where that is impossible.
 */
export async function openDatabase({ url, file, migrationsFolder, ...options }: DatabaseOptions): Promise<Database> {
  if (url === '') {
    return {
      store: await openSqliteStore({ file, migrationsFolder, ...options }),
      counterStore: createMemoryCounterStore(),
    }
  }
  // Loaded where it is wanted: most sites never need it.
  const { connectTo, openPostgresStore } = await import('./postgres/postgresStore.ts')
  const { log } = options
  return openPostgresStore(connectTo(url, { ...(log && { log }) }), {
    migrationsFolder: postgresMigrations(migrationsFolder),
    ...(log && { log }),
  })
}

export const postgresMigrations = (migrationsFolder: string): string => join(migrationsFolder, 'postgres')

/** Whether several processes on several machines may have the database open: then nothing may be kept beside it. */
export const isShared = ({ url }: DatabaseLocation): boolean => url !== ''

/** What people are told of a database; without the password. */
export function displayName({ url, file }: DatabaseLocation): string {
  if (url === '') return file
  const { host, pathname } = new URL(url)
  return `PostgreSQL on ${host}${pathname}`
}

/** Where whoever looks for the data finds all of it. */
export const dataLocation = (location: DatabaseLocation): string =>
  isShared(location) ? displayName(location) : dirname(location.file)

/**
 * Whether there is a database, as far as can be seen without opening it.
 * @throws where the file's folder cannot be read
 */
export const mayExist = ({ url, file }: DatabaseLocation): boolean =>
  url !== '' || statSync(file, { throwIfNoEntry: false }) !== undefined
