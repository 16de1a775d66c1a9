import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { blogLayouts } from '#shared/content/blogNames.ts'
import { longArticles, marketFigures, type MarketFigure } from '#shared/content/blogLayouts.ts'
import { carouselReady, eventually, said, settled, test } from '#tests/support/browser.ts'

const words = said('en')
const path = (layout: string) => `/blogs/blog-post-layout-${layout}`

/** Notes which films and tunes are asked for. */
function listenForMedia(asked: string[]) {
  return (page: Page) =>
    page.on('request', (request) => {
      const [name] = /[\w-]+\.(?:webm|mp4|mp3)$/.exec(new URL(request.url()).pathname) ?? []
      if (name) asked.push(name.replace(/-[\w-]{8}\./, '.'))
    })
}

test.for(blogLayouts)(
  'long article %s says where it is, whose it is and what else there is',
  async (layout, { visitor }) => {
    const { author, category } = longArticles[layout]
    const page = await visitor.open(path(layout))
    const trail = page.getByRole('navigation', { name: words.common.breadcrumb }).getByRole('listitem')
    expect(await trail.allInnerTexts()).toEqual([words.common.home, words.blog.name, words[`blogs/${layout}`].heading])
    const link = (name: string) => page.getByRole('link', { name, exact: true }).first().getAttribute('href')
    expect(await link(words.blog.name)).toBe('/blogs/blog-grid')
    expect(await link(words.blog.authors[author].name)).toBe(`/blogs/author/${author}`)
    expect(await link(words.blog.categories[category[0]!].name)).toBe(`/blogs/category/${category[0]!}`)
    expect(await page.getByText(words.blog.note).isVisible()).toBe(true)
    const related = page.getByRole('region', { name: words.blog.related }).getByRole('heading', { level: 3 })
    expect(await related.count()).toBe(3)
  },
)

describe('the prints beside the potter’s day', () => {
  const print = (page: Page) => page.locator('[data-print="wheel"]')
  const tilt = (page: Page) => print(page).evaluate((one) => getComputedStyle(one).rotate)

  test('straighten up under the pointer', async ({ visitor }) => {
    const page = await visitor.open(path('01'), { motion: true })
    expect(await tilt(page)).toBe('2.5deg')
    await print(page).hover()
    await eventually(() => tilt(page)).toBe('0deg')
  })

  test('lie still for who asks for rest', async ({ visitor }) => {
    const page = await visitor.open(path('01'))
    await print(page).hover()
    await settled(page)
    expect(await print(page).evaluate((one) => one.matches(':hover'))).toBe(true)
    expect(await tilt(page)).toBe('2.5deg')
  })
})

describe('the bridge', () => {
  const { carousel } = words.controls
  const captions = Object.values(words['blogs/02'].slides).map(({ caption }) => caption)
  const slider = (page: Page) => page.getByRole('region', { name: words.blog.media.slider })
  const shown = (page: Page) =>
    slider(page).locator(`[aria-roledescription="${carousel.slide}"]:not([inert]) figcaption`).allTextContents()
  const band = (page: Page) => page.locator('figure', { hasText: words['blogs/02'].band.caption })

  /** How far the view behind the frame is from the frame's upper edge, when the frame stands at a share of the screen. */
  async function glide(page: Page, share: number) {
    await band(page).evaluate((figure, share) => {
      scrollBy({ top: figure.getBoundingClientRect().top - innerHeight * share, behavior: 'instant' })
    }, share)
    await settled(page)
    await settled(page)
    return band(page).evaluate((figure) => {
      const image = [...figure.querySelectorAll('img')].find((one) => one.checkVisibility())!
      return Math.round(image.getBoundingClientRect().top - figure.getBoundingClientRect().top)
    })
  }

  test('shows what happened one after the other, round and round', async ({ visitor }) => {
    const page = await visitor.open(path('02'))
    await carouselReady(slider(page))
    expect(await slider(page).getAttribute('data-carousel')).toBe('still')
    const next = slider(page).getByRole('button', { name: carousel.next, exact: true })
    for (const caption of [...captions.slice(1), captions[0]!]) {
      await next.click()
      await eventually(() => shown(page)).toEqual([caption])
    }
  })

  test('can be looked through without script', async ({ visitor }) => {
    const page = await visitor.open(path('02'), { script: false })
    const last = slider(page).locator('figcaption').last()
    const row = slider(page).getByRole('group', { name: carousel.slides, exact: true })
    const isInRow = async () => {
      const [one, all] = [(await last.boundingBox())!, (await row.boundingBox())!]
      return one.x >= all.x && one.x < all.x + all.width
    }
    expect(await isInRow()).toBe(false)
    await last.scrollIntoViewIfNeeded()
    await eventually(isInRow).toBe(true)
  })

  test('has a view that glides with the scrolling', async ({ visitor }) => {
    const page = await visitor.open(path('02'), { motion: true })
    const low = await glide(page, 0.8)
    await eventually(() => glide(page, 0.1)).not.toBe(low)
  })

  test('has a view that stands still for who asks for rest', async ({ visitor }) => {
    const page = await visitor.open(path('02'))
    const low = await glide(page, 0.8)
    expect(await glide(page, 0.1)).toBe(low)
  })
})

