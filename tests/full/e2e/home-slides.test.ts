import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { folios } from '#shared/content/homes/folios.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, settled, test } from '#tests/support/browser.ts'

/* Homes whose projects are slides that scroll and snap (client/demo/homes/parts/useSlides.ts). */

const { media, carousel } = said('en').controls
const { row } = said('en').portfolio

const scroller = (page: Page) => page.getByRole('group', { name: carousel.slides })
/** Returns the scroll position of the slides in their direction, in pixels. */
const place = (page: Page) => scroller(page).evaluate((one) => Math.round(one.scrollLeft + one.scrollTop))
/** Returns the positions of the projects that are not inert. */
const reachable = (page: Page) =>
  page.locator('article').evaluateAll((all) => all.flatMap((one, at) => (one.closest('[inert]') ? [] : [at])))
const pageScrolled = (page: Page) => page.evaluate(() => scrollY)
/** Turns the wheel by one notch until the page itself scrolls. */
const expectWheelScrollsPage = (page: Page) =>
  eventually(async () => {
    await page.mouse.wheel(0, 100)
    return pageScrolled(page)
  }).toBeGreaterThan(0)

describe('the slides of home-vertical-portfolio', () => {
  const path = addressOf('home-vertical-portfolio')
  const total = folios['vertical-portfolio'].length

  test('follow numbers and arrow keys, make hidden slides inert, and announce the change', async ({ visitor }) => {
    const page = await visitor.open(path)
    const slides = page.getByRole('region', { name: said('en')['home/vertical-portfolio'].list })
    await eventually(() => reachable(page)).toEqual([0])
    await slides.getByRole('button', { name: /^3\. / }).click()
    await eventually(() => reachable(page)).toEqual([2])
    await eventually(() => slides.getByRole('status').innerText()).toContain(`3 of ${total}: `)
    await page.keyboard.press('ArrowDown')
    await eventually(() => reachable(page)).toEqual([3])
    await slides.locator('article').nth(3).getByRole('link').first().focus()
    await page.keyboard.press('ArrowUp')
    await eventually(() => reachable(page)).toEqual([2])
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      carousel.slides,
    )
  })

  test('advance by one for each turn of the wheel, and after the last slide the page scrolls', async ({ visitor }) => {
    const page = await visitor.open(path)
    await eventually(() => reachable(page)).toEqual([0])
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 100)
    await eventually(() => reachable(page)).toEqual([1])
    await scroller(page).focus()
    await page.keyboard.press('End')
    await eventually(() => reachable(page)).toEqual([total - 1])
    await expectWheelScrollsPage(page)
  })

  test('are side by side on a phone, and a number scrolls its project into view', async ({ visitor }) => {
    const page = await visitor.open(path, { width: 390 })
    const tops = () =>
      page.locator('article').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    await eventually(async () => new Set(await tops()).size).toBe(1)
    await page.getByRole('button', { name: /^2\. / }).click()
    await eventually(async () => Math.abs((await page.locator('article').nth(1).boundingBox())!.x)).toBeLessThan(195)
  })
})

