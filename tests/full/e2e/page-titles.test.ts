import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { Language } from '#shared/i18n/languages.ts'
import { pageTitleNames, pageTitlePaths, type PageTitleName } from '#shared/routes/pageTitles.ts'
import { eventually, said, settled, test, type Visit } from '#tests/support/browser.ts'

const addressOf = (name: PageTitleName) => pageTitlePaths[name]
const wordsOf = <Name extends PageTitleName>(name: Name, language: Language = 'en') =>
  said(language)[`page-title/${name}`]
const media = said('en').controls.media

/** The title of a page, without what may stand in a preview. */
const title = (page: Page) => page.locator('main header').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return { left, right, top, bottom }
    })

/** Where the letters of a part of the title stand, not their box. */
const lettersOf = (page: Page, part = 'h1'): Promise<Box> =>
  title(page)
    .locator(part)
    .evaluate((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { left, right, top, bottom }
    })

/** The picture of a title that the page's colour scheme shows. */
const picture = 'main header img:not([data-scheme="dark"])'

describe.each(pageTitleNames.map((name) => ({ name })))('the title $name', ({ name }) => {
  test('says what the page is and leads back, with and without script', async ({ visitor }) => {
    for (const script of [true, false]) {
      const page = await visitor.open(`${addressOf(name)}?lng=sr-Cyrl`, { script, width: 390 })
      const { heading: own } = wordsOf(name, 'sr-Cyrl')
      expect(await heading(page).allTextContents()).toEqual([own])
      const trail = title(page).getByRole('navigation', { name: said('sr-Cyrl').common.breadcrumb })
      expect(await trail.locator('[aria-current="page"]').textContent()).toBe(own)
      const back = trail.getByRole('link', { name: said('sr-Cyrl').frames.index['page-title'].heading })
      await back.press('Enter')
      await eventually(() => new URL(page.url()).pathname).toBe('/page-title')
    }
  })
})

test('no two titles stand above the same body', async ({ visitor }) => {
  const bodies: string[] = []
  for (const name of pageTitleNames) {
    const page = await visitor.open(addressOf(name), { width: 390 })
    const body = page.locator('main > header + *')
    expect(await body.getByRole('heading', { level: 2, name: wordsOf(name).body.heading }).count()).toBe(1)
    bodies.push((await body.getAttribute('data-look')) ?? (await body.getAttribute('class'))!)
  }
  expect(new Set(bodies).size).toBe(pageTitleNames.length)
})

test('the parts of the mini version are listed, and each entry leads to its part', async ({ visitor }) => {
  for (const script of [true, false]) {
    const page = await visitor.open(addressOf('mini-version'), { script })
    const { text, items } = wordsOf('mini-version').body
    const entries = page.getByRole('navigation', { name: text }).getByRole('link')
    expect(await entries.allTextContents()).toEqual(items.map(({ title }) => title))
    await entries.last().press('Enter')
    const last = page.getByRole('heading', { level: 3, name: items.at(-1)!.title })
    await eventually(() => new URL(page.url()).hash).toBe('#publication')
    expect(await last.isVisible()).toBe(true)
  }
})

