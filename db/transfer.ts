import type { Table } from 'drizzle-orm'
import type * as schema from './schema.ts'
import type { ConsentVerdict } from './store.ts'

/*
 * Rows as they lie, for moving a whole site from one database to another. Both schemas call their columns alike, so that a row of
 * the one is a row of the other.
 */

export type MovedTable = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends Table ? Name : never
}[keyof typeof schema]

/** What each table is sorted by, the same in every database. A table comes after those that its rows refer to. */
export const keyOf = {
  // First: a target that a site with the same key was started on has this row alone.
  siteKey: 'id',
  subscribers: 'seq',
  messages: 'seq',
  orders: 'number',
  orderCounts: 'year',
  outbox: 'seq',
  clock: 'id',
  confirmations: 'tokenHash',
  accesses: 'tokenHash',
  consentLog: 'seq',
  submissions: 'key',
  suppressions: 'subjectHash',
} as const satisfies Record<MovedTable, string>

export const movedTables = Object.keys(keyOf) as MovedTable[]

/** The tables that number their rows, and never give a number twice. */
export const numberedTables = ['subscribers', 'messages', 'outbox', 'consentLog'] as const satisfies MovedTable[]
export type NumberedTable = (typeof numberedTables)[number]
/** The highest number that each has ever given: what is written next comes behind it. */
export type Numbers = Record<NumberedTable, number>

export type Row = Readonly<Record<string, unknown>>
export type Key = string | number

/** A database that is moved from, held so that nobody writes to it. */
export interface LockedSource {
  count: (table: MovedTable) => Promise<number>
  /** At most `most` rows in the order of their key, those behind `after`. */
  rows: (table: MovedTable, after: Key | undefined, most: number) => Promise<Row[]>
  numbers: () => Promise<Numbers>
  verifyConsent: () => Promise<ConsentVerdict>
  release: () => Promise<void>
}

/** A database that is moved to. */
export interface LockedTarget extends LockedSource {
  /** The row as it will be read: not every database takes every character. */
  asKept: (row: Row) => Row
  /** All or none; on disk when it settles. */
  insert: (table: MovedTable, rows: readonly Row[]) => Promise<void>
  setNumbers: (numbers: Numbers) => Promise<void>
}

/** Why nothing can be moved from a database, or to it. */
export type Obstacle =
  /** There is none. */
  | 'missing'
  /** Another program's, or no database at all. */
  | 'foreign'
  /** A newer version of this program has written to it. */
  | 'newer'
  /** Somebody else has it open. */
  | 'inUse'

export class CannotMove extends Error {
  override name = 'CannotMove'
  readonly obstacle: Obstacle
  constructor(obstacle: Obstacle, cause?: unknown) {
    super(`The database cannot be moved: ${obstacle}.`, { cause })
    this.obstacle = obstacle
  }
}
