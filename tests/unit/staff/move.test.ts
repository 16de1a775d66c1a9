import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import { sliceSize } from '#db/move.ts'
import { databaseFile, mediaFolder } from '#server/dataFolder.ts'
import { confirmed, messageOf, requestOf } from '../db/samples.ts'
import { migrationsFolder } from '../db/sqlite.database.ts'
import { fillRichly } from '../db/richDatabase.ts'
import { at, Capture, secret, staffSite, type Outcome, type StaffSite } from './staff.ts'

let site: StaffSite
let live: string
let target: string
beforeEach(() => {
  site = staffSite()
  live = databaseFile(site.config)
  target = join(site.folder, 'target.sqlite')
})
afterEach(() => site.remove())

const ana = 'ana@primer.example'
const move = (...options: string[]): Promise<Outcome> => site.staff(['move', '--to', target, ...options])
const files = () => readdirSync(site.folder).sort()
const run = (file: string, statements: string) => {
  const database = new Database(file)
  database.exec(statements)
  database.close()
}
const count = (file: string, table: string) => {
  const database = new Database(file, { readonly: true })
  try {
    return database.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get()
  } finally {
    database.close()
  }
}
const wholeExport = async (from: StaffSite) => (await from.staff(['export', '--status', 'all', '--format', 'json'])).out

describe('move', () => {
  test('copies everything, and reports the contents and the next steps', async () => {
    await site.fill(async (store) => {
      await confirmed(store, ana, { at })
      await store.acceptMessage(messageOf(ana, { at }))
    })
    const { out: log } = await site.staff(['verify-consent'])
    const head = /Hash of the last entry: (\w+)/.exec(log)![1]
    const { code, out, err } = await move()
    expect([code, err]).toEqual([0, ''])
    expect(out).toBe(
      `Moved to ${target}: 1 subscriber, 1 message, 3 mails and 3 entries in the consent log.\n` +
        `Every row was read again and is equal; the consent log is intact. Hash of its last entry: ${head}\n` +
        `Move the new file to ${live}.\n` +
        `To continue, keep the value of SECRET, remove DATABASE_URL from the settings, and start the site.\n` +
        `${live} is unchanged. Do not start a site with it again: mails would be sent twice. Delete it when the new database works.\n`,
    )
    expect(files()).toEqual(['site.sqlite', 'target.sqlite'])
  })

  test('there and back gives an identical export', async () => {
    await site.fill(fillRichly)
    expect((await move()).code).toBe(0)
    const there = staffSite()
    const back = staffSite()
    try {
      cpSync(target, databaseFile(there.config))
      cpSync(mediaFolder(site.config), mediaFolder(there.config), { recursive: true })
      expect((await there.staff(['move', '--to', databaseFile(back.config)])).code).toBe(0)
      const exported = await wholeExport(site)
      expect(exported.split('\n').length).toBeGreaterThan(5)
      expect([await wholeExport(there), await wholeExport(back)]).toEqual([exported, exported])
      for (const moved of [there, back]) {
        expect(await moved.staff(['messages'])).toEqual(await site.staff(['messages']))
        expect(await moved.staff(['mail', 'list'])).toEqual(await site.staff(['mail', 'list']))
        expect(await moved.staff(['verify-consent'])).toEqual(await site.staff(['verify-consent']))
      }
    } finally {
      there.remove()
      back.remove()
    }
  })

  test('names the key file if the key is in one', async () => {
    await site.fill()
    writeFileSync(join(site.folder, 'secret'), secret)
    const { out } = await site.staff(['move', '--to', target], { config: () => ({ ...site.config, secret: '' }) })
    expect(out).toContain(`keep the key ${join(site.folder, 'secret')}, remove DATABASE_URL`)
  })

  test('shows progress at a terminal', async () => {
    await site.fill((store) => confirmed(store, ana, { at }))
    let time = at
    const stderr = Object.assign(new Capture(), { isTTY: true })
    await site.staff(['move', '--to', target], { stderr, now: () => (time += 500) })
    expect(stderr.text).toMatch(/\r.*\d of \d+ rows/)
  })
})