describe('alignment', () => {
  /** Headings are cut close to their box: their first and last letters stand a few pixels beside it. */
  const close = 6

  test.for([1440, 768, 390])('is where the name says, %i wide', async (width, { visitor }) => {
    const left = await visitor.open(addressOf('left-alignment'), { width })
    const text = await boxOf(left, '#reading')
    expect(Math.abs((await lettersOf(left)).left - text.left)).toBeLessThan(close)

    const right = await visitor.open(addressOf('right-alignment'), { width })
    const column = await boxOf(right, 'main section > ol')
    expect(Math.abs((await lettersOf(right)).right - column.right)).toBeLessThan(close)

    const centre = await visitor.open(addressOf('center-alignment'), { width })
    const letters = await lettersOf(centre)
    expect(Math.abs(letters.left + letters.right - width)).toBeLessThan(close)
  })

  test('lets the picture leave the page on the other side', async ({ visitor }) => {
    const left = await visitor.open(addressOf('left-alignment'))
    const after = await boxOf(left, picture)
    expect(after.right).toBeCloseTo(1440, 0)
    expect((await lettersOf(left)).right).toBeLessThan(after.left)
    const right = await visitor.open(addressOf('right-alignment'))
    const before = await boxOf(right, picture)
    expect(before.left).toBeCloseTo(0, 0)
    expect((await lettersOf(right)).left).toBeGreaterThan(before.right)
  })

  test('in the middle stands over dots that fill the width', async ({ visitor }) => {
    for (const width of [390, 1440]) {
      const page = await visitor.open(addressOf('center-alignment'), { width })
      const strip = await boxOf(page, 'main header svg')
      expect([strip.left, strip.right]).toEqual([0, width])
      expect(strip.top).toBeGreaterThanOrEqual((await boxOf(page, 'main header nav')).bottom)
    }
  })
})

test('the colourful one is a field of the accent which cuts the mark off', async ({ visitor }) => {
  const groundOf = (part: Element) => getComputedStyle(part).backgroundColor
  const wide = await visitor.open(addressOf('colorful-style'))
  // The header's button is a field of the accent, too.
  const join = wide.locator('header').getByRole('link', { name: said('en').common.join })
  const accent = await join.first().evaluate(groundOf)
  for (const width of [1920, 1440, 992, 768, 390]) {
    const page = await visitor.open(addressOf('colorful-style'), { width, language: 'fr', theme: 'dark' })
    expect(await page.locator('main header > div').evaluate(groundOf)).toBe(accent)
    const field = await boxOf(page, 'main header')
    const mark = await boxOf(page, 'main header svg')
    expect(mark.right).toBeGreaterThan(field.right)
    expect(mark.bottom).toBeGreaterThan(field.bottom)
    // No letters lie on the mark.
    for (const part of ['h1', 'p', 'nav']) {
      const letters = await lettersOf(page, part)
      expect(letters.right <= mark.left || letters.bottom <= mark.top, `${part} at ${width}`).toBe(true)
    }
  }
})

