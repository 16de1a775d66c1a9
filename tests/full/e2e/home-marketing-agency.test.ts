import { describe, expect } from 'vitest'
import type { Page } from 'playwright'
import { campaigns, type Campaign } from '#shared/content/homes/marketing-agency.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-marketing-agency')
const words = said('en')['home/marketing-agency']

const band = (page: Page, id: Campaign) =>
  page.getByRole('list', { name: words.campaigns.label }).locator(`[data-campaign="${id}"]`)
/** The tallest of the three. */
const tallest = async (page: Page) => {
  const heights = await Promise.all(
    campaigns.map(async (id) => [id, (await band(page, id).boundingBox())!.height] as const),
  )
  return heights.toSorted(([, one], [, other]) => other - one)[0]![0]
}

describe.each([true, false])('the campaigns, script: %s', (script) => {
  test('grow under the pointer and with the focus, and lead to what was said before', async ({ visitor }) => {
    const page = await visitor.open(path, { script })
    await page.setViewportSize({ width: 1440, height: 900 })
    await eventually(() => tallest(page)).toBe('bread')
    await band(page, 'book').hover()
    await eventually(() => tallest(page)).toBe('book')
    await page.mouse.move(0, 0)
    await band(page, 'chair').getByRole('link').focus()
    await eventually(() => tallest(page)).toBe('chair')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#case-chair')
  })
})

test('the campaigns grow slowly where motion is welcome, and at once where it is not', async ({ visitor }) => {
  for (const motion of [true, false]) {
    const page = await visitor.open(path, { motion })
    await page.setViewportSize({ width: 1440, height: 900 })
    const grows = await band(page, 'bread').evaluate((one) => getComputedStyle(one).transitionProperty === 'flex-grow')
    expect([motion, grows]).toEqual([motion, motion])
  }
})

test('on a phone every campaign says all it has to say', async ({ visitor }) => {
  const page = await visitor.open(path)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const id of campaigns)
    expect(
      await band(page, id)
        .getByText(words.campaigns.items[id].text)
        .evaluate((text) => getComputedStyle(text).opacity),
    ).toBe('1')
})

test('the way to the form of the first screen is one press', async ({ visitor }) => {
  const page = await visitor.open(path)
  await page.getByRole('link', { name: words.call }).click()
  expect(new URL(page.url()).hash).toBe('#call')
})