test.for([
  ['02', 'river'],
  ['03', 'poster'],
] as const)('the film of long article %s comes when it is played', async ([layout, film], { visitor }) => {
  const asked: string[] = []
  const page = await visitor.open(path(layout), { motion: true, before: listenForMedia(asked) })
  const video = page.getByLabel(words[`blogs/${layout}`].film.label)
  await video.scrollIntoViewIfNeeded()
  await settled(page)
  expect(await video.evaluate(({ controls, paused }: HTMLVideoElement) => [controls, paused])).toEqual([true, true])
  expect(asked).toEqual([])
  await video.evaluate((one: HTMLVideoElement) => {
    one.muted = true
    return one.play()
  })
  await eventually(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0.2)
  expect(asked[0]).toBe(`${film}.webm`)
})

describe('the market', () => {
  const figures = Object.entries(marketFigures) as [MarketFigure, number][]
  const part = (page: Page, figure: MarketFigure) => page.locator(`[data-figure="${figure}"]`)

  test('says each number in a sentence with what was counted, under its heading, as a sample', async ({ visitor }) => {
    const page = await visitor.open(path('04'))
    expect(await page.locator('[data-figure]').count()).toBe(figures.length)
    for (const [figure, value] of figures) {
      const { title, label_other: label } = words['blogs/04'].figures[figure]
      const sentence = label.replace(/<\/?1>/g, '').replace('{{count, number}}', String(value))
      const heard = await part(page, figure).ariaSnapshot()
      expect(heard).toContain(`paragraph: ${sentence}\n`)
      expect(heard).toContain(`heading "${title}" [level=2]`)
      expect(heard).toContain(`paragraph: ${words.common.sampleFigure}\n`)
    }
  })

  test.for([320, 1440])(
    'shows numbers larger than anything else, all of them on a screen of %i px',
    async (width, { visitor }) => {
      const page = await visitor.open(path('04'), { width })
      const size = (one: Element) => parseFloat(getComputedStyle(one).fontSize)
      const heading = await page.getByRole('heading', { level: 1 }).evaluate(size)
      for (const [figure, value] of figures) {
        const number = part(page, figure).getByText(String(value), { exact: true })
        expect(await number.evaluate(size)).toBeGreaterThan(heading * 1.5)
        const box = (await number.boundingBox())!
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
      }
    },
  )
})

describe('the lights at five in the morning', () => {
  const captions = Object.values(words['blogs/05'].gallery.pictures).map(({ caption }) => caption)
  const gallery = (page: Page) => page.getByRole('region', { name: words['blogs/05'].gallery.title })
  const pictures = (page: Page) => gallery(page).locator('figure > a:has(img)')

  test('are enlarged, one after the other, and come back to their place', async ({ visitor }) => {
    const page = await visitor.open(path('05'))
    expect(await gallery(page).locator('figcaption').allInnerTexts()).toEqual(captions)
    await pictures(page).nth(2).click()
    const dialog = page.getByRole('dialog')
    const status = () => dialog.getByRole('status').textContent()
    await eventually(status).toContain(captions[2])
    await page.keyboard.press('ArrowRight')
    await eventually(status).toContain(captions[3])
    await page.keyboard.press('Escape')
    await eventually(() => dialog.count()).toBe(0)
    expect(
      await pictures(page)
        .nth(3)
        .evaluate((link) => link === document.activeElement),
    ).toBe(true)
  })

  test('are enlarged without script', async ({ visitor }) => {
    const page = await visitor.open(path('05'), { script: false })
    await pictures(page).first().click()
    const figure = page.locator('figure:target')
    expect(await figure.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize()! })
    await figure.getByText(words.controls.lightbox.close).click()
    expect(await page.locator('figure:target').count()).toBe(0)
  })
})
