import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { countdowns, nextOccurrence } from '#shared/content/countdown.ts'
import { sampleFigures, sampleShares } from '#shared/content/samples.ts'
import { formatPercent } from '#shared/i18n/figures.ts'
import { formatDate, formatNumber } from '#shared/i18n/format.ts'
import { eventually, said, settled, test, type Visit } from '#tests/support/browser.ts'

const words = said('en')
const second = 1000
const hour = 3600 * second
const day = 24 * hour

/** Installs a clock that runs while the page loads; `stopClock` then pauses it an hour later. */
const clockAt = (time: number) => (page: Page) => page.clock.install({ time })
const stopClock = (page: Page, installed: number) => page.clock.pauseAt(installed + hour)

/** Scrolls a part out of view and back; resolves when observers have reported both. */
const scrollPast = (part: Locator) =>
  part.evaluate(async (element) => {
    const untilIntersecting = (expected: boolean) =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver((entries) => {
          if (entries.at(-1)!.isIntersecting !== expected) return
          observer.disconnect()
          done()
        })
        observer.observe(element)
      })
    // The first part of a page is in view at the top, so the part leaves at the end.
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await untilIntersecting(false)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await untilIntersecting(true)
  })

describe('animated headings', () => {
  const path = '/animation'
  const effects = Object.keys(words['elements/animation'].examples)
  const { replay, off } = words.controls.motion
  /** The largest number of flashes in a second (WCAG 2.2, 2.3.1). */
  const mostFlashes = 3

  const heading = (page: Page, effect: string) => page.locator(`[data-example="${effect}"] h3[data-look]`)
  const button = (page: Page, effect: string) =>
    page.locator(`[data-example="${effect}"]`).getByRole('button', { name: replay })
  /** Records the effect of each animation that starts, from the beginning of the document. */
  const recordAnimations = (page: Page) =>
    page.addInitScript(() => {
      const startedEffects: string[] = []
      Object.assign(window, { startedEffects })
      addEventListener('animationstart', ({ target, pseudoElement }) => {
        const { look } = (target as HTMLElement).dataset
        if (look && !pseudoElement) startedEffects.push(look)
      })
    })
  const startedEffects = (page: Page) =>
    page.evaluate(() => (window as unknown as { startedEffects: string[] }).startedEffects)
  const times = async (page: Page, effect: string) =>
    (await startedEffects(page)).filter((one) => one === effect).length

  test('play once when they come into view, and again at each press of the button', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true, before: recordAnimations })
    for (const effect of effects) {
      await heading(page, effect).scrollIntoViewIfNeeded()
      await eventually(() => times(page, effect)).toBe(1)
    }
    await eventually(() => page.locator('h3[data-play]').count()).toBe(0)
    for (const count of [2, 3]) {
      await button(page, 'bounce').click()
      await eventually(() => times(page, 'bounce')).toBe(count)
      expect(await heading(page, 'bounce').evaluate((one) => one.getAnimations().length)).toBe(1)
    }
    await eventually(() => heading(page, 'bounce').getAttribute('data-play')).toBe(null)
    expect(await times(page, 'bounce')).toBe(3)
  })

  test('flash at most three times a second', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true })
    await button(page, 'flash').click()
    const perSecond = await heading(page, 'flash').evaluate((one) => {
      const { effect } = one.getAnimations()[0]!
      const frames = (effect as KeyframeEffect).getKeyframes()
      const dark = frames.filter(({ opacity }) => opacity === '0').length
      return (dark * 1000) / Number(effect!.getTiming().duration)
    })
    expect(perSecond).toBeGreaterThan(0)
    expect(perSecond).toBeLessThanOrEqual(mostFlashes)
  })

  test('do not play with reduced motion, as the button explains, and play on a phone only on request', async ({
    visitor,
  }) => {
    const reduced = await visitor.open(path, { before: recordAnimations })
    for (const effect of effects) await heading(reduced, effect).scrollIntoViewIfNeeded()
    await button(reduced, 'zoomIn').click()
    const status = reduced.locator('[data-example="zoomIn"]').getByRole('status')
    await eventually(() => status.textContent()).toBe(off)
    await settled(reduced)
    expect(await startedEffects(reduced)).toEqual([])

    const phone = await visitor.open(path, { motion: true, width: 390, before: recordAnimations })
    for (const effect of effects) await heading(phone, effect).scrollIntoViewIfNeeded()
    await button(phone, 'fadeIn').click()
    await eventually(() => times(phone, 'fadeIn')).toBe(1)
    expect(await startedEffects(phone)).toEqual(['fadeIn'])
  })

  test('are visible without script and have no button', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    for (const effect of effects) expect(await heading(page, effect).isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: replay }).count()).toBe(0)
  })
})

