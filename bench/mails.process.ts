/*
 * The outbox of a site: node mails.process.ts MAILS, with the site's settings in the environment. It queues so many contact
 * mails, says that it is ready, and sends them once its parent says `start`. Told a mailbox, it queues a confirmation to it
 * and answers when that was.
 */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#db/database.ts'
import { readConfig } from '#server/config.ts'
import { databaseLocation } from '#server/dataFolder.ts'
import { createLog } from '#server/log.ts'
import { createServices } from '#server/createServices.ts'
import { root } from './site.ts'

const dist = join(root, 'dist')
const config = readConfig()
// What it writes for each mail is part of the price.
const log = createLog('info', createWriteStream('/dev/null'))
const now = () => Date.now()
const { store, counterStore } = await openDatabase({
  ...databaseLocation(config),
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

const atOnce = 50
const count = Number(process.argv[2])
for (let queued = 0; queued < count; queued += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, count - queued) }, (_, at) => queueContact(queued + at)))
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
