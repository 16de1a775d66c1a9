/*
 * Runs the outbox of a site: node mails.process.ts MAILS SIGN_UPS, with the site's settings in the environment. It queues this number of
 * contact mails, and with SQL on SQLite that of sign-ups with their confirmations, and reports that it is ready. On the message `start` it sends them. On any other message, the name of a mailbox, it queues a
 * confirmation to this mailbox and sends back the time.
 */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openDatabase } from '#db/database.ts'
import { readConfig } from '#server/config.ts'
import { databaseLocation } from '#server/dataFolder.ts'
import { createLog } from '#server/log.ts'
import { createServices } from '#server/createServices.ts'
import { root } from './site.ts'

const dist = join(root, 'dist')
const config = readConfig()
// Writing the log is part of the measured cost.
const log = createLog('info', createWriteStream('/dev/null'))
const now = () => Date.now()
const location = databaseLocation(config)
const { store, counterStore } = await openDatabase({
  ...location,
  migrationsFolder: join(dist, 'migrations'),
  storeThread: join(dist, 'server/store.js'),
  rewriteThread: join(dist, 'server/rewrite.js'),
  log,
})
const { outbox } = createServices({ config, store, counterStore, secret: config.secret, now, log })
const day = 24 * 3600 * 1000

const queueContact = (number: number) =>
  store.acceptMessage({
    form: 'contact',
    topic: 'question',
    name: `Visitor ${number}`,
    email: `visitor.${number}@primer.example`,
    phone: '',
    municipality: '',
    message: 'A message of the usual length, which says what somebody wants from the party. '.repeat(6),
    language: 'sr',
    page: 'contact',
    at: now(),
    status: 'accepted',
    consent: undefined,
    key: `message ${number}`,
    keyUntil: now() + day,
  })

const groupSize = 50
const count = Number(process.argv[2])
for (let queued = 0; queued < count; queued += groupSize) {
  await Promise.all(Array.from({ length: Math.min(groupSize, count - queued) }, (_, at) => queueContact(queued + at)))
}

const signUps = Number(process.argv[3])
if (signUps > 0) {
  const database = new Database(location.file)
  database.exec(`
    BEGIN;
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${signUps})
      INSERT INTO subscribers (id, email, language, status, form, created, key_version)
      SELECT printf('%08x-0000-4000-8000-%012x', i, i), printf('subscriber.%d@primer.example', i), 'sr', 'pending',
        'newsletter', ${now()}, 1 FROM n;
    INSERT INTO outbox (id, kind, subscriber_id, payload, status, attempts, created, next_attempt, last_error)
      SELECT 'mail-' || id, 'confirm', id, json_object('kind', 'confirm', 'to', email, 'language', language, 'secret', id),
        'pending', 0, created, created, '' FROM subscribers;
    INSERT INTO confirmations (token_hash, subscriber_id, mail_id, language, form, created)
      SELECT printf('%08x%056x', seq * 2654435761 % 4294967296, seq), id, 'mail-' || id, language, form, created
      FROM subscribers;
    COMMIT; ANALYZE`)
  database.close()
}

async function queueConfirmation(mailbox: string): Promise<void> {
  const at = now()
  await store.requestSubscription({
    email: `${mailbox}@primer.example`,
    language: 'sr',
    form: 'newsletter',
    at,
    tokenHash: `token of ${mailbox}`,
    secret: 'secret',
    consent: undefined,
    key: `sign-up of ${mailbox}`,
    keyUntil: at + day,
    confirmImmediately: false,
  })
  outbox.wake()
  process.send?.(at)
}

process.on('message', (word: string) => {
  if (word === 'start') outbox.start()
  else void queueConfirmation(word)
})
process.once('SIGTERM', () => process.exit(0))
process.send?.(0)
