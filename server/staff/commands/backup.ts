import { mkdirSync, chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { verifyBackup, type BackupVerification } from '#db/sqlite/verifyBackup.ts'
import { companions, identity, removeDatabase } from '#db/sqlite/file.ts'
import { copyDatabase } from '#db/sqlite/onlineBackup.ts'
import type { Milliseconds } from '#db/store.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import type { Config } from '../../config.ts'
import { backupFolder, backupName, databaseFile, isBackupName, secretFile } from '../../dataFolder.ts'
import { removeAbandoned } from '../abandoned.ts'
import { command } from '../command.ts'
import { Failure, isCoded, reasonOf, Stopped, WrongUse } from '../failures.ts'
import { fileName, howMany } from '../options.ts'
import { refuseMissing, refuseShared } from '../session.ts'
import { counted, fileSize, number, visible } from '../text.ts'
import { isAtomicFileDraft, openAtomicFile } from '../wholeFile.ts'

export const backupCommand = command({
  purpose: 'copies the database while the site runs, and checks the copy',
  options: {
    output: fileName(
      'the file to write, or a folder for a file named after the time; it appears when it is complete and checked',
      'a file named after the time, in the folder “backups” of the data',
    ),
    keep: howMany(
      'deletes all but so many of the newest backups in that folder, once the new one is checked',
      'none is deleted',
    ),
  },
  notes: [
    'The copy is of one moment and in one file. A backup holds what people think about politics, and people who are erased later: keep it safe, and not for ever.',
    'Keep the site’s key as well, elsewhere: without it nobody can leave by the addresses that were mailed, and who was erased cannot be recognised.',
  ],
  example: 'backup --keep 14',

  async run(context, { options }) {
    const { terminal } = context
    const config = context.config()
    refuseShared(config, 'have it copied by its own tools (pg_dump, or your provider’s backups). Nothing was written.')
    refuseMissing(config)
    const { path: name, isNamedByUs } = chooseName(options.output, config, context.now())
    if (options.keep !== undefined && !isNamedByUs) {
      throw new WrongUse('--keep counts backups that are named after their time: give a folder to --output, or none.')
    }

    const signal = context.stopSignal()
    const file = await openAtomicFile(name, { config, signal })
    const progress = terminal.progress(100, 'percent', 'file')
    let found: Sound
    try {
      const from = databaseFile(config)
      await copyDatabase({
        from,
        to: file.draft,
        descriptor: file.descriptor,
        progress(done, total) {
          if (signal.aborted) throw new Stopped('It was stopped before the end: no backup was made.')
          progress.at(Math.floor((100 * done) / total))
        },
      })
      found = refuseUnsound(await verifyBackup(file.draft, context.migrationsFolder))
      await file.finish()
    } catch (error) {
      removeDatabase(file.draft)
      await file.giveUp()
      throw saidOf(error)
    } finally {
      progress.end()
    }

    const size = fileSize(statSync(file.path).size)
    const holds = `${counted(found.subscribers, 'subscriber')} and ${counted(found.messages, 'message')}`
    await terminal.write(`${visible(file.path)} was written and checked: ${size}, ${holds}.\n${keepsSafe(config)}\n`)
    if (!found.consent.intact) {
      throw new Failure(
        `The backup is complete, but the consent log in it is not: entry ${number(found.consent.entry)} was changed or is missing, in the database too. No older backup was deleted: one of them may hold the log as it was. “staff verify-consent” says more.`,
      )
    }
    if (isNamedByUs) tidy(dirname(file.path), options.keep, context.now())
  },
})

type Sound = Extract<BackupVerification, { kind: 'sound' }>

function chooseName(output: string | undefined, config: Config, now: Milliseconds) {
  const path = output === undefined ? undefined : resolve(output)
  if (path === undefined) return { path: join(madePrivate(backupFolder(config)), backupName(now)), isNamedByUs: true }
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    return { path: join(path, backupName(now)), isNamedByUs: true }
  }
  const database = databaseFile(config)
  const isOurs =
    ['', ...companions].some((ending) => path === resolve(database + ending)) || identity(path) === identity(database)
  if (isOurs) throw new WrongUse(`${visible(path)} is the database itself: choose another name.`)
  return { path, isNamedByUs: false }
}

function madePrivate(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (statSync(folder).mode & 0o077) chmodSync(folder, 0o700)
    return folder
  } catch (error) {
    throw new Failure(`The folder ${visible(folder)} could not be made: ${reasonOf(error)}.`)
  }
}

function refuseUnsound(found: BackupVerification): Sound {
  switch (found.kind) {
    case 'sound':
      return found
    case 'newer':
      throw new Failure('No backup was made: a newer version of the site has written the database. Use its command.')
    case 'damaged':
    case 'foreign':
      throw new Failure(
        'No backup was made: the copy did not pass the check, so the database itself is damaged. Keep your older backups, and ask whoever looks after the site before you restore one.',
      )
  }
}

/** What went wrong with the copy, in a sentence; sentences stay as they are. */
function saidOf(error: unknown): unknown {
  if (error instanceof StoreUnavailable || (!(error instanceof Failure) && isCoded(error))) {
    return new Failure(`No backup was made: ${reasonOf(error)}. The database is unchanged.`)
  }
  return error
}

function keepsSafe(config: Config): string {
  const key = config.secret ? 'the value of SECRET' : visible(secretFile(config))
  return `Keep the site’s key as well, elsewhere: ${key}. The backup still holds people who are erased later: delete old ones.`
}

function tidy(folder: string, keep: number | undefined, now: Milliseconds): void {
  try {
    removeAbandoned(folder, isAtomicFileDraft, now)
    const older = keep === undefined ? [] : readdirSync(folder).filter(isBackupName).sort().reverse().slice(keep)
    for (const name of older) rmSync(join(folder, name), { force: true })
  } catch (error) {
    throw new Failure(
      `The backup is complete, but older ones in ${visible(folder)} could not be deleted: ${reasonOf(error)}.`,
    )
  }
}
