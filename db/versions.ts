import { readMigrationFiles } from 'drizzle-orm/migrator'

/** The tables that every version of the database has. A database that has them all belongs to a site. */
export const lastingTables = ['subscribers', 'messages', 'consent_log', 'suppressions']

/** Returns whether the database has a migration that is newer than all of these. */
export const isNewerThan = (migrationsFolder: string, lastApplied: number): boolean =>
  readMigrationFiles({ migrationsFolder }).every(({ folderMillis }) => folderMillis < lastApplied)
