import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase as open } from '#db/database.ts'
import * as schema from '#db/schema.ts'
import { openDatabase } from '#db/sqlite/connection.ts'
import { prepareConsentLog } from '#db/sqlite/sqliteConsentLog.ts'
import { prepareTables } from '#db/sqlite/sqliteTables.ts'
import { logSize } from '#db/sqlite/connection.ts'
import { migrate } from '#db/sqlite/migrate.ts'
import { verifyBackup } from '#db/sqlite/verifyBackup.ts'
import { NewerDatabase } from '#db/versions.ts'
import type { ConsentAct } from '#shared/records.ts'
import { confirmationLifetime, type Store } from '#db/store.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { fillConsentLog, verifySqliteLog } from './consentLogs.ts'
import {
  accessOf,
  confirmed,
  confirmWith,
  consentOf,
  day,
  deliver,
  messageOf,
  orderMessageOf,
  requestOf,
  start,
  subjectHash,
  subscriberOf,
  unsubscribeBy,
} from './samples.ts'
import { migrationsFolder, sqliteDatabase, rewriteThread, type SqliteTestDatabase } from './sqlite.database.ts'
import { describeContentStore } from './content.contract.ts'
import { describeMedia } from './media.contract.ts'
import { describeStore } from './store.contract.ts'

describeStore('SQLite', async () => sqliteDatabase())
describeContentStore('SQLite', async () => sqliteDatabase())
describeMedia('SQLite', async () => sqliteDatabase())

const run = promisify(execFile)
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const ana = 'ana@example.org'
const backUp = () => Promise.reject(new Error('There is nothing to back up.'))
const boris = 'boris@example.org'

let database: SqliteTestDatabase
let connections: Database.Database[]
beforeEach(() => {
  database = sqliteDatabase()
  connections = []
})
afterEach(async () => {
  for (const connection of connections) connection.close()
  await database.remove()
})

/** Opens another connection to the same database, with the defaults of SQLite. */
function connect(options?: Database.Options): Database.Database {
  const connection = new Database(database.file, { timeout: 0, ...options })
  connections.push(connection)
  return connection
}

/** Returns the texts that the files of the database contain. */
function found(texts: string[]): string[] {
  const paths = ['', '-wal', '-shm'].map((suffix) => database.file + suffix)
  const contents = paths.filter((path) => existsSync(path)).map((path) => readFileSync(path))
  return texts.filter((text) => contents.some((bytes) => bytes.includes(text)))
}

const addresses = (connection: Database.Database) =>
  connection.prepare<[], string>('SELECT email FROM subscribers ORDER BY seq').pluck().all()

describe('a connection', () => {
  test('is durable, deletes for good and enforces references', () => {
    const connection = openDatabase(database.file, migrationsFolder)
    connections.push(connection)
    const setting = (name: string) => connection.pragma(name, { simple: true })
    expect(setting('journal_mode')).toBe('wal')
    expect(setting('synchronous')).toBe(2)
    expect(setting('foreign_keys')).toBe(1)
    expect(setting('secure_delete')).toBe(1)
    expect(setting('temp_store')).toBe(2)
    expect(setting('busy_timeout')).toBe(10)
  })

  const modes = () => ['', '-wal', '-shm'].map((suffix) => (statSync(database.file + suffix).mode & 0o777).toString(8))

  test('makes its files private, also when others could read them', async () => {
    const store = await database.open()
    await store.checkWritable()
    expect(modes()).toEqual(['600', '600', '600'])
    for (const suffix of ['', '-wal', '-shm']) chmodSync(database.file + suffix, 0o664)
    await database.open()
    expect(modes()).toEqual(['600', '600', '600'])
  })
})

describe('opening', () => {
  test('four stores at once on one fresh file', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => database.open()))
    await Promise.all(stores.map((store, index) => store.requestSubscription(requestOf(`s${index}@example.org`))))
    expect(await stores[0]!.countSubscribers({})).toBe(4)
  })

  test('three processes at once on one fresh file', async () => {
    const processes = ['one', 'two', 'three'].map((name) =>
      run(process.execPath, [script('opening.process.ts'), database.file, migrationsFolder, name]),
    )
    await Promise.all(processes)
    const store = await database.open()
    expect(await store.countSubscribers({})).toBe(60)
    expect(await store.verifyConsent()).toMatchObject({ intact: true, entries: 60 })
  })

  test('is refused when the folder does not exist or the file is no database', async () => {
    await expect(database.open({ file: join(database.file, 'no', 'such.sqlite') })).rejects.toThrow(StoreUnavailable)
    writeFileSync(database.file, 'This is no database. '.repeat(1000))
    await expect(database.open()).rejects.toThrow(StoreUnavailable)
  })

  test('waits for a lock', async () => {
    await (await database.open()).close()
    const other = connect()
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    let isOpen = false
    const opening = database.open()
    void opening.then(() => (isOpen = true))
    await expect(database.open({ lockWait: 100 })).rejects.toThrow(StoreUnavailable)
    expect(isOpen).toBe(false)
    other.close()
    expect(await (await opening).countSubscribers({})).toBe(0)
  })
})

