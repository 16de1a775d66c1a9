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
 * Holds a database that a site has left, up to date.
 * @throws CannotMove, StoreUnavailable
 */
export const lockSqliteSource = (options: SqliteLockOptions): Promise<LockedSource> =>
  held(options, ['missing', 'foreign', 'newer'], async (database) => {
    await lockExclusively(database)
    return {
      ...reading(database),
      async release() {
        database.exec('ROLLBACK')
        database.close()
      },
    }
  })

/**
 * Holds a new database, or one that a move to it has begun.
 * @throws CannotMove, StoreUnavailable
 */
export const lockSqliteTarget = (options: SqliteLockOptions): Promise<LockedTarget> =>
  held(options, ['foreign', 'newer'], async (database) => {
    await lockExclusively(database)
    // From here every commit keeps the lock.
    database.pragma('locking_mode = EXCLUSIVE')
    database.exec('COMMIT')
    return writing(database)
  })

async function held<T>(
  { file, migrationsFolder }: SqliteLockOptions,
  refused: readonly Obstacle[],
  take: (database: Database.Database) => Promise<T>,
): Promise<T> {
  let database: Database.Database | undefined
  try {
    const obstacle = obstacleIn(file, migrationsFolder)
    if (obstacle !== undefined && refused.includes(obstacle)) throw new CannotMove(obstacle)
    database = openDatabase(file, migrationsFolder)
    return await take(database)
  } catch (error) {
    database?.close()
    throw isLocked(error) ? new CannotMove('inUse', error) : toStoreError(error)
  }
}

/** Looks before anything is written to the file. */
function obstacleIn(file: string, migrationsFolder: string): Obstacle | undefined {
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

function reading(database: Database.Database) {
  const db = drizzle({ client: database })
  const consentLog = prepareConsentLog(db)
  const numberOf = database.prepare<[string], number>('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck()
  return {
    count: async (table: MovedTable) => db.$count(tables[table]),
    async rows(name, after, most) {
      const table = tables[name]
      const key = getTableColumns(table)[keyOf[name]]!
      const behind = after === undefined ? undefined : gt(key, after)
      return db.select().from(table).where(behind).orderBy(asc(key)).limit(most).all()
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

/** Takes whole rows, with the number that they have. */
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

function writing(database: Database.Database): LockedTarget {
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
    ...reading(database),
    asKept: (row) => row,
    insert: async (table, rows) => insertAll(table, rows),
    setNumbers: async (numbers) => setNumbers(numbers),
    async release() {
      database.close()
    },
  }
}
