import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

/** The path of a page with a search in its header. */
const withSearch = '/headers/white-header'

const { common } = said('en')
const overlay = (page: Page) => page.locator('header [data-search]')
const summary = (page: Page) => overlay(page).locator('summary')
const isOpen = (page: Page) => overlay(page).evaluate((details: HTMLDetailsElement) => details.open)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName)
const inert = (page: Page) => page.locator('main').evaluate((main: HTMLElement) => main.inert)
const isLocked = (page: Page) => page.evaluate(() => document.documentElement.dataset['locked'] !== undefined)

describe('the search overlay', () => {
  test.for([390, 991, 992, 1440])(
    'locks the page and keeps the focus while it is open, at %i px',
    async (width, { visitor }) => {
      const page = await visitor.open(withSearch, { width })
      await summary(page).focus()
      await page.keyboard.press('Enter')
      await eventually(() => focused(page)).toBe('input')
      expect([await inert(page), await isLocked(page)]).toEqual([true, true])
      expect(await overflows(page)).toEqual([])
      expect(await accessibility(page)).toEqual([])
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab')
        expect(
          await page.evaluate(
            () => document.activeElement === document.body || !!document.activeElement!.closest('[data-search]'),
          ),
        ).toBe(true)
      }
      await page.keyboard.press('Escape')
      await eventually(() => inert(page)).toBe(false)
      expect([await isOpen(page), await focused(page), await isLocked(page)]).toEqual([false, 'summary', false])
    },
  )

  test('closes by its button and by a click outside, and returns the focus', async ({ visitor }) => {
    const page = await visitor.open(withSearch)
    await summary(page).click()
    await eventually(() => focused(page)).toBe('input')
    await summary(page).click()
    await eventually(() => isOpen(page)).toBe(false)
    await summary(page).click()
    await eventually(() => focused(page)).toBe('input')
    await page.mouse.click(700, 20)
    await eventually(() => isOpen(page)).toBe(false)
    expect(await focused(page)).toBe('summary')
    await eventually(() => inert(page)).toBe(false)
  })

  test('unlocks the page when a link in it is followed', async ({ visitor }) => {
    const page = await visitor.open(withSearch)
    await summary(page).click()
    await overlay(page).getByRole('link').last().click()
    await eventually(() => new URL(page.url()).pathname).toBe('/contact')
    await eventually(() => isLocked(page)).toBe(false)
    await eventually(() => inert(page)).toBe(false)
  })

  test.for([true, false])('opens the search page with the query, script: %s', async (script, { visitor }) => {
    const page = await visitor.open(withSearch, { script })
    await summary(page).click()
    await overlay(page).getByLabel(common.search.label).fill('privacy')
    await page.keyboard.press('Enter')
    await eventually(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/page/search-result?q=privacy',
    )
  })
})