describe('migrations', () => {
  interface Journal {
    entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
  }
  const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as unknown
  const journal = readJson(migrationsFolder, 'meta/_journal.json') as Journal

  /** Returns a folder with the project's migrations and one more at the end. */
  function migrationsAnd(statements: string[]): string {
    const folder = join(dirname(database.file), 'migrations')
    cpSync(migrationsFolder, folder, { recursive: true })
    const further = { idx: 99, version: '6', when: Date.UTC(2100, 0), tag: '0099_further', breakpoints: true }
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: [...journal.entries, further] }))
    writeFileSync(join(folder, '0099_further.sql'), statements.join('\n--> statement-breakpoint\n'))
    return folder
  }

  test('create the tables of the schema', async () => {
    const newest = `${journal.entries.at(-1)!.idx}`.padStart(4, '0')
    const snapshot = readJson(migrationsFolder, `meta/${newest}_snapshot.json`) as Awaited<
      ReturnType<typeof generateSQLiteDrizzleJson>
    >
    const described = await generateSQLiteDrizzleJson(schema, snapshot.id)
    expect(await generateSQLiteMigration(snapshot, described)).toEqual([])
  })

  test('that rebuild a table keep the rows that refer to it', async () => {
    const store = await database.open()
    const request = requestOf(ana)
    await store.requestSubscription(request)
    await store.close()
    const folder = migrationsAnd([
      'PRAGMA foreign_keys=OFF;',
      'CREATE TABLE `copy` AS SELECT * FROM `subscribers`;',
      'DROP TABLE `subscribers`;',
      'ALTER TABLE `copy` RENAME TO `subscribers`;',
      'CREATE UNIQUE INDEX `subscribers_id_unique` ON `subscribers` (`id`);',
      'PRAGMA foreign_keys=ON;',
    ])
    const migrated = await database.open({ migrationsFolder: folder })
    expect(await confirmWith(migrated, request.tokenHash, start)).toMatchObject({ outcome: 'confirmed' })
  })

  test('that add links to one’s own data keep mails of every kind and status', async () => {
    // A database with only the first two migrations.
    const folder = join(dirname(database.file), 'before')
    cpSync(migrationsFolder, folder, { recursive: true })
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: journal.entries.slice(0, 2) }))
    const before = new Database(database.file)
    before.pragma('journal_mode = WAL')
    migrate(before, folder)
    before.exec(`
      INSERT INTO subscribers (id, email, language, status, form, created, key_version)
        VALUES ('s1', '${ana}', 'sr', 'pending', 'newsletter', ${start}, 1);
      INSERT INTO messages (id, form, topic, name, email, phone, municipality, message, language, page, created, status)
        VALUES ('m1', 'contact', 'question', 'Ana', '${ana}', '', '', 'Good day', 'sr', 'contact', ${start}, 'accepted');
    `)
    const payloads = {
      confirm: { kind: 'confirm', to: ana, language: 'sr', secret: 'mailed' },
      welcome: { kind: 'welcome', to: ana, language: 'sr', subscriberId: 's1', keyVersion: 1 },
      contact: { kind: 'contact', messageId: 'm1' },
    }
    const insert = before.prepare(
      `INSERT INTO outbox (id, kind, subscriber_id, message_id, payload, status, attempts, created, next_attempt, lease, released, last_error)
       VALUES (?, ?, ?, ?, ?, ?, 2, ${start}, ${start}, null, null, 'why')`,
    )
    for (const [kind, payload] of Object.entries(payloads))
      for (const status of ['pending', 'sent', 'held', 'dead']) {
        const about = kind === 'contact' ? [null, 'm1'] : ['s1', null]
        insert.run(`${kind}-${status}`, kind, ...about, status === 'sent' ? null : JSON.stringify(payload), status)
      }
    // The number of a removed mail must not be given again.
    before.exec("DELETE FROM outbox WHERE id = 'contact-dead'")
    before.exec(`
      INSERT INTO confirmations (token_hash, subscriber_id, mail_id, language, form, created)
        VALUES ('token', 's1', 'confirm-pending', 'sr', 'newsletter', ${start});
    `)
    const mails = (connection: Database.Database) =>
      connection.prepare<[], { kind: string }>('SELECT * FROM outbox ORDER BY seq').all()
    const added = (kind: string) => ({ priority: kind === 'contact' ? 1 : 0, refusals: 0 })
    const kept = mails(before).map((row) => ({ ...row, ...added(row.kind) }))
    before.close()
    expect(kept).toHaveLength(11)

    const store = await database.open()
    const after = connect()
    expect(mails(after)).toEqual(kept)
    expect(after.pragma('foreign_key_check')).toEqual([])
    expect(after.prepare('SELECT mail_id FROM confirmations').pluck().all()).toEqual(['confirm-pending'])

    await store.requestAccess(accessOf(ana))
    const newest = after.prepare("SELECT seq, kind FROM outbox WHERE kind = 'access'").all()
    expect(newest).toEqual([{ seq: 13, kind: 'access' }])
    // References to mails still work: for the start of the expiry and for the removal with the subscriber.
    await store.recordMailAccepted('confirm-pending', start)
    expect(await store.findConfirmation('token', start + confirmationLifetime)).toMatchObject({ tokenStatus: 'ended' })
    expect(await store.erasePerson(ana, subjectHash(ana), start)).toMatchObject({ mails: 12, complete: true })
    expect(mails(after)).toEqual([])
  })

  /** Creates the database as it was before a migration. */
  function databaseBefore(migration: string): Database.Database {
    const folder = join(dirname(database.file), 'before')
    cpSync(migrationsFolder, folder, { recursive: true })
    const upTo = journal.entries.findIndex(({ tag }) => tag === migration)
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: journal.entries.slice(0, upTo) }))
    const before = connect()
    before.pragma('journal_mode = WAL')
    migrate(before, folder)
    return before
  }

  test('that remove the kinds of mail from a CHECK keep every mail, key and index', async () => {
    const connection = databaseBefore('0008_mail-kinds')
    connection.exec(`
      INSERT INTO subscribers (id, email, language, status, form, created, key_version)
        VALUES ('s1', '${ana}', 'sr', 'pending', 'newsletter', ${start}, 1);
      INSERT INTO messages (id, form, topic, name, email, phone, municipality, message, language, page, created, status)
        VALUES ('m1', 'contact', 'question', 'Ana', '${ana}', '', '', 'Good day', 'sr', 'contact', ${start}, 'accepted');
    `)
    const insert = connection.prepare(
      `INSERT INTO outbox (id, kind, subscriber_id, message_id, payload, status, priority, attempts, refusals, created, next_attempt, lease, released, last_error)
       VALUES (?, ?, ?, ?, ?, ?, 1, 2, 3, ${start}, ${start}, 4, 5, 'why')`,
    )
    for (const kind of ['confirm', 'welcome', 'access', 'contact'])
      for (const status of ['pending', 'sent', 'held', 'dead']) {
        const about = { contact: [null, 'm1'], access: [null, null] }[kind] ?? ['s1', null]
        insert.run(`${kind}-${status}`, kind, ...about, status === 'sent' ? null : '{}', status)
      }
    // The number of a removed mail must not be given again.
    connection.exec(`
      DELETE FROM outbox WHERE id = 'contact-dead';
      INSERT INTO confirmations (token_hash, subscriber_id, mail_id, language, form, created)
        VALUES ('token', 's1', 'confirm-pending', 'sr', 'newsletter', ${start});
      INSERT INTO accesses (token_hash, email, language, mail_id, created)
        VALUES ('token', '${ana}', 'sr', 'access-pending', ${start});
    `)

    const outboxOf = (connection: Database.Database) => ({
      rows: connection.prepare('SELECT * FROM outbox ORDER BY seq').all(),
      number: connection.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'").all(),
      keys: connection.pragma('foreign_key_list(outbox)'),
      references: ['confirmations', 'accesses'].map((table) => connection.pragma(`foreign_key_list(${table})`)),
      carried: connection.prepare('SELECT token_hash, mail_id FROM confirmations ORDER BY token_hash').all(),
      indexes: connection
        .prepare("SELECT name, sql FROM sqlite_schema WHERE tbl_name = 'outbox' AND type = 'index' ORDER BY name")
        .all(),
    })
    const before = outboxOf(connection)
    expect(before.rows).toHaveLength(15)
    expect(before.number).not.toEqual([{ seq: (before.rows.at(-1) as { seq: number }).seq }])
    expect(() => connection.exec("UPDATE outbox SET kind = 'farewell'")).toThrow('CHECK')

    await (await database.open()).close()
    expect(outboxOf(connection)).toEqual(before)
    expect(connection.pragma('foreign_key_check')).toEqual([])
    connection.exec("UPDATE outbox SET kind = 'farewell'")
  })

  test('that add applications keep every entry, number, trigger and index of the consent log, and its chain', async () => {
    const connection = databaseBefore('0009_join-and-orders')
    fillConsentLog(connection, 1200)
    const logOf = () => ({
      rows: connection.prepare('SELECT * FROM consent_log ORDER BY seq').all(),
      number: connection.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'consent_log'").pluck().get(),
      columns: connection.pragma('table_info(consent_log)'),
      others: connection
        .prepare(
          "SELECT type, name, sql FROM sqlite_schema WHERE tbl_name = 'consent_log' AND type <> 'table' ORDER BY name",
        )
        .all(),
    })
    const before = logOf()
    expect(before.number).toBe(1200)
    const names = before.others.map((other) => (other as { name: string }).name)
    expect(names).toEqual(['consent_log_no_delete', 'consent_log_no_update', 'consent_log_subject'])
    const chain = await verifySqliteLog(connection)
    expect(chain).toMatchObject({ intact: true, entries: 1200 })
    const application = consentOf(ana, { purpose: 'join', form: 'join', page: 'join' })
    const log = prepareConsentLog(drizzle({ client: connection }))
    expect(() => log.append(application, start)).toThrow('CHECK')

    const store = await database.open()
    expect(logOf()).toEqual(before)
    expect(await store.verifyConsent()).toEqual(chain)
    for (const change of ['DELETE FROM consent_log', 'UPDATE consent_log SET at = 1'])
      expect(() => connection.exec(change)).toThrow('consent_log is append-only')
    await store.acceptMessage(messageOf(ana, { form: 'join', topic: 'join', consent: application }))
    expect(await store.verifyConsent()).toMatchObject({ intact: true, entries: 1201 })
    expect(() =>
      connection.exec(
        "INSERT INTO consent_log SELECT null, at, 'sold', purpose, wording_version, wording_hash, language, form, page, subject_hash, ip_hash, previous_hash, hash FROM consent_log",
      ),
    ).toThrow('CHECK')
  })

  test('that add the states of orders give older orders the state received', async () => {
    const connection = databaseBefore('0009_join-and-orders')
    const { order } = orderMessageOf(ana)
    connection.exec(`
      INSERT INTO messages (id, form, topic, name, email, phone, municipality, message, language, page, created, status)
        VALUES ('m1', 'order', 'shop', 'Ana', '${ana}', '', '', '', 'sr', 'checkout', ${start}, 'accepted');
      INSERT INTO orders (message_id, number, key, content) VALUES ('m1', 2026000001, 'key', '${JSON.stringify(order)}');
    `)
    const store = await database.open()
    expect(await store.findOrder(2026000001)).toMatchObject({
      message: { id: 'm1', answered: null, order: { number: 2026000001, state: 'received', ...order } },
      changes: [],
    })
  })

  test('are not applied twice by a process that waited for the lock', async () => {
    const first = connect()
    first.pragma('journal_mode = WAL')
    first.exec('BEGIN IMMEDIATE')
    migrate(first, migrationsFolder)
    const second = spawn(process.execPath, [script('migrating.process.ts'), database.file, migrationsFolder])
    const ended = once(second, 'exit')
    // Waits until it has read the journal, which is still empty for every connection but `first`.
    await Promise.race([once(second.stdout, 'data'), ended])
    expect(second.exitCode).toBeNull()
    first.exec('COMMIT')
    expect(await ended).toEqual([0, null])
    expect(first.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get()).toBe(journal.entries.length)
  })

  describe('of a newer version', () => {
    const log = { warn: () => undefined, info: () => undefined }
    const further = 'CREATE TABLE `further` (`a`);'

    test('that are all marked as additive are accepted by an older version, which says so', async () => {
      await (
        await database.open({
          migrationsFolder: migrationsAnd([`-- additive: older versions do not use it\n${further}`]),
        })
      ).close()
      const lines: unknown[] = []
      const info = (details: object, message: string) => void lines.push([details, message])
      const { store } = await open({ url: '', file: database.file, migrationsFolder, backUp, log: { ...log, info } })
      await store.requestSubscription(requestOf(ana))
      await store.close()
      expect(lines).toEqual([
        [{ migrations: 1 }, 'a newer version of the site has added to the database; this version can use it'],
      ])
      const copy = `${database.file}-copy`
      connect().exec(`VACUUM INTO '${copy}'`)
      expect(await verifyBackup(copy, migrationsFolder)).toMatchObject({ kind: 'sound', subscribers: 1 })
    })

    test.for([
      ['not marked', [further]],
      ['marked in another line than the first', [`${further}\n-- additive`]],
    ] as const)('that are %s are refused before the file is changed', async ([, statements]) => {
      await (await database.open({ migrationsFolder: migrationsAnd([...statements]) })).close()
      const bytes = readFileSync(database.file)
      await expect(database.open()).rejects.toThrow(NewerDatabase)
      await expect(open({ url: '', file: database.file, migrationsFolder, backUp, log })).rejects.toThrow(NewerDatabase)
      expect(readFileSync(database.file)).toEqual(bytes)
      expect(await verifyBackup(database.file, migrationsFolder)).toEqual({ kind: 'newer' })
    })

    test('are refused if only some are marked, or if the program that wrote them knew no marks', async () => {
      await (await database.open({ migrationsFolder: migrationsAnd([`-- additive\n${further}`]) })).close()
      const other = connect()
      const insert = other.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)')
      insert.run('newer still', Date.UTC(2101, 0))
      await expect(database.open()).rejects.toThrow(NewerDatabase)
      other.exec('DROP TABLE __additive_migrations')
      await expect(database.open()).rejects.toThrow(NewerDatabase)
    })
  })

  test('that fail are rolled back completely', async () => {
    const folder = migrationsAnd(['CREATE TABLE `half` (`a`);', 'NONSENSE;'])
    await expect(database.open({ migrationsFolder: folder })).rejects.toThrow('syntax error')
    expect(connect().prepare('SELECT count(*) FROM sqlite_master').pluck().get()).toBe(0)
  })
})

