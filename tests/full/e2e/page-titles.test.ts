import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { pageTitleNames, pageTitlePaths, type PageTitleName } from '#shared/routes/pageTitles.ts'
import { eventually, said, test, type Visit } from '#tests/support/browser.ts'

const addressOf = (name: PageTitleName) => pageTitlePaths[name]
const media = said('en').controls.media

/** Returns the title of a page, not the titles in previews. */
const title = (page: Page) => page.locator('main header').first()

test('each page title example has its own body', async ({ visitor }) => {
  const bodies: string[] = []
  const page = await visitor.open('/page-title', { script: false, shared: true, width: 390 })
  for (const name of pageTitleNames) {
    await page.goto(addressOf(name))
    const { heading } = said('en')[`page-title/${name}`].body
    const body = page.locator('main > :not(:has(h1))', { has: page.getByRole('heading', { level: 2, name: heading }) })
    expect(await body.count(), name).toBe(1)
    bodies.push((await body.getAttribute('data-look')) ?? (await body.getAttribute('class'))!)
  }
  expect(new Set(bodies).size).toBe(pageTitleNames.length)
})

describe('the gallery title', () => {
  const places = (page: Page) => title(page).locator('div:has(> div > img)')
  /** Returns the file in front at each place. */
  const fronts = (page: Page) =>
    places(page).evaluateAll((all) =>
      all.map((place) => {
        const images = [...place.querySelectorAll<HTMLElement>('[data-front] img:not([data-scheme="dark"])')]
        return images.map((image) => image.getAttribute('src')).join()
      }),
    )
  /** Returns whether all front pictures are opaque and loaded. */
  const isWhole = (page: Page) =>
    places(page)
      .locator('[data-front]')
      .evaluateAll((all) =>
        all.every(
          (one) =>
            getComputedStyle(one).opacity === '1' && one.querySelector<HTMLImageElement>('img')!.naturalWidth > 0,
        ),
      )
  /** A time longer than the pictures stay in place, in milliseconds. */
  const long = 20_000
  const hour = 3_600_000

  test('changes its pictures, and stops by its button and with reduced motion', async ({ visitor }) => {
    const start = Date.now()
    const page = await visitor.open(addressOf('gallery-background'), {
      motion: true,
      before: (one) => one.clock.install({ time: start }),
    })
    const button = title(page).getByRole('button')
    await button.waitFor()
    await page.clock.pauseAt(start + hour)
    const [first, second, third] = await fronts(page)
    expect(new Set([first, second, third]).size).toBe(3)
    /** Advances the clock until the pictures have changed places. */
    const change = (from: readonly string[]) =>
      eventually(async () => {
        await page.clock.runFor(500)
        return fronts(page)
      }).not.toEqual(from)
    await change([first!, second!, third!])
    expect(await fronts(page)).toEqual([second, third, first])
    await eventually(() => isWhole(page)).toBe(true)

    expect(await button.textContent()).toBe(media.pause)
    await button.press('Enter')
    await eventually(() => button.textContent()).toBe(media.play)
    const stopped = await fronts(page)
    await page.clock.runFor(long)
    expect(await fronts(page)).toEqual(stopped)

    await button.press('Space')
    await eventually(() => button.textContent()).toBe(media.pause)
    await change(stopped)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await eventually(() => title(page).getByRole('button').count()).toBe(0)
    const still = await fronts(page)
    await page.clock.runFor(long)
    expect(await fronts(page)).toEqual(still)
  })
})

describe('the video title', () => {
  /** Records the requests for films. */
  const recordFilms = (requests: string[]) => (page: Page) =>
    page.on('request', (request) => {
      if (/\.(?:webm|mp4)$/.test(request.url())) requests.push(request.url())
    })
  const film = (page: Page) => title(page).locator('video')
  const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
  const hasStill = (page: Page) =>
    title(page)
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

  test('plays without sound, and pauses by its button and out of view', async ({ visitor }) => {
    const page = await visitor.open(addressOf('background-video'), { motion: true })
    await eventually(() => film(page).count()).toBe(1)
    expect(await film(page).evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
      muted: true,
      loop: true,
    })
    await eventually(() => isPaused(page)).toBe(false)
    const button = title(page).getByRole('button')
    expect(await button.textContent()).toBe(media.pause)
    await button.press('Enter')
    await eventually(() => isPaused(page)).toBe(true)
    expect(await button.textContent()).toBe(media.play)
    await button.press('Space')
    await eventually(() => isPaused(page)).toBe(false)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await eventually(() => isPaused(page)).toBe(true)
  })

  const saving: Visit = {
    motion: true,
    before: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  }
  test.for([
    { who: 'prefers reduced motion', visit: {} },
    { who: 'saves data', visit: saving },
    { who: 'has no script', visit: { script: false, motion: true } },
  ] satisfies { who: string; visit: Visit }[])(
    'is a still picture for a visitor who $who',
    async ({ visit }, { visitor }) => {
      const requests: string[] = []
      const page = await visitor.open(addressOf('background-video'), {
        ...visit,
        before: async (opened) => {
          recordFilms(requests)(opened)
          await visit.before?.(opened)
        },
      })
      await eventually(() => hasStill(page)).toBe(true)
      expect(await film(page).count()).toBe(0)
      expect(await title(page).getByRole('button').count()).toBe(0)
      expect(requests).toEqual([])
    },
  )
})
