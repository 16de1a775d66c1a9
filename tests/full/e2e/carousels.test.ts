import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { carouselDelay } from '#client/kit/useCarousel.ts'
import { carouselReady, eventually, said, test, type Visit, type Visitor } from '#tests/support/browser.ts'

const path = '/elements/testimonials-carousel'
const { carousel: words } = said('en').controls
const { voices } = said('en')['elements/testimonials-carousel']
const total = Object.keys(voices).length
const first = '[data-example="statement"]'
const hour = 3_600_000

/** Returns a carousel once Swiper runs in it. */
async function ready(page: Page, example = first) {
  const carousel = page.locator(`${example} [data-carousel]`)
  await carouselReady(carousel)
  return carousel
}

/** Opens the page with a fake clock, and pauses the clock once the carousel is ready. */
async function openPaused(visitor: Visitor, visit: Visit): Promise<Page> {
  const start = Date.now()
  const page = await visitor.open(path, { ...visit, before: (one) => one.clock.install({ time: start }) })
  await ready(page)
  await page.mouse.move(1, 1)
  await page.clock.pauseAt(start + hour)
  return page
}

/** Returns the names of the slides that are not inert. */
const shown = (page: Page, example = first) =>
  page
    .locator(`${example} [aria-roledescription="${words.slide}"]:not([inert])`)
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')))
const at = (position: number) => [`${position} of ${total}`]
/** Returns the number of the current slide, from 1. */
const position = async (page: Page) => Number((await shown(page))[0]!.split(' ')[0])
/** Returns the number of the slide that is `slides` after `from`, in a loop. */
const positionAfter = (from: number, slides = 1) => ((from - 1 + slides) % total) + 1
const button = (page: Page, name: string, example = first) =>
  page.locator(example).getByRole('button', { name, exact: true })
const state = (page: Page, example = first) => page.locator(`${example} [data-carousel]`).getAttribute('data-carousel')

const row = (page: Page) => page.locator(`${first} [data-carousel] > [role="group"]`)
/** Returns the distance of the current slide from its final position, in pixels. */
const offset = (page: Page) =>
  row(page).evaluate((part) => {
    const slide = part.querySelector('[aria-roledescription]:not([inert])')!
    return Math.round(slide.getBoundingClientRect().left - part.getBoundingClientRect().left)
  })

