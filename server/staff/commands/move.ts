import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { lockSource, lockTarget, isSameDatabase, locationOf } from '#db/lockedDatabases.ts'
import { move, type MoveOutcome } from '#db/move.ts'
import { isShared, displayName, type DatabaseLocation } from '#db/database.ts'
import { CannotMove, type LockedSource, type Obstacle } from '#db/transfer.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import type { Config } from '../../config.ts'
import { databaseFile, databaseLocation, secretFile } from '../../dataFolder.ts'
import { command, type Context } from '../command.ts'
import { Failure, isCoded, reasonOf, Stopped, WrongUse } from '../failures.ts'
import { database, flag } from '../options.ts'
import { refuseMissing } from '../session.ts'
import { counted, number, visible } from '../text.ts'

export const moveCommand = command({
  purpose: 'copies everything into another database; the site must not run',
  options: {
    to: database('the database to move to', 'nothing is moved'),
    'altered-log': flag(
      'moves also a database whose consent log was altered',
      'such a database is refused: a backup may be intact',
    ),
  },
  notes: [
    'It moves the database that the settings name, from a file to PostgreSQL, back, or to another of its kind. A move that was cut off goes on when the same command is run again. In the end every row is read again and compared. The old database stays as it is.',
    'Stop every instance of the site first: what it takes meanwhile would be missing. The password need not be part of the address: PGPASSWORD is read too.',
  ],
  example: 'move --to postgres://site@database.example:5432/site',

  async run(context, { options }) {
    if (options.to === undefined) {
      throw new WrongUse('Where to? Write --to postgres://user:password@host:5432/database, or --to and a file.')
    }
    const config = context.config()
    refuseMissing(config)
    const [from, to] = [databaseLocation(config), locationOf(options.to)]
    if (isSameDatabase(from, to)) throw new Failure(`${named(to)} is the site’s database itself. Nothing was changed.`)
    refuseUnfitFile(to)
    const { migrationsFolder } = context
    const source = await orSentence(from, () => lockSource({ ...from, migrationsFolder }))
    try {
      await orSentence(from, () => refuseAltered(source, from, options['altered-log']))
      await moveTo(to, source, from, context)
    } finally {
      await source.release()
    }
  },
})

const named = (location: DatabaseLocation): string => visible(displayName(location))

async function moveTo(
  to: DatabaseLocation,
  source: LockedSource,
  from: DatabaseLocation,
  context: Context,
): Promise<void> {
  const { terminal, migrationsFolder } = context
  const signal = context.stopSignal()
  const target = await orSentence(to, () => lockTarget({ ...to, migrationsFolder }))
  try {
    const outcome = await orSentence(from, async () => {
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
    await terminal.write(`${saidDone(refuseUnfinished(outcome, to), from, to, context.config()).join('\n')}\n`)
  } finally {
    await target.release()
  }
}

/** Before anything is opened: a file can be made, but no folder. */
function refuseUnfitFile(to: DatabaseLocation): void {
  if (isShared(to)) return
  try {
    const stats = statSync(to.file, { throwIfNoEntry: false })
    if (stats && !stats.isFile()) throw new Failure(`${named(to)} is not a file. Nothing was changed.`)
    const folder = dirname(to.file)
    if (!stats && !statSync(folder, { throwIfNoEntry: false })) {
      throw new Failure(`There is no folder ${visible(folder)}. Nothing was changed.`)
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`${named(to)} could not be opened: ${reasonOf(error)}. Nothing was changed.`)
  }
}

async function refuseAltered(source: LockedSource, from: DatabaseLocation, mayBeAltered: boolean): Promise<void> {
  const verdict = await source.verifyConsent()
  if (verdict.intact || mayBeAltered) return
  throw new Failure(
    `The consent log in ${named(from)} was altered: entry ${number(verdict.entry)} was changed or is missing. Nothing was changed: look into it first, or add --altered-log.`,
  )
}

type Moved = Extract<MoveOutcome, { outcome: 'moved' }>

function refuseUnfinished(outcome: MoveOutcome, to: DatabaseLocation): Moved {
  switch (outcome.outcome) {
    case 'moved':
      return outcome
    case 'stopped':
      throw new Stopped('It was stopped before the end. Run the same command again: it goes on where it stopped.')
    case 'occupied':
      throw new Failure(
        `${named(to)} holds data already that is not the beginning of this site’s. Nothing was changed: give an empty database, or the name of a new file.`,
      )
    case 'unequal':
      throw new Failure(
        `${named(to)} did not pass the check: it does not hold what was written to it (${outcome.in}). Do not use it: empty it, and move again. The site’s database is unchanged.`,
      )
  }
}

function saidDone({ rows, consent }: Moved, from: DatabaseLocation, to: DatabaseLocation, config: Config): string[] {
  const { subscribers, messages, outbox, consentLog } = rows
  const holds = `${counted(subscribers, 'subscriber')}, ${counted(messages, 'message')}, ${counted(outbox, 'mail')} and ${counted(consentLog, 'entry', 'entries')} of the consent log`
  const checked = consent.intact
    ? `Every row was read again and is the same; the consent log is intact. Mark of its last entry: ${consent.head}`
    : 'Every row was read again and is the same; the consent log is as altered as it was.'
  return [
    `Moved to ${named(to)}: ${holds}.`,
    checked,
    saidNext(to, config),
    `${named(from)} stays as it is. Start no site with it any more: mails would leave twice. Delete it when all is well.`,
  ]
}

function saidNext(to: DatabaseLocation, config: Config): string {
  const key = config.secret ? 'the value it has now' : `what stands in ${visible(secretFile(config))}`
  if (isShared(to)) {
    return `To go on, set DATABASE_URL to that database and SECRET to ${key}, and start the site.`
  }
  const place = databaseFile(config)
  const put = resolve(place) === to.file ? '' : `put the file in its place as ${visible(place)}, `
  const keep = config.secret ? 'leave SECRET as it is' : `keep the key ${visible(secretFile(config))}`
  return `To go on, ${put}${keep}, take DATABASE_URL out of the settings, and start the site.`
}

const obstacles: Record<Obstacle, (name: string) => string> = {
  missing: (name) => `There is no database of the site in ${name}. Nothing was changed.`,
  foreign: (name) => `${name} is no database of this site. Nothing was changed.`,
  newer: (name) =>
    `${name} was written by a newer version of the site, which this one cannot read. Nothing was changed: install that version, and move with it.`,
  inUse: (name) =>
    `Nothing was moved: the site, or another program, is using ${name}. Stop it, and run the same command again.`,
}

/** What went wrong, in a sentence; sentences stay as they are. */
async function orSentence<T>(location: DatabaseLocation, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CannotMove) throw new Failure(obstacles[error.obstacle](named(location)))
    if (error instanceof StoreUnavailable || (!(error instanceof Failure) && isCoded(error))) {
      throw new Failure(
        `The move did not come to its end: ${reasonOf(error)}. The site’s database is unchanged. Run the same command again when that is put right: it goes on where it stopped.`,
      )
    }
    throw error
  }
}
