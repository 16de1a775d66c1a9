import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#db/store.ts'
import { createKeyedHash } from '#server/services/secrets.ts'
import { keysMatch, KeyMismatch, openSiteKeys, siteKeys } from '#server/services/siteKey.ts'
import { confirmed, consentOf, messageOf } from '../db/samples.ts'
import { sqliteDatabase, type SqliteTestDatabase } from '../db/sqlite.database.ts'

const [first, second, third] = ['first', 'second', 'third'].map(
  (name) => `the ${name} key of the tests, long enough`,
) as [string, string, string]
const ana = 'ana@primer.example'

let database: SqliteTestDatabase
let store: Store
let dataDir: string
beforeEach(async () => {
  database = sqliteDatabase()
  store = await database.open()
  dataDir = mkdtempSync(join(tmpdir(), 'key-'))
})
afterEach(async () => {
  await store.close()
  await database.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

const open = (secret: string, secretPrevious = '') => openSiteKeys(store, { secret, secretPrevious, dataDir })
const file = () => join(dataDir, 'secret')
/** Adds a subscriber to a database without a check value. */
const subscribedWith = (key: string) =>
  confirmed(store, ana, { consent: consentOf(ana, { subjectHash: createKeyedHash(key)('subject', ana) }) })

describe('a new database', () => {
  test('accepts the first key and then no other', async () => {
    expect((await open(first)).current).toBe(first)
    expect((await open(first)).accepted).toEqual([first])
    await expect(open(second)).rejects.toThrow(KeyMismatch)
    expect((await open(first)).current).toBe(first)
  })

  test('gets a generated key when none is set, and then no other', async () => {
    const { current } = await open('')
    expect((await open('')).current).toBe(current)
    rmSync(file())
    await expect(open('')).rejects.toThrow('The site’s key is missing')
    expect(existsSync(file())).toBe(false)
    writeFileSync(file(), third)
    await expect(open('')).rejects.toThrow('is not the one that the database was made with')
    writeFileSync(file(), current)
    expect((await open('')).current).toBe(current)
    expect((await open(current)).current).toBe(current)
  })

  test('accepts one of two simultaneous keys', async () => {
    const opened = await Promise.allSettled([open(first), open(second)])
    expect(opened.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a database without a check value', () => {
  test('gets a check value at the first start', async () => {
    await subscribedWith(first)
    await open(first)
    await expect(open(second)).rejects.toThrow(KeyMismatch)
  })

  test('refuses a key that does not match its hashes', async () => {
    await subscribedWith(first)
    await expect(open(second)).rejects.toThrow(KeyMismatch)
    expect((await open(second, first)).current).toBe(second)
  })

  test('with personal data gets no generated key', async () => {
    await store.acceptMessage(messageOf(ana, { consent: undefined }))
    await expect(open('')).rejects.toThrow('The site’s key is missing')
    expect(existsSync(file())).toBe(false)
  })
})

describe('a change of the key', () => {
  test('starts with the previous key set and ends without it', async () => {
    await open(first)
    const keys = await open(second, first)
    expect(keys.accepted).toEqual([second, first])
    expect((await open(second)).accepted).toEqual([second])
    await expect(open(first)).rejects.toThrow(KeyMismatch)
    await expect(open(third, first)).rejects.toThrow(KeyMismatch)
  })

  test('can be reverted', async () => {
    await open(first)
    await open(second, first)
    expect((await open(first, second)).current).toBe(first)
    expect((await open(first)).current).toBe(first)
  })

  test('leads from the key in the file to a generated or configured key', async () => {
    const { current: made } = await open('')
    rmSync(file())
    const { current: anew } = await open('', made)
    expect(anew).not.toBe(made)
    expect((await open(second, anew)).current).toBe(second)
  })

  test('matches for staff commands while both keys are set', async () => {
    await open(first)
    expect(await keysMatch(store, siteKeys(second, first))).toBe(true)
    expect(await keysMatch(store, siteKeys(second, ''))).toBe(false)
    expect((await store.findKeyCheck()).value).toBe(siteKeys(first, '').checkValues()[0])
  })
})

test('a previous key that equals the current one is ignored', () => {
  expect(siteKeys(first, first).accepted).toEqual([first])
})

test('the check value is neither the key nor the hash of an address', () => {
  const [value] = siteKeys(first, '').checkValues()
  expect(value).toMatch(/^[0-9a-f]{64}$/)
  expect(value).not.toBe(createKeyedHash(first)('subject', ''))
})
