import { join } from 'node:path'
import type { DatabaseLocation } from '#db/database.ts'
import type { Milliseconds } from '#db/store.ts'
import type { Config } from './config.ts'

type Folder = Pick<Config, 'dataDir'>

/** Everything that must be kept lies in `DATA_DIR`, under these names. */
export const databaseFile = ({ dataDir }: Folder): string => join(dataDir, 'site.sqlite')
/** The database that the settings name. */
export const databaseLocation = (config: Pick<Config, 'dataDir' | 'databaseUrl'>): DatabaseLocation => ({
  url: config.databaseUrl,
  file: databaseFile(config),
})
export const secretFile = ({ dataDir }: Folder): string => join(dataDir, 'secret')
/** What the running site has open or was made with: no copy or list may take its place. */
export const filesInUse = (folder: Folder): readonly string[] => {
  const database = databaseFile(folder)
  return [database, `${database}-wal`, `${database}-shm`, secretFile(folder)]
}
/** Mails as files, where no mail server is configured. */
export const mailFolder = ({ dataDir }: Folder): string => join(dataDir, 'mail')

export const backupFolder = ({ dataDir }: Folder): string => join(dataDir, 'backups')

/** `2026-03-01T12-05-00Z`: a time in UTC that is sorted as text, and may stand in a file's name anywhere. */
const timeInName = (at: Milliseconds): string => new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(':', '-')

/** How backups are called, wherever they lie. Older ones are found by it, and sorted as text. */
export const backupName = (at: Milliseconds): string => `site-${timeInName(at)}.sqlite`
export const isBackupName = (name: string): boolean => /^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/.test(name)

/** A database that `staff restore` replaced; `count` tells those of one second apart. */
export const replacedDatabaseFile = ({ dataDir }: Folder, at: Milliseconds, count: number): string =>
  join(dataDir, `site.replaced-${timeInName(at)}${count > 1 ? `-${count}` : ''}.sqlite`)
/** What `staff restore` works on until it is whole. */
export const restoreDraftFile = ({ dataDir }: Folder, unique: string): string =>
  join(dataDir, `.restore-${unique}.part`)
export const isRestoreDraft = (name: string): boolean => /^\.restore-[0-9a-f]+\.part/.test(name)
