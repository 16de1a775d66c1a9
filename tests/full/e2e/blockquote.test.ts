import { expect } from 'vitest'
import { said, test } from '#tests/support/browser.ts'

test.for([
  ['sr-Cyrl', '"„" "”"'],
  ['sr', '"„" "”"'],
  ['en', '"‘" "’"'],
  ['fr', '"«\u202f" "\u202f»"'],
  ['nl', '"‘" "’"'],
] as const)('in %s a quotation stands in %s, and says that it is a sample', async ([language, marks], { visitor }) => {
  const page = await visitor.open('/elements/blockquote', { language })
  const quotes = page.locator('[data-example] blockquote')
  const used = await quotes.evaluateAll((all) => all.map((one) => getComputedStyle(one).quotes))
  expect([...new Set(used)]).toEqual([marks])
  const figures = page.locator('[data-example] figure')
  const labelled = figures.filter({ hasText: said(language)['elements/blockquote'].sample })
  expect(await labelled.count()).toBe(await figures.count())
})