describe('operations that wait at the same time', () => {
  /** Returns the number of commits in the write-ahead log: frames with the size of the database after the commit. */
  function commits(): number {
    const log = readFileSync(`${database.file}-wal`)
    const frame = 24 + log.readUInt32BE(8)
    let found = 0
    for (let at = 32; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) found += 1
    return found
  }

  let store: Store
  beforeEach(async () => {
    store = await database.open()
  })

  test('share one transaction', async () => {
    const before = commits()
    // Stops the clock, because a slow machine would otherwise end the transaction before all twenty are written.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    onTestFinished(() => clock.mockRestore())
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.requestSubscription(requestOf(`s${index}@example.org`))),
    )
    expect(await store.countSubscribers({})).toBe(20)
    expect(commits() - before).toBe(1)
  })

  test('a request for one’s own data takes one commit, for known and unknown addresses', async () => {
    await store.requestSubscription(requestOf(ana))
    for (const email of [ana, boris]) {
      const access = accessOf(email)
      const before = commits()
      await store.requestAccess(access)
      expect(commits() - before).toBe(1)
      await store.requestAccess(accessOf(email, { key: access.key }))
      expect(commits() - before).toBe(1)
    }
    // The files never contain the unknown address.
    expect(found([ana, boris])).toEqual([ana])
    const rows = connect().prepare(
      "SELECT (SELECT count(*) FROM accesses), (SELECT count(*) FROM outbox WHERE kind = 'access')",
    )
    expect(rows.raw().get()).toEqual([1, 1])
  })

  test('are not rolled back when another one fails', async () => {
    const [good, bad] = [requestOf('good@example.org'), requestOf('bad@example.org')]
    await store.requestSubscription(good)
    await store.requestSubscription(bad)
    const before = commits()
    // The log refuses the entry after the subscriber was confirmed and the token was used.
    const impossible = consentOf(bad.email, { act: 'nonsense' as ConsentAct })
    const outcomes = await Promise.allSettled([
      store.requestSubscription(requestOf(ana)),
      store.confirmSubscription(bad.tokenHash, start, impossible),
      store.requestSubscription({ ...requestOf('key@example.org', { key: 'kept' }), consent: impossible }),
      confirmWith(store, good.tokenHash, start),
      store.requestSubscription(requestOf(boris)),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    expect(outcomes[1]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_CHECK' } })
    // It ran twice; the first run was rolled back.
    expect(outcomes[3]).toMatchObject({ value: { outcome: 'confirmed' } })
    expect(commits() - before).toBe(1)
    expect(addresses(connect())).toEqual([good.email, bad.email, ana, boris])
    expect(await subscriberOf(store, bad.email)).toMatchObject({ status: 'pending' })
    expect(await store.verifyConsent()).toMatchObject({ intact: true, entries: 5 })

    // Neither the token nor the idempotency key is used.
    expect(await confirmWith(store, bad.tokenHash, start)).toMatchObject({ outcome: 'confirmed' })
    await store.requestSubscription(requestOf('key@example.org', { key: 'kept' }))
    expect(await subscriberOf(store, 'key@example.org')).toBeDefined()
  })
})

describe('a lock that another process holds', () => {
  test('is waited for while reads continue', async () => {
    const store = await database.open()
    const impatient = await database.open({ lockWait: 300 })
    await store.requestSubscription(requestOf(boris))
    const other = connect()
    other.exec('BEGIN IMMEDIATE')

    let stored = false
    const storing = store.requestSubscription(requestOf(ana)).then(() => {
      stored = true
    })
    let isRefused = false
    const refused = expect(impatient.requestSubscription(requestOf('c@example.org'))).rejects.toThrow(StoreUnavailable)
    void refused.then(() => (isRefused = true))
    // A wait without pauses would block these reads.
    let reads = 0
    for (; !isRefused; reads += 1) {
      expect(await store.countSubscribers({})).toBe(1)
      await turn()
    }
    await refused
    expect(reads).toBeGreaterThan(20)
    expect(stored).toBe(false)

    other.exec('COMMIT')
    await storing
    expect(addresses(other)).toEqual([boris, ana])
  })

  test('is not waited for longer than lockWait, and then nothing is stored', async () => {
    const store = await database.open({ lockWait: 200 })
    const other = connect()
    other.exec('BEGIN IMMEDIATE')
    const began = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(began)
    onTestFinished(() => clock.mockRestore())
    const first = store.requestSubscription(requestOf(ana))
    let isRefused = false
    const outcome = expect(first).rejects.toThrow(StoreUnavailable)
    void outcome.then(() => (isRefused = true))
    // Waits until it has been retried several times.
    const calls = clock.mock.calls.length
    await expect.poll(() => clock.mock.calls.length).toBeGreaterThan(calls + 2)
    expect(isRefused).toBe(false)
    clock.mockReturnValue(began + 150)
    // This one has its own deadline, and the lock ends before it.
    const second = store.requestSubscription(requestOf(boris))
    await turn()
    clock.mockReturnValue(began + 201)
    await outcome
    other.exec('ROLLBACK')
    await second
    expect(addresses(other)).toEqual([boris])
  })
})

describe('a failing file system', () => {
  // `prlimit`, which makes writes fail, exists only on Linux.
  test.runIf(process.platform === 'linux')('makes the store unavailable until it recovers', async () => {
    const { stdout } = await run(process.execPath, [script('failing-disk.process.ts'), database.file, migrationsFolder])
    expect(JSON.parse(stdout)).toEqual({
      modes: ['600', '600', '600'],
      whileWritesFail: [
        'StoreUnavailable SQLITE_IOERR_WRITE',
        expect.stringMatching(/^StoreUnavailable SQLITE_/),
        expect.stringMatching(/^StoreUnavailable SQLITE_/),
      ],
      whileReadOnly: ['StoreUnavailable SQLITE_READONLY', 'StoreUnavailable SQLITE_READONLY'],
      afterwards: ['stored', 'stored', 'stored'],
      stored: ['before@example.org', 'after@example.org'],
      // A publication that failed has changed nothing.
      shown: [0, 1],
    })
  })

  test('without the database file refuses writes until the same file is back', async () => {
    const store = await database.open()
    await store.requestSubscription(requestOf(ana))
    renameSync(database.file, `${database.file}.moved`)
    await expect(store.requestSubscription(requestOf(boris))).rejects.toThrow(StoreUnavailable)
    await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable)
    writeFileSync(database.file, '')
    await expect(store.requestSubscription(requestOf(boris))).rejects.toThrow(StoreUnavailable)
    expect(readFileSync(database.file)).toHaveLength(0)
    renameSync(`${database.file}.moved`, database.file)
    await store.requestSubscription(requestOf('c@example.org'))
    expect(addresses(connect())).toEqual([ana, 'c@example.org'])
  })
})