describe('the cards of home-creative-portfolio', () => {
  const path = addressOf('home-creative-portfolio')

  test('start at the first card, even when the document arrives in pieces', async ({ visitor }) => {
    const page = await visitor.open(path)
    await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      const end = html.indexOf('<article')
      document.open()
      document.write(html.slice(0, end))
      for (let frame = 0; frame < 3; frame += 1) await new Promise((painted) => requestAnimationFrame(painted))
      document.write(html.slice(end))
      document.close()
    })
    for (let frame = 0; frame < 3; frame += 1) await settled(page)
    // A document that a script writes does not load its preloaded scripts again.
    visitor.allowNoise(/was preloaded using link preload but not used/)
    expect(await place(page)).toBe(0)
  })

  test('advance by one for each turn of the wheel, and after the last card the page scrolls', async ({ visitor }) => {
    const page = await visitor.open(path)
    const second = await page
      .locator('article')
      .nth(1)
      .evaluate((card) => {
        const { offsetLeft, parentElement } = card as HTMLElement
        return Math.round(offsetLeft - Number.parseFloat(getComputedStyle(parentElement!).scrollPaddingInlineStart))
      })
    await scroller(page).focus()
    await page.keyboard.press('Home')
    await eventually(() => place(page)).toBe(0)
    await page.mouse.move(20, 500)
    await page.mouse.wheel(0, 100)
    await eventually(async () => Math.abs((await place(page)) - second)).toBeLessThanOrEqual(2)
    await page.keyboard.press('End')
    await eventually(() =>
      scroller(page).evaluate((one) => one.scrollWidth - one.clientWidth - one.scrollLeft),
    ).toBeLessThanOrEqual(2)
    await expectWheelScrollsPage(page)
  })

  test('follow buttons and keys and link to their projects', async ({ visitor }) => {
    const page = await visitor.open(path)
    await page.getByRole('button', { name: row.next }).click()
    await eventually(() => place(page)).toBeGreaterThan(0)
    await scroller(page).focus()
    await page.keyboard.press('Home')
    await eventually(() => place(page)).toBe(0)
    const link = page.locator('article').first().getByRole('link')
    const title = await link.innerText()
    await link.press('Enter')
    await eventually(async () => (await page.locator('h1').innerText()).toLowerCase()).toBe(title.toLowerCase())
  })
})

test('the projects of home-split-portfolio follow half discs and keys, and after the last one the page scrolls', async ({
  visitor,
}) => {
  const page = await visitor.open(addressOf('home-split-portfolio'))
  await eventually(() => reachable(page)).toEqual([0])
  await page.getByRole('button', { name: /^2\. / }).click()
  await eventually(() => reachable(page)).toEqual([1])
  await page.keyboard.press('End')
  await eventually(() => reachable(page)).toEqual([folios['split-portfolio'].length - 1])
  await page.keyboard.press('ArrowDown')
  await eventually(() => pageScrolled(page)).toBeGreaterThan(0)
})

/** A time longer than any slide stays, in milliseconds. */
const long = 20_000

test.for(['home-vertical-portfolio', 'home-creative-portfolio'] as const)(
  'the slides of %s advance by themselves with motion, and with reduced motion only after play is pressed',
  async (home, { visitor }) => {
    const before = (page: Page) => page.clock.install()
    const button = (page: Page, name: string) => page.getByRole('button', { name })
    /** Advances the clock until the slides have moved. */
    const runUntilMoved = async (page: Page, from: number) =>
      eventually(async () => {
        await page.clock.runFor(long)
        return place(page)
      }).not.toBe(from)

    const animated = await visitor.open(addressOf(home), { motion: true, before })
    await button(animated, media.pause).waitFor()
    await runUntilMoved(animated, await place(animated))

    // With reduced motion slides change without animation, so a change is visible at once.
    const reduced = await visitor.open(addressOf(home), { before })
    await eventually(() => scroller(reduced).getAttribute('tabindex')).toBe('0')
    const start = await place(reduced)
    await reduced.clock.runFor(long)
    expect(await place(reduced)).toBe(start)
    await button(reduced, media.play).click()
    await runUntilMoved(reduced, start)
    await button(reduced, media.pause).click()
    await button(reduced, media.play).waitFor()
    const held = await place(reduced)
    await reduced.clock.runFor(long)
    expect(await place(reduced)).toBe(held)
  },
)

test('the names of home-interactive-portfolio follow arrow keys, show their pictures and link to their projects', async ({
  visitor,
}) => {
  const page = await visitor.open(addressOf('home-interactive-portfolio'))
  const rows = page.getByRole('list', { name: said('en')['home/interactive-portfolio'].list }).locator('li')
  /** Returns the positions of the visible pictures. */
  const shown = () =>
    rows
      .locator('> div')
      .evaluateAll((all) => all.flatMap((one, at) => (getComputedStyle(one).opacity === '1' ? [at] : [])))
  await eventually(shown).toEqual([0])
  await rows.nth(3).getByRole('link').hover()
  await eventually(shown).toEqual([3])
  await rows.first().getByRole('link').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await eventually(shown).toEqual([2])
  const title = await rows.nth(2).locator('h2 a > span').nth(1).innerText()
  await page.keyboard.press('Enter')
  await eventually(() => page.locator('h1').innerText()).toBe(title)
})
