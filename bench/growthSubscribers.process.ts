/*
 * The store with so many subscribers: node growthSubscribers.process.ts <folder> <subscribers>. Answers with milliseconds of
 * a sign-up, microseconds of what the page of a mailed link looks up, microseconds of the export for each subscriber, and the
 * process's memory in megabytes.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import { answerWith } from './ask.ts'
import { residentMegabytes, root } from './site.ts'

/** Sign-ups that arrive together, as from 50 connections, and such groups in a round. */
const group = 50
const groups = 20
const lookUps = 500
const start = Date.UTC(2026, 0, 1)

const [parent = '', given = ''] = process.argv.slice(2)
const count = Number(given)
const folder = join(parent, given)
mkdirSync(folder)
const file = join(folder, 'site.sqlite')
const open = () =>
  openSqliteStore({
    file,
    migrationsFolder: join(root, 'dist/migrations'),
    rewriteThread: join(root, 'dist/server/rewrite.js'),
  })

await (await open()).close()
const database = new Database(file)
database.exec(`
  PRAGMA synchronous = OFF;
  BEGIN;
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO subscribers (id, email, language, status, form, created, confirmed, consent_version, key_version)
    SELECT printf('%08x-0000-4000-8000-%012x', i, i), printf('subscriber.%d@primer.example', i), 'sr', 'confirmed',
      'newsletter', ${start} + i, ${start} + i, 1, 1 FROM n;
  INSERT INTO confirmations (token_hash, subscriber_id, language, form, created, expires, used)
    SELECT printf('%08x%056x', seq * 2654435761 % 4294967296, seq), id, 'sr', 'newsletter', created, created + 1e12, created
    FROM subscribers;
  COMMIT;
`)
const tokens = database
  .prepare('SELECT token_hash FROM confirmations WHERE rowid % ? = 1')
  .pluck()
  .all(Math.max(1, Math.floor(count / lookUps))) as string[]
database.close()
const store = await open()

let made = 0
function signUp(): Promise<void> {
  const name = `visitor.${(made += 1)}`
  return store.requestSubscription({
    email: `${name}@primer.example`,
    language: 'sr',
    form: 'newsletter',
    at: start + made,
    tokenHash: `token of ${name}`,
    secret: `secret of ${name}`,
    consent: {
      act: 'given',
      purpose: 'newsletter',
      wordingVersion: 1,
      wordingHash: 'a'.repeat(64),
      language: 'sr',
      form: 'newsletter',
      page: 'home',
      subjectHash: made.toString(16).padStart(64, '0'),
      ipHash: 'b'.repeat(64),
    },
    key: `key of ${name}`,
    keyUntil: start + made + 600_000,
    confirmImmediately: false,
  })
}

answerWith(async () => {
  let begun = performance.now()
  for (let at = 0; at < groups; at++) await Promise.all(Array.from({ length: group }, signUp))
  const signUpTime = (performance.now() - begun) / (group * groups)

  begun = performance.now()
  for (let at = 0; at < lookUps; at++) {
    const found = await store.findConfirmation(tokens[at % tokens.length]!, start)
    if (!found) throw new Error('A token was not found.')
  }
  const lookUpTime = ((performance.now() - begun) * 1000) / lookUps

  begun = performance.now()
  let exported = 0
  for await (const _ of store.exportSubscribers({ status: 'confirmed' })) exported += 1
  if (exported !== count) throw new Error(`${exported} of ${count} were exported.`)
  const exportTime = ((performance.now() - begun) * 1000) / exported

  return { signUpTime, lookUpTime, exportTime, megabytes: residentMegabytes(process.pid) ?? Number.NaN }
})
