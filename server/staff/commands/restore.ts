import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { RestoreKeyMismatch } from '#db/sqlite/replayRemovals.ts'
import { verifyBackup, type BackupVerification, type People } from '#db/sqlite/verifyBackup.ts'
import { reserve, type ReservedDatabase } from '#db/sqlite/replaceDatabase.ts'
import { companions, identity, removeDatabase } from '#db/sqlite/file.ts'
import { copyIn, prepareRestore, peopleIn, type PreparedRestore } from '#db/sqlite/restore.ts'
import type { Milliseconds } from '#db/store.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import type { Config } from '../../config.ts'
import { databaseFile, isRestoreDraft, replacedDatabaseFile, restoreDraftFile, secretFile } from '../../dataFolder.ts'
import type { SiteKeys } from '../../services/siteKey.ts'
import { removeAbandoned } from '../abandoned.ts'
import { command, type Operands } from '../command.ts'
import { Failure, isCoded, reasonOf, WrongUse } from '../failures.ts'
import { flag } from '../options.ts'
import { refuseShared } from '../session.ts'
import type { Terminal } from '../terminal.ts'
import { andList, counted, number, visible } from '../text.ts'

const backupFile: Operands = { name: 'FILE', says: 'the backup', least: 1, most: 1 }
const confirmation = 'restore'

export const restoreCommand = command({
  purpose: 'puts a backup in the place of the database; the site must not run',
  operands: backupFile,
  options: {
    yes: flag('restores without asking, for scripts', 'it asks at a terminal'),
    'altered-log': flag(
      'restores also a backup whose consent log was altered',
      'such a backup is refused: another may hold the log as it was',
    ),
  },
  notes: [
    'The backup is checked first and stays as it is. The database that it replaces is kept beside it.',
    'Who was erased or has unsubscribed since the backup stays so, where the replaced database can be read. Mails that wait in the backup are held if they may have been sent since: “staff mail list” shows them.',
  ],
  example: 'restore data/backups/site-2026-03-01T12-05-00Z.sqlite',

  async run(context, { options, operands: [given = ''] }) {
    const { terminal } = context
    if (!options.yes && !terminal.canAsk) {
      throw new WrongUse('Nothing was restored: there is no terminal to ask at. In a script add --yes.')
    }
    const config = context.config()
    refuseShared(
      config,
      'have it put back by its own tools (pg_restore, or your provider’s backups). Nothing was changed.',
    )
    const file = databaseFile(config)
    const from = refuseUnfit(given, file)
    const draft = restoreDraftFile(config, randomBytes(6).toString('hex'))
    try {
      mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
      removeAbandoned(config.dataDir, isRestoreDraft, context.now())
      const present = await peopleNow(config, context.now())
      copyIn(from, draft)
      const found = refuseUnsound(await verifyBackup(draft, context.migrationsFolder), from, options['altered-log'])
      terminal.say(`${visible(from)} is sound: ${peopleSaid(found)}.`)
      if (!options.yes) await ask(terminal, file, present, context.stopSignal())

      const at = context.now()
      const keptAs = freeName(config, at)
      const reserved = await reserve(file, keptAs)
      const { state } = reserved
      let readied: PreparedRestore
      try {
        let keys: SiteKeys | undefined
        const { migrationsFolder } = context
        const key = () => (keys ??= context.keys())
        readied = prepareRestore(draft, { migrationsFolder, replaced: reserved, keys: key, hasKey: hasKey(config), at })
        await reserved.replaceWith(draft)
      } finally {
        reserved.release()
      }
      await terminal.write(`${saidDone(from, state, keptAs, readied).join('\n')}\n`)
      const aboutKey = saidOfKey(config, readied)
      if (aboutKey !== undefined) terminal.say(aboutKey)
    } catch (error) {
      throw saidOf(error)
    } finally {
      removeDatabase(draft)
    }
  },
})

type Sound = Extract<BackupVerification, { kind: 'sound' }>

const peopleSaid = ({ subscribers, messages }: People) =>
  `${counted(subscribers, 'subscriber')} and ${counted(messages, 'message')}`

function refuseUnfit(given: string, database: string): string {
  const from = resolve(given)
  try {
    const stats = statSync(from, { throwIfNoEntry: false })
    if (!stats) throw new Failure(`There is no file ${visible(from)}. Nothing was changed.`)
    if (!stats.isFile()) throw new Failure(`${visible(from)} is not a file. Nothing was changed.`)
    if (identity(from) === identity(database)) {
      throw new Failure(`${visible(from)} is the database itself. Nothing was changed.`)
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`${visible(from)} could not be read: ${reasonOf(error)}. Nothing was changed.`)
  }
  return from
}

/** Who is in the database that would be replaced; so a site that runs is noticed before all the work. */
async function peopleNow(config: Config, at: Milliseconds): Promise<People | undefined> {
  const file = databaseFile(config)
  if (!statSync(file, { throwIfNoEntry: false })?.size) return undefined
  const reserved = await reserve(file, freeName(config, at))
  try {
    return peopleIn(reserved)
  } finally {
    reserved.release()
  }
}

