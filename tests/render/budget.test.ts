import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemsPerPage } from '#server/services/published.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import { homeNames } from '#shared/routes/homes.ts'
import { type RouteId } from '#shared/routes/table.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { addressOf } from '#shared/routes/url.ts'
import { everyPage } from '#tests/support/addresses.ts'
import { newsDocument, publishDocument } from '#tests/support/content.ts'
import { addMedium, photograph } from '#tests/support/media.ts'
import { dist } from '#tests/support/build.ts'
import { createTestApp, type TestApp } from '#tests/support/testApp.ts'

/**
 * The limits of a first visit before any interaction, in bytes of brotli (fonts are already compressed). The document contains
 * the page's styles. Raising a number needs a decision record.
 */
const budgets = { html: 16_500, script: 97_000, words: 8_000, css: 10_000, font: 80_000, picture: 120_000 }
/** Limits that differ for a kind of page. */
const others: Partial<Record<PageKind, Partial<typeof budgets>>> = {
  // Most visits begin at the home page (docs/decisions/0023-limit-first-visit-requests.md).
  home: { html: 22_000, script: 88_000 },
  // The page contains the whole programme (docs/decisions/0003-limit-first-visit-bytes.md).
  programme: { html: 17_000 },
  // The notice describes every form, recipient and period (docs/decisions/0007-write-privacy-notice-from-facts.md).
  privacy: { html: 17_500, words: 9_100 },
  // The words of all lists of content; an article with its sidebar and its neighbours (docs/decisions/0029-store-articles-as-folders.md).
  blogListing: { words: 16_000 },
  blogCategory: { words: 16_000 },
  blogAuthor: { words: 16_000 },
  post: { words: 17_000, html: 20_000 },
  blogLayout: { words: 17_000, html: 20_000 },
  // A gallery, the options, the description of the product, and the review form (docs/decisions/0032-keep-the-cart-in-a-cookie.md).
  product: { html: 17_500 },
  portfolioListing: { words: 10_000 },
  portfolioShow: { words: 10_000 },
  project: { words: 11_500 },
  // A picture of each home (10 kB), loaded only when it is near the viewport.
  homes: { picture: 10_000 * homeNames.length },
  // The menu of its own header, twice, and all sections of a front page (docs/decisions/0033-make-each-home-a-folder.md).
  homeVariant: { html: 22_500, css: 12_500, words: 11_500, script: 105_200 },
  // Ten elements of the kit with their styles (docs/decisions/0020-put-styles-into-the-document.md).
  inner: { html: 16_500, css: 10_000 },
  // The first example of every element with its styles (docs/decisions/0021-build-element-pages-from-examples.md).
  elementIndex: { html: 31_500, css: 16_000 },
}
/** Limits that differ for one page (docs/decisions/0021-build-element-pages-from-examples.md). */
const othersOf: Partial<Record<RouteId, Partial<typeof budgets>>> = {
  'element-tab': { html: 17_500 },
}
/** Extra script on pages with a carousel. Swiper loads after hydration, so the document does not name it. */
const carousel = { source: 'client/kit/swiper.ts', script: 28_000 }
type NamedKind = Exclude<keyof typeof budgets, 'html' | 'css' | 'picture'>

/** The largest number of font files that a document preloads. */
const mostFonts = 2

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const endings: Readonly<Record<NamedKind, string>> = { script: '.js', words: '.json', font: '.woff2' }

/**
 * Returns the files of a kind that a document names.
 * @throws Error when it names none
 */
function filesIn(html: string, kind: NamedKind): string[] {
  const named = html.matchAll(/"\/(static\/(?:js|media)\/[^" ]+)"/g)
  const files = [...new Set([...named].map(([, file = '']) => file))].filter((file) => file.endsWith(endings[kind]))
  if (files.length === 0) throw new Error(`The document names no ${kind}.`)
  return files
}

/**
 * Returns the styles in the document, which the first paint uses. Later pages load style files.
 * @throws Error when the document contains no styles
 */
function stylesIn(html: string): string {
  const [, styles] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  if (styles === undefined) throw new Error('The document holds no styles.')
  return styles
}