describe.each([
  ['in the calling thread', {}],
  ['with a thread for the rewrite', { rewriteThread }],
])('erasing a person %s', (_, options) => {
  const phone = '+381 11 555 0199'
  const traces = [
    'ana@example.org',
    'Ана Анић',
    phone,
    'secret-of-ana',
    'link-to-data-of-ana',
    'what Ana wrote',
    'Street of Ana 7',
    'Sister of Ana',
    '550 no such user',
  ]

  async function fill(store: Store) {
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => store.requestSubscription(requestOf(`s${index}@example.org`))),
    )
    await store.requestSubscription(requestOf(ana, { secret: 'secret-of-ana' }))
    await store.acceptMessage(messageOf(ana, { name: 'Ана Анић', phone, message: 'what Ana wrote '.repeat(900) }))
    const sent = orderMessageOf(ana)
    const [address, to] = [
      { ...sent.order.address!, street: 'Street of Ana 7' },
      { ...sent.order.to!, name: 'Sister of Ana' },
    ]
    await store.acceptOrder({ ...sent, order: { ...sent.order, address, to } })
    await store.requestAccess(accessOf(ana, { secret: 'link-to-data-of-ana' }))
    const mails = await store.leaseDueMail(start, start, 100)
    const hers = mails.find(({ payload }) => payload.kind === 'confirm' && payload.to === ana)!
    await store.recordMailFailure(hers.id, { nextAttempt: start, error: '550 no such user', dead: true })
  }

  test('leaves no byte in the files', async () => {
    const store = await database.open(options)
    await fill(store)
    expect(found(traces)).toEqual(traces)

    // A stale copy of a row, such as SQLite leaves in a page when it moves rows.
    const other = connect()
    other.exec('PRAGMA secure_delete = OFF')
    other.prepare('INSERT INTO submissions (key, until) VALUES (?, 0)').run(`stale copy of ${ana}`)
    other.exec('DELETE FROM submissions WHERE until = 0')
    other.pragma('wal_checkpoint(TRUNCATE)')
    expect(found([`stale copy of ${ana}`])).toHaveLength(1)

    expect(await store.erasePerson(ana, subjectHash(ana), start)).toMatchObject({ complete: true })
    expect(found([...traces, 's49@example.org'])).toEqual(['s49@example.org'])
  })

  test('is incomplete while another reader uses the log, and is retried', async () => {
    const log = { warn: vi.fn() }
    const store = await database.open({ lockWait: 150, log, ...options })
    await fill(store)
    const reader = connect({ readonly: true })
    reader.exec('BEGIN; SELECT count(*) FROM subscribers')
    expect(reader.prepare('SELECT count(*) FROM subscribers').pluck().get()).toBe(51)

    expect(await store.erasePerson(ana, subjectHash(ana), start)).toMatchObject({ subscriber: true, complete: false })
    expect(log.warn).toHaveBeenCalledOnce()
    expect(await store.showPerson(ana, subjectHash(ana))).toMatchObject({ subscriber: undefined })

    reader.exec('COMMIT')
    expect(await store.erasePerson(boris, subjectHash(boris), start)).toMatchObject({ complete: true })
    expect(found(traces)).toEqual([])
  })
})

