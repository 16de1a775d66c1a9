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
import { prepareTables, type SqliteTables } from './sqliteTables.ts'

/** What was carried over into an older database. */
export interface ReplayResult {
  /** People who were erased since, and now are in it too. */
  erased: number
  /** People who unsubscribed since. */
  unsubscribed: number
  /** Mails that wait in it, and will not be sent unasked: whether they were sent since is not known. */
  held: number
}

/** What the site's keys make of an address and of a database, by the current one first. */
export interface AcceptedKeys {
  subjectHashes: (email: string) => readonly [current: string, previous?: string]
  checkValues: () => readonly [current: string, previous?: string]
}

/** What the present database knows of those who left. The keys are asked for where somebody did. */
export interface Since {
  present: Database.Database
  keys: () => AcceptedKeys
}

interface Departed {
  seq: number
  email: string
  unsubscribed: Milliseconds
}

/** With this key nobody in the older database can be recognised. */
export class RestoreKeyMismatch extends Error {
  override name = 'RestoreKeyMismatch'
}

/** So many of the newest entries are enough to tell. */
const keySamples = 100

/** Whether the database was written with one of these keys; undefined where nothing in it tells. */
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
 * Makes an older database of what has happened since what must not be undone: whoever was erased is erased, whoever left
 * has left, and no mail is sent twice. All or nothing.
 * @param since absent where the present database cannot be read; then only the mails are held
 * @throws RestoreKeyMismatch where somebody was erased; StoreUnavailable; whatever `keys` throws
 */
export function replayRemovals(older: Database.Database, since: Since | undefined, at: Milliseconds): ReplayResult {
  const tables = prepareTables(drizzle({ client: older }))
  try {
    return older
      .transaction(() => ({
        erased: since ? eraseAgain(older, tables, since, at) : 0,
        unsubscribed: since ? unsubscribeAgain(tables, since) : 0,
        held: holdMail(older, tables, since, at),
      }))
      .immediate()
  } catch (error) {
    throw toStoreError(error)
  }
}

function eraseAgain(
  older: Database.Database,
  tables: SqliteTables,
  { present, keys: askKeys }: Since,
  at: number,
): number {
  const suppressed = new Set<string>()
  const list = present.prepare<[], { hash: string; created: number }>(
    'SELECT subject_hash AS hash, created FROM suppressions',
  )
  for (const { hash, created } of list.iterate()) {
    suppressed.add(hash)
    tables.suppressions.add(hash, created)
  }
  if (suppressed.size === 0) return 0
  const keys = askKeys()
  if (keyMatches(older, keys) === false) throw new RestoreKeyMismatch('The key does not fit the older database.')

  const rowsOf = older.prepare<[string, string], { id: string; kind: 'subscribers' | 'messages' }>(
    "SELECT id, 'subscribers' AS kind FROM subscribers WHERE email = ? UNION ALL SELECT id, 'messages' FROM messages WHERE email = ?",
  )
  const stays = {
    subscribers: present.prepare('SELECT 1 FROM subscribers WHERE id = ?'),
    messages: present.prepare('SELECT 1 FROM messages WHERE id = ?'),
  }
  let erased = 0
  for (const email of addresses(older)) {
    const hashes = keys.subjectHashes(email)
    if (!hashes.some((hash) => hash !== undefined && suppressed.has(hash))) continue
    // Who was erased may have come back before the older database was written. Then their rows are in both.
    if (rowsOf.all(email, email).some(({ id, kind }) => stays[kind].get(id) !== undefined)) continue
    runSync(erasePerson(tables.steps, email, hashes[0], at))
    erased += 1
  }
  return erased
}

/** Every address that somebody can be found by, once. A page at a time, so that rows can be deleted between. */
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

function unsubscribeAgain({ subscribers, consentLog, outbox }: SqliteTables, { present, keys }: Since): number {
  const departed = present.prepare<[], Departed>(
    "SELECT seq, email, unsubscribed FROM subscribers WHERE status = 'unsubscribed' ORDER BY seq",
  )
  const withdrawal = present.prepare<[string], ConsentLogEntry>(
    `SELECT at, act, purpose, wording_version AS wordingVersion, wording_hash AS wordingHash, language, form, page,
       subject_hash AS subjectHash, ip_hash AS ipHash
     FROM consent_log WHERE subject_hash = ? AND act = 'withdrawn' AND purpose = 'newsletter' ORDER BY seq DESC LIMIT 1`,
  )
  let unsubscribed = 0
  for (const { email, unsubscribed: at } of departed.iterate()) {
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

/** What the present database has sent counts as sent, and what waits there waits. Nothing is known of the rest. */
function holdMail(older: Database.Database, tables: SqliteTables, since: Since | undefined, at: Milliseconds): number {
  const statusOf = since?.present.prepare<[string], MailStatus>('SELECT status FROM outbox WHERE id = ?').pluck()
  const waiting = older.prepare<[], string>("SELECT id FROM outbox WHERE status = 'pending'").pluck()
  const hold = older.prepare("UPDATE outbox SET status = 'held', lease = NULL WHERE id = ?")
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
