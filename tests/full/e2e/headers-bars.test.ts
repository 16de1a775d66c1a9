import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { headerPaths, type ShownHeaderName } from '#shared/routes/headers.ts'
import { accessibility, eventually, said, scrollTo, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

/** Where the lower edge of a header is, its rule included: at the top of the page, and once it is scrolled. */
interface Bar {
  scroll: 'reverse' | 'fixed' | 'away'
  atTop: { wide: number; narrow: number }
  stuck: { wide: number; narrow: number }
}

const both = (edge: number) => ({ wide: edge, narrow: edge })
const reverse: Bar = { scroll: 'reverse', atTop: both(81), stuck: both(65) }

/** Every bar, and what it is named for. */
const bars = {
  'transparent-header': reverse,
  'white-header': reverse,
  'dark-header': reverse,
  'header-with-top-bar': { scroll: 'fixed', atTop: { wide: 121, narrow: 125 }, stuck: both(81) },
  'center-navigation': reverse,
  'center-logo': { scroll: 'reverse', atTop: { wide: 121, narrow: 125 }, stuck: both(65) },
  'top-logo': { scroll: 'fixed', atTop: { wide: 169, narrow: 81 }, stuck: { wide: 57, narrow: 81 } },
  'header-always-fixed': { scroll: 'fixed', atTop: both(81), stuck: both(81) },
  'header-disable-fixed': { scroll: 'away', atTop: both(81), stuck: both(0) },
  'header-reverse-scroll': reverse,
  'header-responsive-sticky': { scroll: 'fixed', atTop: both(95), stuck: both(65) },
} as const satisfies Partial<Record<ShownHeaderName, Bar>>
type BarName = keyof typeof bars
const names = Object.keys(bars) as BarName[]

/** The narrowest bar and the widest burger, a screen and a phone. */
const widths = [1440, 992, 991, 390]
const isWide = (width: number) => width >= 992
const height = 900

const { frames } = said('en')
const ready = (page: Page) => eventually(() => page.locator('html').getAttribute('data-behaviour')).toBe('')
const header = (page: Page) => page.locator('[data-header]:not(main *)')
/** How far down the header reaches on the screen. */
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

/** The third level lies beside its parent, begins at its height, and is on the screen. */
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
  expect([panel.left, panel.right]).toEqual([0, panel.screen])
  expect(panel.bottom).toBeLessThanOrEqual(height)
  expect(await mega.getByRole('link').count()).toBe(21)
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
  // One is open at a time, on the third level as on the second.
  await summary(branch(page, 'headers', 'burger-within')).click()
  expect(await isOpen(within)).toBe(false)
  await summary(branch(page, 'headers', 'burger-within')).click()
  await summary(first).click()
  await page.keyboard.press('Escape')
  expect([await isOpen(burger), await isFocused(summary(burger))]).toEqual([false, true])
  await eventually(() => page.locator('main').getAttribute('inert')).toBeNull()
}