describe('the write-ahead log', () => {
  const megabyte = 1024 * 1024
  const size = () => statSync(`${database.file}-wal`).size
  const write = async (store: Store, megabytes: number) => {
    for (let at = 0; at < megabytes; at += 1) {
      const messages = Array.from({ length: 32 }, (_, number) => `${at} ${number} ${'x'.repeat(30_000)}`)
      await Promise.all(messages.map((message) => store.acceptMessage(messageOf(ana, { message }))))
    }
  }

  test('is checkpointed when it reaches its size, and reused', async () => {
    const store = await database.open()
    await write(store, 40)
    // The checkpoint must not come earlier, because it would write frequently changed pages more often.
    expect(size()).toBeGreaterThan(logSize - megabyte)
    expect(size()).toBeLessThan(logSize + megabyte)
    expect(statSync(database.file).size).toBeGreaterThan(logSize / 2)
    const other = connect()
    expect(other.prepare('SELECT count(*) FROM messages').pluck().get()).toBe(40 * 32)
    expect(other.pragma('integrity_check', { simple: true })).toBe('ok')
  })

  test('grows while it is read, and shrinks afterwards', async () => {
    const store = await database.open()
    await write(store, 1)
    const reader = connect({ readonly: true })
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM messages').get()
    await write(store, 40)
    expect(size()).toBeGreaterThan(logSize + 4 * megabyte)
    reader.exec('COMMIT')
    // The first commit checkpoints the log, the second one starts it again.
    for (let commit = 0; commit < 2; commit += 1) await store.checkWritable()
    expect(size()).toBeLessThanOrEqual(logSize)
  })
})

