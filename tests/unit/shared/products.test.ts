import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { picturesOf } from '#client/pictures/catalogue.ts'
import { productPictures } from '#shared/content/productPictures.ts'
import { pictureNameOf, productViews } from '#shared/content/productViews.ts'
import { relatedItems } from '#client/pages/shop/relatedItems.ts'
import { shopItem, shopItems } from '#shared/content/shop.ts'
import { shopItemIds } from '#shared/content/shopNames.ts'
import { sizeMeasures } from '#shared/content/sizeMeasures.ts'
import { fieldErrorsOf } from '#shared/forms/errors.ts'
import { sendSchemas } from '#shared/forms/schemas.ts'
import { languages, sourceLanguages } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'

const drawn = new Map(picturesOf('products'))

describe.each(shopItemIds)('the product %s', (id) => {
  test.each(languages)('has words in %s', (language) => {
    const { description, text, facts, alt } = wordsOf(language)[`product/${id}`]
    expect(description.length).toBeGreaterThan(0)
    const words = text.join(' ').split(/\s+/).length
    expect(text.length).toBeGreaterThanOrEqual(2)
    expect(words).toBeGreaterThanOrEqual(45)
    expect(words).toBeLessThanOrEqual(85)
    expect(Object.keys(facts)).toEqual(['material', 'measure', 'made', 'care'])
    expect(Object.values(facts).every((fact) => fact.length > 0)).toBe(true)
    expect(alt.length).toBeLessThanOrEqual(125)
    expect(alt).not.toBe(description)
  })

  test('has one to four pictures, the first of the whole product', () => {
    const views = productViews[id]
    expect(views.length).toBeGreaterThanOrEqual(2)
    expect(views.length).toBeLessThanOrEqual(4)
    expect(views[0]!.kind).toBe('whole')
    for (const at of views.keys()) expect(drawn.has(pictureNameOf(id, at)), pictureNameOf(id, at)).toBe(true)
  })

  test('has pictures of each of its colours and of no other', () => {
    const { colours = [] } = shopItem(id)
    const views = productViews[id]
    const shown = views.filter(({ kind }) => kind === 'whole').map(({ colour }) => colour)
    expect([...new Set(shown.filter((colour) => colour !== undefined))]).toEqual([...colours])
    for (const { colour } of views) if (colours.length > 0) expect(colours).toContain(colour)
    expect(views[0]!.colour).toBe(colours[0])
  })

  test('has related products with a common category or tag', () => {
    const { category, tags } = shopItem(id)
    const related = relatedItems(id)
    expect(related.length).toBeGreaterThan(0)
    expect(related.length).toBeLessThanOrEqual(4)
    expect(related.map((one) => one.id)).not.toContain(id)
    for (const other of related)
      expect(other.category === category || other.tags.some((tag) => tags.includes(tag)), other.id).toBe(true)
  })
})

test('no two products share a paragraph', () => {
  for (const language of languages) {
    const all = shopItemIds.flatMap((id) => {
      const { description, text } = wordsOf(language)[`product/${id}`]
      return [description, ...text]
    })
    expect(new Set(all).size, language).toBe(all.length)
  }
})

test('every picture belongs to a product, and every product has its word file', () => {
  expect([...drawn.keys()]).toEqual(productPictures.map(([name]) => name))
  for (const language of sourceLanguages)
    for (const id of shopItemIds) {
      const file = join(import.meta.dirname, `../../../locales/${language}/product/${id}.json`)
      expect(existsSync(file) && JSON.parse(readFileSync(file, 'utf8')), file).toBeTruthy()
    }
})

test('a larger size is larger in every measure', () => {
  for (const { sizes } of shopItems)
    for (const [at, size] of (sizes ?? []).entries()) {
      const smaller = sizes![at - 1]
      if (!smaller) continue
      for (const measure of ['chest', 'length', 'sleeve'] as const)
        expect(sizeMeasures[size][measure], `${size} ${measure}`).toBeGreaterThan(sizeMeasures[smaller][measure])
    }
})

describe('a review', () => {
  const review = { name: 'Ana', email: 'ana@primer.example', message: 'Fits.', topic: 'review', consent: 'on' }
  const wrong = (given: object) =>
    Object.entries(fieldErrorsOf(sendSchemas.contact.safeParse({ form: 'contact', ...given }).error?.issues ?? [])).map(
      ([field, error]) => `${field}: ${error}`,
    )

  test('has a rating from one to five', () => {
    for (const rating of ['1', '3', '5']) expect(wrong({ ...review, rating })).toEqual([])
    for (const rating of ['0', '6', 'many']) expect(wrong({ ...review, rating })).toEqual(['rating: invalidChoice'])
    expect(wrong(review)).toEqual(['rating: required'])
    expect(wrong({ ...review, rating: '' })).toEqual(['rating: required'])
  })

  test('reports all errors at once', () => {
    expect(wrong({ ...review, email: '', message: '', consent: undefined }).sort()).toEqual([
      'consent: consentRequired',
      'email: required',
      'message: required',
      'rating: required',
    ])
  })

  test('is the only message with a rating', () => {
    expect(wrong({ ...review, topic: 'question' })).toEqual([])
  })
})
