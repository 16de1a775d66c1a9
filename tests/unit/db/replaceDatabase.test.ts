import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reserve } from '#db/sqlite/replaceDatabase.ts'
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import { makeSelfContained } from '#db/sqlite/onlineBackup.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { collect, requestOf } from './samples.ts'
import { migrationsFolder } from './sqlite.database.ts'

let folder: string
let live: string
let draft: string
let kept: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'exchange-'))
  ;[live, draft, kept] = ['site.sqlite', 'draft', 'kept.sqlite'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await make(draft, 'new@example.org')
  makeSelfContained(draft)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function make(file: string, email: string): Promise<void> {
  const store = await openSqliteStore({ file, migrationsFolder })
  await store.requestSubscription(requestOf(email))
  await store.close()
}

/** Whom a server that starts on the file finds. */
async function peopleIn(file: string): Promise<string[]> {
  const store = await openSqliteStore({ file, migrationsFolder })
  const emails = (await collect(store.exportSubscribers({}))).map(({ email }) => email)
  await store.close()
  return emails
}

describe('a crash leaves the old database or the new one, and both in the end', () => {
  async function crash(step: string): Promise<void> {
    const script = join(import.meta.dirname, 'crashing.process.ts')
    const child = spawn(process.execPath, [script, live, draft, kept, step], { stdio: 'inherit' })
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  }

  /** A server that was killed: its last commit is in the log alone. */
  async function killedServer(): Promise<void> {
    await make(live, 'old@example.org')
    const script = join(import.meta.dirname, 'writing.process.ts')
    const writer = spawn(process.execPath, [script, live, migrationsFolder])
    await once(writer.stdout, 'data')
    writer.kill('SIGKILL')
    await once(writer, 'close')
    expect(existsSync(`${live}-wal`)).toBe(true)
  }
  const old = ['old@example.org', 'p0@primer.example']

  test.for([
    ['reserved', 'old'],
    ['kept', 'old'],
    ['replaced', 'new'],
  ] as const)('%s', async ([step, expected]) => {
    await killedServer()
    await crash(step)
    const found = await peopleIn(live)
    if (expected === 'old') expect(found.slice(0, 2)).toEqual(old)
    else expect(found).toEqual(['new@example.org'])
    if (expected === 'new') expect((await peopleIn(kept)).slice(0, 2)).toEqual(old)
    // Whatever is left over, the next exchange is done.
    if (expected === 'old') {
      const reserved = await reserve(live, join(folder, 'kept again.sqlite'))
      await reserved.replaceWith(draft)
      reserved.release()
      expect(await peopleIn(live)).toEqual(['new@example.org'])
      expect((await peopleIn(join(folder, 'kept again.sqlite'))).slice(0, 2)).toEqual(old)
    }
  })

  test.for(['kept', 'cleared', 'replaced'])('%s, of a destroyed one', async (step) => {
    writeFileSync(live, 'destroyed '.repeat(1000))
    writeFileSync(`${live}-wal`, 'its log')
    await crash(step)
    if (step === 'replaced') expect(await peopleIn(live)).toEqual(['new@example.org'])
    else await expect(peopleIn(live)).rejects.toThrow(StoreUnavailable)
    expect(readFileSync(kept, 'utf8')).toBe('destroyed '.repeat(1000))
    expect(readFileSync(`${kept}-wal`, 'utf8')).toBe('its log')
  })

  test.for(['reserved', 'kept', 'replaced'])('%s, of a missing one', async (step) => {
    await crash(step)
    expect(await peopleIn(live)).toEqual(step === 'replaced' ? ['new@example.org'] : [])
  })
})

describe('somebody who comes in between', () => {
  test('a server that starts waits, and finds the new database', async () => {
    await make(live, 'old@example.org')
    const reserved = await reserve(live, kept)
    await expect(openSqliteStore({ file: live, migrationsFolder, lockWait: 150 })).rejects.toThrow(StoreUnavailable)
    const starting = openSqliteStore({ file: live, migrationsFolder })
    await reserved.replaceWith(draft)
    reserved.release()
    const store = await starting
    expect((await collect(store.exportSubscribers({}))).map(({ email }) => email)).toEqual(['new@example.org'])
    await store.requestSubscription(requestOf('after@example.org'))
    await store.close()
    expect(await peopleIn(kept)).toEqual(['old@example.org'])
  })

  test('so does one where no database was', async () => {
    const reserved = await reserve(live, kept)
    const starting = openSqliteStore({ file: live, migrationsFolder })
    await reserved.replaceWith(draft)
    reserved.release()
    const store = await starting
    expect(await store.countSubscribers({})).toBe(1)
    await store.close()
    expect(readdirSync(folder)).toEqual(['site.sqlite'])
  })

  test('another restore is refused', async () => {
    await make(live, 'old@example.org')
    const reserved = await reserve(live, kept)
    await expect(reserve(live, join(folder, 'kept by another.sqlite'))).rejects.toThrow(StoreUnavailable)
    reserved.release()
    expect(await peopleIn(live)).toEqual(['old@example.org'])
  })

  test('whoever still has the old file open cannot put a log beside the new one', async () => {
    await make(live, 'old@example.org')
    makeSelfContained(live)
    const late = new Database(live, { timeout: 0 })
    const reserved = await reserve(live, kept)
    await reserved.replaceWith(draft)
    reserved.release()
    expect(() => late.pragma('journal_mode = WAL')).toThrow(
      expect.objectContaining({ code: 'SQLITE_READONLY_DBMOVED' }) as Error,
    )
    expect(() => late.exec('DELETE FROM subscribers')).toThrow(
      expect.objectContaining({ code: 'SQLITE_READONLY_DBMOVED' }) as Error,
    )
    late.close()
    expect(readdirSync(folder).sort()).toEqual(['kept.sqlite', 'site.sqlite'])
    expect(await peopleIn(live)).toEqual(['new@example.org'])
    expect(await peopleIn(kept)).toEqual(['old@example.org'])
  })

  test('a destroyed database that somebody else has replaced is not replaced again', async () => {
    writeFileSync(live, 'destroyed '.repeat(1000))
    const reserved = await reserve(live, kept)
    const other = join(folder, 'other')
    await make(other, 'other@example.org')
    renameSync(other, live)
    await expect(reserved.replaceWith(draft)).rejects.toThrow(StoreUnavailable)
    reserved.release()
    expect(await peopleIn(live)).toEqual(['other@example.org'])
  })
})

test('a server that uses a database whose tables of contents are damaged is noticed', async () => {
  await make(live, 'old@example.org')
  const server = new Database(live)
  server.unsafeMode()
  server.exec("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'nonsense' WHERE name = 'messages'")
  await expect(reserve(live, kept)).rejects.toThrow(StoreUnavailable)
  expect(existsSync(`${kept}-wal`)).toBe(false)
  server.close()
  const reserved = await reserve(live, kept)
  expect(reserved.state).toBe('damaged')
  await reserved.replaceWith(draft)
  reserved.release()
  expect(await peopleIn(live)).toEqual(['new@example.org'])
  // The log of a database that is damaged so stays beside it.
  expect(readdirSync(folder).filter((name) => !name.startsWith('kept'))).toEqual(['site.sqlite'])
})

test('the log of a killed server whose tables of contents are damaged is kept, and not applied to the new database', async () => {
  const other = join(folder, 'other.sqlite')
  await make(other, 'old@example.org')
  const server = new Database(other)
  server.unsafeMode()
  server.pragma('wal_autocheckpoint = 0')
  server.exec("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'nonsense' WHERE name = 'messages'")
  // As they lie there when it is killed.
  for (const ending of ['', '-wal']) cpSync(other + ending, live + ending)
  server.close()
  const log = readFileSync(`${live}-wal`)
  const reserved = await reserve(live, kept)
  expect(reserved.state).toBe('damaged')
  await reserved.replaceWith(draft)
  reserved.release()
  expect(readdirSync(folder).filter((name) => name.startsWith('site'))).toEqual(['site.sqlite'])
  expect(await peopleIn(live)).toEqual(['new@example.org'])
  expect(readFileSync(`${kept}-wal`)).toEqual(log)
})
