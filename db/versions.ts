import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'

/** The tables that every version of the database has. A database that has them all belongs to a site. */
export const lastingTables = ['subscribers', 'messages', 'consent_log', 'suppressions']

/** The journal table of drizzle's migrator: a row for each applied migration. */
export const journal = '__drizzle_migrations'
/**
 * The table of additive migrations: a row for each applied one, with its time stamp in the journal. Programs without that migration
 * can still use the database (docs/decisions/0050-mark-additive-migrations.md).
 */
export const additiveMarks = '__additive_migrations'

/** The log of a start. pino's loggers have this shape. */
export interface MigrationLog {
  info(details: object, message: string): void
}

/** A newer version of this program has changed the database in a way that this one may not understand. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
  constructor() {
    super('A newer version of the site has changed the database.')
  }
}

/** The backup before a migration could not be made, so nothing was migrated. The message tells the operator why. */
export class NotBackedUp extends Error {
  override name = 'NotBackedUp'
  constructor(problem: string, cause: unknown) {
    super(`The database was not migrated, because the backup before it ${problem} Nothing was changed.`, { cause })
  }
}

/** Returns whether the database has a migration that is newer than all of these. */
export const isNewerThan = (migrationsFolder: string, lastApplied: number): boolean =>
  newestOf(migrationsFolder) < lastApplied

/** Returns the time stamp of the newest of these migrations. */
export const newestOf = (migrationsFolder: string): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))

/** Returns the migrations that are newer than the last applied one. */
export const outstandingAfter = (migrationsFolder: string, lastApplied: number): MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > lastApplied)

/** Returns whether a migration's file begins with the comment `-- additive`. */
export const isAdditive = ({ sql: [first = ''] }: MigrationMeta): boolean => /^\s*-- additive\b/.test(first)

/** Returns the file names of migrations, for the log. */
export function namesOf(migrationsFolder: string, migrations: readonly MigrationMeta[]): string[] {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number; tag: string }[]
  }
  const times = new Set(migrations.map(({ folderMillis }) => folderMillis))
  return entries.filter(({ when }) => times.has(when)).map(({ tag }) => tag)
}

/** Logs that the database has additive migrations of a newer version. */
export const logAdditions = (log: MigrationLog | undefined, migrations: number): void =>
  log?.info({ migrations }, 'a newer version of the site has added to the database; this version can use it')
