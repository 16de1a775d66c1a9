import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reserve } from '#db/sqlite/replaceDatabase.ts'
import { migrate } from '#db/sqlite/migrate.ts'
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import type { Store } from '#db/store.ts'
import { databaseFile } from '#server/dataFolder.ts'
import { createKeyedHash } from '#server/services/secrets.ts'
import { openSiteKeys } from '#server/services/siteKey.ts'
import { collect, confirmed, day, deliver, messageOf, requestOf, second, unsubscribeBy } from '../db/samples.ts'
import { migrationsFolder } from '../db/sqlite.database.ts'
import { at, Capture, consentBy, staffSite, subjectHash, typing, type Outcome, type StaffSite } from './staff.ts'

let site: StaffSite
let live: string
let backup: string
beforeEach(() => {
  site = staffSite()
  live = databaseFile(site.config)
  backup = join(site.folder, 'backup.sqlite')
})
afterEach(() => site.remove())

const ana = 'ana@primer.example'
const boris = 'boris@primer.example'
const vera = 'vera@primer.example'
const later = 'later@primer.example'

const signUp = (store: Store, email: string) => confirmed(store, email, { at, consent: consentBy(email) })
const people = async (store: Store) => {
  for (const email of [ana, boris, vera]) await signUp(store, email)
  await store.acceptMessage(messageOf(ana, { at, consent: undefined }))
  await deliver(store, at + 3 * second)
}

/** A backup of three people, and a database that somebody has been added to since. */
async function backedUp(since: (store: Store) => Promise<unknown> = (store) => signUp(store, later)): Promise<void> {
  await site.fill(people)
  expect((await site.staff(['backup', '--output', backup])).code).toBe(0)
  await site.fill(since)
}
const restore = (...options: string[]): Promise<Outcome> => site.staff(['restore', backup, '--yes', ...options])

const addresses = (file: string): string[] => {
  const database = new Database(file, { readonly: true })
  try {
    return database.prepare<[], string>('SELECT email FROM subscribers ORDER BY seq').pluck().all()
  } finally {
    database.close()
  }
}
const kept = 'site.replaced-2026-03-01T12-05-00Z.sqlite'
const keptFile = () => join(site.folder, kept)
const files = () => readdirSync(site.folder).sort()
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
const nothingChanged = ['backup.sqlite', 'site.sqlite']

/** What the site finds when it starts. */
async function inUse<T>(look: (store: Store) => Promise<T>): Promise<T> {
  const store = await site.openStore(site.config)
  try {
    return await look(store)
  } finally {
    await store.close()
  }
}
const statusOf = async (store: Store, email: string) =>
  (await store.showPerson(email, subjectHash(email))).subscriber?.status

