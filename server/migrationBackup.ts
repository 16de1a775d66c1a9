import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { companions } from '#db/sqlite/file.ts'
import type { Milliseconds } from '#db/store.ts'
import { NotBackedUp } from '#db/versions.ts'
import { retentionDays } from '#shared/content/retention.ts'
import { copyChecked } from './checkedCopy.ts'
import type { Config } from './config.ts'
import { backupFolder, databaseFile, migrationBackupName, readBackupName } from './dataFolder.ts'
import { freeSpace, minFreeSpace } from './freeSpace.ts'
import { release } from './release.ts'
import { isAtomicFileDraft } from './staff/atomicFile.ts'
import { deleteOrphanedDrafts } from './staff/orphanedDrafts.ts'
import { makeFolder } from './makeFolder.ts'

const day: Milliseconds = 24 * 60 * 60 * 1000
const megabyte = 1024 * 1024

/**
 * Makes the backup before a migration (`backups/before-<version>-<time>.sqlite`), and returns its path.
 * @throws NotBackedUp
 */
export async function backUpBeforeMigration(options: {
  config: Config
  migrationsFolder: string
  now: Milliseconds
  /** Returns the free bytes of a folder's disk. */
  free?: typeof freeSpace
}): Promise<string> {
  const { config, migrationsFolder, now, free = freeSpace } = options
  const folder = backupFolder(config)
  try {
    makeFolder(folder, { mode: 0o700 })
    if (statSync(folder).mode & 0o077) chmodSync(folder, 0o700)
    await requireSpace(folder, config, free)
    const to = join(folder, migrationBackupName(release.version, now))
    const { path } = await copyChecked({ config, to, migrationsFolder, signal: new AbortController().signal })
    return path
  } catch (error) {
    if (error instanceof NotBackedUp) throw error
    throw new NotBackedUp(`failed in ${folder} (${reasonOf(error)}).`, error)
  }
}

/** @throws NotBackedUp when the disk has not the room for the copy */
async function requireSpace(folder: string, config: Config, free: typeof freeSpace): Promise<void> {
  const sizes = ['', ...companions].map(
    (ending) => statSync(databaseFile(config) + ending, { throwIfNoEntry: false })?.size ?? 0,
  )
  const needed = sizes.reduce((all, size) => all + size, minFreeSpace)
  const bytes = await free(folder)
  if (bytes === undefined || bytes >= needed) return
  const inMegabytes = (size: number) => `${Math.ceil(size / megabyte)} MB`
  throw new NotBackedUp(
    `needs ${inMegabytes(needed)} in ${folder}, and ${inMegabytes(bytes)} are free: make room, and start again.`,
    Object.assign(new Error('Too little disk.'), { code: 'ENOSPC' }),
  )
}

/** Returns the code of an error or of one of its causes; without a code, its message. */
function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return error instanceof Error ? error.message : String(error)
}

/**
 * Deletes the backups of migrations past their retention period, and the drafts of processes that were killed. They may hold people
 * who were erased since.
 * @throws Error of the file system
 */
export function deleteMigrationBackups(config: Pick<Config, 'dataDir'>, now: Milliseconds): void {
  const folder = backupFolder(config)
  if (!statSync(folder, { throwIfNoEntry: false })) return
  deleteOrphanedDrafts(folder, isAtomicFileDraft, now)
  for (const name of readdirSync(folder)) {
    const found = readBackupName(name)
    if (found?.isOfMigration && found.time < now - retentionDays.backup * day)
      rmSync(join(folder, name), { force: true })
  }
}
