import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { embeds, frameHosts, openFilms } from '#shared/content/media.ts'
import { visits } from '#shared/content/organisation.ts'
import { innerPaths } from '#shared/routes/inner.ts'
import { addressOf } from '#shared/routes/url.ts'
import { gatherContent } from '#scripts/vite/content.ts'
import { articlePath } from '#tests/support/addresses.ts'
import { eventually, said, settled, test } from '#tests/support/browser.ts'

const words = said('en')
const example = (page: Page, name: string) => page.locator(`[data-example="${name}"]`)

/** Records the requests for films and music. */
function recordMedia(requests: string[]) {
  return (page: Page) =>
    page.on('request', (request) => {
      const [name] = /[\w-]+\.(?:webm|mp4|mp3)$/.exec(new URL(request.url()).pathname) ?? []
      if (name) requests.push(name.replace(/-[\w-]{7}\./, '.'))
    })
}

/** Serves a stub page for the other hosts, because tests use no network. */
async function stubForeignHosts(page: Page): Promise<void> {
  for (const host of Object.values(frameHosts))
    await page.route(`${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' }))
}

/** The paths of pages with a film from this site. */
const pagesWithFilm: readonly string[] = [
  '/elements/video',
  articlePath(gatherContent().files.en.posts.list.find(({ type }) => type === 'html5Video')!),
  addressOf('blog-layout-02'),
  addressOf('blog-layout-03'),
  addressOf('project-02'),
  addressOf('project-03'),
  addressOf('project-04'),
  innerPaths['about-us'],
  innerPaths['our-team'],
]

describe('a video', () => {
  test.for(pagesWithFilm)(
    'has a name and a play button, and loads nothing before it is played, at %s',
    async (path, { visitor }) => {
      const requests: string[] = []
      const page = await visitor.open(path, { before: recordMedia(requests) })
      const films = page.locator('main video')
      expect(await films.count()).toBeGreaterThan(0)
      for (const film of await films.all()) {
        // Films in closed windows are hidden.
        if (await film.isVisible()) await film.scrollIntoViewIfNeeded()
        const name = await film.getAttribute('aria-label')
        expect(name).toBeTruthy()
        if (await film.isVisible())
          expect(await page.getByRole('button', { name: `${words.controls.media.play}, ${name}` }).count()).toBe(1)
        expect(
          await film.evaluate(({ controls, preload, readyState }: HTMLVideoElement) => ({
            controls,
            preload,
            readyState,
          })),
        ).toEqual({ controls: false, preload: 'none', readyState: 0 })
      }
      await settled(page)
      expect(requests).toEqual([])
    },
  )

  test('plays by its button with the keyboard, and then has the controls and the focus', async ({ visitor }) => {
    const page = await visitor.open('/elements/video')
    const film = example(page, 'inline').locator('video')
    await example(page, 'inline').getByRole('button', { name: words.controls.media.play }).press('Enter')
    await eventually(() => film.evaluate((video: HTMLVideoElement) => video.controls && !video.paused)).toBe(true)
    expect(await film.evaluate((video) => document.activeElement === video)).toBe(true)
    expect(await example(page, 'inline').getByRole('button').count()).toBe(0)
  })

  test('has the controls of the browser and no button without script', async ({ visitor }) => {
    const page = await visitor.open('/elements/video', { script: false })
    const film = example(page, 'inline').locator('video')
    expect(await film.evaluate((video: HTMLVideoElement) => video.controls)).toBe(true)
    expect(await example(page, 'inline').getByRole('button').count()).toBe(0)
  })

  test('loads when it is played, with captions in the language of the page', async ({ visitor }) => {
    const requests: string[] = []
    const page = await visitor.open('/elements/video?lng=fr', { before: recordMedia(requests) })
    const film = example(page, 'inline').locator('video')
    expect(requests).toEqual([])
    await film.evaluate((video: HTMLVideoElement) => {
      video.muted = true
      return video.play()
    })
    await eventually(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3)
    expect(requests[0]).toBe('poster.webm')
    await eventually(() =>
      film.evaluate(({ textTracks }: HTMLVideoElement) =>
        [...textTracks]
          .filter(({ mode }) => mode === 'showing')
          .map(({ language, activeCues }) => [language, (activeCues?.[0] as VTTCue | undefined)?.text]),
      ),
    ).toEqual([['fr', said('fr')['elements/video'].captions.poster.field]])
  })

  test('in the background plays only in view and stops by its button', async ({ visitor }) => {
    const requests: string[] = []
    const page = await visitor.open('/elements/video', { motion: true, height: 500, before: recordMedia(requests) })
    const part = example(page, 'background')
    expect(await part.locator('video').count()).toBe(0)
    expect(requests).toEqual([])
    await part.scrollIntoViewIfNeeded()
    const isPaused = () => part.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
    await eventually(isPaused).toBe(false)
    expect(requests).toContain('river.webm')
    await part.getByRole('button', { name: words.controls.media.pause }).press('Enter')
    await eventually(isPaused).toBe(true)
    await part.getByRole('button', { name: words.controls.media.play }).click()
    await eventually(isPaused).toBe(false)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await eventually(isPaused).toBe(true)
  })

  test('in the background is a still picture with reduced motion', async ({ visitor }) => {
    const requests: string[] = []
    const page = await visitor.open('/elements/video', { before: recordMedia(requests) })
    await example(page, 'background').scrollIntoViewIfNeeded()
    await eventually(() =>
      example(page, 'background')
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0)
    expect(await example(page, 'background').getByRole('button').count()).toBe(0)
    expect(requests).toEqual([])
  })

  test('of another site loads on a press and is removed with its modal', async ({ visitor }) => {
    visitor.expectNoise(/^request: https:\/\/www\.youtube-nocookie\.com\//)
    const page = await visitor.open('/model-popup/youtube-video', { before: stubForeignHosts })
    const { open } = words['elements/youtube-video']
    await page.getByRole('link', { name: open }).click()
    const load = page
      .getByRole('dialog')
      .getByRole('link', { name: words.controls.load.film.replace('{{host}}', 'YouTube') })
    expect(await load.getAttribute('href')).toBe(embeds.youtube.page)
    await load.press('Enter')
    await eventually(() => page.locator('iframe').getAttribute('src')).toBe(embeds.youtube.frame)
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    expect(await page.frameLocator('iframe').getByText('Elsewhere').isVisible()).toBe(true)
    await page.getByRole('dialog').getByRole('button').press('Enter')
    await eventually(() => page.locator('iframe').count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test.for(['youtubeVideo', 'vimeoVideo'] as const)(
    'of another site in an article requests nothing before a press: %s',
    async (type, { visitor }) => {
      const article = gatherContent().files.en.posts.list.find((post) => post.type === type)!
      const film = openFilms[article.embed!]
      visitor.expectNoise(/^request: https:\/\//)
      const requests: string[] = []
      const page = await visitor.open(articlePath(article), {
        before: async (opened) => {
          opened.on('request', (request) => requests.push(new URL(request.url()).host))
          await opened.route(`${new URL(film.frame).origin}/**`, (route) =>
            route.fulfill({ body: '<p>Elsewhere</p>', contentType: 'text/html' }),
          )
        },
      })
      const own = new URL(page.url()).host
      expect(requests.filter((host) => host !== own)).toEqual([])
      await page.locator(`main a[href="${film.page}"]`).press('Enter')
      await eventually(() => page.locator('main iframe').getAttribute('src')).toBe(film.frame)
      const plain = await visitor.open(articlePath(article), { script: false })
      expect(await plain.locator(`main a[href="${film.page}"]`).isVisible()).toBe(true)
    },
  )

  test('of another site is a picture and a link without script, and a map is a link', async ({ visitor }) => {
    const page = await visitor.open('/elements/video', { script: false })
    const link = example(page, 'elsewhere').getByRole('link', { name: /YouTube/ })
    expect(await link.getAttribute('href')).toBe(embeds.youtube.page)
    expect(await link.isVisible()).toBe(true)
    expect(await example(page, 'elsewhere').locator('img').first().isVisible()).toBe(true)
    expect(await page.locator('iframe').count()).toBe(0)
    await page.goto('/model-popup/Google-map#window-map')
    const map = page.locator('#window-map')
    expect(await map.isVisible()).toBe(true)
    expect(await map.getByRole('link', { name: words['elements/map-popup'].link }).getAttribute('href')).toBe(
      visits.mapUrl,
    )
  })
})
