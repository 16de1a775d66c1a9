import type { Table } from 'drizzle-orm'
import type * as schema from './schema.ts'
import type { ConsentVerdict, MediaBytes } from './store.ts'

/*
 * Moves a site from one database to another as plain rows. Both schemas use the same column names, so each reads the rows of the
 * other.
 */

export type MovedTable = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends Table ? Name : never
}[keyof typeof schema]

/** The sort key of each table. A table comes after the tables that it refers to. */
export const keyOf = {
  // First, because a target on which a site with the same key was started has only this row.
  siteKey: 'id',
  subscribers: 'seq',
  messages: 'seq',
  orders: 'number',
  orderChanges: 'seq',
  orderCounts: 'year',
  outbox: 'seq',
  clock: 'id',
  confirmations: 'tokenHash',
  accesses: 'tokenHash',
  consentLog: 'seq',
  submissions: 'key',
  suppressions: 'subjectHash',
  contentItems: 'seq',
  contentVersions: 'seq',
  contentTags: 'seq',
  contentWords: 'seq',
  contentLog: 'seq',
  contentGenerations: 'kind',
  media: 'seq',
  mediaFiles: 'seq',
  mediaLog: 'seq',
} as const satisfies Record<MovedTable, string>

export const movedTables = Object.keys(keyOf) as MovedTable[]

/** The tables whose rows are numbered. A number is never given twice. */
export const numberedTables = [
  'subscribers',
  'messages',
  'orderChanges',
  'outbox',
  'consentLog',
  'contentItems',
  'contentVersions',
  'contentTags',
  'contentWords',
  'contentLog',
  'media',
  'mediaFiles',
  'mediaLog',
] as const satisfies MovedTable[]
export type NumberedTable = (typeof numberedTables)[number]
/** The highest number that each table has ever given. The next row gets a higher one. */
export type Numbers = Record<NumberedTable, number>

export type Row = Readonly<Record<string, unknown>>
export type Key = string | number

/** A database that is moved from, locked so that no other process writes to it. */
export interface LockedSource {
  count: (table: MovedTable) => Promise<number>
  /** Returns at most `limit` rows that follow the key `after`, in the order of their key. */
  rows: (table: MovedTable, after: Key | undefined, limit: number) => Promise<Row[]>
  numbers: () => Promise<Numbers>
  verifyConsent: () => Promise<ConsentVerdict>
  mediaBytes: MediaBytes
  release: () => Promise<void>
}

/** A database that is moved to. */
export interface LockedTarget extends LockedSource {
  /** Returns the row as this database stores it: PostgreSQL cannot store U+0000. */
  asStored: (row: Row) => Row
  /** Inserts all rows or none. They are on disk when the promise resolves. */
  insert: (table: MovedTable, rows: readonly Row[]) => Promise<void>
  setNumbers: (numbers: Numbers) => Promise<void>
}

/** The reason why a database cannot be moved from or to. */
export type Obstacle =
  /** There is no database. */
  | 'missing'
  /** It belongs to another program or is not a database. */
  | 'foreign'
  /** A newer version of this program has written to it. */
  | 'newer'
  /** Another process has it open. */
  | 'inUse'

export class CannotMove extends Error {
  override name = 'CannotMove'
  readonly obstacle: Obstacle
  constructor(obstacle: Obstacle, cause?: unknown) {
    super(`The database cannot be moved: ${obstacle}.`, { cause })
    this.obstacle = obstacle
  }
}
