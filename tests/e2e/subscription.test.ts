import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { storage } from '#shared/content/storage.ts'
import { accessibility, eventually, hydrated, said, stored, test } from '#tests/support/browser.ts'

const path = '/model-popup/subscription'
const { form, never, dismiss, showAgain } = said('en')['elements/subscription']
const soon = 10_000
/** The longest pause between two openings is shorter than a year. */
const year = 365 * 24 * 60 * 60 * 1000
const today = /^\d{4}-\d\d-\d\d$/

const dialog = (page: Page) => page.getByRole('dialog', { name: form.title })
const isOpen = (page: Page) => page.evaluate(() => document.querySelector('dialog:modal') !== null)
const close = async (page: Page) => {
  await dialog(page).getByRole('button', { name: dismiss, exact: true }).click()
  await eventually(() => isOpen(page)).toBe(false)
}
const kept = async (page: Page) => (await stored(page)).local[storage.offer.name] as string | undefined
/** Installs a fake clock, so that the test does not wait. */
const before = (page: Page) => page.clock.install()
/** Reloads the page and waits until it is hydrated: its timer runs from then on. */
const reload = async (page: Page) => {
  await page.reload()
  await hydrated(page)
}

describe('the newsletter popup', () => {
  test('opens by itself after a delay, and not again on a reload after it was closed', async ({ visitor }) => {
    const page = await visitor.open(path, { before })
    expect(await isOpen(page)).toBe(false)
    expect(await stored(page)).toEqual({ cookie: '', local: {}, session: {} })
    await page.clock.runFor(soon)
    await eventually(() => isOpen(page)).toBe(true)
    await page.clock.runFor(soon)
    expect(await kept(page)).toBe(undefined)
    await close(page)
    await eventually(() => kept(page)).toMatch(today)

    await reload(page)
    await page.clock.runFor(soon)
    expect(await isOpen(page)).toBe(false)
  })

  test('stores the choice never to open again, and removes it when the popup is opened by its link', async ({
    visitor,
  }) => {
    const page = await visitor.open(path, { before })
    await page.clock.runFor(soon)
    await eventually(() => isOpen(page)).toBe(true)
    expect(await dialog(page).getByLabel(never).isChecked()).toBe(false)
    await dialog(page).getByLabel(never).check()
    await close(page)
    await eventually(() => kept(page)).toBe('never')
    // A year later it still stays closed.
    await page.clock.setSystemTime(Date.now() + year)
    await reload(page)
    await page.clock.runFor(soon)
    expect(await isOpen(page)).toBe(false)

    await page.getByRole('link', { name: showAgain, exact: true }).click()
    await eventually(() => isOpen(page)).toBe(true)
    expect(await kept(page)).toBe(undefined)
    expect(await dialog(page).getByLabel(never).isChecked()).toBe(false)
    await close(page)
    await eventually(() => kept(page)).toMatch(today)
  })

  test('does not open while the visitor has the focus in a field', async ({ visitor }) => {
    const page = await visitor.open(path, { before })
    await page.locator('footer [name="email"]').focus()
    await page.clock.runFor(soon)
    expect(await isOpen(page)).toBe(false)
  })

  test('has no accessibility faults', async ({ visitor }) => {
    const page = await visitor.open(`${path}#offer`)
    await eventually(() => isOpen(page)).toBe(true)
    expect(await accessibility(page)).toEqual([])
  })

  test('opens by its link without script, and its form can be posted', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    await page.getByRole('link', { name: showAgain, exact: true }).click()
    const window = dialog(page)
    expect(await window.isVisible()).toBe(true)
    expect(await window.getByLabel(never).isVisible()).toBe(false)
    await window.locator('button[type="submit"]').click()
    expect(await window.isVisible()).toBe(true)
    expect(await window.getByRole('status').textContent()).toContain(said('en').forms.errors.required)
  })
})
