import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { carouselDelay } from '#client/kit/useCarousel.ts'
import { carouselReady, eventually, hydrated, said, test } from '#tests/support/browser.ts'

const path = '/elements/testimonials-carousel'
const { carousel: words } = said('en').controls
const { voices } = said('en')['elements/testimonials-carousel']
const total = Object.keys(voices).length
const first = '[data-example="statement"]'

/** A carousel with Swiper in it. */
async function ready(page: Page, example = first) {
  const carousel = page.locator(`${example} [data-carousel]`)
  await carouselReady(carousel)
  return carousel
}

/** Names of the slides that can be reached. */
const shown = (page: Page, example = first) =>
  page
    .locator(`${example} [aria-roledescription="${words.slide}"]:not([inert])`)
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')))
const at = (position: number) => [`${position} of ${total}`]
const button = (page: Page, name: string, example = first) =>
  page.locator(example).getByRole('button', { name, exact: true })
const state = (page: Page, example = first) => page.locator(`${example} [data-carousel]`).getAttribute('data-carousel')

const row = (page: Page) => page.locator(`${first} [data-carousel] > [role="group"]`)
/** How far the slide in front is from its place. */
const offset = (page: Page) =>
  row(page).evaluate((part) => {
    const slide = part.querySelector('[aria-roledescription]:not([inert])')!
    return Math.round(slide.getBoundingClientRect().left - part.getBoundingClientRect().left)
  })

/** Long enough for two changes, had there been any. */
const twice = 2 * carouselDelay + 500
const wait = (page: Page) => page.evaluate((time) => new Promise((done) => setTimeout(done, time)), twice)