describe('very large type', () => {
  test.for([
    [1440, 900],
    [768, 1024],
    [390, 844],
  ])('fills a screen of %i by %i, and its word stands on the lower edge', async ([width, height], { visitor }) => {
    const page = await visitor.open(addressOf('big-typography'), { width: width!, height: height! })
    const field = await boxOf(page, 'main header')
    expect(Math.abs(field.bottom - height!)).toBeLessThanOrEqual(1)
    const { size, baseline } = await heading(page).evaluate((part) => {
      const mark = document.createElement('span')
      mark.style.display = 'inline-block'
      part.append(mark)
      const { bottom } = mark.getBoundingClientRect()
      mark.remove()
      return { size: Number.parseFloat(getComputedStyle(part).fontSize), baseline: bottom }
    })
    expect(size).toBeGreaterThanOrEqual(0.2 * width!)
    // A hair is cut off, no more.
    expect(field.bottom - baseline).toBeLessThanOrEqual(0)
    expect(baseline - field.bottom).toBeLessThan(0.04 * size)
  })

  test.for([true, false])('leads down to the text, script %s', async (script, { visitor }) => {
    const page = await visitor.open(addressOf('big-typography'), { script })
    const { next } = wordsOf('big-typography')
    const reading = page.getByRole('heading', { level: 2, name: wordsOf('big-typography').body.heading })
    expect(await reading.evaluate((part) => part.getBoundingClientRect().top >= innerHeight)).toBe(true)
    await title(page).getByRole('link', { name: next }).press('Enter')
    await eventually(() => reading.evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(200)
    expect(await reading.evaluate((part) => part.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
  })
})

describe('parallax', () => {
  /** How far the picture stands from the upper edge of its window, as a part of the window's height. */
  const shift = (page: Page) =>
    page
      .locator(picture)
      .first()
      .evaluate((image) => {
        const frame = image.parentElement!.parentElement!.getBoundingClientRect()
        return (image.getBoundingClientRect().top - frame.top) / frame.height
      })
  const scroll = (page: Page, to: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to)

  test.for([true, false])('moves the picture by six hundredths, script %s', async (script, { visitor }) => {
    const page = await visitor.open(addressOf('parallax-background'), { script, motion: true, width: 390, height: 700 })
    await eventually(() => shift(page)).toBeCloseTo(-0.06, 2)
    const { bottom } = await boxOf(page, 'main header')
    await scroll(page, bottom / 3)
    await eventually(() => shift(page)).toBeGreaterThan(-0.055)
    await scroll(page, bottom)
    await eventually(() => shift(page)).toBeCloseTo(0, 2)
    await scroll(page, 0)
    await eventually(() => shift(page)).toBeCloseTo(-0.06, 2)
  })

  test('stands still for those who want rest', async ({ visitor }) => {
    const page = await visitor.open(addressOf('parallax-background'), { width: 390, height: 700 })
    expect(await shift(page)).toBeCloseTo(-0.06, 2)
    await scroll(page, 300)
    await settled(page)
    await settled(page)
    expect(await page.evaluate(() => scrollY)).toBe(300)
    expect(await shift(page)).toBeCloseTo(-0.06, 2)
  })
})

test('the way back has a strip of its own below the band', async ({ visitor }) => {
  for (const width of [1440, 390]) {
    const page = await visitor.open(addressOf('separate-breadcrumbs'), { width, language: 'nl' })
    const [band, strip] = await title(page).evaluate((part) =>
      [...part.firstElementChild!.children].map((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        const { backgroundColor: ground, borderBlockEndWidth: rule } = getComputedStyle(one)
        return {
          top,
          bottom,
          ground,
          rule,
          holds: [...one.querySelectorAll('h1, nav')].map(({ localName }) => localName),
        }
      }),
    )
    expect(band!.holds).toEqual(['h1'])
    expect(strip!.holds).toEqual(['nav'])
    expect(strip!.top).toBe(band!.bottom)
    expect(strip!.bottom - strip!.top).toBeLessThanOrEqual(64)
    expect(strip!.ground).toBe('rgb(255, 255, 255)')
    expect(band!.ground).not.toBe(strip!.ground)
    expect(Number.parseFloat(strip!.rule)).toBeGreaterThan(0)
  }
})

describe('the gallery', () => {
  const places = (page: Page) => title(page).locator('div:has(> div > img)')
  /** The file in front of each place. */
  const fronts = (page: Page) =>
    places(page).evaluateAll((all) =>
      all.map((place) => {
        const images = [...place.querySelectorAll<HTMLElement>('[data-front] img:not([data-scheme="dark"])')]
        return images.map((image) => image.getAttribute('src')).join()
      }),
    )
  /** Whether what is in front is all there, and its picture has come. */
  const isWhole = (page: Page) =>
    places(page)
      .locator('[data-front]')
      .evaluateAll((all) =>
        all.every(
          (one) =>
            getComputedStyle(one).opacity === '1' && one.querySelector<HTMLImageElement>('img')!.naturalWidth > 0,
        ),
      )
  const turn = 5000
  const withClock: Visit = {
    motion: true,
    before: async (page) => {
      await page.clock.install()
    },
  }

  test('shows three pictures over six, three and three columns, and no words on them', async ({ visitor }) => {
    for (const script of [true, false]) {
      const page = await visitor.open(addressOf('gallery-background'), { script })
      expect(await places(page).count()).toBe(3)
      expect(new Set(await fronts(page)).size).toBe(3)
      const boxes = await places(page).evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as Box),
      )
      expect(boxes.map(({ left, right }) => Math.round(((right - left) * 12) / 1440))).toEqual([6, 3, 3])
      const letters = await lettersOf(page)
      const covers = ({ left, right, top, bottom }: Box) =>
        letters.left < right && letters.right > left && letters.top < bottom && letters.bottom > top
      expect(boxes.filter(covers)).toEqual([])
      // Who asked for rest, and who has no script, has nothing to stop.
      expect(await title(page).getByRole('button').count()).toBe(0)
    }
  })

  test('lets its pictures change places, and stops by its button', async ({ visitor }) => {
    const page = await visitor.open(addressOf('gallery-background'), withClock)
    const button = title(page).getByRole('button')
    await button.waitFor()
    const [first, second, third] = await fronts(page)
    await eventually(async () => {
      await page.clock.runFor(500)
      return fronts(page)
    }).toEqual([second, third, first])
    await eventually(() => isWhole(page)).toBe(true)

    expect(await button.textContent()).toBe(media.pause)
    await button.press('Enter')
    await eventually(() => button.textContent()).toBe(media.play)
    const stopped = await fronts(page)
    await page.clock.runFor(4 * turn)
    expect(await fronts(page)).toEqual(stopped)

    await button.press('Space')
    await eventually(() => button.textContent()).toBe(media.pause)
    await eventually(async () => {
      await page.clock.runFor(500)
      return fronts(page)
    }).not.toEqual(stopped)
  })

  test('comes to rest when somebody asks for it', async ({ visitor }) => {
    const page = await visitor.open(addressOf('gallery-background'), withClock)
    await title(page).getByRole('button').waitFor()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await eventually(() => title(page).getByRole('button').count()).toBe(0)
    const still = await fronts(page)
    await page.clock.runFor(4 * turn)
    expect(await fronts(page)).toEqual(still)
  })
})

describe('the film', () => {
  /** Notes which films are asked for. */
  const listen = (asked: string[]) => (page: Page) =>
    page.on('request', (request) => {
      if (/\.(?:webm|mp4)$/.test(request.url())) asked.push(request.url())
    })
  const film = (page: Page) => title(page).locator('video')
  const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
  const hasStill = (page: Page) =>
    title(page)
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

  test('plays without sound, and stops by its button', async ({ visitor }) => {
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
    { who: 'wants rest', visit: {} },
    { who: 'saves data', visit: saving },
    { who: 'has no script', visit: { script: false, motion: true } },
  ] satisfies { who: string; visit: Visit }[])('is a still for who $who', async ({ visit }, { visitor }) => {
    const asked: string[] = []
    const page = await visitor.open(addressOf('background-video'), {
      ...visit,
      before: async (opened) => {
        listen(asked)(opened)
        await visit.before?.(opened)
      },
    })
    await eventually(() => hasStill(page)).toBe(true)
    expect(await film(page).count()).toBe(0)
    expect(await title(page).getByRole('button').count()).toBe(0)
    expect(asked).toEqual([])
  })
})

test('the mini version is a line of 72 px', async ({ visitor }) => {
  for (const width of [1440, 768, 390])
    for (const language of ['nl', 'sr-Cyrl'] as const) {
      const page = await visitor.open(`${addressOf('mini-version')}?lng=${language}`, { width })
      const { top, bottom } = await boxOf(page, 'main header')
      expect(bottom - top).toBe(72)
    }
})

test('the index shows all ten at rest, each with its heading in view', async ({ visitor }) => {
  for (const width of [1440, 390]) {
    const page = await visitor.open('/page-title', { width, motion: true })
    const previews = page.locator('main [inert]')
    expect(await previews.count()).toBe(pageTitleNames.length)
    const cut = await previews.evaluateAll((all) =>
      all.flatMap((preview) => {
        const frame = preview.getBoundingClientRect()
        const head = preview.querySelector('h2')!.getBoundingClientRect()
        const isIn =
          head.top >= frame.top &&
          head.top + 0.8 * head.height <= frame.bottom &&
          head.left >= frame.left &&
          head.right <= frame.right
        return isIn ? [] : [preview.textContent.slice(0, 30)]
      }),
    )
    expect(cut).toEqual([])
    expect(await previews.locator('video, button').count()).toBe(0)
  }
})
