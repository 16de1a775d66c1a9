import type Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { MailStatus } from '#shared/records.ts'
import type { ConsentLogEntry } from '../consentLogChain.ts'
import { pageSize } from '../paging.ts'
import { runSync } from '../useCaseSteps.ts'
import type { Milliseconds } from '../store.ts'
import { recordMailOutcomes } from '../useCases/mail.ts'
import { erasePerson } from '../useCases/person.ts'
import { toStoreError } from './failures.ts'
import { mediaFolderOf } from './mediaFolder.ts'
import { prepareTables, type SqliteTables } from './sqliteTables.ts'

/** The changes that were replayed on a backup. */
export interface ReplayResult {
  /** The number of people who had been erased since the backup. */
  erased: number
  /** The number of people who had unsubscribed since. */
  unsubscribed: number
  /** The number of pending mails that are held until staff release them, because they may have been sent since. */
  held: number
}

/** The site's current key and, during a rotation, the previous one, applied to addresses and to the check value. */
export interface AcceptedKeys {
  subjectHashes: (email: string) => readonly [current: string, previous?: string]
  checkValues: () => readonly [current: string, previous?: string]
}

/** The database that is replaced. `keys` is called only when it has erased or unsubscribed people. */
export interface ReplacedDatabase {
  current: Database.Database
  keys: () => AcceptedKeys
}

interface Unsubscribed {
  seq: number
  email: string
  unsubscribed: Milliseconds
}

/** Thrown when the key does not match the backup, so that erased people cannot be recognised in it. */
export class RestoreKeyMismatch extends Error {
  override name = 'RestoreKeyMismatch'
}

/** The number of newest subscribers whose hashes are compared. */
const keySamples = 100

/** Returns whether the database was written with one of these keys; undefined when it has nothing to compare. */
export function keyMatches(database: Database.Database, keys: AcceptedKeys): boolean | undefined {
  const checkValue = database.prepare<[], string>('SELECT check_value FROM site_key').pluck().get()
  if (checkValue !== undefined) return keys.checkValues().includes(checkValue)
  const emails = database
    .prepare<[number], string>(
      'SELECT email FROM subscribers WHERE consent_version IS NOT NULL ORDER BY seq DESC LIMIT ?',
    )
    .pluck()
    .all(keySamples)
  if (emails.length === 0) return undefined
  const logged = database.prepare('SELECT 1 FROM consent_log WHERE subject_hash = ?')
  return emails.some((email) => keys.subjectHashes(email).some((hash) => logged.get(hash) !== undefined))
}

/**
 * Replays erasures and withdrawals on a restored backup and holds its pending mails, in one transaction.
 * @param replaced undefined when it cannot be read; then only the mails are held
 * @throws RestoreKeyMismatch when there are erasures and the key does not match; StoreUnavailable; the errors of `keys`
 */
export function replayRemovals(
  backup: Database.Database,
  replaced: ReplacedDatabase | undefined,
  at: Milliseconds,
): ReplayResult {
  const tables = prepareTables(drizzle({ client: backup }), mediaFolderOf(backup.name))
  try {
    return backup
      .transaction(() => ({
        erased: replaced ? eraseAgain(backup, tables, replaced, at) : 0,
        unsubscribed: replaced ? unsubscribeAgain(tables, replaced) : 0,
        held: holdMail(backup, tables, replaced, at),
      }))
      .immediate()
  } catch (error) {
    throw toStoreError(error)
  }
}