describe('rotating words', () => {
  const path = '/elements/fancy-text'
  const effects = ['rotate', 'type', 'flip', 'bar', 'slide', 'zoom', 'push']
  const { rotating } = words['elements/fancy-text']
  const whole = rotating.replaceAll(/<\/?1>/g, '')
  const rotatingParts = [...rotating.matchAll(/<1>(.*?)<\/1>/g)].map(([, word = '']) => word)
  const { pause, play } = words.controls.motion

  const example = (page: Page, effect: string) => page.locator(`[data-example="${effect}"]`)
  /** Returns the moving words over the sentence, including those that leave. */
  const moving = (page: Page, effect: string) => example(page, effect).locator('[data-effect]')

  test('change while in view, are exposed as the whole sentence, and stop by their button', async ({ visitor }) => {
    const start = Date.now()
    const page = await visitor.open(path, { motion: true, before: clockAt(start) })
    await stopClock(page, start)
    for (const effect of effects) {
      const part = example(page, effect)
      await part.scrollIntoViewIfNeeded()
      const seen = new Set<string>()
      await eventually(async () => {
        await page.clock.runFor(400)
        const text = (await moving(page, effect).textContent()) ?? ''
        for (const word of rotatingParts) if (text.endsWith(word)) seen.add(word)
        return seen.size
      }).toBeGreaterThan(1)
      const sentence = part.getByRole('heading', { level: 3 })
      expect(await sentence.allTextContents(), effect).toEqual([whole])
      expect(await part.locator('[data-ground] :is([aria-live], [role="status"])').count(), effect).toBe(0)
      await part.getByRole('button', { name: pause }).click()
      await eventually(() => moving(page, effect).count()).toBe(0)
      expect(await sentence.evaluate((one) => getComputedStyle(one).opacity), effect).toBe('1')
      await part.getByRole('button', { name: play }).click()
      await eventually(() => moving(page, effect).count()).toBe(1)
    }
  })

  test('show the whole sentence with reduced motion, and keep the height of the page', async ({ visitor }) => {
    const page = await visitor.open(path)
    const height = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height)
    const isStill = async () => {
      for (const effect of effects) {
        expect(await example(page, effect).getByRole('heading', { level: 3 }).innerText(), effect).toBe(whole)
        expect(await moving(page, effect).count(), effect).toBe(0)
        expect(await example(page, effect).getByRole('button', { name: pause }).count(), effect).toBe(0)
      }
    }
    await isStill()
    const before = await height()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    for (const effect of effects) await moving(page, effect).waitFor({ state: 'attached' })
    expect(await height()).toBe(before)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await eventually(() => page.locator('[data-effect]').count()).toBe(0)
    await isStill()
  })

  test('show the whole sentence without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    for (const effect of effects)
      expect(await example(page, effect).getByRole('heading', { level: 3 }).innerText(), effect).toBe(whole)
  })
})

const figures = [
  {
    path: '/elements/counters',
    part: '[data-example="lead"]',
    figure: 'dt + dd',
    final: Object.values(sampleFigures).map((value) => formatNumber(value, 'en')),
  },
  {
    path: '/elements/progress-bar',
    part: '[data-example="fields"]',
    figure: '[role="meter"] > span',
    final: Object.values(sampleShares).map((value) => formatPercent(value, 'en')),
  },
  {
    path: '/elements/pie-chart',
    part: '[data-example="gauge"]',
    figure: 'dd > span',
    final: Object.values(sampleShares).map((value) => formatPercent(value, 'en')),
  },
]

describe.for(figures)('the figures of $path', ({ path, part, figure, final }) => {
  const shown = (page: Page) => page.locator(`${part} ${figure}`).allTextContents()
  const height = 500

  test('count up once, in view, to the values in the document', async ({ visitor }) => {
    const start = Date.now()
    const page = await visitor.open(path, { motion: true, height, before: clockAt(start) })
    await stopClock(page, start)
    const example = page.locator(part)
    expect(await shown(page)).toEqual(final)
    await example.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await eventually(() => shown(page)).not.toEqual(final)
    const first = await shown(page)
    await page.clock.runFor(second / 2)
    await eventually(() => shown(page)).not.toEqual(first)
    expect(await shown(page)).not.toEqual(final)
    await page.clock.runFor(2 * second)
    await eventually(() => shown(page)).toEqual(final)
    await scrollPast(example)
    await page.clock.runFor(second / 2)
    expect(await shown(page)).toEqual(final)
  })

  test('do not count up with reduced motion or on a phone', async ({ visitor }) => {
    for (const visit of [{ height }, { height, width: 390, motion: true }] satisfies Visit[]) {
      const page = await visitor.open(path, visit)
      await scrollPast(page.locator(part))
      await settled(page)
      expect(await shown(page)).toEqual(final)
    }
  })
})

