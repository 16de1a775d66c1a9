import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { siteBeforeAfter } from '#shared/content/homes/seo-agency.ts'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-seo-agency')
const words = said('en')['home/seo-agency']

const field = (page: Page) => page.locator('form#report [name="site"]')
/** Where each body of the sky stands. */
const turns = (page: Page) =>
  page.locator('main svg > g').evaluateAll((bodies) => bodies.map((body) => getComputedStyle(body).transform))

describe('the sky beside the field', () => {
  test('finds another order with each letter, and its first one again', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    const still = await turns(page)
    await field(page).focus()
    await eventually(async () => {
      await page.keyboard.press('p')
      return turns(page)
    }).not.toEqual(still)
    await field(page).fill('')
    await eventually(() => turns(page)).toEqual(still)
  })

  test('does not move for who wants rest', async ({ visitor }) => {
    const page = await visitor.open(path)
    const still = await turns(page)
    expect(still.length).toBeGreaterThan(0)
    await field(page).fill('primer.example')
    expect(await turns(page)).toEqual(still)
    expect(await accessibility(page)).toEqual([])
  })
})

test('what was measured is a table, with script and without', async ({ visitor }) => {
  for (const script of [true, false]) {
    const page = await visitor.open(path, { script })
    for (const [id, { before, after }] of Object.entries(siteBeforeAfter)) {
      const row = page.getByRole('row', { name: words.chart.measures[id as keyof typeof siteBeforeAfter] })
      expect(await row.getByRole('cell').allTextContents()).toEqual([String(before), String(after)])
    }
  }
})

test('the call at the end leads to the field', async ({ visitor }) => {
  const page = await visitor.open(path)
  await page.getByRole('link', { name: words.call.action }).click()
  await eventually(() => field(page).evaluate((input) => input.getBoundingClientRect().top < innerHeight)).toBe(true)
})
