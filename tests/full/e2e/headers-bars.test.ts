import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { headerPaths, type ShownHeaderName } from '#shared/routes/headers.ts'
import { accessibility, atRest, eventually, said, scrollTo, test } from '#tests/support/browser.ts'

/** The behaviour of each bar when scrolling down: hidden until scrolling up, always visible, or scrolled away. */
const bars = {
  'transparent-header': 'reverse',
  'white-header': 'reverse',
  'dark-header': 'reverse',
  'header-with-top-bar': 'fixed',
  'center-navigation': 'reverse',
  'center-logo': 'reverse',
  'top-logo': 'fixed',
  'header-always-fixed': 'fixed',
  'header-disable-fixed': 'away',
  'header-reverse-scroll': 'reverse',
  'header-responsive-sticky': 'fixed',
} as const satisfies Partial<Record<ShownHeaderName, 'reverse' | 'fixed' | 'away'>>
const names = Object.keys(bars) as (keyof typeof bars)[]

/** The smallest width with a bar, and the largest with a burger. */
const widths = [992, 991]
const isWide = (width: number) => width >= 992
const height = 900

const { frames } = said('en')
const ready = (page: Page) => eventually(() => page.locator('html').getAttribute('data-behaviour')).toBe('')
const header = (page: Page) => page.locator('[data-header]:not(main *)')
/** Returns the lower edge of the header on the screen, in pixels; 0 when it is out of view. */
const lowerEdge = (page: Page) =>
  header(page).evaluate((part) => Math.max(0, Math.round(part.getBoundingClientRect().bottom)))
const branch = (page: Page, id: string, menu = 'bar') =>
  header(page).locator(`details[name="${menu}"][data-branch="${id}"]`)
const summary = (part: Locator) => part.locator('> summary')
const isOpen = (part: Locator) => part.evaluate((menu: HTMLDetailsElement) => menu.open)
const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement)
const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom, screen: document.documentElement.clientWidth }
  })

/** Expects the third level beside its parent, at the same height, and on the screen. */
async function expectBeside(within: Locator): Promise<void> {
  const [parent, panel] = [await boxOf(summary(within)), await boxOf(within.locator('> ul'))]
  expect(Math.abs(panel.top - parent.top)).toBeLessThanOrEqual(4)
  expect(Math.min(Math.abs(panel.left - parent.right), Math.abs(panel.right - parent.left))).toBeLessThanOrEqual(1)
  expect(panel.left).toBeGreaterThanOrEqual(0)
  expect(panel.right).toBeLessThanOrEqual(panel.screen)
  expect(panel.bottom).toBeLessThanOrEqual(height)
}

async function walkBar(page: Page): Promise<void> {
  const [first, within] = [branch(page, 'frames'), branch(page, 'footers', 'bar-within')]
  await summary(first).focus()
  await page.keyboard.press('ArrowDown')
  expect(await isOpen(first)).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await isFocused(summary(within))).toBe(true)
  await page.keyboard.press('ArrowRight')
  expect([await isOpen(within), await isFocused(within.locator('> ul a').first())]).toEqual([true, true])
  await eventually(async () => (await boxOf(within.locator('> ul'))).right).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  )
  await expectBeside(within)
  await page.keyboard.press('ArrowLeft')
  expect([await isOpen(within), await isFocused(summary(within))]).toEqual([false, true])
  await page.keyboard.press('Escape')
  expect([await isOpen(first), await isFocused(summary(first))]).toEqual([false, true])

  const mega = branch(page, 'elements')
  await summary(mega).click()
  const panel = await boxOf(mega.locator('> div'))
  expect(panel.left).toBeGreaterThanOrEqual(0)
  expect(panel.right).toBeLessThanOrEqual(panel.screen)
  expect(panel.bottom).toBeLessThanOrEqual(height)
  expect(await mega.getByRole('link', { name: frames.menu.whole }).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await isOpen(mega)).toBe(false)
}