test('every statement uses an index, except the counts for staff', () => {
  const connection = openDatabase(database.file, migrationsFolder)
  connections.push(connection)
  const statements = new Set<string>()
  const prepare = connection.prepare.bind(connection)
  connection.prepare = (source: string) => {
    statements.add(source)
    return prepare(source)
  }
  prepareTables(drizzle({ client: connection }), '')

  const scans = [...statements].flatMap((statement) => {
    const values = statement.match(/\?/g)?.map(() => 1) ?? []
    const plan = prepare(`EXPLAIN QUERY PLAN ${statement}`).all(...values) as { detail: string }[]
    return plan.map(({ detail }) => detail).filter((detail) => /^SCAN (?!CONSTANT)/.test(detail))
  })
  expect(scans.sort()).toEqual([
    // Reads only the best results of a search.
    'SCAN best',
    // Reads only the last entry.
    'SCAN consent_log',
    // Reads the full-text index, which SQLite calls a scan.
    'SCAN content_search VIRTUAL TABLE INDEX 0:M2',
    'SCAN messages USING COVERING INDEX messages_by_status',
    'SCAN outbox USING COVERING INDEX outbox_age',
    'SCAN sqlite_sequence',
    'SCAN subscribers',
    // Reads only the newest, when there is no check value of the key.
    'SCAN subscribers',
    'SCAN subscribers USING COVERING INDEX subscribers_by_status',
  ])
})

