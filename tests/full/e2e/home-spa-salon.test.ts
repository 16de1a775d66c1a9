import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const words = said('en')['home/spa-salon']
const address = '/home-spa-salon'

/** How much of its width the arch leaves shut on each side, in per cent. */
const shut = (page: Page) =>
  page
    .locator('[data-arch]')
    .evaluate((arch) => Number(/inset\(0(?:px)? ([\d.]+)%/.exec(getComputedStyle(arch).clipPath)?.[1]))

describe('the arch', () => {
  test('opens wider as the page is scrolled, and shuts again', async ({ visitor }) => {
    const page = await visitor.open(address, { motion: true })
    const narrow = await shut(page)
    expect(narrow).toBeGreaterThan(20)
    await page.mouse.wheel(0, 500)
    await eventually(() => shut(page)).toBeLessThan(narrow)
    await page.mouse.wheel(0, 600)
    await eventually(() => shut(page)).toBe(0)
    await page.keyboard.press('Home')
    await eventually(() => shut(page)).toBe(narrow)
  })

  test('stays as it is for who wants rest', async ({ visitor }) => {
    const page = await visitor.open(address)
    const narrow = await shut(page)
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(300)
    expect(await shut(page)).toBe(narrow)
  })

  test('opens without script', async ({ visitor }) => {
    const page = await visitor.open(address, { script: false, motion: true, hydrated: false })
    await page.mouse.wheel(0, 1100)
    await eventually(() => shut(page)).toBe(0)
  })
})

test('leads from the back of a card to the form, by keyboard', async ({ visitor }) => {
  const page = await visitor.open(address)
  const link = page.getByRole('link', { name: words.ways.boxes.massage.button }).first()
  await link.focus()
  await page.keyboard.press('Enter')
  await eventually(() => new URL(page.url()).hash).toBe('#appointment-title')
  expect(new URL(page.url()).pathname).toBe(address)
})
