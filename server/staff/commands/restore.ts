import { randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { RestoreKeyMismatch } from '#db/sqlite/replayRemovals.ts'
import { verifyBackup, type BackupVerification, type People } from '#db/sqlite/verifyBackup.ts'
import { reserve, type ReservedDatabase } from '#db/sqlite/replaceDatabase.ts'
import { companions, identity, removeDatabase } from '#db/sqlite/file.ts'
import { copyMedia, neededNames } from '#db/sqlite/mediaCopies.ts'
import { copyIn, prepareRestore, peopleIn, type PreparedRestore } from '#db/sqlite/restore.ts'
import type { Milliseconds } from '#db/store.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import type { Config } from '../../config.ts'
import {
  databaseFile,
  isRestoreDraft,
  mediaCopiesFolder,
  mediaFolder,
  replacedDatabaseFile,
  restoreDraftFile,
  secretFile,
} from '../../dataFolder.ts'
import type { SiteKeys } from '../../services/siteKey.ts'
import { command } from '../command.ts'
import { Failure, isSystemError, reasonOf, UsageError } from '../failures.ts'
import { flag } from '../options.ts'
import { deleteOrphanedDrafts } from '../orphanedDrafts.ts'
import { requireSqlite } from '../session.ts'
import type { Terminal } from '../terminal.ts'
import { and, text, type List, type Text } from '../text.ts'
import { makeFolder } from '../../makeFolder.ts'

const confirmation = 'restore'

export const restoreCommand = command('restore', {
  operands: { name: 'FILE', meaning: text('restore.operand'), least: 1, most: 1 },
  options: { yes: flag, 'altered-log': flag },
  example: 'restore data/backups/site-2026-03-01T12-05-00Z.sqlite',

  async run(context, { options, operands: [given = ''] }) {
    const { terminal } = context
    if (!options.yes && !terminal.isInteractive) throw new UsageError(text('restore.noTerminal'))
    const config = context.config()
    requireSqlite(config, 'restore.external')
    const file = databaseFile(config)
    const from = requireBackup(given, file)
    const draft = restoreDraftFile(config, randomBytes(6).toString('hex'))
    try {
      makeFolder(config.dataDir, { mode: 0o700 })
      deleteOrphanedDrafts(config.dataDir, isRestoreDraft, context.now())
      const present = await currentPeople(config, context.now())
      copyIn(from, draft)
      const found = refuseUnsound(await verifyBackup(draft, context.migrationsFolder), from, options['altered-log'])
      terminal.notify(text('restore.sound', { file: from, contents: contentsOf(found) }))
      if (!options.yes) await askForConfirmation(terminal, file, present, context.stopSignal())

      const at = context.now()
      const keptAs = unusedName(config, at)
      const reserved = await reserve(file, keptAs)
      const { state } = reserved
      let prepared: PreparedRestore
      let missing = 0
      try {
        let keys: SiteKeys | undefined
        const { migrationsFolder } = context
        const key = () => (keys ??= context.keys())
        prepared = prepareRestore(draft, {
          migrationsFolder,
          replaced: reserved,
          keys: key,
          hasKey: hasKey(config),
          at,
        })
        ;({ missing } = await copyMedia(neededNames(draft), mediaCopiesFolder(dirname(from)), mediaFolder(config)))
        await reserved.replaceWith(draft)
      } finally {
        reserved.release()
      }
      await terminal.print(...resultTexts(from, state, keptAs, prepared))
      const warning = keyWarning(config, prepared)
      if (warning !== undefined) terminal.notify(warning)
      if (missing > 0) throw new Failure(text('restore.mediaMissing', { count: missing, folder: mediaFolder(config) }))
    } catch (error) {
      throw withText(error)
    } finally {
      removeDatabase(draft)
    }
  },
})

type Sound = Extract<BackupVerification, { kind: 'sound' }>

const contentsOf = ({ subscribers, messages }: People): List =>
  and([text('common.counts.subscribers', { count: subscribers }), text('common.counts.messages', { count: messages })])

/**
 * Returns the absolute path of the backup.
 * @throws Failure if it is not a file, or the database itself
 */
function requireBackup(given: string, database: string): string {
  const file = resolve(given)
  try {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) throw new Failure(text('restore.noFile', { file }))
    if (!stats.isFile()) throw new Failure(text('restore.notAFile', { file }))
    if (identity(file) === identity(database)) throw new Failure(text('restore.ownFile', { file }))
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(text('restore.notRead', { file, reason: reasonOf(error) }))
  }
  return file
}