describe('a carousel', () => {
  test('moves by itself, round and round, and goes on after a click and a swipe', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    await ready(page)
    await page.mouse.move(1, 1)
    await eventually(() => shown(page)).toEqual(at(2))
    await button(page, words.next).click()
    await eventually(() => shown(page)).toEqual(at(3))
    await page.mouse.move(1, 1)
    await eventually(() => shown(page)).toEqual(at(4))

    const { x, y, width, height } = (await row(page).boundingBox())!
    await page.mouse.move(x + width * 0.8, y + height / 2)
    // Whoever takes hold of a slide on its way pulls it back.
    await eventually(() => offset(page)).toBe(0)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.2, y + height / 2, { steps: 8 })
    await page.mouse.up()
    await eventually(() => shown(page)).toEqual(at(5))
    await page.mouse.move(1, 1)
    await eventually(() => shown(page)).toEqual(at(1))
  })

  test('can be held by its button', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    await ready(page)
    await button(page, words.pause).click()
    await page.mouse.move(1, 1)
    await button(page, words.play).waitFor()
    const held = await shown(page)
    await wait(page)
    expect(await shown(page)).toEqual(held)
    expect(await page.locator(`${first} [aria-live="polite"]`).count()).toBe(1)
    await button(page, words.play).click()
    await eventually(() => state(page)).toBe('moving')
    await eventually(() => shown(page)).not.toEqual(held)
  })

  test('waits for a pointer that rests on it and for the keyboard’s focus', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    const carousel = await ready(page)
    await eventually(() => state(page)).toBe('moving')
    await carousel.hover()
    await eventually(() => state(page)).toBe('still')
    const held = await shown(page)
    await wait(page)
    expect(await shown(page)).toEqual(held)
    await page.mouse.move(1, 1)
    await eventually(() => state(page)).toBe('moving')

    await button(page, words.pause).focus()
    await page.keyboard.press('Tab')
    await eventually(() => state(page)).toBe('still')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await eventually(() => state(page)).toBe('moving')
  })

  test('stands still out of sight, and for whoever asked for rest; pressing play counts more', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    await ready(page)
    await eventually(() => state(page)).toBe('moving')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await eventually(() => state(page)).toBe('still')

    const calm = await visitor.open(path)
    await ready(calm)
    await wait(calm)
    expect(await shown(calm)).toEqual(at(1))
    await button(calm, words.play).click()
    await eventually(() => shown(calm)).toEqual(at(2))
  })

  test('takes the arrow keys while it is in view, and only what nobody else wants', async ({ visitor }) => {
    const page = await visitor.open(path)
    await ready(page)
    await page.keyboard.press('ArrowRight')
    await eventually(() => shown(page)).toEqual(at(2))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await eventually(() => shown(page)).toEqual(at(total))
    // Those after it stay where they are.
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

  test('is led by its faces and marks', async ({ visitor }) => {
    const page = await visitor.open(path)
    await ready(page, '[data-example="faces"]')
    await button(page, voices.seller.role, '[data-example="faces"]').click()
    await eventually(() => shown(page, '[data-example="faces"]')).toEqual(at(3))
    await ready(page, '[data-example="framed"]')
    expect(await shown(page, '[data-example="framed"]')).toHaveLength(3)
    await button(page, `5 of ${total}`, '[data-example="framed"]').click()
    await eventually(async () => (await shown(page, '[data-example="framed"]'))[0]).toBe(`5 of ${total}`)
  })

  test('follows the width of the screen', async ({ visitor }) => {
    const page = await visitor.open(path, { width: 1440 })
    const example = '[data-example="framed"]'
    await ready(page, example)
    await button(page, words.next, example).click()
    await eventually(() => shown(page, example)).toHaveLength(3)
    await page.setViewportSize({ width: 800, height: 900 })
    await eventually(() => shown(page, example)).toHaveLength(2)
    await page.setViewportSize({ width: 390, height: 844 })
    await eventually(() => shown(page, example)).toEqual(at(2))
  })

  test('is swiped by touch', async ({ visitor }) => {
    const page = await visitor.open(path, { width: 390, touch: true })
    await ready(page)
    const { x, y, width, height } = (await row(page).boundingBox())!
    const touch = await page.context().newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchMove', share: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + width * share, y: y + height / 2 }] })
    await finger('touchStart', 0.8)
    for (const share of [0.7, 0.6, 0.5, 0.4, 0.3]) await finger('touchMove', share)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await eventually(() => shown(page)).toEqual(at(2))
  })

  test('goes with its page, and is there when the visitor comes back', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    await ready(page)
    await button(page, words.next).click()
    await eventually(() => shown(page)).toEqual(at(2))
    await page.locator('main nav').last().getByRole('link').first().click()
    await eventually(() => page.locator('[data-carousel]').count()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await page.goBack()
    await hydrated(page)
    await ready(page)
    await page.mouse.move(1, 1)
    await eventually(() => shown(page)).toEqual(at(2))
  })

  test('is a row that scrolls where scripts do not run', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    const slides = page.locator(`${first} [aria-roledescription="${words.slide}"]`)
    expect(await slides.count()).toBe(total)
    expect(await page.locator(`${first} [data-carousel] button:visible`).count()).toBe(0)
    await row(page).focus()
    await page.keyboard.press('ArrowRight')
    await eventually(async () => (await slides.nth(1).boundingBox())!.x).toBeLessThan(500)
  })

  test('is a row that scrolls where Swiper does not come', async ({ visitor }) => {
    visitor.expectNoise(/Failed to load resource/)
    const page = await visitor.open(path, {
      before: (one) => one.route('**/static/js/swiper-*.js', (route) => route.abort()),
    })
    expect(await page.locator(`${first} [data-carousel] button:visible`).count()).toBe(0)
    expect(await shown(page)).toHaveLength(total)
  })
})

describe.each(['text-slider', 'client-carousel', 'team-carousel'] as const)('the carousels of %s', (name) => {
  test('all loop, show as many slides as there is room for, and keep the others out of reach', async ({ visitor }) => {
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
      // A carousel that its list leads has no arrows.
      if ((await last.count()) === 0) await carousel.getByRole('button').last().click()
      else await last.click()
      await eventually(async () => (await reached())[0]).toBe(`${count} of ${count}`)
      expect(await reached()).toHaveLength(before.length)
    }
  })
})
