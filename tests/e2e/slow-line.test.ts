import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { accessibility, eventually, said, test, type Visitor } from '#tests/support/browser.ts'

const { common } = said('en')
const heading = (page: Page) => page.locator('h1').textContent()
const inFooter = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true })
const word = (page: Page) => page.getByRole('status').filter({ hasText: common.load.underWay })
const bar = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('[role="status"][data-shown]')
    const line = place && getComputedStyle(place, '::after')
    return line ? { height: line.height, moves: line.animationName !== 'none' } : undefined
  })

/** Opens a page whose further files wait until `release` is called. */
async function onSlowLine(visitor: Visitor, motion = false) {
  const asked: string[] = []
  let release = () => undefined as void
  const released = new Promise<void>((go) => (release = go))
  const page = await visitor.open('/privacy', { motion })
  const hasList = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('pageRegistry')))
  await page.mouse.move(100, 100)
  await eventually(hasList).toBe(true)
  const first = await heading(page)
  await page.route(/\/static\//, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await released
    // The browser has cancelled the request when the page was left.
    await route.continue().catch(() => undefined)
  })
  return { page, first, asked, release }
}

describe('a page that loads slowly', () => {
  test('is announced with a progress bar until it is shown', async ({ visitor }) => {
    const { page, first, release } = await onSlowLine(visitor)
    expect([await word(page).count(), await bar(page)]).toEqual([0, undefined])
    await inFooter(page, common.contact).click()
    await eventually(() => word(page).count()).toBe(1)
    // With reduced motion the bar does not move.
    expect(await bar(page)).toEqual({ height: '3px', moves: false })
    expect(await heading(page)).toBe(first)
    expect(await accessibility(page)).toEqual([])
    release()
    await eventually(() => heading(page)).toBe(said('en').contact.callNow)
    await eventually(() => bar(page)).toBeUndefined()
    expect(await word(page).count()).toBe(0)
  })

  test('is no longer announced when the visitor goes back', async ({ visitor }) => {
    const { page, first, release } = await onSlowLine(visitor, true)
    await inFooter(page, common.contact).click()
    await eventually(() => bar(page)).toEqual({ height: '3px', moves: true })
    await page.evaluate(() => history.back())
    await eventually(() => bar(page)).toBeUndefined()
    release()
    expect(await heading(page)).toBe(first)
  })

  test('closes the search dialog from which it was opened', async ({ visitor }) => {
    const page = await visitor.open('/privacy')
    let release = () => undefined as void
    const released = new Promise<void>((go) => (release = go))
    await page.route('**/static/js/page-contact-*', (route) => released.then(() => route.continue()))
    await page.locator('header').getByRole('link', { name: common.search.open }).click()
    await page.locator('dialog[open]').waitFor()
    await page.locator('dialog[open]').getByRole('link', { name: common.contact, exact: true }).click()
    await eventually(() => bar(page)).toBeDefined()
    await eventually(() => page.locator('dialog[open]').count()).toBe(0)
    release()
    await eventually(() => heading(page)).toBe(said('en').contact.callNow)
  })
})

test('a click requests all files of the next page at once when the page registry was loaded before', async ({
  visitor,
}) => {
  const { page, asked, release } = await onSlowLine(visitor)
  await inFooter(page, common.contact).click()
  // No request has been answered yet, so all files were requested at once.
  await eventually(() => asked.filter((file) => /\/js\/page-contact-/.test(file))).toHaveLength(1)
  await eventually(() => asked.filter((file) => /\/words-[^/]*contact/.test(file))).toHaveLength(1)
  expect(asked.filter((file) => file.includes('pageRegistry'))).toEqual([])
  release()
  await eventually(() => heading(page)).toBe(said('en').contact.callNow)
})