async function walkBurger(page: Page): Promise<void> {
  const burger = header(page).locator('[data-burger]')
  const [first, within] = [branch(page, 'frames', 'burger'), branch(page, 'footers', 'burger-within')]
  await summary(burger).click()
  await eventually(() => page.locator('main').getAttribute('inert')).toBe('')
  await summary(first).focus()
  await page.keyboard.press('Enter')
  await summary(within).focus()
  await page.keyboard.press('Enter')
  const last = within.getByRole('link').last()
  await last.focus()
  const { left, right, top, bottom, screen } = await boxOf(last)
  expect([left >= 0, right <= screen, top >= 0, bottom <= height]).toEqual([true, true, true, true])
  // Only one branch is open at a time, on the third level too.
  await summary(branch(page, 'headers', 'burger-within')).click()
  expect(await isOpen(within)).toBe(false)
  await summary(branch(page, 'headers', 'burger-within')).click()
  await summary(first).click()
  await page.keyboard.press('Escape')
  expect([await isOpen(burger), await isFocused(summary(burger))]).toEqual([false, true])
  await eventually(() => page.locator('main').getAttribute('inert')).toBeNull()
}

describe.each(names)('%s', (name) => {
  test('hides, stays or scrolls away as its kind requires, with menus for the keyboard, on both sides of the breakpoint', async ({
    visitor,
  }) => {
    const page = await visitor.open(headerPaths[name], { height })
    await ready(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      await eventually(() => lowerEdge(page)).toBeGreaterThan(0)
      await scrollTo(page, 700)
      if (bars[name] === 'fixed') {
        await eventually(() => page.locator('html').getAttribute('data-scrolled')).toBe('down')
        await atRest(page)
        expect(await lowerEdge(page)).toBeGreaterThan(0)
      } else await eventually(() => lowerEdge(page)).toBe(0)
      await scrollTo(page, 600)
      if (bars[name] === 'away') {
        await eventually(() => page.locator('html').getAttribute('data-scrolled')).toBe('up')
        await atRest(page)
        expect(await lowerEdge(page)).toBe(0)
        await scrollTo(page, 0)
      } else await eventually(() => lowerEdge(page)).toBeGreaterThan(0)

      await (isWide(width) ? walkBar : walkBurger)(page)
      // Remove the focus and the pointer, which keep the bar visible.
      await page.mouse.move(5, height - 5)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await scrollTo(page, 0)
    }
  })
})

/** One of each kind: over the picture, with a strip above, with the logo between two halves or above, always visible. */
describe.each([
  'transparent-header',
  'header-with-top-bar',
  'center-logo',
  'top-logo',
  'header-responsive-sticky',
] as const)('%s', (name) => {
  test('covers no focused element of the page', async ({ visitor }) => {
    const page = await visitor.open(headerPaths[name], { height: 500 })
    await ready(page)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 500 })
      const stops = page.locator('main :is(a, button, summary)')
      await stops.last().focus()
      const count = await stops.count()
      for (let at = count - 1; at > 0; at--) {
        await page.keyboard.press('Shift+Tab')
        expect(await isFocused(stops.nth(at - 1))).toBe(true)
        await eventually(
          async () => (await boxOf(page.locator(':focus'))).top - (await lowerEdge(page)),
        ).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('opens three menu levels without script', async ({ visitor }) => {
    const page = await visitor.open(headerPaths[name], { script: false, shared: true, width: 992, height })
    const within = branch(page, 'footers', 'bar-within')
    await summary(branch(page, 'frames')).click()
    await summary(within).click()
    await expectBeside(within)
    await summary(branch(page, 'elements')).click()
    expect(await isOpen(branch(page, 'frames'))).toBe(false)
    expect(await branch(page, 'elements').getByRole('link').last().isVisible()).toBe(true)
    await page.setViewportSize({ width: 390, height })
    await summary(header(page).locator('[data-burger]')).click()
    await summary(branch(page, 'frames', 'burger')).click()
    await summary(branch(page, 'footers', 'burger-within')).click()
    await branch(page, 'footers', 'burger-within').getByRole('link').first().click()
    await eventually(() => new URL(page.url()).pathname).toBe('/footers')
  })
})

test.for(['transparent-header', 'white-header', 'dark-header'] as const)(
  '%s has no accessibility faults with its menus open in both themes',
  async (name, { visitor }) => {
    const page = await visitor.open(headerPaths[name], { height })
    await ready(page)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await summary(branch(page, 'elements')).click()
      await atRest(page)
      expect(await accessibility(page), theme).toEqual([])
      await summary(branch(page, 'frames')).click()
      await summary(branch(page, 'footers', 'bar-within')).click()
      await atRest(page)
      expect(await accessibility(page), theme).toEqual([])
      await summary(branch(page, 'frames')).click()
    }
  },
)

