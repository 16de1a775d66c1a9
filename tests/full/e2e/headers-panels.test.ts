import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { headerPaths, type ShownHeaderName } from '#shared/routes/headers.ts'
import { accessibility, eventually, said, scrollTo, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const { common, ...words } = said('en')

/** The first width that has room for a bar. */
const wide = 992
const widths = [390, wide - 1, wide, 1440]

interface Panel {
  name: ShownHeaderName
  /** Whether the burger is there at every width. */
  isAlways: boolean
  /** A point of the page that the panel leaves free. */
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
/** What comes after hydration has come: panels are modal from now on. */
const ready = (page: Page) => eventually(() => page.locator('html').getAttribute('data-behaviour')).toBe('')
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
/** What of the page behind cannot be reached. */
const inertParts = (page: Page) =>
  page.locator('main[inert], footer[inert]').evaluateAll((all) => all.map(({ localName }) => localName))
/** `cross`, `panel` or whatever else has the focus. */
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

/** As many steps by keyboard as a panel may have. */
const longestLap = 80

/** Goes through the panel with Tab until it is back at the cross; what had the focus on the way. */
async function lap(page: Page): Promise<{ places: string[]; steps: number }> {
  const places = new Set<string>()
  for (let steps = 1; steps <= longestLap; steps += 1) {
    await page.keyboard.press('Tab')
    const place = await focus(page)
    if (place === 'cross') return { places: [...places], steps }
    places.add(place)
  }
  throw new Error('The focus does not come back to the cross.')
}

describe.each(panels)('$name', ({ name, isAlways, beside }) => {
  const path = headerPaths[name]

  test.for(widths)('is worked by keyboard and pointer at %i px', async (width, { visitor }) => {
    const page = await visitor.open(path, { width })
    await ready(page)
    if (!isAlways && width >= wide) {
      expect(await burger(page).isVisible()).toBe(false)
      expect(await page.locator('header nav:visible').count()).toBe(1)
      return
    }
    expect(await page.locator('header > div > nav:visible').count()).toBe(
      name === 'header-with-push' && width >= wide ? 1 : 0,
    )
    await cross(page).focus()
    await page.keyboard.press('Enter')
    await opened(page)
    expect(await accessibility(page)).toEqual([])
    // What the sheet has moved out of the screen is out of reach, too.
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
    const { places, steps } = await lap(page)
    expect(places).toEqual(['panel'])
    expect(steps).toBeGreaterThan(6)

    await page.keyboard.press('Escape')
    await closed(page)
    expect(await focus(page)).toBe('cross')

    await cross(page).click()
    await opened(page)
    await cross(page).click()
    await closed(page)

    if (beside) {
      await cross(page).click()
      await opened(page)
      await page.mouse.click(...beside(width))
      await closed(page)
    }

    // On a wide screen the panel that is pushed in holds no menu: the bar has it.
    if (name === 'header-with-push' && width >= wide) return
    await cross(page).click()
    await opened(page)
    await contact(page).click()
    await eventually(() => new URL(page.url()).pathname).toBe('/contact')
    await eventually(() => inertParts(page)).toEqual([])
    await eventually(() => isLocked(page)).toBe(false)
  })

  test('unfolds one branch at a time', async ({ visitor }) => {
    const page = await visitor.open(path, { width: 390, touch: true })
    await ready(page)
    await cross(page).tap()
    await opened(page)
    // One with a third level, and one without.
    const branches = burger(page).locator('nav > ul > li > details')
    const [first, second] = [0, 2]
    for (const at of [first, second]) await branches.nth(at).locator('> summary').tap()
    const open = await branches.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
    expect(open.filter(Boolean)).toHaveLength(1)
    expect(open[second]).toBe(true)
    const link = branches.nth(second).getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    expect(await link.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44)
  })

  test(
    isAlways ? 'stays open on a screen that becomes wide' : 'makes way for what is there on a wide screen',
    async ({ visitor }) => {
      const page = await visitor.open(path, { width: wide - 1 })
      await ready(page)
      await cross(page).click()
      await opened(page)
      await page.setViewportSize({ width: wide, height: 900 })
      if (isAlways) await opened(page)
      else await closed(page)
    },
  )

  test('works without script', async ({ visitor }) => {
    const page = await visitor.open(path, { width: 390, script: false })
    await cross(page).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await contact(page).click()
    await eventually(() => new URL(page.url()).pathname).toBe('/contact')
  })
})

describe('the panel that pushes', () => {
  test.for(widths)(
    'moves the page by its own width at %i px, and leaves the cross in the bar',
    async (width, { visitor }) => {
      const page = await visitor.open(headerPaths['header-with-push'], { width })
      await ready(page)
      await cross(page).click()
      await opened(page)
      const places = () =>
        page.evaluate(() => {
          const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
          const panel = box('[data-burger] > div')
          const summary = box('[data-burger] > summary')
          return {
            width: panel.width,
            moved: -box('main').left,
            isCrossSeen: summary.left >= 0 && summary.right <= panel.left,
          }
        })
      const expected = Math.min(420, width - 88)
      await eventually(places).toEqual({ width: expected, moved: expected, isCrossSeen: true })
      expect(await page.locator('header > div > [inert]').count()).toBe(3)
      await page.keyboard.press('Escape')
      await closed(page)
      expect(await page.locator('header [inert]').count()).toBe(0)
    },
  )

  test('takes an address for the newsletter', async ({ visitor }) => {
    const page = await visitor.open(headerPaths['header-with-push'])
    await ready(page)
    await cross(page).click()
    const form = page.locator('#header-with-push')
    await form.locator('input[name="email"]').fill('ana@primer.example')
    await form.locator('input[type="checkbox"]').check()
    await form.getByRole('button', { name: words.forms.subscribe }).click()
    await eventually(() => form.locator('[data-kind="success"]').count()).toBe(1)
  })
})

describe('the column and the rail', () => {
  test.for([
    ['left-menu-classic', 300],
    ['left-menu-modern', 65],
  ] as const)('of %s stand beside the page', async ([name, side], { visitor }) => {
    const page = await visitor.open(headerPaths[name], { width: wide })
    await ready(page)
    const places = () =>
      page.evaluate(() => {
        const { left, right, top, height } = document.querySelector('header')!.getBoundingClientRect()
        return { left, right, top, height, content: document.querySelector('main')!.getBoundingClientRect().left }
      })
    const beside = { left: 0, right: side, top: 0, height: 900, content: side }
    expect(await places()).toEqual(beside)
    await scrollTo(page, 900)
    await eventually(() => page.locator('html').getAttribute('data-scrolled')).toBe('down')
    expect(await places()).toEqual(beside)
    expect(await overflows(page)).toEqual([])
    await page.setViewportSize({ width: wide - 1, height: 900 })
    await eventually(async () => (await places()).content).toBe(0)
  })

  test('the slider is turned by its arrows', async ({ visitor }) => {
    const page = await visitor.open(headerPaths['left-menu-modern'])
    await ready(page)
    const row = page.locator('main ul[tabindex="0"]')
    const place = () => row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))
    await page.getByRole('button', { name: words.controls.carousel.next }).click()
    await eventually(place).toBe(1)
    await page.getByRole('button', { name: words.controls.carousel.previous }).click()
    await eventually(place).toBe(0)
  })
})

