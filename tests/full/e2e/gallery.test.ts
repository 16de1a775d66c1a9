import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { galleryPictures, type GalleryPictureId } from '#shared/content/gallery.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const ids = galleryPictures.map(({ id }) => id)
const total = ids.length
const [first, second, third] = ids as [GalleryPictureId, GalleryPictureId, GalleryPictureId]
const last = ids.at(-1)!
const { gallery, controls } = said('en')
const words = { ...gallery, ...controls.lightbox }

const tile = (page: Page, id: string) => page.locator(`[href="#${id}"]`)
const lightbox = (page: Page) => page.getByRole('dialog')

/** Returns the visible and announced texts of the lightbox; undefined while it is closed. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog')
    if (!dialog?.open) return undefined
    const seen = [...dialog.querySelectorAll('img')].filter(
      (image) => image.checkVisibility() && !image.closest('[inert]'),
    )
    return {
      counter: dialog.querySelector('[aria-hidden="true"]')?.textContent,
      caption: dialog.querySelector('figcaption')?.textContent,
      alternatives: seen.map(({ alt }) => alt),
      status: dialog.querySelector('[role="status"]')?.textContent,
    }
  })

/** Returns the expected texts of the lightbox for a picture. */
function viewOf(id: GalleryPictureId, language: Language = 'en') {
  const { position, announcement } = said(language).controls.lightbox
  const { pictures } = said(language).gallery
  const n = ids.indexOf(id) + 1
  const fill = (text: string) =>
    Object.entries({ n, total, ...pictures[id] }).reduce(
      (filled, [name, value]) => filled.replace(`{{${name}}}`, String(value)),
      text,
    )
  expect(announcement.startsWith(position)).toBe(true)
  return {
    counter: `${n} / ${total}`,
    caption: pictures[id].caption,
    alternatives: [pictures[id].alt],
    status: fill(announcement),
  }
}

const focusedLink = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'))
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')

async function enlarge(page: Page, id: GalleryPictureId): Promise<void> {
  await tile(page, id).click()
  await eventually(() => shown(page)).toMatchObject({ counter: `${ids.indexOf(id) + 1} / ${total}` })
}

/** Swipes with one finger over the picture, by `x` and `y` pixels. */
async function swipe(page: Page, x: number, y = 0): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const from = { x: 195, y: 400 }
  const steps = 8
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step / steps)
  await touch('touchEnd', 1)
  await session.detach()
}

