import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Store } from '#db/store.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { hangLimit } from '#tests/support/limits.ts'
import { confirmed, consentOf, fatal, messageOf, requestOf, start, subjectHash, subscriberOf } from './samples.ts'
import {
  migrationsFolder,
  sqliteDatabase,
  storeThread,
  rewriteThread,
  type SqliteTestDatabase,
} from './sqlite.database.ts'
import { describeStore, type TestDatabase } from './store.contract.ts'

const inThread = (database = sqliteDatabase()): SqliteTestDatabase => ({
  ...database,
  open: (options) => database.open({ storeThread, rewriteThread, ...options }),
})

/** An empty database. */
const fresh = sqliteDatabase()
beforeAll(async () => (await fresh.open()).close())
afterAll(() => fresh.remove())

/** The open store of the previous test. The contract tests share one thread, because starting one takes almost a second. */
let kept: { database: SqliteTestDatabase; store: Store } | undefined
afterAll(() => kept?.database.remove())

/** Empties the database under the shared first store. Further stores get their own threads. */
async function sharedThread(): Promise<TestDatabase> {
  const { database, store } = kept ?? { database: inThread(), store: undefined }
  kept = undefined
  if (store) {
    const source = new Database(fresh.file, { readonly: true })
    await source.backup(database.file)
    source.close()
  }
  const opened: Store[] = []
  return {
    async open() {
      opened.push(opened.length === 0 && store ? store : await database.open())
      return opened.at(-1)!
    },
    async remove() {
      const [first, ...others] = opened
      await Promise.all(others.map((other) => other.close()))
      const isOpen = await first!.countSubscribers({}).then(
        () => true,
        () => false,
      )
      if (isOpen) kept = { database, store: first! }
      else await database.remove()
    },
  }
}

describeStore('SQLite in a thread', sharedThread)

const ana = 'ana@example.org'
const boris = 'boris@example.org'
const program = (name: string) => fileURLToPath(new URL(name, import.meta.url))

let database: SqliteTestDatabase
beforeEach(() => {
  database = inThread()
})
afterEach(() => database.remove())

/** Takes the write lock of the database. Returns the function that releases it. */
function lock(): () => void {
  const other = new Database(database.file)
  other.exec('BEGIN IMMEDIATE')
  return () => other.close()
}

describe('a failure in the thread', () => {
  test('is a StoreUnavailable with SQLite’s code and message', async () => {
    const store = await database.open({ lockWait: 50 })
    const unlock = lock()
    const refused = await store.requestSubscription(requestOf(ana)).catch((error: unknown) => error)
    unlock()
    expect(refused).toBeInstanceOf(StoreUnavailable)
    expect(refused).toMatchObject({ cause: { code: 'SQLITE_BUSY', message: 'database is locked' } })
    expect((refused as StoreUnavailable).cause).toBeInstanceOf(Database.SqliteError)
  })

  test('that is a bug keeps its type and rolls back only itself', async () => {
    const store = await database.open()
    const impossible = consentOf(ana, { act: 'guessed' as 'given' })
    const outcomes = await Promise.allSettled([
      store.requestSubscription(requestOf(ana, { consent: impossible })),
      store.requestSubscription(requestOf(boris)),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    const { reason } = outcomes[0] as PromiseRejectedResult
    expect(reason).not.toBeInstanceOf(StoreUnavailable)
    expect(String(reason)).toMatch(/consent_log/)
    expect(await subscriberOf(store, boris)).toMatchObject({ email: boris })
  })

  test('to open the file reports the cause', async () => {
    const file = join(database.file, 'no-such-folder', 'site.sqlite')
    await expect(database.open({ file })).rejects.toMatchObject({
      cause: { code: 'SQLITE_CANTOPEN', message: expect.stringContaining('ENOENT') as string },
    })
  })

  test('to open a locked database is a StoreUnavailable', async () => {
    await (await database.open()).close()
    const other = new Database(database.file)
    other.pragma('locking_mode = EXCLUSIVE')
    other.exec('BEGIN EXCLUSIVE')
    await expect(database.open({ lockWait: 50 })).rejects.toThrow(StoreUnavailable)
    other.close()
  })

  test('to send a call rejects that call and blocks no other', async () => {
    const store = await database.open()
    let call: Promise<unknown> = Promise.resolve()
    expect(() => (call = store.findSubscriber((() => {}) as never))).not.toThrow()
    await expect(call).rejects.toThrow('could not be cloned')
    await store.requestSubscription(requestOf(ana))
    expect(await store.countSubscribers({})).toBe(1)
  })

  test('is written to the log of the calling thread', async () => {
    const log = { warn: vi.fn() }
    const store = await database.open({ log, lockWait: 150 })
    await store.acceptMessage(messageOf(ana))
    const reader = new Database(database.file, { readonly: true })
    reader.exec('BEGIN; SELECT count(*) FROM messages')
    reader.prepare('SELECT count(*) FROM messages').get()
    expect(await store.erasePerson(ana, subjectHash(ana), start)).toMatchObject({ complete: false })
    reader.close()
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ err: expect.any(Error) }),
      expect.any(String),
    )
  })
})

describe('a thread that ends unexpectedly', () => {
  test('rejects its open calls, and the next call starts another thread', async () => {
    const store = await database.open({ storeThread: program('dying.thread.ts') })
    await store.requestSubscription(requestOf(boris))
    const outcomes = await Promise.allSettled([
      store.requestSubscription(requestOf(fatal)),
      store.findSubscriber('concurrent call'),
    ])
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(StoreUnavailable) })
    await store.requestSubscription(requestOf(ana))
    expect(await store.countSubscribers({})).toBe(2)
  })
})

test('messages of `node --watch` are ignored', async () => {
  const store = await database.open({ storeThread: program('watched.thread.ts') })
  await store.requestSubscription(requestOf(ana))
  expect(await store.countSubscribers({})).toBe(1)
})

test('lists are complete over many pages', async () => {
  const store = await database.open()
  const emails = Array.from({ length: 1_234 }, (_, number) => `s${number}@example.org`)
  await Promise.all(emails.map((email) => store.requestSubscription(requestOf(email))))
  const found: string[] = []
  for await (const { email } of store.exportSubscribers({})) found.push(email)
  expect(found).toEqual(emails)
  expect(await store.verifyConsent()).toMatchObject({ intact: true, entries: emails.length })
})

describe('closing', () => {
  test('waits for calls in progress and may be repeated', async () => {
    const store = await database.open()
    const storing = store.requestSubscription(requestOf(ana))
    await Promise.all([store.close(), store.close()])
    await storing
    await expect(store.countSubscribers({})).rejects.toThrow(StoreUnavailable)
    const again = await database.open()
    expect(await subscriberOf(again, ana)).toMatchObject({ email: ana })
  })

  test('is not needed for the process to end', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [program('unclosed.process.ts'), database.file, migrationsFolder],
      { timeout: hangLimit },
    )
    expect(stdout).toBe('stored')
    const store = await database.open()
    expect(await confirmed(store, boris)).toBeDefined()
    expect(await store.countSubscribers({})).toBe(2)
  })
})