describe.each(names)('%s', (name) => {
  const bar: Bar = bars[name]

  test('scrolls, opens, is walked by keyboard and closes, at every width', async ({ visitor }) => {
    const page = await visitor.open(headerPaths[name], { height })
    await ready(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      const size = isWide(width) ? 'wide' : 'narrow'
      await eventually(() => lowerEdge(page)).toBe(bar.atTop[size])
      expect(await overflows(page)).toEqual([])

      await scrollTo(page, 500)
      await eventually(() => lowerEdge(page)).toBe(bar.scroll === 'fixed' ? bar.stuck[size] : 0)
      await scrollTo(page, 400)
      await eventually(() => lowerEdge(page)).toBe(bar.stuck[size])
      if (bar.scroll === 'away') await scrollTo(page, 0)

      await (isWide(width) ? walkBar : walkBurger)(page)
      // Neither the focus nor a pointer holds the bar any more.
      await page.mouse.move(5, height - 5)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await scrollTo(page, 0)
    }
  })

  test('covers nothing that has the focus', async ({ visitor }) => {
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

  test('opens three levels without script', async ({ visitor }) => {
    const page = await visitor.open(headerPaths[name], { script: false, width: 992, height })
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

  test.for(['light', 'dark'] as const)('is readable with everything open, %s', async (theme, { visitor }) => {
    const page = await visitor.open(headerPaths[name], { theme, height })
    await ready(page)
    await summary(branch(page, 'elements')).click()
    expect(await accessibility(page)).toEqual([])
    await summary(branch(page, 'frames')).click()
    await summary(branch(page, 'footers', 'bar-within')).click()
    expect(await accessibility(page)).toEqual([])
  })
})

describe('what a bar is named for', () => {
  const groundOf = (page: Page) => header(page).evaluate((part) => getComputedStyle(part).backgroundColor)
  const colourOf = (page: Page) => header(page).evaluate((part) => getComputedStyle(part).color)

  test('the transparent one lies over the picture, and becomes solid', async ({ visitor }) => {
    const page = await visitor.open(headerPaths['transparent-header'])
    await ready(page)
    expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(0)
    expect(await groundOf(page)).toMatch(/ \/ 0\.\d+\)$/)
    const atTop = await colourOf(page)
    await scrollTo(page, 6)
    await eventually(() => groundOf(page)).toBe('rgb(255, 255, 255)')
    expect(await colourOf(page)).not.toBe(atTop)
    await scrollTo(page, 5)
    await eventually(() => groundOf(page)).toMatch(/ \/ 0\.\d+\)$/)
  })

  test('the strip leaves, and comes back to what has the focus', async ({ visitor }) => {
    const page = await visitor.open(headerPaths['header-with-top-bar'])
    await ready(page)
    const strip = page.locator('[data-strip]:not(main *)')
    const phone = strip.getByRole('link').first()
    const edge = () => strip.evaluate((part) => Math.round(part.getBoundingClientRect().bottom))
    expect(await edge()).toBe(40)
    await scrollTo(page, 500)
    await eventually(edge).toBe(0)
    await header(page)
      .getByRole('link')
      .nth(await strip.getByRole('link').count())
      .focus()
    await page.keyboard.press('Shift+Tab')
    await eventually(edge).toBe(40)
    await phone.focus()
    await eventually(edge).toBe(40)
    await page.keyboard.press('Escape')
    await page.locator('main a').last().focus()
    await eventually(edge).toBe(0)
  })

  test('the menu stands in the middle, and the logo between two halves', async ({ visitor }) => {
    const middle = (part: Locator) =>
      part.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect()
        return (left + right) / 2 - document.documentElement.clientWidth / 2
      })
    const page = await visitor.open(headerPaths['center-navigation'])
    expect(Math.abs(await middle(header(page).locator('nav').first()))).toBeLessThanOrEqual(1)
    await page.goto(headerPaths['center-logo'])
    const logo = header(page).locator('> :last-child > a')
    expect(Math.abs(await middle(logo))).toBeLessThanOrEqual(1)
    const [first, second] = [
      await boxOf(header(page).locator('nav').nth(0)),
      await boxOf(header(page).locator('nav').nth(1)),
    ]
    const between = await boxOf(logo)
    expect([first.right <= between.left, between.right <= second.left]).toEqual([true, true])
    for (const label of [frames.menu.first, frames.menu.second])
      expect(await header(page).getByRole('navigation', { name: label }).locator('> ul > li').count()).toBe(3)
  })

  test('the logo has its own row over the picture', async ({ visitor }) => {
    const page = await visitor.open(headerPaths['top-logo'])
    const [logo, menu] = [
      await boxOf(header(page).locator('> div > a')),
      await boxOf(header(page).locator('nav').first()),
    ]
    expect([logo.bottom - logo.top, menu.bottom - menu.top]).toEqual([112, 56])
    expect(menu.top).toBe(logo.bottom)
    expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(0)
  })

  test('the reverse one stays for the focus and for an open menu', async ({ visitor }) => {
    const page = await visitor.open(headerPaths['header-reverse-scroll'])
    await ready(page)
    await summary(branch(page, 'windows')).focus()
    await scrollTo(page, 500)
    await eventually(() => page.locator('html').getAttribute('data-scrolled')).toBe('down')
    await eventually(() => lowerEdge(page)).toBe(65)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await eventually(() => lowerEdge(page)).toBe(0)
    await scrollTo(page, 400)
    await eventually(() => lowerEdge(page)).toBe(65)
    await summary(branch(page, 'windows')).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await scrollTo(page, 600)
    await eventually(() => page.locator('html').getAttribute('data-scrolled')).toBe('down')
    expect(await lowerEdge(page)).toBe(65)
  })

  test('the third level opens under a pointer that rests, and the first press keeps it', async ({ visitor }) => {
    const page = await visitor.open(headerPaths['white-header'])
    await ready(page)
    const [first, within] = [branch(page, 'frames'), branch(page, 'footers', 'bar-within')]
    await summary(first).hover()
    await eventually(() => isOpen(first)).toBe(true)
    await summary(within).hover()
    await eventually(() => isOpen(within)).toBe(true)
    await summary(within).click()
    expect(await isOpen(within)).toBe(true)
    // Who goes away with the pointer, and has the focus elsewhere, closes all of it.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await within.locator('> ul a').first().hover()
    await page.mouse.move(5, 850)
    await eventually(() => isOpen(first)).toBe(false)
    await eventually(() => isOpen(within)).toBe(false)
  })

  test('the third level is worked by touch', async ({ visitor }) => {
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
