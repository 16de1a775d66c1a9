import { join } from 'node:path'
import type { DatabaseLocation } from '#db/database.ts'
import { mediaFolderOf } from '#db/sqlite/mediaFolder.ts'
import type { Milliseconds } from '#db/store.ts'
import type { Config } from './config.ts'

type Folder = Pick<Config, 'dataDir'>

export const databaseFile = ({ dataDir }: Folder): string => join(dataDir, 'site.sqlite')
/** Returns the location of the configured database. */
export const databaseLocation = (config: Pick<Config, 'dataDir' | 'databaseUrl'>): DatabaseLocation => ({
  url: config.databaseUrl,
  file: databaseFile(config),
})
export const secretFile = ({ dataDir }: Folder): string => join(dataDir, 'secret')
/** Returns the files that the running site depends on: no backup or export may overwrite them. */
export const filesInUse = (folder: Folder): readonly string[] => {
  const database = databaseFile(folder)
  return [database, `${database}-wal`, `${database}-shm`, secretFile(folder)]
}
/** Returns the folder of the mails that are written as files when no mail server is configured. */
export const mailFolder = ({ dataDir }: Folder): string => join(dataDir, 'mail')

/** Returns the folder of the bytes of media. */
export const mediaFolder = (folder: Folder): string => mediaFolderOf(databaseFile(folder))
/** Returns the folder of the copies of these bytes, beside the backups that need them. */
export const mediaCopiesFolder = (backups: string): string => join(backups, 'media')

export const backupFolder = ({ dataDir }: Folder): string => join(dataDir, 'backups')

/** Returns a UTC time as `2026-03-01T12-05-00Z`: sorts as text and is valid in file names on every system. */
const timeInName = (time: Milliseconds): string =>
  new Date(time).toISOString().replace(/\.\d+/, '').replaceAll(':', '-')

/** Returns the file name of a backup. */
export const backupName = (time: Milliseconds): string => `site-${timeInName(time)}.sqlite`
/** Returns the file name of the backup that the start of a version makes before it migrates the database. */
export const migrationBackupName = (version: string, time: Milliseconds): string =>
  `before-${version}-${timeInName(time)}.sqlite`
/** Returns the time in the name of a backup, and whether a migration made it. Undefined for other names. */
export function readBackupName(name: string): { time: Milliseconds; isOfMigration: boolean } | undefined {
  const parts = /^(site|before-.+)-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)\.sqlite$/.exec(name)
  if (!parts) return undefined
  const [, kind, ...[day = '', hour = '', minute = '', second = '']] = parts
  return { time: Date.parse(`${day}${hour}:${minute}:${second}`), isOfMigration: kind !== 'site' }
}

/** Returns the file of a database that `staff restore` has replaced; `count` distinguishes those of the same second. */
export const replacedDatabaseFile = ({ dataDir }: Folder, time: Milliseconds, count: number): string =>
  join(dataDir, `site.replaced-${timeInName(time)}${count > 1 ? `-${count}` : ''}.sqlite`)
/** Returns the temporary file in which `staff restore` prepares a database. */
export const restoreDraftFile = ({ dataDir }: Folder, unique: string): string =>
  join(dataDir, `.restore-${unique}.part`)
export const isRestoreDraft = (name: string): boolean => /^\.restore-[0-9a-f]+\.part/.test(name)