describe('restore', () => {
  test('puts the backup in place, keeps what it replaces, and leaves nothing else', async () => {
    await backedUp()
    const bytes = readFileSync(backup)
    const { code, out, err } = await restore()
    expect([code, err]).toEqual([0, `${backup} is sound: 3 subscribers and 1 message.\n`])
    expect(out).toBe(
      `Restored from ${backup}. The site can be started.\n` +
        `What it replaced is kept as ${keptFile()}: delete it when all is well.\n`,
    )
    expect(files()).toEqual(['backup.sqlite', kept, 'site.sqlite'])
    expect([mode(live), mode(keptFile())]).toEqual(['600', '600'])
    expect(readFileSync(backup)).toEqual(bytes)
    expect(addresses(keptFile())).toEqual([ana, boris, vera, later])
    await inUse(async (store) => {
      expect((await collect(store.exportSubscribers({}))).map(({ email }) => email)).toEqual([ana, boris, vera])
      expect(await collect(store.listMessages({}))).toHaveLength(1)
      expect(await store.verifyConsent()).toMatchObject({ intact: true })
      await signUp(store, 'new@primer.example')
    })
  })

  test('and what was kept can be restored in turn', async () => {
    await backedUp()
    await restore()
    const { code } = await site.staff(['restore', keptFile(), '--yes'])
    expect(code).toBe(0)
    expect(addresses(live)).toEqual([ana, boris, vera, later])
    expect(addresses(join(site.folder, 'site.replaced-2026-03-01T12-05-00Z-2.sqlite'))).toEqual([ana, boris, vera])
  })

  test('brings an older schema up to date', async () => {
    const older = join(site.folder, 'older')
    cpSync(migrationsFolder, older, { recursive: true })
    const journalFile = join(older, 'meta/_journal.json')
    const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
    writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
    // Today's store speaks of tables that it does not have.
    const before = new Database(backup)
    migrate(before, older)
    before.exec(`
      INSERT INTO subscribers (id, email, language, status, form, created, confirmed, key_version)
        VALUES ('s1', '${ana}', 'sr', 'confirmed', 'newsletter', ${at}, ${at}, 1)
    `)
    before.close()
    expect((await restore()).code).toBe(0)
    expect(await inUse((opened) => statusOf(opened, ana))).toBe('confirmed')
    const database = new Database(live, { readonly: true })
    const applied = database.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get()
    database.close()
    expect(applied).toBe(journal.entries.length)
  })

  test('takes a file with a log beside it, and does not touch either', async () => {
    await site.fill()
    const store = await openSqliteStore({ file: join(site.folder, 'other.sqlite'), migrationsFolder })
    await signUp(store, ana)
    for (const ending of ['', '-wal']) cpSync(join(site.folder, `other.sqlite${ending}`), backup + ending)
    await store.close()
    const before = ['', '-wal'].map((ending) => readFileSync(backup + ending))
    expect((await restore()).code).toBe(0)
    expect(addresses(live)).toEqual([ana])
    expect(['', '-wal'].map((ending) => readFileSync(backup + ending))).toEqual(before)
  })

  test('removes what a killed one left a day ago', async () => {
    await backedUp()
    for (const draft of ['.restore-0a.part', '.restore-1b.part']) writeFileSync(join(site.folder, draft), ana)
    utimesSync(join(site.folder, '.restore-0a.part'), 0, at / 1000 - 90_000)
    utimesSync(join(site.folder, '.restore-1b.part'), 0, at / 1000)
    await restore()
    expect(files()).toEqual(['.restore-1b.part', 'backup.sqlite', kept, 'site.sqlite'])
  })
})

describe('asks first', () => {
  const keyboard = (line: string | undefined) => ({
    stdin: typing(line),
    stderr: Object.assign(new Capture(), { isTTY: true }),
  })

  test('and restores when it is told to', async () => {
    await backedUp()
    const { code, err } = await site.staff(['restore', backup], keyboard(' Restore '))
    expect(code).toBe(0)
    expect(err).toContain(
      `It takes the place of ${live}. It now holds 4 subscribers and 1 message; they are kept beside it, but no longer used.\n` +
        'To go on, type “restore”: ',
    )
    expect(addresses(live)).toEqual([ana, boris, vera])
  })

  test.for(['', 'yes', undefined])('and %j is no', async (typed) => {
    await backedUp()
    const { code, out, err } = await site.staff(['restore', backup], keyboard(typed))
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/Nothing was restored: “restore” was not typed\.\n$/)
    expect(files()).toEqual(nothingChanged)
    expect(addresses(live)).toHaveLength(4)
  })

  test('and a stop is no, too', async () => {
    await backedUp()
    const stop = new AbortController()
    const stdin = Object.assign(new PassThrough(), { isTTY: true })
    const stderr = Object.assign(new Capture(), { isTTY: true })
    const restoring = site.staff(['restore', backup], { stdin, stderr, stopSignal: () => stop.signal })
    await expect.poll(() => stderr.text).toContain('type “restore”')
    stop.abort()
    expect((await restoring).code).toBe(1)
    expect(files()).toEqual(nothingChanged)
  })

  test('where there is nobody to ask it does nothing', async () => {
    await backedUp()
    expect(await site.staff(['restore', backup])).toEqual({
      code: 2,
      out: '',
      err: 'Nothing was restored: there is no terminal to ask at. In a script add --yes.\n',
    })
  })
})