/** Counts the people in the present database. Reserves it for that, so that a running site is noticed before the work. */
async function currentPeople(config: Config, at: Milliseconds): Promise<People | undefined> {
  const file = databaseFile(config)
  if (!statSync(file, { throwIfNoEntry: false })?.size) return undefined
  const reserved = await reserve(file, unusedName(config, at))
  try {
    return peopleIn(reserved)
  } finally {
    reserved.release()
  }
}

function refuseUnsound(found: BackupVerification, file: string, mayBeAltered: boolean): Sound {
  switch (found.kind) {
    case 'foreign':
    case 'damaged':
    case 'newer':
      throw new Failure(text(`restore.${found.kind}`, { file }))
    case 'sound': {
      const { consent } = found
      if (consent.intact || mayBeAltered) return found
      const fault = text(`common.consentLog.${consent.fault}`, { entry: consent.entry })
      throw new Failure(text('restore.alteredLog', { file, fault }))
    }
  }
}

/** @throws Failure if the person does not confirm */
async function askForConfirmation(
  terminal: Terminal,
  file: string,
  present: People | undefined,
  stop: AbortSignal,
): Promise<void> {
  terminal.notify(
    present
      ? text('restore.replacesData', { file, contents: contentsOf(present) })
      : text('restore.replaces', { file }),
  )
  const typed = await terminal.ask(text('restore.question', { word: confirmation }), stop)
  if (typed?.trim().toLowerCase() !== confirmation) {
    throw new Failure(text('restore.notTyped', { word: confirmation }))
  }
}

/** Returns a name for the replaced database that no file has, so that nothing is overwritten. */
function unusedName(config: Config, at: Milliseconds): string {
  for (let count = 1; ; count += 1) {
    const name = replacedDatabaseFile(config, at, count)
    if (!['', ...companions].some((ending) => existsSync(name + ending))) return name
  }
}

function resultTexts(
  from: string,
  state: ReservedDatabase['state'],
  keptAs: string,
  prepared: PreparedRestore,
): Text[] {
  const { held } = prepared
  const replaced = {
    present: text('restore.kept', { file: keptAs }),
    damaged: text('restore.keptDamaged', { file: keptAs }),
    missing: text('restore.noneBefore'),
  }[state]
  return [
    text('restore.done', { file: from }),
    replaced,
    ...replayTexts(prepared),
    ...(held > 0 ? [text('restore.held', { count: held })] : []),
  ]
}

/** Returns the texts about erasures and unsubscriptions after the backup, which the restore applies again. */
function replayTexts({ erased, unsubscribed, reading }: PreparedRestore): Text[] {
  const changes = [
    ...(erased > 0 ? [text('restore.erased', { count: erased })] : []),
    ...(unsubscribed > 0 ? [text('restore.unsubscribed', { count: unsubscribed })] : []),
  ]
  const people = and(changes)
  switch (reading) {
    case 'whole':
      return changes.length > 0 ? [text('restore.replayed', { people })] : []
    case 'partly':
      return [changes.length > 0 ? text('restore.partlyCarriedOver', { people }) : text('restore.partly')]
    case 'none':
      return [text('restore.unreadable')]
  }
}

const hasKey = (config: Config) => config.secret !== '' || existsSync(secretFile(config))

function keyWarning(config: Config, { keyMatches }: PreparedRestore): Text | undefined {
  if (!hasKey(config)) return text('restore.keyMissing', { file: secretFile(config) })
  return keyMatches === false ? text('restore.keyDiffers') : undefined
}

/** Returns a failure with a text for errors of the system, the database and the key; other errors unchanged. */
function withText(error: unknown): unknown {
  if (error instanceof RestoreKeyMismatch) return new Failure(text('restore.wrongKey'))
  if (error instanceof StoreUnavailable && /^SQLITE_BUSY/.test(codeOf(error.cause))) {
    return new Failure(text('restore.inUse'))
  }
  return isSystemError(error) ? new Failure(text('restore.failed', { reason: reasonOf(error) })) : error
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
