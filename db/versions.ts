import { readMigrationFiles } from 'drizzle-orm/migrator'

/** What every version of the database has had: by these it is known for ours. */
export const lastingTables = ['subscribers', 'messages', 'consent_log', 'suppressions']

/** Whether a version of this program that is newer than these migrations has written to a database. */
export const isNewerThan = (migrationsFolder: string, lastApplied: number): boolean =>
  readMigrationFiles({ migrationsFolder }).every(({ folderMillis }) => folderMillis < lastApplied)