test('bars and pies have the length of their values without script, and each bar is a meter', async ({ visitor }) => {
  const values = Object.values(sampleShares)
  const page = await visitor.open('/elements/progress-bar', { script: false })
  const bars = await page
    .locator('[data-example="fields"] svg')
    .evaluateAll((all) => all.map((one) => Math.round(parseFloat(one.getAttribute('width')!))))
  expect(bars).toEqual(values)
  const meters = await page
    .locator('[data-example="thin"]')
    .getByRole('meter')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-valuenow'))))
  expect(meters).toEqual(values)
  await page.goto('/elements/pie-chart')
  const pies = await page
    .locator('[data-example="gauge"] svg [stroke-dasharray]')
    .evaluateAll((all) => all.map((one) => Math.round(parseFloat(one.getAttribute('stroke-dasharray')!))))
  expect(pies).toEqual(values)
})

describe('a countdown', () => {
  const path = '/elements/countdown'
  const styles = Object.keys(words['elements/countdown'].examples)
  const numbers = (page: Page, style = 'cells') => page.locator(`[data-example="${style}"] b`).allTextContents()

  test('counts down each second, pauses while the page is hidden, and starts again at its date', async ({
    visitor,
  }) => {
    const left = 2 * day + 3 * hour + 3 * 60 * second + 55 * second
    const time = Date.parse(nextOccurrence(countdowns.newYear, Date.now())) - left - hour
    const page = await visitor.open(path, { before: clockAt(time) })
    const to = (await page.locator('[data-example="cells"] time').getAttribute('datetime'))!
    await page.clock.pauseAt(Date.parse(to) - left)
    for (const style of styles) await eventually(() => numbers(page, style)).toEqual(['02', '03', '03', '55'])
    await page.clock.runFor(second)
    await eventually(() => numbers(page)).toEqual(['02', '03', '03', '54'])

    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await hide(true)
    await page.clock.runFor(4 * second)
    expect(await numbers(page)).toEqual(['02', '03', '03', '54'])
    await hide(false)
    await eventually(() => numbers(page)).toEqual(['02', '03', '03', '50'])

    await page.clock.pauseAt(Date.parse(to) - 1)
    await eventually(() => numbers(page)).toEqual(['00', '00', '00', '01'])
    await page.clock.runFor(10)
    const after = nextOccurrence(countdowns.newYear, Date.parse(to))
    const days = (Date.parse(after) - Date.parse(to)) / day
    await eventually(() => numbers(page)).toEqual([String(days), '00', '00', '00'])
    expect(await page.locator('[data-example="cells"] time').getAttribute('datetime')).toBe(after)
  })

  test('exposes its date, and hides the running digits from screen readers', async ({ visitor }) => {
    for (const script of [true, false]) {
      const before = Date.now()
      const page = await visitor.open(path, { script })
      const expected = [before, Date.now()].map((now) => nextOccurrence(countdowns.newYear, now))
      for (const style of styles) {
        const example = page.locator(`[data-example="${style}"]`)
        const time = example.locator('time')
        const to = (await time.getAttribute('datetime'))!
        expect(expected, style).toContain(to)
        expect(await time.textContent(), style).toBe(formatDate(to, 'en'))
        const running = example.locator('[aria-hidden="true"]', { has: page.locator('b') })
        expect(await running.isVisible(), style).toBe(script)
        expect(await example.locator('b').count(), style).toBe(await running.locator('b').count())
      }
    }
  })
})

describe('the parallax examples', () => {
  const path = '/elements/parallax-scrolling'
  const examples = ['frame', 'layers', 'words', 'halves']
  const ground = (page: Page, example: string) => page.locator(`[data-example="${example}"] [data-ground]`)

  /** Scrolls the top of an example to a share of the screen height. */
  const scrollTo = (page: Page, example: string, share: number) =>
    ground(page, example).evaluate((part, at) => {
      scrollBy({ top: part.getBoundingClientRect().top - innerHeight * at, behavior: 'instant' })
    }, share)
  /** Returns the positions of the parts that may move, within the example. */
  const places = (page: Page, example: string) =>
    ground(page, example).evaluate((part) => {
      const frame = part.getBoundingClientRect()
      return [...part.querySelectorAll('div, p, circle, path')].map((one) => {
        const { left, top } = one.getBoundingClientRect()
        return `${(left - frame.left).toFixed(1)} ${(top - frame.top).toFixed(1)}`
      })
    })

  test('move with the scroll position without script, and do not move with reduced motion', async ({ visitor }) => {
    const page = await visitor.open(path, { motion: true, script: false })
    for (const example of examples) {
      await scrollTo(page, example, 0.8)
      const low = await places(page, example)
      await scrollTo(page, example, 0.1)
      await eventually(() => places(page, example)).not.toEqual(low)
    }
    const reduced = await visitor.open(path)
    for (const example of examples) {
      await scrollTo(reduced, example, 0.8)
      await settled(reduced)
      const low = await places(reduced, example)
      await scrollTo(reduced, example, 0.1)
      // A movement would be visible after two frames.
      await settled(reduced)
      await settled(reduced)
      expect(await places(reduced, example), example).toEqual(low)
    }
  })
})
