import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { focusCells } from '#shared/content/picture.ts'
import { languages } from '#shared/i18n/languages.ts'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, test as base } from '#tests/support/browser.ts'
import { elements } from '#tests/support/httpSite.ts'
import { layoutFixtures, writeFixtures } from '#tests/support/photographs/fixtures.ts'
import { copyWorkingTree, linkPackages } from '#tests/support/projectCopy.ts'
import { themes } from '#tests/support/renderPlan.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'

/* Builds a copy of the project with computed photographs. The project has none. */

const articleId = 'bread-at-six'

const test = base
  .extend('folder', { scope: 'file' }, async ({}, { onCleanup }): Promise<string> => {
    const folder = mkdtempSync(join(tmpdir(), 'with-photographs-'))
    onCleanup(() => rmSync(folder, { recursive: true, force: true }))
    copyWorkingTree(folder, (name) => !name.startsWith('tests/'))
    linkPackages(folder)
    writeFixtures(join(folder, 'client/photographs'), layoutFixtures())
    const file = join(folder, `shared/content/posts/${articleId}/facts.json`)
    const facts = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...facts, picture: { photograph: 'article' } }))
    await promisify(execFile)(process.execPath, ['scripts/build.ts', '--quiet'], { cwd: folder })
    return folder
  })
  .extend('site', { scope: 'file' }, async ({ folder }, { onCleanup }): Promise<SiteProcess> => {
    const site = await startSite({ dist: join(folder, 'dist') })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  })

/** The layouts that show photographs, each with its page, the number of photographs and the look. */
const layouts = [
  ['people', 'about', {}, 2, 'halftone'],
  ['people, on the home page', 'home', {}, 2, 'halftone'],
  ['gallery', 'gallery', {}, 3, undefined],
  ['press', 'press', {}, 2, 'plain'],
  ['article', 'post-standard', { id: articleId }, 1, 'plain'],
  ['product', 'product', { item: 'bag' }, 2, 'plain'],
  ['a home with its own palette', 'home-restaurant', {}, 1, 'halftone'],
  ['another home', 'home-gym-fitness', {}, 1, 'halftone'],
] as const

const shownIn = (page: Page): Locator => page.locator('main [data-look|="photograph"]')