describe('what is no good backup is refused, and nothing is changed', () => {
  const refused = async (sentence: string, ...options: string[]) => {
    const before = addresses(live)
    const { code, out, err } = await restore(...options)
    expect([code, out, err]).toEqual([1, '', `${sentence}\n`])
    expect(addresses(live)).toEqual(before)
    expect(files().filter((name) => name.startsWith('.') || name.startsWith('site.replaced'))).toEqual([])
  }
  const alter = (file: string, statements: string) => {
    const database = new Database(file)
    database.exec(statements)
    database.close()
  }

  test('none at all', async () => {
    await site.fill(people)
    await refused(`There is no file ${backup}. Nothing was changed.`)
    mkdirSync(backup)
    await refused(`${backup} is not a file. Nothing was changed.`)
  })

  test('a text', async () => {
    await site.fill(people)
    writeFileSync(backup, 'This is no database. '.repeat(1000))
    await refused(`${backup} is no database of this site. Nothing was changed.`)
  })

  test('another program’s database', async () => {
    await site.fill(people)
    alter(backup, 'CREATE TABLE bookmarks (url)')
    await refused(`${backup} is no database of this site. Nothing was changed.`)
  })

  test('an empty file', async () => {
    await site.fill(people)
    writeFileSync(backup, '')
    await refused(`${backup} is no database of this site. Nothing was changed.`)
  })

  test('a damaged page', async () => {
    await backedUp()
    const bytes = readFileSync(backup)
    bytes.fill('damaged ', 4096 * 10, 4096 * 11)
    writeFileSync(backup, bytes)
    await refused(`${backup} is damaged. Nothing was changed: take another backup.`)
  })

  test('the end cut off', async () => {
    await backedUp()
    const bytes = readFileSync(backup)
    writeFileSync(backup, bytes.subarray(0, bytes.length - 8192))
    await refused(`${backup} is damaged. Nothing was changed: take another backup.`)
  })

  test('a dangling reference', async () => {
    await backedUp()
    alter(backup, "PRAGMA foreign_keys = OFF; UPDATE outbox SET subscriber_id = 'nobody'")
    await refused(`${backup} is damaged. Nothing was changed: take another backup.`)
  })

  test('a newer schema', async () => {
    await backedUp()
    alter(backup, `INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('newer', ${Date.UTC(2100, 0)})`)
    await refused(
      `${backup} was written by a newer version of the site, which this one cannot read. Nothing was changed: install that version, and restore with it.`,
    )
  })

  test('the database itself', async () => {
    await site.fill(people)
    backup = live
    await refused(`${live} is the database itself. Nothing was changed.`)
  })

  test('an altered consent log, unless that is asked for', async () => {
    await backedUp()
    alter(backup, 'DROP TRIGGER consent_log_no_delete; DELETE FROM consent_log WHERE seq = 3')
    await refused(
      `The consent log in ${backup} was altered: entry 3 was changed or is missing. Nothing was changed: take an older backup, or add --altered-log.`,
    )
    expect((await restore('--altered-log')).code).toBe(0)
    expect(addresses(live)).toEqual([ana, boris, vera])
  })
})

describe('a database that is in use is not replaced', () => {
  const inTheWay =
    'Nothing was restored: the site, or another program, is using the database. Stop it, and run the same command again.\n'

  test('while a server has it open, though it does nothing', async () => {
    await backedUp()
    const store = await site.openStore(site.config)
    expect(await restore()).toEqual({ code: 1, out: '', err: inTheWay })
    expect(files()).toEqual([...nothingChanged, 'site.sqlite-shm', 'site.sqlite-wal'])
    await signUp(store, 'during@primer.example')
    await store.close()
    expect((await restore()).code).toBe(0)
  })

  test('while one has come since the question was asked', async () => {
    await backedUp()
    const stdin = Object.assign(new PassThrough(), { isTTY: true })
    const stderr = Object.assign(new Capture(), { isTTY: true })
    const restoring = site.staff(['restore', backup], { stdin, stderr })
    await expect.poll(() => stderr.text).toContain('type “restore”')
    const server = await site.openStore(site.config)
    stdin.write('restore\n')
    expect(await restoring).toMatchObject({ code: 1, err: expect.stringContaining(inTheWay) })
    expect(await server.countSubscribers({})).toBe(4)
    await server.close()
    expect(files()).toEqual(nothingChanged)
  })

  test('nor one that another program reads', async () => {
    await backedUp()
    const other = new Database(live, { readonly: true })
    other.prepare('SELECT 1 FROM subscribers').get()
    expect(await restore()).toEqual({ code: 1, out: '', err: inTheWay })
    other.close()
  })

  test('and of two restores at once none loses what the other kept', async () => {
    await backedUp()
    const codes = await Promise.all(
      [1, 2, 3].map(async () => {
        const child = site.process(['restore', backup, '--yes'])
        return (await once(child, 'close')) as [number]
      }),
    )
    const done = codes.filter(([code]) => code === 0).length
    expect(done).toBeGreaterThan(0)
    const replaced = files().filter((name) => name.startsWith('site.replaced'))
    expect(replaced).toHaveLength(done)
    expect(files().filter((name) => name.startsWith('.'))).toEqual([])
    expect(addresses(live)).toEqual([ana, boris, vera])
    expect(replaced.filter((name) => addresses(join(site.folder, name)).includes(later))).toHaveLength(1)
  })
})