function eraseAgain(
  backup: Database.Database,
  tables: SqliteTables,
  { current, keys: readKeys }: ReplacedDatabase,
  at: number,
): number {
  const suppressed = new Set<string>()
  const list = current.prepare<[], { hash: string; created: number }>(
    'SELECT subject_hash AS hash, created FROM suppressions',
  )
  for (const { hash, created } of list.iterate()) {
    suppressed.add(hash)
    tables.suppressions.add(hash, created)
  }
  if (suppressed.size === 0) return 0
  const keys = readKeys()
  if (keyMatches(backup, keys) === false) throw new RestoreKeyMismatch('The key does not match the backup.')

  const rowsOf = backup.prepare<[string, string], { id: string; kind: 'subscribers' | 'messages' }>(
    "SELECT id, 'subscribers' AS kind FROM subscribers WHERE email = ? UNION ALL SELECT id, 'messages' FROM messages WHERE email = ?",
  )
  const inCurrent = {
    subscribers: current.prepare('SELECT 1 FROM subscribers WHERE id = ?'),
    messages: current.prepare('SELECT 1 FROM messages WHERE id = ?'),
  }
  let erased = 0
  for (const email of addresses(backup)) {
    const hashes = keys.subjectHashes(email)
    if (!hashes.some((hash) => hash !== undefined && suppressed.has(hash))) continue
    // A person who signed up again between the erasure and the backup has rows in both databases and stays.
    if (rowsOf.all(email, email).some(({ id, kind }) => inCurrent[kind].get(id) !== undefined)) continue
    runSync(erasePerson(tables.steps, email, hashes[0], at))
    erased += 1
  }
  return erased
}

/** Yields every address in the database once. It reads page by page, so that rows can be deleted meanwhile. */
function* addresses(database: Database.Database): Generator<string> {
  const page = database
    .prepare<[string, string, string, number], string>(
      `SELECT email FROM (SELECT email FROM subscribers WHERE email > ? UNION SELECT email FROM messages WHERE email > ?
         UNION SELECT email FROM accesses WHERE email > ?)
       ORDER BY email LIMIT ?`,
    )
    .pluck()
  for (let last = '', found: string[]; ; last = found.at(-1)!) {
    found = page.all(last, last, last, pageSize)
    yield* found
    if (found.length < pageSize) return
  }
}

function unsubscribeAgain(
  { subscribers, consentLog, outbox }: SqliteTables,
  { current, keys }: ReplacedDatabase,
): number {
  const leavers = current.prepare<[], Unsubscribed>(
    "SELECT seq, email, unsubscribed FROM subscribers WHERE status = 'unsubscribed' ORDER BY seq",
  )
  const withdrawal = current.prepare<[string], ConsentLogEntry>(
    `SELECT at, act, purpose, wording_version AS wordingVersion, wording_hash AS wordingHash, language, form, page,
       subject_hash AS subjectHash, ip_hash AS ipHash
     FROM consent_log WHERE subject_hash = ? AND act = 'withdrawn' AND purpose = 'newsletter' ORDER BY seq DESC LIMIT 1`,
  )
  let unsubscribed = 0
  for (const { email, unsubscribed: at } of leavers.iterate()) {
    const subscriber = subscribers.byEmail(email)
    if (!subscriber || subscriber.status === 'unsubscribed') continue
    const hashes = keys().subjectHashes(email)
    const logged = hashes.map((hash) => hash && withdrawal.get(hash)).find((found) => found)
    if (logged) consentLog.append(logged, logged.at)
    outbox.removeUnsentWelcome(subscriber.id)
    subscribers.unsubscribe(subscriber.id, at)
    unsubscribed += 1
  }
  return unsubscribed
}

/** Marks pending mails as sent if the replaced database has sent them. Holds the others, except those pending there too. */
function holdMail(
  backup: Database.Database,
  tables: SqliteTables,
  replaced: ReplacedDatabase | undefined,
  at: Milliseconds,
): number {
  const statusOf = replaced?.current.prepare<[string], MailStatus>('SELECT status FROM outbox WHERE id = ?').pluck()
  const waiting = backup.prepare<[], string>("SELECT id FROM outbox WHERE status = 'pending'").pluck()
  const hold = backup.prepare("UPDATE outbox SET status = 'held', lease = NULL WHERE id = ?")
  let held = 0
  for (const id of waiting.all()) {
    const status = statusOf?.get(id)
    if (status === 'sent') runSync(recordMailOutcomes(tables.steps, [{ id, at }]))
    if (status === 'sent' || status === 'pending') continue
    hold.run(id)
    held += 1
  }
  return held
}
