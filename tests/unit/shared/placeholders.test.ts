import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { municipalities } from '#shared/content/municipalities.ts'
import { officeIds } from '#shared/content/organisation.ts'
import { press } from '#shared/content/press.ts'
import { shopItems } from '#shared/content/shop.ts'
import { placeholderFacts } from '#shared/content/placeholders.ts'
import { languages } from '#shared/i18n/languages.ts'

const root = join(import.meta.dirname, '../../..')
const words = languages.map((language) => ({ ...wordsOf(language).organisation }))
const lineOf = (lines: readonly string[], file: string) => lines.find((line) => line.startsWith(`${file}: `)) ?? ''

describe('placeholderFacts', () => {
  test('lists the facts that are still placeholders, a line for each file', () => {
    const lines = placeholderFacts(words)
    const organisation = lineOf(lines, 'shared/content/organisation.ts')
    for (const name of ['domain', 'email', 'mailFrom', 'phone', `offices (${officeIds.length})`])
      expect(organisation.split(/: |, /)).toContain(name)
    expect(organisation).not.toContain('postcode')
    expect(lineOf(lines, 'shared/content/municipalities.ts')).toContain(`(${municipalities.length})`)
    expect(lineOf(lines, 'shared/content/figures.ts')).toContain('figures (3)')
    for (const [file, facts] of [
      ['shop', `shopItems (${shopItems.length})`],
      ['press', `press (${press.length})`],
      ['donationRules', 'donationSheet'],
    ])
      expect(lineOf(lines, `shared/content/${file}.ts`)).toContain(facts)
    const said = lineOf(lines, 'locales/*/organisation.json').split(/: |, /)
    expect(said).toEqual(expect.arrayContaining(['name', 'street', 'municipality', 'coPresidents (2)']))
    expect(said).not.toContain('city')
    // Each name once for all languages, and each file once.
    expect(new Set(said).size).toBe(said.length)
    expect(new Set(lines.map((line) => line.split(':')[0])).size).toBe(lines.length)
  })

  test('lists a word that only one language has replaced', () => {
    const [first, ...others] = words
    const filled = { ...first!, name: 'Demokrate' }
    expect(lineOf(placeholderFacts([filled, ...others], {}), 'locales/*/organisation.json')).toContain('name')
    expect(placeholderFacts([{ name: 'Demokrate' }, { name: 'Democrats' }], {})).toEqual([])
  })

  test('counts nested strings and samples, and leaves out replaced facts', () => {
    const facts = {
      one: { phone: '+381 11 123 45 67', list: ['a', null, 5], isFine: true },
      two: { street: 'Улица Пример 1', deep: { a: ['Пример 1', 'Пример 2'], b: 'Knez Mihailova 1' } },
      three: { figures: { a: { value: 1, isSample: true }, b: { value: 2, isSample: false } } },
    }
    expect(placeholderFacts([], facts)).toEqual(['two: street, deep (2)', 'three: figures'])
  })

  test('lists only files that exist', () => {
    for (const line of placeholderFacts(words)) {
      const file = line.split(':')[0]!.replace('*', 'sr')
      expect(readFileSync(join(root, file), 'utf8').length, file).toBeGreaterThan(0)
    }
  })
})