describe('a carousel', () => {
  test('advances by itself in a loop, also after a click and a swipe', async ({ visitor }) => {
    const page = await openPaused(visitor, { motion: true })
    const start = await position(page)
    for (let slides = 1; slides <= total; slides += 1) {
      await eventually(() => state(page)).toBe('moving')
      await eventually(() => offset(page)).toBe(0)
      await page.clock.runFor(carouselDelay)
      await eventually(() => position(page)).toBe(positionAfter(start, slides))
    }
    await button(page, words.next).click()
    await eventually(() => position(page)).toBe(positionAfter(start))
    await page.mouse.move(1, 1)
    await eventually(() => state(page)).toBe('moving')
    await page.clock.runFor(carouselDelay)
    await eventually(() => position(page)).toBe(positionAfter(start, 2))

    const { x, y, width, height } = (await row(page).boundingBox())!
    await page.mouse.move(x + width * 0.8, y + height / 2)
    // The slide must have stopped, because a press on a moving slide pulls it back.
    await eventually(() => offset(page)).toBe(0)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.2, y + height / 2, { steps: 8 })
    await page.mouse.up()
    await eventually(() => position(page)).toBe(positionAfter(start, 3))
    await page.mouse.move(1, 1)
    await eventually(() => state(page)).toBe('moving')
    await page.clock.runFor(carouselDelay)
    await eventually(() => position(page)).toBe(positionAfter(start, 4))
  })

  test('pauses by its button, on hover and with the keyboard focus', async ({ visitor }) => {
    const page = await openPaused(visitor, { motion: true })
    const heldPosition = await position(page)
    const expectPaused = async () => {
      await eventually(() => state(page)).toBe('still')
      await page.clock.runFor(2 * carouselDelay)
      expect(await position(page)).toBe(heldPosition)
    }
    await button(page, words.pause).click()
    await page.mouse.move(1, 1)
    await button(page, words.play).waitFor()
    await expectPaused()
    expect(await page.locator(`${first} [aria-live="polite"]`).count()).toBe(1)
    await button(page, words.play).click()
    await eventually(() => state(page)).toBe('moving')

    await page.mouse.move(1, 1)
    await row(page).hover()
    await expectPaused()
    await page.mouse.move(1, 1)
    await eventually(() => state(page)).toBe('moving')

    await button(page, words.pause).focus()
    await page.keyboard.press('Tab')
    await expectPaused()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await eventually(() => state(page)).toBe('moving')
    await page.clock.runFor(carouselDelay)
    await eventually(() => position(page)).toBe(positionAfter(heldPosition))
  })

  test('does not move out of view or with reduced motion, unless play is pressed', async ({ visitor }) => {
    const page = await openPaused(visitor, { motion: true })
    const seen = await position(page)
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await eventually(() => state(page)).toBe('still')
    await page.clock.runFor(2 * carouselDelay)
    expect(await position(page)).toBe(seen)

    const reduced = await openPaused(visitor, {})
    await reduced.clock.runFor(2 * carouselDelay)
    expect(await shown(reduced)).toEqual(at(1))
    await button(reduced, words.play).click()
    await eventually(() => state(reduced)).toBe('moving')
    await reduced.clock.runFor(carouselDelay)
    await eventually(() => shown(reduced)).toEqual(at(2))
  })

  test('follows the arrow keys while it is in view and no control has the focus', async ({ visitor }) => {
    const page = await visitor.open(path)
    await ready(page)
    await page.keyboard.press('ArrowRight')
    await eventually(() => shown(page)).toEqual(at(2))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await eventually(() => shown(page)).toEqual(at(total))
    // The keys move only the first carousel.
    expect(await shown(page, '[data-example="split"]')).toEqual(at(1))

    await page.locator('[data-example] summary').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await eventually(() =>
      page.locator(`${first} [data-carousel]`).evaluate((part) => part.getBoundingClientRect().bottom),
    ).toBeLessThan(0)
    await page.keyboard.press('ArrowRight')
    expect(await shown(page)).toEqual(at(total))
  })

  test('follows its pictures and marks, and shows as many slides as fit the width', async ({ visitor }) => {
    const page = await visitor.open(path)
    const [faces, framed] = ['[data-example="faces"]', '[data-example="framed"]']
    await ready(page, faces)
    await button(page, voices.youth.role, faces).click()
    await eventually(() => shown(page, faces)).toEqual(at(3))
    await ready(page, framed)
    expect(await shown(page, framed)).toHaveLength(3)
    await button(page, `5 of ${total}`, framed).click()
    await eventually(async () => (await shown(page, framed))[0]).toBe(`5 of ${total}`)
    await page.setViewportSize({ width: 800, height: 900 })
    await eventually(() => shown(page, framed)).toHaveLength(2)
    await page.setViewportSize({ width: 390, height: 844 })
    await eventually(() => shown(page, framed)).toEqual(at(5))
  })

  test('can be swiped by touch', async ({ visitor }) => {
    const page = await visitor.open(path, { width: 390, touch: true })
    await ready(page)
    const { x, y, width, height } = (await row(page).boundingBox())!
    const touch = await page.context().newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchMove', share: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + width * share, y: y + height / 2 }] })
    // A slow swipe must pass half a slide.
    await finger('touchStart', 0.9)
    for (const share of [0.75, 0.6, 0.45, 0.3, 0.15]) await finger('touchMove', share)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await eventually(() => shown(page)).toEqual(at(2))
  })

  test('stops without an error when its page is left, and works on Back', async ({ visitor }) => {
    const page = await openPaused(visitor, { motion: true })
    await page.locator('main nav').last().getByRole('link').first().click()
    await eventually(() => page.locator('[data-carousel]').count()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(2 * carouselDelay)
    await page.clock.resume()
    await page.goBack()
    await ready(page)
    await button(page, words.pause).click()
    const before = await position(page)
    await button(page, words.next).click()
    await eventually(() => position(page)).toBe(positionAfter(before))
  })

  test('is a scrollable row without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    const slides = page.locator(`${first} [aria-roledescription="${words.slide}"]`)
    expect(await slides.count()).toBe(total)
    expect(await page.locator(`${first} [data-carousel] button:visible`).count()).toBe(0)
    await row(page).focus()
    await page.keyboard.press('ArrowRight')
    await eventually(async () => (await slides.nth(1).boundingBox())!.x).toBeLessThan(500)
  })

  test('is a scrollable row when Swiper fails to load', async ({ visitor }) => {
    visitor.expectNoise(/Failed to load resource/)
    const page = await visitor.open(path, {
      before: (one) => one.route('**/static/js/swiper-*.js', (route) => route.abort()),
    })
    expect(await page.locator(`${first} [data-carousel] button:visible`).count()).toBe(0)
    expect(await shown(page)).toHaveLength(total)
  })
})

describe.each(['text-slider', 'client-carousel', 'team-carousel'] as const)('the carousels of %s', (name) => {
  test('loop, show as many slides as fit, and make the others inert', async ({ visitor }) => {
    const page = await visitor.open(`/elements/${name}`)
    const all = page.locator('[data-carousel]')
    for (const carousel of await all.all()) {
      await carouselReady(carousel)
      const slides = carousel.locator(`[aria-roledescription="${words.slide}"]`)
      const reached = () =>
        slides.evaluateAll((each) =>
          each.filter((slide) => !(slide as HTMLElement).inert).map((slide) => slide.getAttribute('aria-label')!),
        )
      const count = await slides.count()
      const before = await reached()
      expect(before.length).toBeLessThan(count)
      expect(before[0]).toBe(`1 of ${count}`)
      const last = carousel.getByRole('button', { name: words.previous, exact: true })
      // A carousel with a list of its slides has no arrows.
      if ((await last.count()) === 0) await carousel.getByRole('button').last().click()
      else await last.click()
      await eventually(async () => (await reached())[0]).toBe(`${count} of ${count}`)
      expect(await reached()).toHaveLength(before.length)
    }
  })
})
