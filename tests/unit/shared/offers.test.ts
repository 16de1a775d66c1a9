import { describe, expect, test } from 'vitest'
import { catalogue } from '#client/pictures/catalogue.ts'
import { products } from '#client/art/kinds/product.ts'
import { wordsOf } from '#locales/words.ts'
import { donationLaw } from '#shared/content/donationRules.ts'
import { donationAmounts, paymentIds, payments } from '#shared/content/payments.ts'
import { press, type PressItem } from '#shared/content/press.ts'
import { shopItems } from '#shared/content/shop.ts'
import { shopItemIds } from '#shared/content/shopNames.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'

/** Replaces no-break spaces, whose kind depends on the language and on Intl. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('the shop', () => {
  test('has ten different products, each with its own picture', () => {
    expect(shopItemIds).toEqual([...new Set(shopItemIds)])
    expect(shopItemIds).toHaveLength(10)
    expect(Object.keys(catalogue.shop)).toEqual(shopItemIds)
    for (const id of shopItemIds) {
      expect(products).toContain(id)
      expect(catalogue.shop[id].item).toBe(id)
    }
  })

  test('has prices in whole dinars', () => {
    for (const { price } of shopItems) {
      expect(Number.isSafeInteger(price)).toBe(true)
      expect(price).toBeGreaterThan(0)
    }
  })

  test.each(languages)('has a unique name for every product and every way to pay in %s', (language) => {
    const { items, ways } = wordsOf(language).shop
    expect(Object.keys(items)).toEqual(shopItemIds)
    expect(Object.keys(ways)).toEqual(paymentIds)
    for (const names of [Object.values(items), Object.values(ways)]) expect(new Set(names).size).toBe(names.length)
  })
})

describe('payments', () => {
  test('link to an HTTPS address of another site, or have no link', () => {
    for (const id of paymentIds) {
      const { url } = payments[id]
      if (url !== undefined) expect(new URL(url).protocol).toBe('https:')
    }
  })

  test('suggest rising amounts in whole dinars', () => {
    const amounts: readonly number[] = donationAmounts
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other))
    expect(new Set(amounts).size).toBe(amounts.length)
    for (const amount of amounts) expect(Number.isSafeInteger(amount) && amount > 0).toBe(true)
  })

  test('have the limits of the law', () => {
    expect(donationLaw).toEqual({ personSalaries: 10, companySalaries: 30, publishedWithinDays: 8 })
  })
})

describe('the press', () => {
  const items: readonly PressItem[] = press

  test('is listed newest first, without duplicates, with valid dates', () => {
    const dates = items.map(({ published }) => published)
    expect(dates).toEqual([...dates].sort().reverse())
    for (const date of dates) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  test.each(languages)('has a headline and an outlet, and is labelled as a sample, in %s', (language) => {
    const { items: words } = wordsOf(language).pressItems
    expect(Object.keys(words)).toEqual(items.map(({ id }) => id))
    const samples: Readonly<Record<Language, RegExp>> = {
      sr: /\(primer\)$/,
      'sr-Cyrl': /\(пример\)$/,
      en: /\(sample\)$/,
      fr: /\(exemple\)$/,
      nl: /\(voorbeeld\)$/,
    }
    for (const { outlet } of Object.values(words)) expect(outlet).toMatch(samples[language])
  })
})

describe('formatMoney', () => {
  const written: Readonly<Record<Language, readonly [small: string, large: string]>> = {
    sr: ['250 RSD', '1.900 RSD'],
    'sr-Cyrl': ['250 RSD', '1.900 RSD'],
    en: ['RSD 250', 'RSD 1,900'],
    fr: ['250 RSD', '1 900 RSD'],
    nl: ['RSD 250', 'RSD 1.900'],
  }
  test.each(languages)('writes prices as %s does, with no-break spaces', (language) => {
    expect([250, 1_900].map((dinars) => plain(formatMoney(dinars, language)))).toEqual(written[language])
    expect(formatMoney(1_900, language)).not.toContain(' ')
  })
})
