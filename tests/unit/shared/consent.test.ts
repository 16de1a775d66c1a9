import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { consentWording } from '#locales/consentWording.ts'
import { wordsOf } from '#locales/words.ts'
import { consentPurposes, wordingHashes, wordingVersions } from '#shared/consent/versions.ts'
import { languages } from '#shared/i18n/languages.ts'

describe.each(consentPurposes)('the consent wording for %s', (purpose) => {
  const { version, date } = wordingVersions[purpose]
  const hashes = wordingHashes[purpose]

  // If a text changes in any script, increase its version and update its date and hashes.
  test.each(languages)('in %s has the hash of its version', (language) => {
    expect(createHash('sha256').update(consentWording(purpose, language)).digest('hex')).toBe(hashes[language])
  })

  test('differs in each language', () => {
    expect(new Set(Object.values(hashes)).size).toBe(languages.length)
  })

  test('has a version and its date', () => {
    expect(version).toBeGreaterThanOrEqual(1)
    expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
  })

  test.each(languages)('in %s names the party and has no placeholder left', (language) => {
    const wording = consentWording(purpose, language)
    expect(wording).toContain(wordsOf(language).organisation.nameInSentence)
    expect(wording).not.toMatch(/[{}]|\$t\(|<|undefined/)
  })
})