test('purging uses several transactions, so that a write need not wait for its end', async () => {
  const store = await database.open()
  const many = 900
  await Promise.all(Array.from({ length: many }, (_, at) => store.acceptMessage(messageOf(ana, { message: `${at}` }))))
  const purging = store.purge(start + 400 * day, 365)
  await store.acceptMessage(messageOf(boris, { at: start + 400 * day }))
  const left = connect().prepare<[], number>(`SELECT count(*) FROM messages WHERE email = '${ana}'`).pluck().get()!
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(many)
  expect(await purging).toEqual({ subscribers: 0, messages: many })
})

test('the row of a sent mail has neither address nor token', async () => {
  const store = await database.open()
  await store.requestSubscription(requestOf(ana, { secret: 'secret-of-ana' }))
  await store.requestAccess(accessOf(ana, { secret: 'link-of-ana' }))
  await deliver(store, start)
  const rows = connect().prepare('SELECT * FROM outbox').all()
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/ana/)
})

test('purging removes expired tokens and idempotency keys', async () => {
  const store = await database.open()
  const { id } = await confirmed(store, ana)
  const unused = requestOf(ana, { at: start + day })
  await store.requestSubscription(unused)
  await store.requestAccess(accessOf(ana, { at: start + day }))
  await deliver(store, start + day)
  const other = connect()
  const left = (table: string) => other.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get()
  await store.purge(start + day + confirmationLifetime - 1, 365)
  expect(left('confirmations')).toBe(2)
  await store.purge(start + day + confirmationLifetime, 365)
  expect(left('confirmations')).toBe(1)
  expect(left('accesses')).toBe(0)
  expect(left('submissions')).toBe(0)
  expect(await store.findSubscriber(id)).toMatchObject({ status: 'confirmed' })
})

