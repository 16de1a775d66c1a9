import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { isEmail } from '#shared/forms/email.ts'
import { topics } from '#shared/forms/topics.ts'
import { deskTopics, desks, offices, organisation, reach, visits } from '#shared/content/organisation.ts'
import { municipalities } from '#shared/content/municipalities.ts'
import { coPresidentIds } from '#shared/content/people.ts'
import { sampleShares } from '#shared/content/samples.ts'
import { storage, type StorageEntry } from '#shared/content/storage.ts'
import { formatDate, formatTime } from '#shared/i18n/format.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { layers, layerStatement } from '#shared/layers.ts'
import { layerOf } from '#scripts/vite/layers.ts'

const root = join(import.meta.dirname, '../../..')

describe('formatDate', () => {
  const dates: Readonly<Record<Language, readonly [first: string, other: string]>> = {
    sr: ['1. novembar 2026.', '20. novembar 2026.'],
    'sr-Cyrl': ['1. новембар 2026.', '20. новембар 2026.'],
    en: ['1 November 2026', '20 November 2026'],
    fr: ['1er novembre 2026', '20 novembre 2026'],
    nl: ['1 november 2026', '20 november 2026'],
  }

  test.each(languages)('writes days as %s does', (language) => {
    expect(formatDate('2026-11-01', language)).toBe(dates[language][0])
    expect(formatDate('2026-11-20', language)).toBe(dates[language][1])
    expect(formatDate('2026-11-20T23:59:59.999Z', language)).toBe(dates[language][1])
  })

  test('writes “1er” in French for the first of a month only', () => {
    for (let day = 2; day <= 31; day += 1)
      expect(formatDate(`2026-12-${String(day).padStart(2, '0')}`, 'fr')).toMatch(/^\d+ décembre/)
  })

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Belgrade'])(
    'writes the same day in the time zone %s',
    (zone) => {
      const script = `import { formatDate } from '#shared/i18n/format.ts'; process.stdout.write(formatDate('2026-11-01', 'en'))`
      const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: root,
        env: { ...process.env, TZ: zone },
      })
      expect(said.toString()).toBe('1 November 2026')
    },
  )
})

describe('formatTime', () => {
  const times: Readonly<Record<Language, readonly [full: string, half: string]>> = {
    sr: ['9:00', '19:30'],
    'sr-Cyrl': ['9:00', '19:30'],
    en: ['9:00', '19:30'],
    fr: ['9\u00a0h', '19\u00a0h\u00a030'],
    nl: ['9.00', '19.30'],
  }
  test.each(languages)('writes times as %s does', (language) => {
    expect([formatTime('9:00', language), formatTime('19:30', language)]).toEqual(times[language])
  })
})

describe('the co-presidents', () => {
  test.each(languages)('have quotations of the same length in %s', (language) => {
    const { people } = wordsOf(language).home
    const [first, second] = coPresidentIds.map((id) => people[id].quote.length) as [number, number]
    expect(Math.abs(first - second)).toBeLessThanOrEqual(5)
  })
})

test('the organisation’s facts pass the checks of forms and mails', () => {
  for (const address of [reach.email, organisation.mailFrom]) {
    expect(isEmail(address)).toBe(true)
    expect(address.endsWith(`@${organisation.domain}`)).toBe(true)
  }
  for (const { id } of desks) expect(topics).toContain(deskTopics[id])
  const time = /^(?:\d|1\d|2[0-4]):[0-5]\d$/
  for (const {
    days: [first, last],
    opens,
    closes,
  } of visits.openingHours) {
    expect(first).toBeLessThanOrEqual(last)
    for (const value of [opens, closes]) expect(value).toMatch(time)
  }
  for (const { opens, closes } of offices) for (const value of [opens, closes]) expect(value).toMatch(time)
  expect(new URL(visits.mapUrl).protocol).toBe('https:')
})

test('every entry stored in the browser has a unique name and an end', () => {
  const kept: readonly StorageEntry[] = Object.values(storage)
  expect(new Set(kept.map(({ name }) => name)).size).toBe(kept.length)
  expect(storage.language).toEqual({ name: 'lng', places: ['cookie', 'local'], maxAge: 365 * 24 * 60 * 60 })
  // A cookie without `maxAge` would be a session cookie, which the privacy notice does not describe.
  for (const { places, maxAge } of kept) expect(places.includes('cookie')).toBe(maxAge !== undefined)
})

describe('the cascade layers', () => {
  test('are named once, in their order', () => {
    expect(new Set(layers).size).toBe(layers.length)
    expect(layerStatement).toBe(`@layer ${layers.join(',')};`)
    expect(layerStatement).toMatch(/^@layer [a-z,]+;$/)
  })

  test('every style file is in a folder with a layer', () => {
    const client = join(root, 'client')
    const files = readdirSync(client, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
      .map((entry) => relative(client, join(entry.parentPath, entry.name)))
    expect(files.length).toBeGreaterThan(10)
    // Print styles have no layer, so that they win over all layers.
    const unlayered = ['styles/print.css', 'styles/slip.print.css']
    const homeless = files.filter((file) => layerOf(join(client, file)) === undefined)
    expect(homeless).toEqual(unlayered)
  })
})

test('the sample share of branches with an office is that of the samples on other pages', () => {
  expect(sampleShares.offices).toBe(Math.round((offices.length / municipalities.length) * 100))
})