function refuseUnsound(found: BackupVerification, from: string, mayBeAltered: boolean): Sound {
  const named = visible(from)
  switch (found.kind) {
    case 'foreign':
      throw new Failure(`${named} is no database of this site. Nothing was changed.`)
    case 'damaged':
      throw new Failure(`${named} is damaged. Nothing was changed: take another backup.`)
    case 'newer':
      throw new Failure(
        `${named} was written by a newer version of the site, which this one cannot read. Nothing was changed: install that version, and restore with it.`,
      )
    case 'sound':
      if (found.consent.intact || mayBeAltered) return found
      throw new Failure(
        `The consent log in ${named} was altered: entry ${number(found.consent.entry)} was changed or is missing. Nothing was changed: take an older backup, or add --altered-log.`,
      )
  }
}

async function ask(terminal: Terminal, file: string, present: People | undefined, stop: AbortSignal): Promise<void> {
  const now = present ? ` It now holds ${peopleSaid(present)}; they are kept beside it, but no longer used.` : ''
  terminal.say(`It takes the place of ${visible(file)}.${now}`)
  const typed = await terminal.ask(`To go on, type “${confirmation}”: `, stop)
  if (typed?.trim().toLowerCase() !== confirmation) {
    throw new Failure(`Nothing was restored: “${confirmation}” was not typed.`)
  }
}

/** Nothing that was kept is ever overwritten. */
function freeName(config: Config, at: Milliseconds): string {
  for (let count = 1; ; count += 1) {
    const name = replacedDatabaseFile(config, at, count)
    if (!['', ...companions].some((ending) => existsSync(name + ending))) return name
  }
}

function saidDone(from: string, state: ReservedDatabase['state'], keptAs: string, readied: PreparedRestore): string[] {
  const { erased, unsubscribed, held, reading } = readied
  const replaced = {
    present: `What it replaced is kept as ${visible(keptAs)}: delete it when all is well.`,
    damaged: `The damaged database is kept as it was, as ${visible(keptAs)}.`,
    missing: 'There was no database before.',
  }[state]
  const again = [
    ...(erased > 0 ? [`${counted(erased, 'person', 'people')} who ${erased === 1 ? 'was' : 'were'} erased`] : []),
    ...(unsubscribed > 0
      ? [`${counted(unsubscribed, 'person', 'people')} who ${unsubscribed === 1 ? 'has' : 'have'} unsubscribed`]
      : []),
  ]
  const since = {
    whole: again.length > 0 ? `Since the backup: ${andList(again)}; so it stays.` : undefined,
    partly: `The replaced database was damaged: of those who were erased or have unsubscribed since the backup some may be subscribed again${again.length > 0 ? `; it still named ${andList(again)}` : ''}.`,
    none: 'It could not be seen who was erased or has unsubscribed since the backup: they are subscribed again. Erase again whom you know of, and think about that before the next issue.',
  }[reading]
  return [
    `Restored from ${visible(from)}. The site can be started.`,
    replaced,
    ...(since === undefined ? [] : [since]),
    ...(held > 0
      ? [
          `${counted(held, 'mail')} may have been sent already, and ${held === 1 ? 'is' : 'are'} held: “staff mail list” shows them, “staff mail release” or “staff mail drop” decides.`,
        ]
      : []),
  ]
}

const hasKey = (config: Config) => config.secret !== '' || existsSync(secretFile(config))

function saidOfKey(config: Config, { keyMatches }: PreparedRestore): string | undefined {
  const otherwise = 'With another key the addresses for unsubscribing that were mailed do not work.'
  if (!hasKey(config)) {
    return `The site’s key is missing: put it back as ${visible(secretFile(config))} before you start the site, or set SECRET. ${otherwise}`
  }
  if (keyMatches !== false) return undefined
  return `The site’s key is not the one that the backup was made with: put that one back before you start the site, or set it as SECRET_PREVIOUS. ${otherwise}`
}

/** What went wrong, in a sentence; sentences stay as they are. */
function saidOf(error: unknown): unknown {
  if (error instanceof RestoreKeyMismatch) {
    return new Failure(
      'Nothing was restored: the site’s key is not the one that the backup was made with, so it cannot be seen who was erased since. Put that key back, or set it as SECRET_PREVIOUS, and run the same command again.',
    )
  }
  if (error instanceof StoreUnavailable && /^SQLITE_BUSY/.test(codeOf(error.cause))) {
    return new Failure(
      'Nothing was restored: the site, or another program, is using the database. Stop it, and run the same command again.',
    )
  }
  if (error instanceof StoreUnavailable || (!(error instanceof Failure) && isCoded(error))) {
    return new Failure(`Nothing was restored: ${reasonOf(error)}. The database is unchanged.`)
  }
  return error
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