describe('an interrupted move', () => {
  const many = 3 * sliceSize
  beforeEach(async () => {
    await site.fill(fillRichly)
    run(
      live,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})
       INSERT INTO submissions (key, until) SELECT printf('%050d', i), i FROM n`,
    )
  })

  test('by Ctrl+C reports the stop, and continues at the next run', async () => {
    const stop = new AbortController()
    let asked = 0
    const signal = Object.defineProperty(stop.signal, 'aborted', { get: () => (asked += 1) > 24 })
    const { code, out, err } = await site.staff(['move', '--to', target], { stopSignal: () => signal })
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      'The command was stopped before the end. Run the same command again: it continues where it stopped.\n',
    )
    const there = count(target, 'submissions')!
    expect(there).toBeGreaterThan(0)
    expect(there).toBeLessThan(many)
    expect((await move()).code).toBe(0)
    expect(count(target, 'submissions')).toBe(count(live, 'submissions'))
  })

  test('by kill -9 continues at the next run', async () => {
    const child = site.process(['move', '--to', target])
    const closed = once(child, 'close')
    const begun = () => {
      try {
        return readFileSync(target).length > 4096
      } catch {
        return false
      }
    }
    await expect.poll(begun).toBe(true)
    child.kill('SIGKILL')
    await closed
    const { code, out } = await move()
    expect([code, out.split(':')[0]]).toEqual([0, `Moved to ${target}`])
    expect(count(target, 'submissions')).toBe(count(live, 'submissions'))
    expect(files().filter((name) => name.startsWith('target'))).toEqual(['target.sqlite'])
  })
})

describe('is refused, and nothing is changed', () => {
  const refused = async (sentence: string, to = target) => {
    const before = files()
    const { code, out, err } = await site.staff(['move', '--to', to])
    expect([code, out, err]).toEqual([1, '', `${sentence}\n`])
    expect(files()).toEqual(before)
  }
  beforeEach(() => site.fill((store) => confirmed(store, ana, { at })))

  test('to the database itself, under any name', async () => {
    await refused(`${live} is the site’s own database. Nothing was changed.`, live)
    const other = join(site.folder, '.', 'folder', '..', 'site.sqlite')
    await refused(`${live} is the site’s own database. Nothing was changed.`, other)
  })

  test('to a folder, or into a missing folder', async () => {
    mkdirSync(target)
    await refused(`${target} is not a file. Nothing was changed.`)
    const folder = join(site.folder, 'nowhere')
    await refused(`There is no folder ${folder}. Nothing was changed.`, join(folder, 'target.sqlite'))
  })

  test('to a file that is not a database', async () => {
    writeFileSync(target, 'This is no database. '.repeat(1000))
    await refused(`${target} is not a database of this site. Nothing was changed.`)
    expect(readFileSync(target, 'utf8')).toBe('This is no database. '.repeat(1000))
  })

  test('to another site’s database', async () => {
    const other = await openSqliteStore({ file: target, migrationsFolder })
    await other.requestSubscription(requestOf('other@primer.example'))
    await other.close()
    await refused(
      `${target} already holds data that is not part of this site. Nothing was changed: give an empty database, or the name of a new file.`,
    )
    expect(count(target, 'subscribers')).toBe(1)
  })

  test('while the site or a site on the target runs', async () => {
    const using = (name: string) =>
      `Nothing was moved: the site or another program is using ${name}. Stop it, and run the same command again.`
    const store = await site.openStore(site.config)
    await refused(using(live))
    await store.close()
    const other = await openSqliteStore({ file: target, migrationsFolder })
    await refused(using(target))
    await other.close()
    expect((await move()).code).toBe(0)
  })

  test('with an altered consent log, without --altered-log', async () => {
    run(live, 'DROP TRIGGER consent_log_no_delete; DELETE FROM consent_log WHERE seq = 2')
    await refused(
      `The consent log in ${live} was altered: entry 2 is missing. Nothing was changed: find the cause first, or add --altered-log.`,
    )
    const { code, out } = await move('--altered-log')
    expect(code).toBe(0)
    expect(out).toContain('the consent log is altered, as it was before')
  })

  test('to an unreachable server', async () => {
    await refused(
      'The move was not completed: PostgreSQL cannot be reached; check that it runs and that its address is right. The site’s database is unchanged. Solve this, then run the same command again: it continues where it stopped.',
      'postgres://site:secret-word@127.0.0.1:1/site',
    )
  })
})