/** Returns all picture files of a page in the light scheme: drawings, icon sprites, stills of films. */
function picturesIn(html: string): string[] {
  const pictures = [...html.matchAll(/<(?:img|use|video)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('data-scheme="dark"'))
    .map((tag) => / (?:src|href|poster)="\/(static\/[^"#]+)/.exec(tag)?.[1])
  return [...new Set(pictures)].filter((file) => file !== undefined)
}

/** Returns the total size of the files as they are sent. */
function weigh(files: readonly string[]): number {
  // The smallest files and fonts have no compressed copy and are sent uncompressed.
  const sizeOf = (file: string) => statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
  return files.reduce((sum, file) => sum + sizeOf(join(dist, 'client', file)), 0)
}

/** Returns the size at a lower quality of brotli: larger than the final size, in a tenth of the time. */
const quickSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length

interface Weighed {
  path: string
  text: string
  most: number
}

/** Expects the text with the largest share of its limit to fit. Uses full compression only when the quick size is too large. */
function expectHeaviestToFit(what: string, texts: readonly Weighed[]): void {
  const [heaviest] = texts
    .map((one) => ({ ...one, share: quickSize(one.text) / one.most }))
    .sort((one, other) => other.share - one.share)
  const { path, text, most, share } = heaviest!
  if (share > 1) expect(brotliCompressSync(text).length, `${what} of ${path}`).toBeLessThanOrEqual(most)
}

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}
const manifest = JSON.parse(readFileSync(join(dist, 'client/manifest.json'), 'utf8')) as Record<string, Chunk>

/** Returns the files of Swiper when one of the scripts of a document loads it. */
function carouselFiles(scripts: readonly string[]): string[] {
  const loads = Object.values(manifest).some(
    ({ file, dynamicImports = [] }) => scripts.includes(file) && dynamicImports.includes(carousel.source),
  )
  if (!loads) return []
  const { file, imports = [] } = manifest[carousel.source]!
  return [file, ...imports.map((name) => manifest[name]!.file)].filter((one) => !scripts.includes(one))
}

/**
 * The heaviest of the five languages in documents, words and scripts, measured on every page: a Cyrillic letter is two bytes.
 * On a few pages the Latin fonts are heavier. They are two files at most, and each has a limit in `fonts.test.ts`.
 */
const language = 'sr-Cyrl'

describe('the first visit', () => {
  test.each([...Map.groupBy(everyPage, ({ row }) => row.kind)])(
    'to a page of the kind %s is within the budgets',
    async (kind, ofKind) => {
      const documents: Weighed[] = []
      const styles: Weighed[] = []
      for (const { id, params, path } of ofKind) {
        const own = { ...budgets, ...others[kind], ...othersOf[id] }
        const { text } = await request(site.app).get(addressOf(id, { params, language }))
        documents.push({ path, text, most: own.html })
        styles.push({ path, text: stylesIn(text), most: own.css })
        const later = carouselFiles(filesIn(text, 'script'))
        for (const file of Object.keys(endings) as NamedKind[]) {
          const [files, most] =
            file === 'script' && later.length > 0
              ? [[...filesIn(text, file), ...later], own.script + carousel.script]
              : [filesIn(text, file), own[file]]
          expect(weigh(files), `${file} of ${path}`).toBeLessThanOrEqual(most)
        }
        expect(weigh(picturesIn(text)), `pictures of ${path}`).toBeLessThanOrEqual(own.picture)
        expect(filesIn(text, 'font').length, `fonts of ${path}`).toBeLessThanOrEqual(mostFonts)
      }
      expectHeaviestToFit('html', documents)
      expectHeaviestToFit('css', styles)
    },
  )
})

/** The heaviest pages of news: every item has a photograph in all widths, described as a photographer would. */
describe('the first visit with photographs', () => {
  let photographed: TestApp
  beforeAll(async () => {
    photographed = await createTestApp()
    const { store } = photographed
    const lines = 'Општина је отворила нову чесму и поправила пут до школе у насељу. '.repeat(4)
    for (let index = 0; index < itemsPerPage.news; index += 1) {
      await addMedium(store, photograph(`slika-${index}.jpg`, index % 2 === 1 ? { height: 2250 } : {}))
      const body = `${lines}\n\n![Жена говори пред скупом у дому културе](/media/slika-${index}.jpg "Говор")\n\n${lines}`
      const text = { title: `Скуп о води у насељу ${index}`, lead: 'Свако насеље има право на воду.', body }
      const picture = { name: 'slika-0.jpg', look: 'plain' } as const
      await publishDocument(store, newsDocument(`vest-${index}`, { picture, texts: { 'sr-Cyrl': text } }))
    }
  })
  afterAll(() => photographed.close())

  test.each(['/', '/news', '/news/vest-1'])('to %s is within the budgets', async (path) => {
    const { text } = await request(photographed.app).get(path).query({ lng: language })
    expect(text).toContain('/media/')
    const { row } = match(path)
    const own = { ...budgets, ...others[row.kind] }
    expectHeaviestToFit('html', [{ path, text, most: own.html }])
    expectHeaviestToFit('css', [{ path, text: stylesIn(text), most: own.css }])
    for (const file of Object.keys(endings) as NamedKind[])
      expect(weigh(filesIn(text, file)), `${file} of ${path}`).toBeLessThanOrEqual(own[file])
  })
})

test('the weight of a page includes the carousel only when the page has one', async () => {
  const filesAt = async (id: RouteId) =>
    carouselFiles(filesIn((await request(site.app).get(addressOf(id, { language: 'en' }))).text, 'script'))
  expect(weigh(await filesAt('element-text-slider'))).toBeGreaterThan(10_000)
  expect(await filesAt('element-counters')).toEqual([])
})

test('the weight of pictures includes all pictures of the page', async () => {
  const picturesAt = async (id: RouteId) =>
    picturesIn((await request(site.app).get(addressOf(id, { language: 'en' }))).text)
  expect((await picturesAt('gallery')).length).toBeGreaterThanOrEqual(16)
  expect(weigh(await picturesAt('gallery'))).toBeGreaterThan(10_000)
  expect((await picturesAt('icons-fontAwesome')).length).toBe(1)
})
