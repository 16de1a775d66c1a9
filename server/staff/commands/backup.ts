import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { companions, identity } from '#db/sqlite/file.ts'
import { copyMedia, neededNames, removeSurplus, type MediaCopy } from '#db/sqlite/mediaCopies.ts'
import type { Milliseconds } from '#db/store.ts'
import { copyChecked, UnsoundCopy } from '../../checkedCopy.ts'
import type { Config } from '../../config.ts'
import {
  backupFolder,
  backupName,
  databaseFile,
  mediaCopiesFolder,
  mediaFolder,
  readBackupName,
  secretFile,
} from '../../dataFolder.ts'
import { isAtomicFileDraft } from '../atomicFile.ts'
import { command } from '../command.ts'
import { Failure, Interrupted, isSystemError, reasonOf, UsageError } from '../failures.ts'
import { count, fileName } from '../options.ts'
import { deleteOrphanedDrafts } from '../orphanedDrafts.ts'
import { requireDatabase, requireSqlite } from '../session.ts'
import { and, text, type Text } from '../text.ts'
import { makeFolder } from '../../makeFolder.ts'

export const backupCommand = command('backup', {
  options: { output: fileName, keep: count },
  example: 'backup --keep 14',

  async run(context, { options }) {
    const { terminal, formatter } = context
    const config = context.config()
    requireSqlite(config, 'backup.external')
    requireDatabase(config)
    const { path: name, isNamedByTime } = chooseName(options.output, config, context.now())
    if (options.keep !== undefined && !isNamedByTime) throw new UsageError(text('backup.keepNeedsFolder'))

    const signal = context.stopSignal()
    const progress = terminal.progress(100, 'percent', 'file')
    let copy: Awaited<ReturnType<typeof copyChecked>>
    try {
      copy = await copyChecked({
        config,
        to: name,
        migrationsFolder: context.migrationsFolder,
        signal,
        progress(done, total) {
          if (signal.aborted) throw new Interrupted(text('backup.interrupted'))
          progress.at(Math.floor((100 * done) / total))
        },
      })
    } catch (error) {
      if (error instanceof UnsoundCopy)
        throw new Failure(text(error.kind === 'newer' ? 'backup.newer' : 'backup.damaged'))
      throw isSystemError(error) ? new Failure(text('backup.failed', { reason: reasonOf(error) })) : error
    } finally {
      progress.end()
    }
    const { path, found } = copy
    const { missing, surplus } = await copyMediaOf(path, config)

    const contents = and([
      text('common.counts.subscribers', { count: found.subscribers }),
      text('common.counts.messages', { count: found.messages }),
    ])
    const size = formatter.fileSize(statSync(path).size)
    await terminal.print(text('backup.done', { file: path, size, contents }), keepKey(config))
    if (!found.consent.intact) {
      const fault = text(`common.consentLog.${found.consent.fault}`, { entry: found.consent.entry })
      throw new Failure(text('backup.alteredLog', { fault }))
    }
    if (isNamedByTime) {
      deleteOldBackups(dirname(path), options.keep, context.now())
      deleteOldMedia(dirname(path), surplus)
    }
    if (missing > 0) throw new Failure(text('backup.mediaMissing', { count: missing }))
  },
})

/** @throws UsageError if the output is the database itself */
function chooseName(output: string | undefined, config: Config, now: Milliseconds) {
  const path = output === undefined ? undefined : resolve(output)
  if (path === undefined)
    return { path: join(privateFolder(backupFolder(config)), backupName(now)), isNamedByTime: true }
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    return { path: join(path, backupName(now)), isNamedByTime: true }
  }
  const database = databaseFile(config)
  const isOwn =
    ['', ...companions].some((ending) => path === resolve(database + ending)) || identity(path) === identity(database)
  if (isOwn) throw new UsageError(text('backup.ownFile', { file: path }))
  return { path, isNamedByTime: false }
}

/** Copies the bytes of media that a backup needs. */
async function copyMediaOf(path: string, config: Config): Promise<MediaCopy> {
  const copies = mediaCopiesFolder(dirname(path))
  try {
    const copy = await copyMedia(neededNames(path), mediaFolder(config), copies)
    // Beside the database are its own bytes, of which a backup removes nothing.
    return resolve(copies) === resolve(mediaFolder(config)) ? { ...copy, surplus: new Set() } : copy
  } catch (error) {
    throw new Failure(text('backup.mediaFailed', { folder: copies, reason: reasonOf(error) }))
  }
}

/** Deletes the bytes of media that no backup in the folder needs. */
function deleteOldMedia(folder: string, surplus: MediaCopy['surplus']): void {
  try {
    removeSurplus(mediaCopiesFolder(folder), surplus, () => databasesIn(folder))
  } catch (error) {
    throw new Failure(text('backup.olderNotDeleted', { folder, reason: reasonOf(error) }))
  }
}

const databasesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => readBackupName(name) !== undefined)
    .map((name) => join(folder, name))

/** Creates a folder that only its owner can enter, and returns it. */
function privateFolder(folder: string): string {
  try {
    makeFolder(folder, { mode: 0o700 })
    if (statSync(folder).mode & 0o077) chmodSync(folder, 0o700)
    return folder
  } catch (error) {
    throw new Failure(text('backup.folderNotMade', { folder, reason: reasonOf(error) }))
  }
}

function keepKey(config: Config): Text {
  return text('backup.keepKey', { key: config.secret ? text('backup.secretSetting') : secretFile(config) })
}

/** Deletes orphaned drafts, and all but the newest backups if a number of them is given. */
function deleteOldBackups(folder: string, keep: number | undefined, now: Milliseconds): void {
  try {
    deleteOrphanedDrafts(folder, isAtomicFileDraft, now)
    const backups = readdirSync(folder).flatMap((name) => {
      const found = readBackupName(name)
      return found ? [{ name, time: found.time }] : []
    })
    const older = keep === undefined ? [] : backups.sort((one, other) => other.time - one.time).slice(keep)
    for (const { name } of older) rmSync(join(folder, name), { force: true })
  } catch (error) {
    throw new Failure(text('backup.olderNotDeleted', { folder, reason: reasonOf(error) }))
  }
}
