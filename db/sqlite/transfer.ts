import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { asc, getTableColumns, getTableName, gt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { verifyConsentLog } from '../consentLogChain.ts'
import { byPage } from '../paging.ts'
import * as schema from '../schema.ts'
import {
  CannotMove,
  keyOf,
  numberedTables,
  type LockedSource,
  type LockedTarget,
  type MovedTable,
  type Numbers,
  type Obstacle,
  type Row,
} from '../transfer.ts'
import { openDatabase } from './connection.ts'
import { createMediaFolder, mediaFolderOf } from './mediaFolder.ts'
import { prepareConsentLog } from './sqliteConsentLog.ts'
import { isNoDatabase, isOurs } from './verifyBackup.ts'
import { lockExclusively } from './replaceDatabase.ts'
import { toStoreError, isLocked } from './failures.ts'
import { isNewer } from './migrate.ts'

export interface SqliteLockOptions {
  file: string
  migrationsFolder: string
}

const tables: Record<MovedTable, SQLiteTable> = schema
const nameOf = (table: MovedTable) => getTableName(tables[table])

/**
 * Opens and locks the database of a stopped site and applies outstanding migrations.
 * @throws CannotMove, StoreUnavailable
 */
export const lockSqliteSource = (options: SqliteLockOptions): Promise<LockedSource> =>
  openAndLock(options, ['missing', 'foreign', 'newer'], async (database) => {
    await lockExclusively(database)
    return {
      ...createReader(database),
      async release() {
        database.exec('ROLLBACK')
        database.close()
      },
    }
  })

/**
 * Opens and locks a new database, or the target of an interrupted move.
 * @throws CannotMove, StoreUnavailable
 */
export const lockSqliteTarget = (options: SqliteLockOptions): Promise<LockedTarget> =>
  openAndLock(options, ['foreign', 'newer'], async (database) => {
    await lockExclusively(database)
    // Keeps the lock after each commit.
    database.pragma('locking_mode = EXCLUSIVE')
    database.exec('COMMIT')
    return createWriter(database)
  })

async function openAndLock<T>(
  { file, migrationsFolder }: SqliteLockOptions,
  refused: readonly Obstacle[],
  lock: (database: Database.Database) => Promise<T>,
): Promise<T> {
  let database: Database.Database | undefined
  try {
    const obstacle = findObstacle(file, migrationsFolder)
    if (obstacle !== undefined && refused.includes(obstacle)) throw new CannotMove(obstacle)
    database = openDatabase(file, migrationsFolder)
    return await lock(database)
  } catch (error) {
    database?.close()
    throw isLocked(error) ? new CannotMove('inUse', error) : toStoreError(error)
  }
}

/** Finds an obstacle without writing to the file. */
function findObstacle(file: string, migrationsFolder: string): Obstacle | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.size) return 'missing'
  const database = new Database(file, { fileMustExist: true })
  try {
    if (database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined) return 'missing'
    if (!isOurs(database)) return 'foreign'
    return isNewer(database, migrationsFolder) ? 'newer' : undefined
  } catch (error) {
    if (isNoDatabase(error)) return 'foreign'
    throw error
  } finally {
    database.close()
  }
}

function createReader(database: Database.Database) {
  const mediaBytes = createMediaFolder(mediaFolderOf(database.name))
  const db = drizzle({ client: database })
  const consentLog = prepareConsentLog(db)
  const numberOf = database.prepare<[string], number>('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck()
  return {
    mediaBytes,
    count: async (table: MovedTable) => db.$count(tables[table]),
    async rows(name, after, limit) {
      const table = tables[name]
      const key = getTableColumns(table)[keyOf[name]]!
      const follows = after === undefined ? undefined : gt(key, after)
      return db.select().from(table).where(follows).orderBy(asc(key)).limit(limit).all()
    },
    numbers: async () =>
      Object.fromEntries(numberedTables.map((table) => [table, numberOf.get(nameOf(table)) ?? 0])) as Numbers,
    verifyConsent: () =>
      verifyConsentLog(
        byPage(async (after) => consentLog.page(after)),
        consentLog.written(),
      ),
  } satisfies Omit<LockedSource, 'release'>
}

/** Prepares an INSERT of whole rows with their `seq`. */
function prepareInsert(database: Database.Database, table: SQLiteTable): (row: Row) => void {
  const columns = Object.entries(getTableColumns(table))
  const names = columns.map(([, { name }]) => `"${name}"`)
  const insert = database.prepare(
    `INSERT INTO "${getTableName(table)}" (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  )
  return (row) => {
    insert.run(columns.map(([name, column]) => (row[name] === null ? null : column.mapToDriverValue(row[name]))))
  }
}

function createWriter(database: Database.Database): LockedTarget {
  const insertAll = database.transaction((table: MovedTable, rows: readonly Row[]) => {
    const insert = prepareInsert(database, tables[table])
    for (const row of rows) insert(row)
  })
  const setNumber = database.prepare<[number, string]>('UPDATE sqlite_sequence SET seq = ? WHERE name = ?')
  const addNumber = database.prepare<[number, string]>('INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)')
  const setNumbers = database.transaction((numbers: Numbers) => {
    for (const table of numberedTables) {
      const number = [numbers[table], nameOf(table)] as const
      if (setNumber.run(...number).changes === 0) addNumber.run(...number)
    }
  })
  return {
    ...createReader(database),
    asStored: (row) => row,
    insert: async (table, rows) => insertAll(table, rows),
    setNumbers: async (numbers) => setNumbers(numbers),
    async release() {
      database.close()
    },
  }
}
