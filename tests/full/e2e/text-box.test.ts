import { expect } from 'vitest'
import { said, test } from '#tests/support/browser.ts'

const { items } = said('en')['elements/text-box']

test('text boxes are read in the order of their numbers, beside or below each other', async ({ visitor }) => {
  for (const { width, rows } of [
    { width: 1440, rows: 1 },
    { width: 390, rows: 4 },
  ]) {
    const page = await visitor.open('/elements/text-box', { width })
    const steps = page.locator('[data-example="numbered"] ol > li')
    expect(await steps.locator('h3').allTextContents()).toEqual(Object.values(items).map(({ title }) => title))
    const tops = await steps.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(rows)
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
  }
})
