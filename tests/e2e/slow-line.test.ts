import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { accessibility, eventually, said, test, type Visitor } from '#tests/support/browser.ts'

const { common } = said('en')
const heading = (page: Page) => page.locator('h1').textContent()
const footerLink = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true })
const announcement = (page: Page) => page.getByRole('status').filter({ hasText: common.load.underWay })
const progressBar = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('[role="status"][data-shown]')
    const line = place && getComputedStyle(place, '::after')
    return line ? { height: line.height, moves: line.animationName !== 'none' } : undefined
  })

/** Opens a page whose further files wait until `release` is called. */
async function openOnSlowConnection(visitor: Visitor, motion = false) {
  const requested: string[] = []
  let release = () => undefined as void
  const released = new Promise<void>((go) => (release = go))
  const page = await visitor.open('/privacy', { motion })
  const hasList = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('pageRegistry')))
  await page.mouse.move(100, 100)
  await eventually(hasList).toBe(true)
  const first = await heading(page)
  await page.route(/\/static\//, async (route) => {
    requested.push(new URL(route.request().url()).pathname)
    await released
    // The browser has cancelled the request when the page was left.
    await route.continue().catch(() => undefined)
  })
  return { page, first, requested, release }
}

describe('a page that loads slowly', () => {
  test('is announced with a progress bar until it is shown', async ({ visitor }) => {
    const { page, first, release } = await openOnSlowConnection(visitor)
    expect([await announcement(page).count(), await progressBar(page)]).toEqual([0, undefined])
    await footerLink(page, common.contact).click()
    await eventually(() => announcement(page).count()).toBe(1)
    // With reduced motion the bar does not move.
    expect(await progressBar(page)).toEqual({ height: '3px', moves: false })
    expect(await heading(page)).toBe(first)
    expect(await accessibility(page)).toEqual([])
    release()
    await eventually(() => heading(page)).toBe(said('en').contact.callNow)
    await eventually(() => progressBar(page)).toBeUndefined()
    expect(await announcement(page).count()).toBe(0)
  })

  test('is no longer announced when the visitor goes back', async ({ visitor }) => {
    const { page, first, release } = await openOnSlowConnection(visitor, true)
    await footerLink(page, common.contact).click()
    await eventually(() => progressBar(page)).toEqual({ height: '3px', moves: true })
    await page.evaluate(() => history.back())
    await eventually(() => progressBar(page)).toBeUndefined()
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
    await eventually(() => progressBar(page)).toBeDefined()
    await eventually(() => page.locator('dialog[open]').count()).toBe(0)
    release()
    await eventually(() => heading(page)).toBe(said('en').contact.callNow)
  })
})

test('a click requests all files of the next page at once when the page registry was loaded before', async ({
  visitor,
}) => {
  const { page, requested, release } = await openOnSlowConnection(visitor)
  await footerLink(page, common.contact).click()
  // No request has been answered yet, so all files were requested at once.
  await eventually(() => requested.filter((file) => /\/js\/page-contact-/.test(file))).toHaveLength(1)
  await eventually(() => requested.filter((file) => /\/words-[^/]*contact/.test(file))).toHaveLength(1)
  expect(requested.filter((file) => file.includes('pageRegistry'))).toEqual([])
  release()
  await eventually(() => heading(page)).toBe(said('en').contact.callNow)
})