describe('whatever the database is in', () => {
  test('after kill -9 what was only in its log is kept', async () => {
    await backedUp()
    const writer = spawn(process.execPath, [
      join(import.meta.dirname, '../db/writing.process.ts'),
      live,
      migrationsFolder,
    ])
    let acknowledged = ''
    writer.stdout.on('data', (text) => (acknowledged += String(text)))
    await expect.poll(() => acknowledged.split('\n').length).toBeGreaterThan(20)
    writer.kill('SIGKILL')
    await once(writer, 'close')
    expect(statSync(`${live}-wal`).size).toBeGreaterThan(0)

    expect((await restore()).code).toBe(0)
    expect(files()).toEqual(['backup.sqlite', kept, 'site.sqlite'])
    expect(addresses(keptFile())).toEqual(expect.arrayContaining([later, ...acknowledged.trimEnd().split('\n')]))
    expect(await inUse((store) => store.countSubscribers({}))).toBe(3)
  })

  test('destroyed: it is kept byte by byte, with its log, and it is said what could not be seen', async () => {
    await backedUp()
    writeFileSync(live, 'destroyed '.repeat(1000))
    writeFileSync(`${live}-wal`, 'a log of the old one')
    const { code, out } = await restore()
    expect(code).toBe(0)
    expect(out).toContain(`The damaged database is kept as it was, as ${keptFile()}.\n`)
    expect(out).toContain('It could not be seen who was erased or has unsubscribed since the backup')
    expect(files()).toEqual(['backup.sqlite', kept, `${kept}-wal`, 'site.sqlite'])
    expect(readFileSync(keptFile(), 'utf8')).toBe('destroyed '.repeat(1000))
    expect(readFileSync(`${keptFile()}-wal`, 'utf8')).toBe('a log of the old one')
    expect(await inUse((store) => store.countSubscribers({}))).toBe(3)
  })

  test('damaged inside: what can be read of it is heeded, and it is said that it may not be all', async () => {
    await backedUp(async (store) => {
      const { subscriber } = await store.showPerson(boris, subjectHash(boris))
      await unsubscribeBy(store, subscriber!.id, at + day)
    })
    const database = new Database(live)
    database.pragma('journal_mode = DELETE')
    const root = database
      .prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE name = 'messages'")
      .pluck()
      .get()!
    database.close()
    const bytes = readFileSync(live)
    bytes.fill('damaged ', 4096 * (root - 1), 4096 * root)
    writeFileSync(live, bytes)
    const { code, out } = await restore()
    expect(code).toBe(0)
    expect(out).toContain(
      'The replaced database was damaged: of those who were erased or have unsubscribed since the backup some may be subscribed again; it still named 1 person who has unsubscribed.\n',
    )
    expect(await inUse((store) => statusOf(store, boris))).toBe('unsubscribed')
  })

  test('missing, with a log that is left over', async () => {
    await backedUp()
    rmSync(live)
    writeFileSync(`${live}-wal`, 'a log of the old one')
    const { code, out } = await restore()
    expect(code).toBe(0)
    expect(out).toContain('There was no database before.\n')
    expect(out).toContain('It could not be seen who was erased or has unsubscribed since the backup')
    expect(readFileSync(`${keptFile()}-wal`, 'utf8')).toBe('a log of the old one')
    expect(files()).toEqual(['backup.sqlite', `${kept}-wal`, 'site.sqlite'])
    expect(await inUse((store) => store.countSubscribers({}))).toBe(3)
  })

  test('missing, with its folder', async () => {
    await backedUp()
    const dataDir = join(site.folder, 'new', 'data')
    const { code } = await site.staff(['restore', backup, '--yes'], { config: () => ({ ...site.config, dataDir }) })
    expect(code).toBe(0)
    expect([readdirSync(dataDir), mode(dataDir)]).toEqual([['site.sqlite'], '700'])
  })

  test('and what was begun in vain leaves no trace', async () => {
    await site.fill()
    rmSync(live)
    writeFileSync(`${live}-wal`, 'a log of the old one')
    const missing = await reserve(live, keptFile())
    expect(missing.state).toBe('missing')
    missing.release()
    expect([files(), readFileSync(`${live}-wal`, 'utf8')]).toEqual([['site.sqlite-wal'], 'a log of the old one'])

    writeFileSync(live, 'destroyed '.repeat(1000))
    const damaged = await reserve(live, keptFile())
    expect(damaged.state).toBe('damaged')
    damaged.release()
    expect([files(), readFileSync(`${live}-wal`, 'utf8')]).toEqual([
      ['site.sqlite', 'site.sqlite-wal'],
      'a log of the old one',
    ])
  })
})

