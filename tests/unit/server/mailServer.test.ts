import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMemoryCounterStore } from '#db/memoryCounterStore.ts'
import { readConfig } from '#server/config.ts'
import { createServices } from '#server/createServices.ts'
import { startSmtpPeer, type SmtpPeer } from '#tests/support/smtp-peer.ts'
import { collect, requestOf } from '../db/samples.ts'
import { sqliteDatabase, type SqliteTestDatabase } from '../db/sqlite.database.ts'

const secret = 'a key of the tests that is long enough'

let database: SqliteTestDatabase
let peer: SmtpPeer
beforeEach(async () => {
  database = sqliteDatabase()
  peer = await startSmtpPeer()
})
afterEach(async () => {
  await peer.stop()
  await database.remove()
})

/** Starts the outbox with these settings and one waiting mail. Returns its state once it was sent or has failed. */
async function sendWith(env: Readonly<Record<string, string>>) {
  const store = await database.open()
  await store.requestSubscription(requestOf('ana@primer.example', { at: Date.now() }))
  const config = readConfig({ SECRET: secret, DATA_DIR: dirname(database.file), ...env })
  const log = pino({ level: 'silent' })
  const counterStore = createMemoryCounterStore()
  const { outbox } = createServices({ config, store, counterStore, secret, now: Date.now, log })
  outbox.start()
  const state = async () => (await collect(store.listMail()))[0]
  await expect.poll(async () => ((await state())?.status === 'sent' ? 1 : (await state())?.attempts)).toBe(1)
  await outbox.stop()
  return state()
}

/** The test server by an address that does not name this host. */
const elsewhere = () => `smtp://0.0.0.0:${peer.port}`

test('a mail server on another host without TLS gets no mail', async () => {
  expect(await sendWith({ SMTP_URL: elsewhere() })).toMatchObject({ status: 'pending' })
  expect(peer.seen).toEqual([])
})

test('with SMTP_TLS=optional it gets the mail', async () => {
  expect(await sendWith({ SMTP_URL: elsewhere(), SMTP_TLS: 'optional' })).toMatchObject({ status: 'sent' })
})

test('a mail server on this host gets the mail without TLS', async () => {
  expect(await sendWith({ SMTP_URL: peer.url })).toMatchObject({ status: 'sent' })
})

test('a mail is signed with the DKIM key of the settings', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const file = join(dirname(database.file), 'dkim.pem')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const MAIL_FROM = 'site@primer.example'
  await sendWith({ SMTP_URL: peer.url, DKIM_KEY_FILE: file, DKIM_SELECTOR: 'site1', MAIL_FROM })
  expect(peer.mails[0]!.header('DKIM-Signature')).toMatch(/; d=primer\.example; q=dns\/txt; s=site1;/)
})
