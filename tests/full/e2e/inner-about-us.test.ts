import { describe, expect } from 'vitest'
import { innerPaths } from '#shared/routes/inner.ts'
import { carouselReady, eventually, said, test } from '#tests/support/browser.ts'

const path = innerPaths['about-us']

describe('the sentences about the party', () => {
  const { slider } = said('en')['page/about-us']
  const { carousel: words } = said('en').controls
  const headings = Object.values(slider.texts).map(({ heading }) => heading)

  test('follow each other on demand, and stand still for whoever asked for rest', async ({ visitor }) => {
    const page = await visitor.open(path)
    const carousel = page.getByRole('region', { name: slider.label })
    await carouselReady(carousel)
    expect(await carousel.getAttribute('data-carousel')).toBe('still')
    const shown = () => carousel.locator(`[aria-roledescription="${words.slide}"]:not([inert]) h3`).allTextContents()
    await eventually(shown).toEqual([headings[0]])
    await carousel.getByRole('button', { name: words.next, exact: true }).press('Enter')
    await eventually(shown).toEqual([headings[1]])
  })

  test('are all in the document without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    expect(await page.getByRole('region', { name: slider.label }).locator('h3').allTextContents()).toEqual(headings)
  })
})

test('nothing of the film but its still is loaded before somebody plays it', async ({ visitor }) => {
  const films: string[] = []
  const page = await visitor.open(path, {
    motion: true,
    before: (opened) =>
      opened.on('request', (request) => request.resourceType() === 'media' && films.push(request.url())),
  })
  const film = page.locator('video')
  await film.scrollIntoViewIfNeeded()
  expect(await film.getAttribute('aria-label')).toBe(said('en')['page/about-us'].years.film)
  expect(films).toEqual([])
  await film.evaluate((video) => (video as HTMLVideoElement).play())
  await eventually(() => films.length).toBeGreaterThan(0)
})