describe('single header bars', () => {
  test('the transparent header becomes solid when the page is scrolled', async ({ visitor }) => {
    const page = await visitor.open(headerPaths['transparent-header'])
    await ready(page)
    const isSolid = () =>
      header(page).evaluate((part) => !/ \/ |, 0(?:\.\d+)?\)$/.test(getComputedStyle(part).backgroundColor))
    expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(0)
    expect(await isSolid()).toBe(false)
    await scrollTo(page, 6)
    await eventually(isSolid).toBe(true)
    await scrollTo(page, 5)
    await eventually(isSolid).toBe(false)
  })

  test('the top bar hides on scrolling and shows while it has the focus', async ({ visitor }) => {
    const page = await visitor.open(headerPaths['header-with-top-bar'])
    await ready(page)
    const strip = page.locator('[data-strip]:not(main *)')
    const phone = strip.getByRole('link').first()
    const edge = () => strip.evaluate((part) => Math.round(part.getBoundingClientRect().bottom))
    const height = await edge()
    expect(height).toBeGreaterThan(0)
    await scrollTo(page, 500)
    await eventually(edge).toBe(0)
    await header(page)
      .getByRole('link')
      .nth(await strip.getByRole('link').count())
      .focus()
    await page.keyboard.press('Shift+Tab')
    await eventually(edge).toBe(height)
    await phone.focus()
    await eventually(edge).toBe(height)
    await page.keyboard.press('Escape')
    await page.locator('main a').last().focus()
    await eventually(edge).toBe(0)
  })

  test('the reverse-scroll header stays visible with the focus or an open menu', async ({ visitor }) => {
    const page = await visitor.open(headerPaths['header-reverse-scroll'])
    await ready(page)
    /** Scrolls down, and waits until the header has reacted and all animations have ended. */
    const scrollDown = async (to: number) => {
      await scrollTo(page, to)
      await eventually(() => page.locator('html').getAttribute('data-scrolled')).toBe('down')
      await atRest(page)
    }
    await summary(branch(page, 'windows')).focus()
    await scrollDown(500)
    expect(await lowerEdge(page)).toBeGreaterThan(0)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await eventually(() => lowerEdge(page)).toBe(0)
    await scrollTo(page, 400)
    await eventually(() => lowerEdge(page)).toBeGreaterThan(0)
    await summary(branch(page, 'windows')).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await scrollDown(600)
    expect(await lowerEdge(page)).toBeGreaterThan(0)
  })

  test('the third level opens on hover and stays open on a click', async ({ visitor }) => {
    const page = await visitor.open(headerPaths['white-header'])
    await ready(page)
    const [first, within] = [branch(page, 'frames'), branch(page, 'footers', 'bar-within')]
    await summary(first).hover()
    await eventually(() => isOpen(first)).toBe(true)
    await summary(within).hover()
    await eventually(() => isOpen(within)).toBe(true)
    await summary(within).click()
    expect(await isOpen(within)).toBe(true)
    // All levels close when the pointer leaves and the focus is elsewhere.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await within.locator('> ul a').first().hover()
    await page.mouse.move(5, 850)
    await eventually(() => isOpen(first)).toBe(false)
    await eventually(() => isOpen(within)).toBe(false)
  })

  test('the third level opens by touch', async ({ visitor }) => {
    const page = await visitor.open(headerPaths['white-header'], { touch: true, width: 1024 })
    await ready(page)
    await summary(branch(page, 'frames')).tap()
    await summary(branch(page, 'headers', 'bar-within')).tap()
    await summary(branch(page, 'footers', 'bar-within')).tap()
    expect(await isOpen(branch(page, 'headers', 'bar-within'))).toBe(false)
    await branch(page, 'footers', 'bar-within').getByRole('link').first().tap()
    await eventually(() => new URL(page.url()).pathname).toBe('/footers')
  })
})
