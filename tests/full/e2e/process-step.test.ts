import type { Page } from 'playwright'
import { expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/elements/process-step'
const { examples, steps } = said('en')['elements/process-step']
const titles = Object.values(steps).map(({ title }) => title)
const items = (page: Page, style: string) => page.locator(`[data-example="${style}"] ol > li`)

test('steps bear their numbers in every style but the first, and stand in a list', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  for (const style of Object.keys(examples)) {
    const all = items(page, style)
    const count = style === 'columns' ? 3 : 4
    expect(await all.locator('h3').allTextContents()).toEqual(titles.slice(0, count))
    const marks = (await all.locator('> span').allTextContents()).map((text) => text.trim())
    expect(marks).toEqual(titles.slice(0, count).map((_, at) => (style === 'icons' ? '' : String(at + 1))))
    for (const item of await all.all()) expect(await item.isVisible()).toBe(true)
  }
})

test('steps enter 0.2 s apart, where things move', async ({ visitor }) => {
  const page = await visitor.open(path, { motion: true })
  const all = items(page, 'fields')
  const read = (name: 'opacity' | 'transitionDelay') =>
    all.evaluateAll((parts, property) => parts.map((part) => getComputedStyle(part)[property]), name)
  await eventually(() => read('opacity')).toEqual(['0', '0', '0', '0'])
  await all.first().scrollIntoViewIfNeeded()
  await all.last().evaluate((part) => part.scrollIntoView({ block: 'center' }))
  await eventually(() => read('opacity')).toEqual(['1', '1', '1', '1'])
  expect(await read('transitionDelay')).toEqual(['0s', '0.2s', '0.4s', '0.6s'])
})

test('steps stand there at once for who asks for rest', async ({ visitor }) => {
  const page = await visitor.open(path)
  const opacities = await items(page, 'fields').evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))
  expect(opacities).toEqual(['1', '1', '1', '1'])
})