describe('the consent log', () => {
  let store: Store
  let other: Database.Database
  beforeEach(async () => {
    store = await database.open()
    const { id } = await confirmed(store, ana)
    await unsubscribeBy(store, id, start)
    other = connect()
  })

  const untie = () => other.exec('DROP TRIGGER consent_log_no_update; DROP TRIGGER consent_log_no_delete')

  test('refuses to change or delete a row', () => {
    expect(() => other.exec('UPDATE consent_log SET page = 1')).toThrow('append-only')
    expect(() => other.exec('DELETE FROM consent_log')).toThrow('append-only')
  })

  test.each([1, 2, 3])('verifyConsent reports a changed entry %i', async (entry) => {
    untie()
    other.prepare('UPDATE consent_log SET wording_version = 1 WHERE seq = ?').run(entry)
    expect(await store.verifyConsent()).toEqual({ intact: false, entry, fault: 'changed' })
  })

  test.each([1, 2, 3])('verifyConsent reports a missing entry %i', async (entry) => {
    untie()
    other.prepare('DELETE FROM consent_log WHERE seq = ?').run(entry)
    expect(await store.verifyConsent()).toEqual({ intact: false, entry, fault: 'missing' })
  })

  test('does not count an entry that was rolled back', async () => {
    const impossible = requestOf(boris, { language: null as unknown as 'sr' })
    await expect(store.requestSubscription(impossible)).rejects.toThrow('NOT NULL')
    expect(await store.verifyConsent()).toMatchObject({ intact: true, entries: 3 })
  })
})

test('the database refuses an unknown status', async () => {
  const store = await database.open()
  await store.requestSubscription(requestOf(ana))
  const other = connect()
  expect(() => other.exec("UPDATE subscribers SET status = 'gone'")).toThrow('CHECK')
  expect(() => other.exec("UPDATE outbox SET status = 'sent'")).toThrow('CHECK')
})
