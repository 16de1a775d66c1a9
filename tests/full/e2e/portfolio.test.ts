import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { portfolioStyles, type PortfolioStyle } from '#shared/content/portfolio.ts'
import { addressOf } from '#shared/routes/url.ts'
import { atRest, eventually, said, scrollTo, test } from '#tests/support/browser.ts'
import { readToTheEnd, shiftSoFar, watchShifts } from '#tests/support/layoutShift.ts'

const { portfolio: words, controls } = said('en')

const listing = (style: PortfolioStyle, query = '') => addressOf(`portfolio-${style}-threeColumn`) + query
const shows = { justified: addressOf('portfolio-justifiedGallery'), slider: addressOf('portfolio-slider') } as const

const cards = (page: Page) => page.locator('main article')
const titles = (page: Page) => page.locator('main article h2').allTextContents()
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.filter.label }).getByRole('link', { name: new RegExp(`^${name} \\d+$`) })
/** Returns the text of the status line with the count. */
const statusOf = (page: Page) => page.locator('main [role="status"]').first().innerText()
const current = (page: Page) =>
  page.getByRole('navigation', { name: words.filter.label }).locator('[aria-current="page"]').allTextContents()

describe('the category filter', () => {
  test.for([true, false])('changes the list and its count, with script: %s', async (script, { visitor }) => {
    const page = await visitor.open(listing('classic'), { script })
    const all = await titles(page)
    expect(all.length).toBeGreaterThan(1)
    expect(await current(page)).toEqual([`${words.filter.all} ${all.length}`])
    const counts = await page.getByRole('navigation', { name: words.filter.label }).locator('small').allTextContents()
    expect(counts.slice(1).reduce((sum, count) => sum + Number(count), 0)).toBe(all.length)

    await filter(page, words.categories.print).click()
    await eventually(() => current(page)).toEqual([`${words.categories.print} ${counts[4]}`])
    await eventually(() => titles(page)).toHaveLength(Number(counts[4]))
    await eventually(() => new URL(page.url()).search).toBe('?category=print')
    expect(all).toEqual(expect.arrayContaining(await titles(page)))
    expect(new Set(await page.locator('main article h2 + p').allTextContents())).toEqual(
      new Set([words.categories.print]),
    )
    const canonical = new URL((await page.locator('link[rel="canonical"]').getAttribute('href'))!)
    expect(canonical.pathname + canonical.search).toBe(listing('classic'))
    await filter(page, words.filter.all).click()
    await eventually(() => titles(page)).toEqual(all)
    await eventually(() => new URL(page.url()).search).toBe('')
  })

  test('is announced, keeps scroll position and focus, and is restored by Back', async ({ visitor }) => {
    const page = await visitor.open(listing('boxed'))
    const before = await statusOf(page)
    await scrollTo(page, 220)
    await filter(page, words.categories.architecture).focus()
    await page.keyboard.press('Enter')
    await eventually(() => statusOf(page)).not.toBe(before)
    const architecture = await statusOf(page)
    expect(architecture).toContain(words.categories.architecture)
    // Both categories have the same count; the name in the line makes screen readers announce it.
    await filter(page, words.categories.photography).focus()
    await page.keyboard.press('Enter')
    await eventually(() => statusOf(page)).toContain(words.categories.photography)
    expect(await page.evaluate(() => scrollY)).toBe(220)
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-current'))).toBe('page')
    await page.goBack()
    await eventually(() => statusOf(page)).toBe(architecture)
    await page.goBack()
    await eventually(() => statusOf(page)).toBe(before)
    expect(await page.evaluate(() => scrollY)).toBe(220)
    await page.goForward()
    await eventually(() => statusOf(page)).toBe(architecture)
    expect(await page.evaluate(() => scrollY)).toBe(220)
  })
})

