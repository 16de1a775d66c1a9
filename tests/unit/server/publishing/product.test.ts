import { describe, expect, test } from 'vitest'
import { formatDocument } from '#server/publishing/formatDocument.ts'
import { kinds } from '#server/publishing/kinds/kinds.ts'
import { mediaProblems } from '#server/publishing/mediumUses.ts'
import { readFiles, readTextFile, slugProblem } from '#server/publishing/parseDocument.ts'
import { shopItems } from '#shared/content/shop.ts'
import { findAmong, photograph } from '#tests/support/media.ts'

const file = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n`
const facts = ['price: 1500', 'old-price: 1700', 'stock: few', 'sold-out: [XL, S]', 'picture: voda.jpg']
const fieldsOf = (slug: string, ...lines: string[]) => readTextFile('product', file(...lines), slug).fields
const fault = (slug: string, ...lines: string[]) =>
  readTextFile('product', file(...lines), slug).problems.map(({ line, text }) => [
    line,
    text.key.replace('publishing.', ''),
  ])

describe('the file of a product', () => {
  test('holds what it sells without loss, also what the site itself sells', () => {
    const files = [{ name: 'facts.md', language: 'facts', source: file(...facts) }]
    const { document, problems } = readFiles('product', 'tshirt', files)
    expect(problems).toEqual([])
    expect(document?.fields).toEqual({
      ...{ kind: 'product', price: 1500, oldPrice: 1700, stock: 'few', soldOut: ['S', 'XL'] },
      picture: { name: 'voda.jpg', look: 'plain' },
    })
    const all = [document!, ...kinds.product.seed!()]
    expect(all).toHaveLength(1 + shopItems.length)
    for (const one of all) {
      const source = formatDocument(one, 'facts')
      expect(readFiles('product', one.slug, [{ ...files[0]!, source }])).toMatchObject({ document: one, problems: [] })
    }
  })

  test('says that nothing is left: yes, or every size', () => {
    const nothing = { isSoldOut: true }
    expect(fieldsOf('usb', 'price: 1', 'stock: few', 'sold-out: true')).toMatchObject(nothing)
    expect(fieldsOf('tshirt', 'price: 1', 'stock: few', 'sold-out: S,M,L,XL,XXL')).toMatchObject(nothing)
    for (const value of ['false', '', '[]'])
      expect(fieldsOf('usb', 'price: 1', 'stock: few', `sold-out: ${value}`)).toEqual({
        ...{ kind: 'product', price: 1, stock: 'few' },
      })
  })

  test.for([
    ['usb', ['stock: few'], [[1, 'missing']]],
    ['usb', ['price: 1'], [[1, 'missing']]],
    ['usb', ['price: 0', 'stock: few'], [[2, 'wrongPrice']]],
    ['usb', ['price: 12.5', 'stock: few'], [[2, 'wrongPrice']]],
    ['usb', ['price: 1', 'stock: none'], [[3, 'wrongStock']]],
    ['usb', ['price: 1', 'stock: few', 'old-price: 1'], [[4, 'lowOldPrice']]],
    ['usb', ['price: 1', 'stock: few', 'sold-out: [S]'], [[4, 'notYesOrNo']]],
    ['tshirt', ['price: 1', 'stock: few', 'sold-out: [S, XS]'], [[4, 'wrongSize']]],
  ] as const)('of %s with %j has its faults in its lines', ([slug, lines, faults]) => {
    expect(fault(slug, ...lines)).toEqual(faults)
  })

  test('belongs to a product of the shop', () => {
    expect(slugProblem('product', 'tshirt')).toBeUndefined()
    expect(slugProblem('product', 'thsirt')).toMatchObject({ values: { similar: 'tshirt' } })
    expect(slugProblem('product', 'bicycle')?.key).toBe('publishing.unknownProduct')
  })

  test('has a photograph that is described in every language of the site', async () => {
    const fields = fieldsOf('tshirt', ...facts)!
    const problems = (alt: Parameters<typeof photograph>[1]) =>
      mediaProblems({ slug: 'tshirt', fields, texts: {} }, [], findAmong(photograph('voda.jpg', alt)))
    expect(await problems({})).toEqual([])
    expect(JSON.stringify(await problems({ alt: { 'sr-Cyrl': 'Мајица', en: 'A T-shirt' } }))).toContain('"fr","nl"')
  })
})