describe('what happened since the backup is not undone', () => {
  test('who was erased stays erased, to the last byte', async () => {
    await backedUp(async (store) => {
      await store.erasePerson(ana, subjectHash(ana), at + day)
    })
    // What SQLite itself leaves lying in a page when it moves rows about.
    const stale = `stale copy of ${ana}`
    const database = new Database(backup)
    database.exec(`PRAGMA secure_delete = OFF; INSERT INTO submissions (key, until) VALUES ('${stale}', 0)`)
    database.exec('DELETE FROM submissions WHERE until = 0')
    database.close()
    expect(readFileSync(backup).includes(stale)).toBe(true)
    const { code, out } = await restore()
    expect(code).toBe(0)
    expect(out).toContain('Since the backup: 1 person who was erased; so it stays.\n')
    expect(site.found([ana])).toEqual([])
    await inUse(async (store) => {
      expect(await store.showPerson(ana, subjectHash(ana))).toMatchObject({
        subscriber: undefined,
        messages: [],
        suppressed: true,
      })
      expect(await statusOf(store, vera)).toBe('confirmed')
      expect(await store.verifyConsent()).toMatchObject({ intact: true })
    })
    const restored = new Database(live, { readonly: true })
    // When it was, not when it was restored.
    expect(restored.prepare('SELECT created FROM suppressions').pluck().all()).toEqual([at + day])
    restored.close()
  })

  test('also of whom only a link to their data was left', async () => {
    const gone = 'gone@primer.example'
    await backedUp((store) => store.erasePerson(gone, subjectHash(gone), at + day))
    const database = new Database(backup)
    database.exec(`INSERT INTO accesses (token_hash, email, language, created) VALUES ('hash', '${gone}', 'sr', ${at})`)
    database.close()
    const { code, out } = await restore()
    expect(code).toBe(0)
    expect(out).toContain('Since the backup: 1 person who was erased; so it stays.\n')
    expect(site.found([gone])).toEqual([])
  })

  test('who was erased before, came back and was erased again, too', async () => {
    await site.fill(async (store) => {
      await signUp(store, ana)
      await store.erasePerson(ana, subjectHash(ana), at)
      await signUp(store, ana)
    })
    await site.staff(['backup', '--output', backup])
    await site.fill((store) => store.erasePerson(ana, subjectHash(ana), at + day))
    expect((await restore()).code).toBe(0)
    expect(await inUse((store) => statusOf(store, ana))).toBeUndefined()
  })

  test('but who had come back before the backup is still there', async () => {
    await site.fill(async (store) => {
      await signUp(store, ana)
      await store.erasePerson(ana, subjectHash(ana), at)
      await signUp(store, ana)
    })
    await site.staff(['backup', '--output', backup])
    expect((await restore()).out).not.toContain('erased')
    expect(await inUse((store) => statusOf(store, ana))).toBe('confirmed')
  })

  test('who has unsubscribed stays so, and the log proves it', async () => {
    await backedUp(async (store) => {
      const { subscriber } = await store.showPerson(boris, subjectHash(boris))
      await store.unsubscribe(subscriber!.id, at + day, consentBy(boris, { act: 'withdrawn', page: 'there' }))
    })
    const { code, out } = await restore()
    expect(code).toBe(0)
    expect(out).toContain('Since the backup: 1 person who has unsubscribed; so it stays.\n')
    await inUse(async (store) => {
      const { subscriber, consents } = await store.showPerson(boris, subjectHash(boris))
      expect(subscriber).toMatchObject({ status: 'unsubscribed', unsubscribed: at + day })
      expect(consents.at(-1)).toMatchObject({ act: 'withdrawn', page: 'there', at: at + day })
      expect(await store.verifyConsent()).toMatchObject({ intact: true })
    })
  })

  test('no mail leaves twice: what was sent counts as sent, what waits waits, the rest is held', async () => {
    const [sent, waiting, dropped] = ['sent', 'waiting', 'dropped'].map((name) => `${name}@primer.example`) as [
      string,
      string,
      string,
    ]
    await site.fill(async (store) => {
      for (const email of [sent, waiting, dropped]) await store.requestSubscription(requestOf(email, { at }))
    })
    await site.staff(['backup', '--output', backup])
    await site.fill(async (store) => {
      for (const mail of await store.leaseDueMail(at, at + day, 10)) {
        const to = mail.payload.kind === 'contact' ? '' : mail.payload.to
        if (to === sent) await store.recordMailAccepted(mail.id, at)
        if (to === waiting) await store.recordMailFailure(mail.id, { nextAttempt: at, error: 'later', dead: false })
        if (to === dropped) await store.recordMailFailure(mail.id, { nextAttempt: at, error: 'never', dead: true })
      }
      await store.dropMail(at)
    })
    const { out } = await restore()
    expect(out).toContain('1 mail may have been sent already, and is held: “staff mail list” shows them')
    await inUse(async (store) => {
      expect((await store.stats()).mail).toEqual({ sent: 1, pending: 1, held: 1, dead: 0 })
      const due = await store.leaseDueMail(at + second, at + day, 10)
      expect(due.map(({ payload }) => payload)).toMatchObject([{ to: waiting }])
    })
  })

  test('all that waits is held where the replaced database cannot be asked', async () => {
    await site.fill((store) => store.requestSubscription(requestOf(ana, { at })))
    await site.staff(['backup', '--output', backup])
    rmSync(live)
    expect((await restore()).out).toContain('1 mail may have been sent already')
    expect(await inUse((store) => store.leaseDueMail(at + second, at + day, 10))).toEqual([])
  })
})

