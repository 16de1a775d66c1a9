import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-photography')
const { book, choose, gallery } = said('en')['home/photography']
const { lightbox } = said('en').controls

const strip = (page: Page) => page.getByRole('group', { name: choose })
/** Which frames can be seen, and of which one reads. */
const shown = (page: Page) =>
  page
    .locator('[data-frame]')
    .evaluateAll((all) => all.flatMap((one) => (one.checkVisibility() ? [(one as HTMLElement).dataset['frame']] : [])))

describe('the strip of contact prints', () => {
  for (const script of [true, false])
    test(`goes by the arrow keys; script: ${script}`, async ({ visitor }) => {
      const page = await visitor.open(path, { script })
      expect(await shown(page)).toEqual(['1', '1'])
      await strip(page).getByRole('radio').first().focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      expect(await shown(page)).toEqual(['3', '3'])
      await page.keyboard.press('ArrowLeft')
      expect(await shown(page)).toEqual(['2', '2'])
    })

  test('goes with the pointer', async ({ visitor }) => {
    const page = await visitor.open(path)
    await eventually(async () => {
      await strip(page).getByRole('radio').nth(1).hover()
      await strip(page).getByRole('radio').nth(4).hover()
      return shown(page)
    }).toEqual(['5', '5'])
  })

  test('opens no shutter for who wants rest', async ({ visitor }) => {
    for (const motion of [true, false]) {
      const page = await visitor.open(path, { motion })
      const name = await page
        .locator('[data-frame="1"]')
        .first()
        .evaluate((one) => getComputedStyle(one).animationName)
      expect([motion, name !== 'none']).toEqual([motion, motion])
    }
  })
})

test('a single frame is enlarged under its caption', async ({ visitor }) => {
  const page = await visitor.open(path)
  await page.locator('#lamp a').first().click()
  await eventually(() => page.getByRole('dialog', { name: lightbox.viewer }).innerText()).toContain(
    gallery.items.lamp.caption,
  )
})

test('the way to the form is one press', async ({ visitor }) => {
  const page = await visitor.open(path)
  await page.getByRole('link', { name: book }).click()
  expect(new URL(page.url()).hash).toBe('#booking')
  await eventually(() => page.locator('form#booking-form').isVisible()).toBe(true)
})