describe('the lightbox of the gallery', () => {
  test('opens with Enter, follows the keys, closes with Escape, and moves the focus to the last shown picture', async ({
    visitor,
  }) => {
    const page = await visitor.open('/gallery')
    await tile(page, second).focus()
    await page.keyboard.press('Enter')
    await eventually(() => shown(page)).toEqual(viewOf(second))
    expect(await lightbox(page).getAttribute('aria-label')).toBe(words.viewer)
    // The dialog itself gets the focus, so that screen readers read its name, and no key presses a button.
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('dialog')

    for (const [key, id] of [
      ['ArrowRight', third],
      ['ArrowLeft', second],
      ['ArrowLeft', first],
      // The lightbox stops at the ends of the gallery.
      ['ArrowLeft', first],
      ['End', last],
      ['ArrowRight', last],
      ['Home', first],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key)
      await eventually(() => shown(page)).toEqual(viewOf(id))
    }
    await page.keyboard.press('Escape')
    await eventually(() => shown(page)).toBe(undefined)
    await eventually(() => focusedLink(page)).toBe(`#${last}`)
    await eventually(() =>
      tile(page, last).evaluate((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return top < innerHeight && bottom > 0
      }),
    ).toBe(true)
  })

  test('ignores keys with a modifier and keys with another meaning', async ({ visitor }) => {
    const page = await visitor.open('/gallery')
    await enlarge(page, second)
    for (const key of ['Control+ArrowRight', 'Shift+End', 'ArrowDown']) await page.keyboard.press(key)
    expect(await shown(page)).toEqual(viewOf(second))
  })

  test('changes the picture by its buttons, which are disabled at both ends', async ({ visitor }) => {
    const page = await visitor.open('/gallery')
    await enlarge(page, first)
    const [previous, next] = [words.previous, words.next].map((name) =>
      lightbox(page).getByRole('button', { name, exact: true }),
    )
    expect(await previous!.getAttribute('aria-disabled')).toBe('true')
    await next!.click()
    await eventually(() => shown(page)).toEqual(viewOf(second))
    expect(await previous!.getAttribute('aria-disabled')).toBe('false')
    await page.keyboard.press('End')
    await eventually(() => next!.getAttribute('aria-disabled')).toBe('true')
    for (const button of [previous!, next!, lightbox(page).getByRole('button', { name: words.close })]) {
      const { width, height } = (await button.boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
    }
    await lightbox(page).getByRole('button', { name: words.close }).click()
    await eventually(() => shown(page)).toBe(undefined)
  })

  test.for(['sr-Cyrl', 'fr'] as const)('announces number and caption in %s', async (language, { visitor }) => {
    const page = await visitor.open('/gallery', { language })
    await enlarge(page, third)
    await eventually(() => shown(page)).toEqual(viewOf(third, language))
    await page.keyboard.press('ArrowRight')
    await eventually(() => shown(page)).toEqual(viewOf(ids[3]!, language))
  })

  test('closes on a click beside the picture, and not on one on it', async ({ visitor }) => {
    const page = await visitor.open('/gallery')
    await enlarge(page, 'tower')
    await page.mouse.click(720, 450)
    await page.keyboard.press('ArrowRight')
    await eventually(() => shown(page)).toEqual(viewOf('half-discs'))
    await page.mouse.click(200, 450)
    await eventually(() => shown(page)).toBe(undefined)
  })

  test('locks the page and keeps its scroll position', async ({ visitor }) => {
    const page = await visitor.open('/gallery')
    await tile(page, 'bridge').scrollIntoViewIfNeeded()
    await page.mouse.move(700, 450)
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await enlarge(page, 'bridge')
    expect(await isLocked(page)).toBe(true)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Escape')
    await eventually(() => shown(page)).toBe(undefined)
    await eventually(() => isLocked(page)).toBe(false)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(await page.evaluate(() => document.documentElement.dataset['modalOpen'])).toBe(undefined)
  })

  test('loads its code when a picture is first opened', async ({ visitor }) => {
    const requests: string[] = []
    const page = await visitor.open('/gallery', {
      before: (opened) => opened.on('request', (request) => requests.push(request.url())),
    })
    const parts = () => requests.filter((url) => url.includes('/Lightbox-')).length
    expect(parts()).toBe(0)
    await enlarge(page, first)
    expect(parts()).toBeGreaterThan(0)
  })

  test('is replaced by the full-window picture when its code fails to load', async ({ visitor }) => {
    visitor.expectNoise(/Failed to load resource/)
    visitor.allowNoise(/Lightbox/)
    const page = await visitor.open('/gallery', {
      before: (opened) => opened.route('**/Lightbox-*.js', (route) => route.abort()),
    })
    await tile(page, second).click()
    await eventually(() => page.evaluate(() => location.hash)).toBe(`#${second}`)
    await eventually(() => fillsWindow(page, second)).toBe(true)
  })

  test.for([
    { theme: 'light', width: 390 },
    { theme: 'dark', width: 390 },
    { theme: 'light', width: 1440 },
    { theme: 'dark', width: 1440 },
  ] as const)(
    'has no accessibility faults in the $theme theme at a width of $width px',
    async ({ theme, width }, { visitor }) => {
      const page = await visitor.open('/gallery', { theme, width })
      await enlarge(page, third)
      expect(await accessibility(page)).toEqual([])
      // Only the picture of the current scheme is visible.
      const sources = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('dialog img')]
          .filter((image) => image.checkVisibility() && !image.closest('[inert]'))
          .map(({ src }) => src),
      )
      expect(sources).toEqual([expect.stringContaining(`gallery-${third}-${theme}`)])
    },
  )

  test.for([
    [320, 568],
    [568, 320],
    [844, 390],
    [1920, 1080],
  ] as const)('fits a screen of %i by %i px', async ([width, height], { visitor }) => {
    const page = await visitor.open('/gallery', { width, height, language: 'nl' })
    await enlarge(page, 'balconies')
    expect(await overflows(page)).toEqual([])
    const parts = await page.evaluate(() =>
      [...document.querySelectorAll('dialog button, dialog figcaption, dialog > p')].map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      }),
    )
    expect(parts.length).toBeGreaterThanOrEqual(5)
    expect(parts).not.toContain(false)
  })
})