describe('the site’s key', () => {
  test('is asked for where somebody was erased', async () => {
    await backedUp((store) => store.erasePerson(ana, subjectHash(ana), at + day))
    const before = addresses(live)
    const without = { config: () => ({ ...site.config, secret: '' }) }
    const missing = await site.staff(['restore', backup, '--yes'], without)
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('The site’s key is missing from') })
    const another = { config: () => ({ ...site.config, secret: 'another key, which is as long as it must be' }) }
    const wrong = await site.staff(['restore', backup, '--yes'], another)
    expect(wrong).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing was restored: the site’s key is not the one that the backup was made with'),
    })
    expect(files()).toEqual(nothingChanged)
    expect(addresses(live)).toEqual(before)
  })

  test('changed since the backup is known by SECRET_PREVIOUS: who was erased stays erased', async () => {
    const changed = 'the key that came after, as long as it must be'
    const config = () => ({ ...site.config, secret: changed, secretPrevious: site.config.secret })
    await backedUp((store) => store.erasePerson(ana, subjectHash(ana), at + day))
    await site.fill(async (store) => {
      await openSiteKeys(store, config())
      await store.erasePerson(boris, createKeyedHash(changed)('subject', boris), at + day)
    })
    const { code, out, err } = await site.staff(['restore', backup, '--yes'], { config })
    expect([code, err]).toEqual([0, expect.not.stringContaining('key')])
    expect(out).toContain('2 people who were erased')
    expect(addresses(live)).toEqual([vera])
    await inUse(async (store) => {
      await expect(openSiteKeys(store, { ...config(), secretPrevious: '' })).rejects.toThrow('SECRET_PREVIOUS')
      expect((await openSiteKeys(store, config())).current).toBe(changed)
    })
  })

  test('is missed aloud on a new machine, and so is another one', async () => {
    await backedUp()
    rmSync(live)
    const without = await site.staff(['restore', backup, '--yes'], { config: () => ({ ...site.config, secret: '' }) })
    expect(without).toMatchObject({
      code: 0,
      err: expect.stringContaining('The site’s key is missing: put it back as'),
    })
    rmSync(live)
    writeFileSync(join(site.folder, 'secret'), 'made by a site that was started too early')
    const another = await site.staff(['restore', backup, '--yes'], { config: () => ({ ...site.config, secret: '' }) })
    expect(another).toMatchObject({
      code: 0,
      err: expect.stringContaining('The site’s key is not the one that the backup was made with'),
    })
  })
})
