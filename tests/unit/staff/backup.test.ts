import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyDatabase } from '#db/sqlite/onlineBackup.ts'
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import { logSize } from '#db/sqlite/connection.ts'
import type { Store } from '#db/store.ts'
import { databaseFile, migrationBackupName } from '#server/dataFolder.ts'
import { collect, confirmed, day, messageOf, requestOf } from '../db/samples.ts'
import { migrationsFolder, rewriteThread } from '../db/sqlite.database.ts'
import { at, staffSite, type StaffSite } from './staff.ts'

let site: StaffSite
let folder: string
beforeEach(() => {
  site = staffSite()
  folder = join(site.folder, 'backups')
})
afterEach(() => site.remove())

const ana = 'ana@primer.example'
const name = 'site-2026-03-01T12-05-00Z.sqlite'

const people = async (store: Store) => {
  await confirmed(store, ana, { at })
  await store.requestSubscription(requestOf('boris@primer.example', { at }))
  await store.acceptMessage(messageOf(ana, { at }))
}

/** Makes the database some megabytes larger. */
function fatten(file: string): void {
  const database = new Database(file)
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000)
    INSERT INTO submissions (key, until) SELECT printf('%0200d', i), 0 FROM n`)
  database.close()
}

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
const addresses = (file: string) => {
  const database = new Database(file, { readonly: true })
  try {
    return database.prepare<[], string>('SELECT email FROM subscribers ORDER BY seq').pluck().all()
  } finally {
    database.close()
  }
}

describe('backup', () => {
  test('writes one checked file that only its owner can read, and reports its contents', async () => {
    await site.fill(people)
    const { code, out, err } = await site.staff(['backup'])
    const path = join(folder, name)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^.+ was written and checked: [\d.]+ kB, 2 subscribers and 1 message\.\n/)
    expect(out.startsWith(path)).toBe(true)
    expect(out).toContain('Keep the site’s key too, in another place: the value of SECRET.')
    expect(out).toContain('people who are erased later: delete old backups')
    expect([mode(folder), mode(path)]).toEqual(['700', '600'])
    // No log appears beside it, even after it was opened.
    expect(addresses(path)).toEqual([ana, 'boris@primer.example'])
    expect(readdirSync(folder)).toEqual([name])
  })

  test('names the key file if the key is in one', async () => {
    await site.fill()
    const config = () => ({ ...site.config, secret: '' })
    expect((await site.staff(['backup'], { config })).out).toContain(
      `in another place: ${join(site.folder, 'secret')}.`,
    )
  })

  test('makes a readable backup folder private', async () => {
    await site.fill()
    mkdirSync(folder)
    chmodSync(folder, 0o755)
    await site.staff(['backup'])
    expect(mode(folder)).toBe('700')
  })

  test('contains every write that was acknowledged before it, while the site writes', async () => {
    await site.fill(people)
    fatten(databaseFile(site.config))
    const writer = spawn(process.execPath, [
      join(import.meta.dirname, '../db/writing.process.ts'),
      databaseFile(site.config),
      migrationsFolder,
    ])
    let acknowledged = ''
    writer.stdout.on('data', (text) => (acknowledged += String(text)))
    await once(writer.stdout, 'data')
    try {
      const before = acknowledged.split('\n').slice(0, -1)
      const { code, err } = await site.staff(['backup'])
      expect([code, err]).toEqual([0, ''])
      const backedUp = addresses(join(folder, name)).slice(2)
      expect(backedUp.slice(0, before.length)).toEqual(before)
      // The writer was not blocked, and the copy is of one moment.
      expect(acknowledged.split('\n').length).toBeGreaterThan(backedUp.length)
    } finally {
      writer.kill('SIGKILL')
      await once(writer, 'exit')
    }
    const store = await openSqliteStore({ file: join(folder, name), migrationsFolder })
    const subscribers = await store.countSubscribers({})
    expect(await store.verifyConsent()).toMatchObject({ intact: true, entries: subscribers + 2 })
    expect(await collect(store.listMail('pending'))).toHaveLength(subscribers)
    await store.close()
  })

  test('does not start again after a write between its steps', async () => {
    await site.fill(people)
    const from = databaseFile(site.config)
    fatten(from)
    const to = join(site.folder, 'copy')
    const descriptor = openSync(to, 'wx', 0o600)
    const other = new Database(from)
    const write = other.prepare('INSERT INTO submissions (key, until) VALUES (?, 1)')
    let steps = 0
    try {
      await copyDatabase({
        from,
        to,
        descriptor,
        progress() {
          steps += 1
          if (steps > 500) throw new Error('It begins again and again.')
          write.run(`written in step ${steps}`)
        },
      })
    } finally {
      other.close()
      closeSync(descriptor)
    }
    expect(steps).toBeGreaterThan(5)
    const copy = new Database(to, { readonly: true })
    expect(copy.prepare('SELECT count(*) FROM submissions WHERE until = 1').pluck().get()).toBe(0)
    copy.close()
  })

  test('does not block the site’s writes when the log has grown', async () => {
    await site.fill(people)
    const file = databaseFile(site.config)
    const store = await openSqliteStore({ file, migrationsFolder, rewriteThread })
    // A long read, like a backup.
    const reader = new Database(file, { readonly: true })
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM messages').get()
    const times = { before: [] as number[], after: [] as number[] }
    const grown = () => statSync(`${file}-wal`).size > logSize
    for (let index = 0; times.after.length < 20; index += 1) {
      const kind = grown() ? 'after' : 'before'
      const began = performance.now()
      await store.acceptMessage(
        messageOf(`p${index}@primer.example`, { key: `key ${index}`, message: 'x'.repeat(1_000_000) }),
      )
      times[kind].push(performance.now() - began)
    }
    reader.close()
    await store.close()
    // A write that waits for the reader takes seconds.
    const median = (kind: keyof typeof times) => times[kind].toSorted((a, b) => a - b)[times[kind].length >> 1]!
    expect(median('after')).toBeLessThan(50 * median('before'))
  })

  test('of a damaged database fails, and older backups stay', async () => {
    await site.fill(people)
    await site.staff(['backup'])
    fatten(databaseFile(site.config))
    const file = openSync(databaseFile(site.config), 'r+')
    writeSync(file, 'damaged '.repeat(512), 4096 * 100)
    closeSync(file)
    const { code, out, err } = await site.staff(['backup', '--keep', '1'], { now: () => at + day })
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      'No backup was made: the copy failed the check, so the database is damaged. Keep your older backups, and ask the site’s administrator before you restore one.\n',
    )
    expect(readdirSync(folder)).toEqual([name])
  })

  test('of an altered consent log fails, keeps the copy and deletes no older backup', async () => {
    await site.fill(people)
    await site.staff(['backup'])
    const database = new Database(databaseFile(site.config))
    database.exec('DROP TRIGGER consent_log_no_update; UPDATE consent_log SET page = 1 WHERE seq = 2')
    database.close()
    const { code, out, err } = await site.staff(['backup', '--keep', '1'], { now: () => at + day })
    expect(code).toBe(1)
    expect(out).toContain('was written and checked')
    expect(err).toMatch(/^The backup is complete, but its consent log was altered: entry 2 was changed\./)
    expect(readdirSync(folder)).toEqual([name, 'site-2026-03-02T12-05-00Z.sqlite'])
  })

  // prlimit, which stands for a full disk, is of Linux.
  test.runIf(process.platform === 'linux')('leaves no file on a full disk', async () => {
    await site.fill(people)
    fatten(databaseFile(site.config))
    await site.staff(['backup'])
    const size = statSync(join(folder, name)).size
    const main = join(import.meta.dirname, '../../../server/staff/main.ts')
    const child = spawn('prlimit', [`--fsize=${size / 2}:`, process.execPath, main, 'backup'], {
      env: { ...process.env, DATA_DIR: site.folder, SECRET: site.config.secret },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
    const [code] = (await once(child, 'close')) as [number]
    expect([code, said]).toEqual([1, expect.stringMatching(/^No backup was made: .+\. The database is unchanged\.\n$/)])
    expect(readdirSync(folder)).toEqual([name])
  })

  test('leaves no file after a stop', async () => {
    await site.fill(people)
    fatten(databaseFile(site.config))
    const { code, err } = await site.staff(['backup'], { stopSignal: () => AbortSignal.abort() })
    expect([code, err]).toEqual([1, 'The command was stopped before the end: no backup was made.\n'])
    expect(readdirSync(folder)).toEqual([])
  })

  test('deletes a draft that is a day old, and no newer one', async () => {
    await site.fill(people)
    await site.staff(['backup'])
    for (const draft of ['.staff-0a.part', '.staff-0a.part-journal', '.staff-1b.part'])
      writeFileSync(join(folder, draft), '')
    for (const draft of ['.staff-0a.part', '.staff-0a.part-journal'])
      utimesSync(join(folder, draft), 0, at / 1000 - 90_000)
    utimesSync(join(folder, '.staff-1b.part'), 0, at / 1000)
    await site.staff(['backup'])
    expect(readdirSync(folder)).toEqual(['.staff-1b.part', name])
  })
})

describe('the file', () => {
  test('--keep deletes the oldest backups, also of migrations, and no file with another name', async () => {
    await site.fill(people)
    mkdirSync(folder)
    for (const other of ['site-2020.sqlite', 'mine.sqlite']) writeFileSync(join(folder, other), '')
    for (const days of [0, 3, 1, 2]) await site.staff(['backup'], { now: () => at + days * day })
    for (const days of [1, 3.5]) writeFileSync(join(folder, migrationBackupName('1.1.0', at + days * day)), '')
    await site.staff(['backup', '--keep', '3'], { now: () => at + 4 * day })
    expect(readdirSync(folder).sort()).toEqual([
      'before-1.1.0-2026-03-05T00-05-00Z.sqlite',
      'mine.sqlite',
      'site-2020.sqlite',
      'site-2026-03-04T12-05-00Z.sqlite',
      'site-2026-03-05T12-05-00Z.sqlite',
    ])
  })

  test('--output replaces a file, or takes a folder', async () => {
    await site.fill(people)
    const elsewhere = join(site.folder, 'elsewhere')
    mkdirSync(elsewhere)
    const file = join(elsewhere, 'mine.sqlite')
    writeFileSync(file, 'old', { mode: 0o644 })
    expect((await site.staff(['backup', '--output', file])).code).toBe(0)
    expect([mode(file), addresses(file).length]).toEqual(['600', 2])
    expect((await site.staff(['backup', '--output', elsewhere, '--keep', '1'])).code).toBe(0)
    expect(readdirSync(elsewhere)).toEqual(['mine.sqlite', name])
    expect(existsSync(folder)).toBe(false)
  })

  test('the database itself as output is refused', async () => {
    await site.fill(people)
    const file = databaseFile(site.config)
    const bytes = readFileSync(file)
    for (const output of [file, `${file}-wal`, `${site.folder}/./${basename(file)}`]) {
      const { code, err } = await site.staff(['backup', '--output', output])
      expect([code, err]).toEqual([2, expect.stringMatching(/ is the database itself: choose another name\.\n$/)])
    }
    expect(readFileSync(file)).toEqual(bytes)
  })

  test.for([
    [['--keep', '0'], '--keep cannot be “0”: write a whole number from 1.'],
    [['--keep', '-1'], '--keep needs a value: --keep N.'],
    [['--keep', 'all'], '--keep cannot be “all”: write a whole number from 1.'],
    [
      ['--keep', '3', '--output', 'x.sqlite'],
      '--keep counts backups that are named after the time: give --output a folder, or leave it out.',
    ],
  ] as [string[], string][])('%j is a usage error', async ([options, sentence]) => {
    await site.fill()
    expect(await site.staff(['backup', ...options])).toEqual({ code: 2, out: '', err: `${sentence}\n` })
  })
})
