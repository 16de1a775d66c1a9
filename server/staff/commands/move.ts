import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { lockSource, lockTarget, isSameDatabase, locationOf } from '#db/lockedDatabases.ts'
import { move, type MoveOutcome } from '#db/move.ts'
import { isShared, displayName, type DatabaseLocation } from '#db/database.ts'
import { CannotMove, type LockedSource } from '#db/transfer.ts'
import type { Config } from '../../config.ts'
import { databaseFile, databaseLocation, secretFile } from '../../dataFolder.ts'
import { command, type Context } from '../command.ts'
import { Failure, Interrupted, isSystemError, reasonOf, UsageError } from '../failures.ts'
import { database, exampleDatabaseUrl, flag } from '../options.ts'
import { requireDatabase } from '../session.ts'
import { and, text, type Text } from '../text.ts'

export const moveCommand = command('move', {
  options: { to: database, 'altered-log': flag },
  example: 'move --to postgres://site@database.example:5432/site',

  async run(context, { options }) {
    if (options.to === undefined) throw new UsageError(text('move.noTarget', { url: exampleDatabaseUrl }))
    const config = context.config()
    requireDatabase(config)
    const [from, to] = [databaseLocation(config), locationOf(options.to)]
    if (isSameDatabase(from, to)) throw new Failure(text('move.sameDatabase', { database: displayName(to) }))
    requireUsableFile(to)
    const { migrationsFolder } = context
    const source = await withText(from, () => lockSource({ ...from, migrationsFolder }))
    try {
      await withText(from, () => refuseAlteredLog(source, from, options['altered-log']))
      await moveTo(to, source, from, context)
    } finally {
      await source.release()
    }
  },
})

async function moveTo(
  to: DatabaseLocation,
  source: LockedSource,
  from: DatabaseLocation,
  context: Context,
): Promise<void> {
  const { terminal, migrationsFolder } = context
  const signal = context.stopSignal()
  const target = await withText(to, () => lockTarget({ ...to, migrationsFolder }))
  try {
    const outcome = await withText(from, async () => {
      let line: ReturnType<typeof terminal.progress> | undefined
      try {
        return await move(source, target, {
          signal,
          progress(done, total) {
            line ??= terminal.progress(total, 'rows', 'file')
            line.at(done)
          },
        })
      } finally {
        line?.end()
      }
    })
    const moved = requireMoved(outcome, to)
    await terminal.print(...resultTexts(moved, from, to, context.config()))
    if (moved.missing > 0) throw new Failure(text('move.mediaMissing', { count: moved.missing }))
  } finally {
    await target.release()
  }
}

/** Checks the target before it is opened: a file can be created, but no folder. */
function requireUsableFile(to: DatabaseLocation): void {
  if (isShared(to)) return
  try {
    const stats = statSync(to.file, { throwIfNoEntry: false })
    if (stats && !stats.isFile()) throw new Failure(text('move.notAFile', { database: to.file }))
    const folder = dirname(to.file)
    if (!stats && !statSync(folder, { throwIfNoEntry: false })) throw new Failure(text('move.noFolder', { folder }))
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(text('move.notOpened', { database: to.file, reason: reasonOf(error) }))
  }
}

async function refuseAlteredLog(source: LockedSource, from: DatabaseLocation, mayBeAltered: boolean): Promise<void> {
  const verdict = await source.verifyConsent()
  if (verdict.intact || mayBeAltered) return
  const fault = text(`common.consentLog.${verdict.fault}`, { entry: verdict.entry })
  throw new Failure(text('move.alteredLog', { database: displayName(from), fault }))
}

type Moved = Extract<MoveOutcome, { outcome: 'moved' }>

function requireMoved(outcome: MoveOutcome, to: DatabaseLocation): Moved {
  const name = displayName(to)
  switch (outcome.outcome) {
    case 'moved':
      return outcome
    case 'stopped':
      throw new Interrupted(text('move.interrupted'))
    case 'occupied':
      throw new Failure(text('move.occupied', { database: name }))
    case 'unequal':
      throw new Failure(text('move.unequal', { database: name, part: outcome.in }))
  }
}

function resultTexts({ rows, consent }: Moved, from: DatabaseLocation, to: DatabaseLocation, config: Config): Text[] {
  const contents = and([
    text('common.counts.subscribers', { count: rows.subscribers }),
    text('common.counts.messages', { count: rows.messages }),
    text('common.counts.mails', { count: rows.outbox }),
    text('common.counts.consentEntries', { count: rows.consentLog }),
    ...(rows.media > 0 ? [text('common.counts.media', { count: rows.media })] : []),
  ])
  return [
    text('move.done', { database: displayName(to), contents }),
    consent.intact ? text('move.checked', { hash: consent.head ?? '' }) : text('move.checkedAltered'),
    ...nextSteps(to, config),
    text('move.oldDatabase', { database: displayName(from) }),
  ]
}

function nextSteps(to: DatabaseLocation, config: Config): Text[] {
  const key = secretFile(config)
  if (isShared(to)) {
    return [config.secret ? text('move.nextPostgres') : text('move.nextPostgresKeyFile', { key })]
  }
  const file = databaseFile(config)
  return [
    ...(resolve(file) === to.file ? [] : [text('move.placeFile', { file })]),
    config.secret ? text('move.nextFile') : text('move.nextFileKeyFile', { key }),
  ]
}

/** Runs work on a database. Its errors become failures with a text. */
async function withText<T>(location: DatabaseLocation, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CannotMove) {
      throw new Failure(text(`move.${error.obstacle}`, { database: displayName(location) }))
    }
    if (isSystemError(error)) throw new Failure(text('move.failed', { reason: reasonOf(error) }))
    throw error
  }
}
