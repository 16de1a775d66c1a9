import type { Page } from 'playwright'
import { expect } from 'vitest'
import { sampleFigures } from '#shared/content/samples.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { eventually, test } from '#tests/support/browser.ts'

const path = '/elements/counters'
const last = '[data-example="lead"]'
const final = Object.values(sampleFigures).map((value) => formatNumber(value, 'en'))
const shown = (page: Page) => page.locator(`${last} dt + dd`).allTextContents()

/** Notes every figure that the last counters show. */
const note = (page: Page) =>
  page.evaluate((selector) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const list = document.querySelector(`${selector} dl`)!
    new MutationObserver(() => seen.push(list.querySelector('dt + dd')!.textContent)).observe(list, {
      subtree: true,
      characterData: true,
      childList: true,
    })
  }, last)
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

test('counters count up once, when they come into view, to what the document held', async ({ visitor }) => {
  const page = await visitor.open(path, { motion: true })
  expect(await shown(page)).toEqual(final)
  await note(page)
  expect(await seen(page)).toEqual([])
  await page.locator(last).scrollIntoViewIfNeeded()
  await eventually(async () => (await seen(page)).length).toBeGreaterThan(3)
  await eventually(() => shown(page)).toEqual(final)
  const counted = await seen(page)
  const numbers = counted.map((text) => Number(text.replaceAll(',', '')))
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator(last).scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  expect(await seen(page)).toEqual(counted)
})

test.for([
  { name: 'who asks for rest', visit: {} },
  { name: 'a phone', visit: { motion: true, width: 390 } },
  { name: 'a page without script', visit: { script: false } },
])('counters stand still for $name', async ({ visit }, { visitor }) => {
  const page = await visitor.open(path, visit)
  if (visit.script !== false) await note(page)
  await page.locator(last).scrollIntoViewIfNeeded()
  expect(await shown(page)).toEqual(final)
  if (visit.script !== false) expect(await seen(page)).toEqual([])
})