/** The part of a card that hover reveals in each style, and the properties that change. */
const revealed: Readonly<Record<PortfolioStyle, { part: string; of: readonly string[] }>> = {
  classic: { part: '[class]:has(> a + a)', of: ['opacity', 'translate'] },
  boxed: { part: 'div:has(> h2)', of: ['translate'] },
  colorful: { part: 'a[aria-hidden]', of: ['clipPath'] },
  bordered: { part: 'h2 + p', of: ['opacity', 'scale'] },
  overlay: { part: 'div:has(> h2)', of: ['gridTemplateRows'] },
  switchImage: { part: 'div:has(> img) > div', of: ['display', 'clipPath'] },
}
const look = (card: Locator, style: PortfolioStyle) =>
  card.locator(revealed[style].part).evaluate((part, names) => {
    const computed = getComputedStyle(part) as unknown as Record<string, string>
    return names.map((name) => computed[name])
  }, revealed[style].of)

describe.for(portfolioStyles)('the hover details of the style %s', (style) => {
  test('appear on hover and on focus without script', async ({ visitor }) => {
    const page = await visitor.open(listing(style), { script: false, shared: true })
    const card = cards(page).nth(1)
    await card.scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
    const hidden = await look(card, style)
    await card.hover()
    await eventually(() => look(card, style)).not.toEqual(hidden)
    await atRest(page)
    const hovered = await look(card, style)
    await page.mouse.move(0, 0)
    await eventually(() => look(card, style)).toEqual(hidden)
    await card.locator('h2 a').focus()
    await eventually(() => look(card, style)).toEqual(hovered)
  })

  test('are shown on a touch screen, where a tap opens the project', async ({ visitor }) => {
    const page = await visitor.open(listing(style), { touch: true, width: 390 })
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true)
    const card = cards(page).nth(1)
    await card.scrollIntoViewIfNeeded()
    const shown = await card.locator(revealed[style].part).evaluate((part) => {
      const { opacity, clipPath, scale, translate } = getComputedStyle(part)
      return { opacity, isCut: /circle\(0|inset\(100/.test(clipPath), scale, translate }
    })
    expect(shown).toEqual({ opacity: '1', isCut: false, scale: 'none', translate: 'none' })
    const link = card.locator('h2 a')
    const address = await link.getAttribute('href')
    await card.locator('img').first().tap({ force: true })
    await eventually(() => new URL(page.url()).pathname).toBe(address)
  })
})

describe('a picture of the classic style', () => {
  const dialog = (page: Page) => page.getByRole('dialog')
  const counter = (page: Page) => dialog(page).locator('[aria-hidden="true"]').first().innerText()

  test('opens in the lightbox, follows the keys, and returns the focus', async ({ visitor }) => {
    const page = await visitor.open(listing('classic', '?category=web'))
    const zooms = page.getByRole('link', { name: new RegExp(`^${words.zoom.replace('{{title}}', '')}`) })
    await zooms.first().focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    expect(await counter(page)).toBe('1 / 3')
    expect(await dialog(page).locator('figcaption').innerText()).toBe((await titles(page))[0])
    await page.keyboard.press('ArrowRight')
    await eventually(() => counter(page)).toBe('2 / 3')
    await page.keyboard.press('Escape')
    await eventually(() => dialog(page).count()).toBe(0)
    await eventually(() => zooms.nth(1).evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('opens in the full window without script and closes', async ({ visitor }) => {
    const page = await visitor.open(listing('classic'), { script: false })
    const card = cards(page).nth(1)
    const close = card.getByRole('link', { name: controls.lightbox.close })
    expect(await close.isVisible()).toBe(false)
    await card.hover()
    await card.getByRole('link', { name: new RegExp(`^${words.zoom.replace('{{title}}', '')}`) }).click()
    await eventually(() => card.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    const picture = (await card.locator('img').first().boundingBox())!
    expect(picture.width).toBe(1440)
    expect(picture.height).toBeGreaterThan(600)
    await close.click()
    await eventually(async () => (await card.boundingBox())!.width).toBeLessThan(1440)
    expect(await close.isVisible()).toBe(false)
  })
})

describe('the metro tiles', () => {
  test('leave no gap on a desktop and on a tablet in any category', async ({ visitor }) => {
    const page = await visitor.open(addressOf('portfolio-overlay-metro'))
    const areas = () =>
      page.evaluate(() => {
        const list = document.querySelector('main ul:has(article)')!
        const { width: across, height: down } = list.getBoundingClientRect()
        const tiles = [...list.children].map((tile) => tile.getBoundingClientRect())
        const covered = tiles.reduce((sum, tile) => sum + tile.width * tile.height, 0)
        return {
          free: Math.abs(1 - covered / (across * down)),
          narrowest: across / Math.min(...tiles.map((tile) => tile.width)),
        }
      })
    for (const category of [undefined, ...Object.values(words.categories)]) {
      if (category !== undefined) {
        await filter(page, category).click()
        await eventually(() => statusOf(page)).toContain(category)
      }
      for (const [width, columns] of [
        [1440, 4],
        [768, 2],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        const { free, narrowest } = await areas()
        expect(free, `${category ?? 'all'}, ${width}`).toBeLessThan(0.001)
        expect(Math.round(narrowest), `${category ?? 'all'}, ${width}`).toBeLessThanOrEqual(columns)
      }
    }
  })
})

describe('the slider', () => {
  const row = (page: Page) => page.locator('main ul[tabindex="0"]')
  const left = (page: Page) => row(page).evaluate((list) => Math.round(list.scrollLeft))
  /** Returns the position of the slide at the start of the row. */
  const first = (page: Page) =>
    row(page).evaluate((list) => {
      const edge = list.getBoundingClientRect().left
      const start = edge + Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart)
      return [...list.children].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - start) < 3)
    })
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  test('moves by its buttons, which are disabled at the ends, and by keys', async ({ visitor }) => {
    const page = await visitor.open(shows.slider)
    const [previous, next] = [button(page, words.row.previous), button(page, words.row.next)]
    expect(await first(page)).toBe(0)
    expect(await previous.getAttribute('aria-disabled')).toBe('true')
    await next.click()
    await eventually(() => first(page)).toBe(1)
    await next.click()
    await eventually(() => first(page)).toBe(2)
    expect(await previous.getAttribute('aria-disabled')).toBe('false')
    await previous.click()
    await eventually(() => first(page)).toBe(1)

    await row(page).focus()
    await page.keyboard.press('ArrowRight')
    await eventually(() => first(page)).toBe(2)
    await page.keyboard.press('ArrowLeft')
    await eventually(() => first(page)).toBe(1)
    await page.keyboard.press('End')
    await eventually(() => next.getAttribute('aria-disabled')).toBe('true')
    const most = await row(page).evaluate((list) => list.scrollWidth - list.clientWidth)
    expect(Math.abs((await left(page)) - most)).toBeLessThan(3)
    await page.keyboard.press('Home')
    await eventually(() => first(page)).toBe(0)
  })

  test('moves two slides for two key presses in a row, with motion', async ({ visitor }) => {
    const page = await visitor.open(shows.slider, { motion: true })
    await row(page).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await eventually(() => first(page)).toBe(2)
  })

  test('scrolls by the wheel without script and has no buttons', async ({ visitor }) => {
    const page = await visitor.open(shows.slider, { script: false })
    expect(await button(page, words.row.next).count()).toBe(0)
    await row(page).hover()
    await page.mouse.wheel(700, 0)
    await eventually(() => left(page)).toBeGreaterThan(300)
  })
})

describe('the justified rows', () => {
  test('are even and full at every width, the last one too', async ({ visitor }) => {
    const page = await visitor.open(shows.justified, { script: false })
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const tiles = await page
        .locator('main figure img:not([data-scheme="dark"])')
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON() as DOMRect))
      const rows = [...Map.groupBy(tiles, ({ top }) => Math.round(top)).values()]
      expect(rows.length).toBeGreaterThan(1)
      const list = (await page.locator('main ul:has(figure)').boundingBox())!
      for (const row of rows) {
        const heights = row.map(({ height }) => height)
        expect(Math.max(...heights) - Math.min(...heights), `${width}`).toBeLessThan(1)
      }
      for (const row of rows) expect(Math.abs(row.at(-1)!.right - list.x - list.width), `${width}`).toBeLessThan(1)
    }
  })

  test.for([
    shows.justified,
    addressOf('portfolio-classic-masonry'),
    addressOf('portfolio-classic-metro'),
    shows.slider,
  ])('do not shift while %s loads', async (path, { visitor }) => {
    const page = await visitor.open(path, { fresh: true, before: watchShifts })
    await readToTheEnd(page)
    expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01)
  })
})