describe('one-page navigation', () => {
  const path = headerPaths['one-page-navigation']
  const parts = ['home', 'about', 'services', 'portfolio', 'testimonials', 'contact']
  const current = (page: Page) =>
    page
      .locator('header nav a[aria-current="location"]')
      .evaluateAll((all) => [...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).hash))])

  test.for(widths)('follows the scroll at %i px', async (width, { visitor }) => {
    const page = await visitor.open(path, { width })
    await ready(page)
    for (const id of [...parts, ...[...parts].reverse()]) {
      await page.evaluate((part) => document.getElementById(part)!.scrollIntoView({ behavior: 'instant' }), id)
      await eventually(() => current(page)).toEqual([`#${id}`])
    }
    // Below the last part it is still the last one.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await eventually(() => current(page)).toEqual(['#contact'])
    expect(await accessibility(page)).toEqual([])
  })

  test.for(widths)('goes to a part at %i px, and keeps it in the address', async (width, { visitor }) => {
    const page = await visitor.open(path, { width })
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
  })

  test('takes an address for the newsletter', async ({ visitor }) => {
    const page = await visitor.open(path)
    const form = page.locator('#one-page-newsletter')
    await form.locator('input[name="email"]').fill('ana@primer.example')
    await form.locator('input[type="checkbox"]').check()
    await form.getByRole('button', { name: words.forms.subscribe }).click()
    await eventually(() => form.locator('[data-kind="success"]').count()).toBe(1)
  })

  test('leads through the page without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    await page.getByRole('navigation').getByRole('link', { name: common.contact }).first().click()
    expect(new URL(page.url()).hash).toBe('#contact')
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(900)
  })
})