/** Scrolls to each photograph and resolves when it is loaded. */
async function load(page: Page): Promise<void> {
  for (const photograph of await shownIn(page).locator('img').all()) {
    await photograph.scrollIntoViewIfNeeded()
    await eventually(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
}

describe.for(layouts)('the layout of %s', ([, id, params, count, look]) => {
  const address = addressOf(id, { params, language: 'en' })

  test.for(themes)('shows photographs in their frames, in the theme %s', async (theme, { visitor }) => {
    for (const width of [390, 1440]) {
      const page = await visitor.open(address, { theme, width })
      await load(page)
      const found = await shownIn(page).evaluateAll((all) =>
        all.map((photograph) => {
          const [frame, image] = [photograph, photograph.querySelector('img')!].map((part) =>
            part.getBoundingClientRect(),
          )
          const { alt, width: ownWidth, naturalWidth } = photograph.querySelector('img')!
          return {
            look: photograph.getAttribute('data-look'),
            // The frame is no larger than the photograph, so no ground shows.
            isFilled: frame!.width > 20 && frame!.height > 20 && Math.abs(frame!.height - image!.height) < 1,
            isCredited: photograph.querySelector('small')?.textContent,
            alt,
            isWhole: ownWidth > 0 && naturalWidth > 0,
          }
        }),
      )
      expect(found).toHaveLength(count)
      for (const { look: shown, isFilled, isWhole, alt, isCredited } of found) {
        expect({ isFilled, isWhole }).toEqual({ isFilled: true, isWhole: true })
        if (look) expect(shown).toBe(look === 'plain' ? 'photograph' : 'photograph-halftone')
        if (alt) expect([alt, isCredited]).toEqual([expect.stringMatching(/^Sample /), 'Photo: Ana Anić'])
      }
      expect(await accessibility(page)).toEqual([])
    }
  })

  test('shows them without script, in each language', async ({ site }) => {
    for (const language of languages) {
      const html = await (await fetch(site.url + addressOf(id, { params, language }))).text()
      expect(html).not.toMatch(/<[^>]* style=/)
      const images = elements(html, 'img').filter(({ src }) => src?.startsWith('/static/media/photograph-'))
      expect(images.length, language).toBeGreaterThanOrEqual(count)
      for (const { loading, width, height } of images)
        expect([loading, Number(width) > 0, Number(height) > 0]).toEqual(['lazy', true, true])
    }
  })
})

test('a photograph of the page’s language has its texts', async ({ site }) => {
  const textsIn = async (language: (typeof languages)[number]) => {
    const html = await (
      await fetch(site.url + addressOf('post-standard', { params: { id: articleId }, language }))
    ).text()
    const [image] = elements(html, 'img').filter(({ src }) => src?.includes('/photograph-article-'))
    return [image?.alt, /<small[^>]*>([^<]*)</.exec(html)?.[1]]
  }
  expect(await textsIn('sr')).toEqual(['Proba 7: lice ili predeo', 'Foto: Ana Anić'])
  expect(await textsIn('sr-Cyrl')).toEqual(['Проба 7: лице или предео', 'Фото: Ана Анић'])
  expect(await textsIn('nl')).toEqual(['Proef article: een gezicht of een landschap', 'Foto: Ana Anić'])
})

test('each focus is a position of its own', async ({ visitor }) => {
  const page = await visitor.open(addressOf('gallery'))
  const image = shownIn(page).locator('img').first()
  const positions = await image.evaluate(
    (shown, cells) =>
      cells.map((cell) => {
        shown.setAttribute('data-focus', cell)
        return getComputedStyle(shown).objectPosition
      }),
    focusCells,
  )
  const [start, middle, end] = ['0%', '50%', '100%']
  expect(positions).toEqual([start, middle, end].flatMap((y) => [start, middle, end].map((x) => `${x} ${y}`)))
})

describe('a halftone', () => {
  const inksOf = (page: Page) =>
    shownIn(page)
      .first()
      .evaluate((photograph) => {
        const [first, second] = [...photograph.children].map((plate) => getComputedStyle(plate))
        return {
          accent: getComputedStyle(photograph).backgroundColor,
          ink: getComputedStyle(photograph, '::after').backgroundColor,
          plates: [first!.filter, second!.filter, second!.display],
        }
      })
  const printed = ['contrast(12)', 'contrast(12)', 'block']

  test('is printed in two inks of its page, in both themes', async ({ visitor }) => {
    for (const theme of themes) {
      const about = await inksOf(await visitor.open(addressOf('about'), { theme }))
      const gym = await inksOf(await visitor.open(addressOf('home-gym-fitness'), { theme }))
      expect(about).toEqual({ accent: 'rgb(217, 48, 31)', ink: 'rgb(18, 20, 28)', plates: printed })
      expect(gym).toEqual({ accent: 'rgb(214, 255, 31)', ink: 'rgb(16, 18, 22)', plates: printed })
    }
  })

  test('is the photograph itself on paper, in forced colours, with more contrast, and enlarged', async ({
    visitor,
  }) => {
    const page = await visitor.open(addressOf('gallery'))
    const plain = ['none', 'none', 'none']
    for (const media of [{ media: 'print' }, { forcedColors: 'active' }, { contrast: 'more' }] as const) {
      await page.emulateMedia({ media: 'screen', forcedColors: 'none', contrast: 'no-preference', ...media })
      expect([media, (await inksOf(page)).plates]).toEqual([media, plain])
    }
    await page.emulateMedia({ media: 'screen', forcedColors: 'none', contrast: 'no-preference' })
    await page.locator('a[href="#assembly"]').click()
    const enlarged = page.getByRole('dialog').locator('[data-place="0"] span[data-look]')
    expect(await enlarged.getAttribute('data-look')).toBe('photograph')
    await eventually(() => page.getByRole('status').allInnerTexts()).toContainEqual(
      expect.stringContaining('Sample printed-land: a face or a landscape'),
    )
    expect(await enlarged.locator('img').evaluate((image) => getComputedStyle(image).objectPosition)).toBe('50% 50%')
  })
})

test('pages without a photograph have no styles for photographs', async ({ site }) => {
  const stylesOf = async (id: 'contact' | 'gallery') =>
    /<style>([^]*?)<\/style>/.exec(await (await fetch(site.url + addressOf(id))).text())![1]
  const has = async (id: 'contact' | 'gallery') => /photograph|data-focus|data-ratio/.test((await stylesOf(id))!)
  expect([await has('gallery'), await has('contact')]).toEqual([true, false])
})

test('the press page offers the file as it is, and the archive names the photographer', async ({ site, folder }) => {
  const html = await (await fetch(site.url + addressOf('press', { language: 'en' }))).text()
  const links = elements(html, 'a').filter(({ download }) => download?.startsWith('co-president-'))
  expect(links.map(({ download }) => download)).toEqual(['co-president-first.jpg', 'co-president-second.jpg'])
  const given = readFileSync(join(folder, 'client/photographs/first.jpg'))
  const sent = await fetch(site.url + links[0]!.href!)
  expect(sent.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await sent.arrayBuffer()).equals(given)).toBe(true)
  const archive = elements(html, 'a').find(({ download }) => download === 'press-kit.zip')!
  const files = unzipSync(new Uint8Array(await (await fetch(site.url + archive.href!)).arrayBuffer()))
  expect(Buffer.from(files['pictures/co-president-first.jpg']!).equals(given)).toBe(true)
  expect(strFromU8(files['pictures/co-president-first.txt']!)).toContain('Foto: Ana Anić')
})
