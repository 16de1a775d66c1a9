import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { headerPaths, type ShownHeaderName } from '#shared/routes/headers.ts'
import { accessibility, eventually, hydrated, said, scrollTo, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const { common, ...words } = said('en')

/** The smallest width with a bar, in pixels. */
const wide = 992

interface Panel {
  name: ShownHeaderName
  /** Whether the burger is visible at every width. */
  isAlways: boolean
  /** Returns a point of the page that the panel does not cover. */
  beside?: (width: number) => readonly [x: number, y: number]
}
const atLeft = () => [10, 500] as const
const atRight = (width: number) => [width - 25, 500] as const
const panels: readonly Panel[] = [
  { name: 'header-with-push', isAlways: true, beside: atLeft },
  { name: 'left-menu-classic', isAlways: false, beside: atRight },
  { name: 'left-menu-modern', isAlways: true, beside: atRight },
  { name: 'mobile-menu-classic', isAlways: false },
  { name: 'mobile-menu-modern', isAlways: false, beside: atLeft },
  { name: 'mobile-menu-full-screen', isAlways: false },
  { name: 'hamburger-menu', isAlways: true },
  { name: 'hamburger-menu-modern', isAlways: true },
  { name: 'hamburger-menu-half', isAlways: true },
]

const burger = (page: Page): Locator => page.locator('header [data-burger]')
const cross = (page: Page): Locator => burger(page).locator('> summary')
const isOpen = (page: Page) => burger(page).evaluate((menu: HTMLDetailsElement) => menu.open)
/** Waits for the behaviour that starts after hydration; it makes panels modal. */
const ready = (page: Page) => eventually(() => page.locator('html').getAttribute('data-behaviour')).toBe('')
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
/** Returns the names of the inert elements behind the panel. */
const inertParts = (page: Page) =>
  page.locator('main[inert], footer[inert]').evaluateAll((all) => all.map(({ localName }) => localName))
/** Returns `cross`, `panel`, or the tag name of another focused element. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement!
    if (active.matches('[data-burger] > summary')) return 'cross'
    return active.closest('[data-burger]') ? 'panel' : active.localName
  })
const opened = async (page: Page) => {
  await eventually(() => isOpen(page)).toBe(true)
  await eventually(() => inertParts(page)).toEqual(['main', 'footer'])
  expect(await isLocked(page)).toBe(true)
}
const closed = async (page: Page) => {
  await eventually(() => isOpen(page)).toBe(false)
  await eventually(() => inertParts(page)).toEqual([])
  await eventually(() => isLocked(page)).toBe(false)
}
const contact = (page: Page) => burger(page).getByRole('navigation').getByRole('link', { name: common.contact })

/** The largest number of Tab presses through a panel. */
const maxTabPresses = 80

/**
 * Presses Tab until the focus is back at the cross; returns the places that had the focus, and the number of presses.
 * @throws Error when the focus does not come back
 */
async function tabAround(page: Page): Promise<{ places: string[]; steps: number }> {
  const places = new Set<string>()
  for (let steps = 1; steps <= maxTabPresses; steps += 1) {
    await page.keyboard.press('Tab')
    const place = await focus(page)
    if (place === 'cross') return { places: [...places], steps }
    places.add(place)
  }
  throw new Error('The focus does not come back to the cross.')
}

/** Opens and closes the panel by pointer; a press beside the panel closes it too. */
async function walkByPointer(page: Page, { beside }: Panel): Promise<void> {
  await cross(page).click()
  await opened(page)
  await cross(page).click()
  await closed(page)
  if (!beside) return
  await cross(page).click()
  await opened(page)
  await page.mouse.click(...beside(page.viewportSize()!.width))
  await closed(page)
}

/** Opens and closes the panel by keyboard; the focus stays inside, then returns to the cross. */
async function walkByKeyboard(page: Page, { name }: Panel): Promise<void> {
  await cross(page).focus()
  await page.keyboard.press('Enter')
  await opened(page)
  expect(await accessibility(page)).toEqual([])
  // The sheet pushes the logo out of the screen, so the logo must not be reachable.
  if (name === 'mobile-menu-modern')
    expect(await page.locator('header').getByRole('link', { name: words.organisation.name }).count()).toBe(0)
  else expect(await overflows(page)).toEqual([])
  const tried = burger(page).locator('nav a:visible, nav summary:visible, > summary')
  const heights = await tried.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Shift+Tab')
  expect(await focus(page)).toBe('panel')
  await page.keyboard.press('Tab')
  expect(await focus(page)).toBe('cross')
  const { places, steps } = await tabAround(page)
  expect(places).toEqual(['panel'])
  expect(steps).toBeGreaterThan(6)
  // An open branch may hide other parts of the panel. A panel beside a menu bar has no branches.
  const branches = burger(page).locator('nav summary:visible')
  if ((await branches.count()) > 0) {
    await branches.first().press('Enter')
    await cross(page).focus()
    expect((await tabAround(page)).places).toEqual(['panel'])
  }
  await page.keyboard.press('Escape')
  await closed(page)
  expect(await focus(page)).toBe('cross')
}

describe.each(panels)('$name', (panel) => {
  const { name, isAlways } = panel
  const path = headerPaths[name]

  test('can be used by keyboard and pointer, closes on a change of page, and adapts to a wide screen', async ({
    visitor,
  }) => {
    const page = await visitor.open(path, { width: wide - 1 })
    await ready(page)
    await cross(page).click()
    await opened(page)
    await page.setViewportSize({ width: wide, height: 900 })
    if (isAlways) {
      await opened(page)
      await page.keyboard.press('Escape')
      await closed(page)
      await walkByKeyboard(page, panel)
      await walkByPointer(page, panel)
    } else {
      await closed(page)
      expect(await burger(page).isVisible()).toBe(false)
      expect(await page.locator('header nav:visible').count()).toBe(1)
    }

    await page.setViewportSize({ width: 390, height: 844 })
    await walkByKeyboard(page, panel)
    await walkByPointer(page, panel)
    await cross(page).click()
    await opened(page)
    await contact(page).click()
    await eventually(() => new URL(page.url()).pathname).toBe('/contact')
    await eventually(() => inertParts(page)).toEqual([])
    await eventually(() => isLocked(page)).toBe(false)
  })

  test('opens one branch at a time by touch and works without script', async ({ visitor }) => {
    const page = await visitor.open(path, { width: 390, touch: true, script: false })
    await cross(page).tap()
    await eventually(() => isOpen(page)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    // One branch with a third level, and one without.
    const branches = burger(page).locator('nav > ul > li > details')
    const [first, second] = [0, 2]
    for (const at of [first, second]) await branches.nth(at).locator('> summary').tap()
    const open = await branches.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
    expect(open.filter(Boolean)).toHaveLength(1)
    expect(open[second]).toBe(true)
    const link = branches.nth(second).getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    expect(await link.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44)
    await contact(page).tap()
    await eventually(() => new URL(page.url()).pathname).toBe('/contact')
  })
})

describe('the push panel', () => {
  test('moves the page by its own width, leaves its button visible, and has a working newsletter form', async ({
    visitor,
  }) => {
    const page = await visitor.open(headerPaths['header-with-push'])
    await ready(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await cross(page).click()
      await opened(page)
      const places = () =>
        page.evaluate(() => {
          const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
          const panel = box('[data-burger] > div')
          const summary = box('[data-burger] > summary')
          return {
            isMoved: Math.abs(panel.width + box('main').left) < 1,
            isCrossSeen: summary.left >= 0 && summary.right <= panel.left,
          }
        })
      await eventually(places).toEqual({ isMoved: true, isCrossSeen: true })
      expect(await page.locator('header > div > [inert]').count()).toBeGreaterThan(0)
      if (width === 1440) break
      await page.keyboard.press('Escape')
      await closed(page)
      expect(await page.locator('header [inert]').count()).toBe(0)
    }
    const form = page.locator('#header-with-push')
    await form.locator('input[name="email"]').fill('ana@primer.example')
    await form.locator('input[type="checkbox"]').check()
    await form.getByRole('button', { name: words.forms.subscribe }).click()
    await eventually(() => form.locator('[data-kind="success"]').count()).toBe(1)
  })
})

test('the left-menu headers stay beside the scrolled page, and not below the breakpoint', async ({ visitor }) => {
  for (const name of ['left-menu-classic', 'left-menu-modern'] as const) {
    const page = await visitor.open(headerPaths[name], { width: wide })
    await ready(page)
    const places = () =>
      page.evaluate(() => {
        const { left, right, top, height } = document.querySelector('header')!.getBoundingClientRect()
        const content = document.querySelector('main')!.getBoundingClientRect().left
        return { left, top, height, isBeside: right > 0 && right === content }
      })
    const beside = { left: 0, top: 0, height: 900, isBeside: true }
    expect(await places(), name).toEqual(beside)
    await scrollTo(page, 900)
    await eventually(() => page.locator('html').getAttribute('data-scrolled')).toBe('down')
    expect(await places(), name).toEqual(beside)
    await page.setViewportSize({ width: wide - 1, height: 900 })
    await eventually(() => page.locator('main').evaluate((main) => main.getBoundingClientRect().left)).toBe(0)
  }
})

describe('one-page navigation', () => {
  const path = headerPaths['one-page-navigation']
  const parts = ['home', 'about', 'services', 'portfolio', 'testimonials', 'contact']
  const current = (page: Page) =>
    page
      .locator('header nav a[aria-current="location"]')
      .evaluateAll((all) => [...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).hash))])

  test('marks the section in view, scrolls to a section and puts it in the address, on desktop and phone', async ({
    visitor,
  }) => {
    const page = await visitor.open(path)
    await ready(page)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const id of [...parts, ...[...parts].reverse()]) {
        await page.evaluate((part) => document.getElementById(part)!.scrollIntoView({ behavior: 'instant' }), id)
        await eventually(() => current(page)).toEqual([`#${id}`])
      }
      // The last section stays current below its end.
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await eventually(() => current(page)).toEqual(['#contact'])

      await page.goto(path)
      await hydrated(page)
      await ready(page)
      if (width < wide) {
        await cross(page).click()
        await opened(page)
      }
      await page.locator('header nav:visible').getByRole('link', { name: common.contact }).click()
      await eventually(() => new URL(page.url()).hash).toBe('#contact')
      await eventually(() => current(page)).toEqual(['#contact'])
      const top = await page.locator('#contact').evaluate((part) => Math.round(part.getBoundingClientRect().top))
      const bar = await page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom)
      expect(top).toBeGreaterThanOrEqual(Math.floor(bar))
      if (width < wide) await closed(page)
    }
  })
})