describe('a swipe in the lightbox', () => {
  test('shows the next or previous picture, and stops at the ends', async ({ visitor }) => {
    const page = await visitor.open('/gallery', { width: 390 })
    await enlarge(page, first)
    await swipe(page, -180)
    await eventually(() => shown(page)).toEqual(viewOf(second))
    await swipe(page, 180)
    await eventually(() => shown(page)).toEqual(viewOf(first))
    await swipe(page, 180)
    await swipe(page, -180)
    await eventually(() => shown(page)).toEqual(viewOf(second))
  })

  test('up or down changes no picture and leaves no offset', async ({ visitor }) => {
    const page = await visitor.open('/gallery', { width: 390 })
    await enlarge(page, second)
    await swipe(page, -40, 220)
    await swipe(page, 0, -220)
    expect(await shown(page)).toEqual(viewOf(second))
    expect(
      await page.evaluate(() => document.querySelectorAll('dialog [data-dragging], dialog [style*="drag"]').length),
    ).toBe(0)
  })

  test('moves the picture with the finger, and leaves a pinch to the browser', async ({ visitor }) => {
    const page = await visitor.open('/gallery', { width: 390 })
    await enlarge(page, second)
    const session = await page.context().newCDPSession(page)
    const at = () =>
      page.evaluate(() => Math.round(document.querySelector('dialog [data-place="0"]')!.getBoundingClientRect().left))
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
    const start = await at()
    await send('touchStart', [250, 400])
    await send('touchMove', [230, 400])
    await send('touchMove', [200, 402])
    await eventually(at).toBe(start - 50)
    // A second finger starts a pinch zoom, which the browser handles.
    await send('touchStart', [200, 402], [300, 500])
    await eventually(at).toBe(start)
    await send('touchEnd')
    expect(await shown(page)).toEqual(viewOf(second))
    const touch = await page.evaluate(
      () => getComputedStyle(document.querySelector('dialog [data-place="0"]')!.parentElement!).touchAction,
    )
    expect(touch).toContain('pinch-zoom')
  })
})

/** Returns whether a loaded picture covers the whole window. */
const fillsWindow = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((figure) => {
    const { left, top, width, height } = figure.getBoundingClientRect()
    const isWhole = left === 0 && top === 0 && width >= document.documentElement.clientWidth && height >= innerHeight
    const [image] = [...figure.querySelectorAll('img')].filter((one) => one.checkVisibility())
    return isWhole && image !== undefined && image.complete && image.naturalWidth > 0
  })

describe('the gallery without script', () => {
  test.for([390, 1440])(
    'opens a picture in the full window and closes it, at a width of %i px',
    async (width, { visitor }) => {
      const page = await visitor.open('/gallery', { width, script: false })
      expect(await fillsWindow(page, third)).toBe(false)
      await tile(page, third).click()
      await eventually(() => fillsWindow(page, third)).toBe(true)
      await page.getByRole('link', { name: words.close, exact: true }).click()
      await eventually(() => fillsWindow(page, third)).toBe(false)
      await eventually(() =>
        tile(page, third).evaluate((link) => {
          const { top, bottom } = link.getBoundingClientRect()
          return top < innerHeight && bottom > 0
        }),
      ).toBe(true)
    },
  )
})

describe('the wall of pictures', () => {
  test.for([390, 768, 1440])('is in document order without gaps at a width of %i px', async (width, { visitor }) => {
    const page = await visitor.open('/gallery', { width })
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll('main li[data-shape]')].map((place) => {
        const { left, top, width, height } = place.getBoundingClientRect()
        return { left, top, area: width * height }
      }),
    )
    expect(boxes).toHaveLength(total)
    const wall = await page.evaluate(() => {
      const { width, height } = document.querySelector('main li[data-shape]')!.parentElement!.getBoundingClientRect()
      return width * height
    })
    const covered = boxes.reduce((sum, { area }) => sum + area, 0)
    expect(covered / wall).toBeGreaterThan(0.995)
    expect(covered / wall).toBeLessThan(1.005)
    // Each picture is to the right of the one before it, or below it.
    const isAfter = boxes.every((box, at) => {
      const before = boxes[at - 1]
      return !before || box.left > before.left + 1 || box.top > before.top + 1
    })
    expect(isAfter).toBe(true)
  })
})
