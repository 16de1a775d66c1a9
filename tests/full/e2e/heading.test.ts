import { expect } from 'vitest'
import { test } from '#tests/support/browser.ts'

test('six looks get smaller step by step, and the outline skips no level', async ({ visitor }) => {
  const page = await visitor.open('/elements/heading')
  const sizes = await page
    .locator('[data-example] [data-look] > :is(h2, h3, h4, h5, h6)')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
  expect(sizes).toHaveLength(6)
  expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a))
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((all) => all.map(({ localName }) => Number(localName[1])))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels.filter((level, at) => at > 0 && level > levels[at - 1]! + 1)).toEqual([])
})
