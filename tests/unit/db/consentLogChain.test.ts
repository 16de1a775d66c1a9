import { describe, expect, test } from 'vitest'
import {
  chainSeed,
  consentHash,
  verifyConsentLog,
  type ConsentRecord,
  type ConsentLogEntry,
} from '#db/consentLogChain.ts'
import { consentOf, start } from './samples.ts'

const entry: ConsentLogEntry = { ...consentOf('ana@example.org'), at: start }

describe('the hash of an entry', () => {
  test('is the same for the same entry, in whatever order its fields are written', () => {
    const reversed = Object.fromEntries(Object.entries(entry).reverse()) as unknown as ConsentLogEntry
    expect(consentHash(chainSeed, reversed)).toBe(consentHash(chainSeed, entry))
    expect(consentHash(chainSeed, entry)).toMatch(/^[0-9a-f]{64}$/)
  })

  const changes: Record<keyof ConsentLogEntry, Partial<ConsentLogEntry>> = {
    at: { at: start + 1 },
    act: { act: 'withdrawn' },
    purpose: { purpose: 'contact' },
    wordingVersion: { wordingVersion: 4 },
    wordingHash: { wordingHash: 'c' },
    language: { language: 'nl' },
    form: { form: 'api' },
    page: { page: 'contact' },
    subjectHash: { subjectHash: 'c' },
    ipHash: { ipHash: 'c' },
  }
  test.each(Object.entries(changes))('depends on its %s', (_, change) => {
    expect(consentHash(chainSeed, { ...entry, ...change })).not.toBe(consentHash(chainSeed, entry))
  })

  test('depends on the entry before', () => {
    expect(consentHash('f'.repeat(64), entry)).not.toBe(consentHash(chainSeed, entry))
  })

  test('knows where one field ends and the next begins', () => {
    const hashOf = (form: string, page: string) => consentHash(chainSeed, { ...entry, form, page })
    expect(hashOf('a","b', 'c')).not.toBe(hashOf('a', 'b","c'))
    expect(hashOf('ab', '')).not.toBe(hashOf('a', 'b'))
  })
})

describe('the log', () => {
  function logOf(length: number): ConsentRecord[] {
    const log: ConsentRecord[] = []
    for (let number = 1; number <= length; number += 1) {
      const previousHash = log.at(-1)?.hash ?? chainSeed
      const consent = { ...entry, at: start + number }
      log.push({ ...consent, entry: number, previousHash, hash: consentHash(previousHash, consent) })
    }
    return log
  }
  async function* reading(log: ConsentRecord[]) {
    yield* log
  }
  const verify = (log: ConsentRecord[], written = 5) => verifyConsentLog(reading(log), written)

  test('is intact as it was written', async () => {
    const log = logOf(5)
    expect(await verify(log)).toEqual({ intact: true, entries: 5, head: log[4]!.hash })
    expect(await verify([], 0)).toEqual({ intact: true, entries: 0, head: chainSeed })
  })

  test.each([1, 3, 5])('names entry %i when it was changed', async (number) => {
    const log = logOf(5)
    log[number - 1]!.wordingVersion = 99
    expect(await verify(log)).toEqual({ intact: false, entry: number, fault: 'changed' })
  })

  test.each([1, 3, 5])('names entry %i when it is missing', async (number) => {
    const log = logOf(5).filter(({ entry: at }) => at !== number)
    expect(await verify(log)).toEqual({ intact: false, entry: number, fault: 'missing' })
  })

  test('names the entry after one that was rewritten with a hash of its own', async () => {
    const log = logOf(5)
    const second = log[1]!
    second.wordingVersion = 99
    second.hash = consentHash(second.previousHash, second)
    expect(await verify(log)).toEqual({ intact: false, entry: 3, fault: 'changed' })
  })
})
