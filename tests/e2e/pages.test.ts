import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { fontFamilies } from '#shared/fonts.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { moodFonts } from '#shared/moods.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import { innerPaths } from '#shared/routes/inner.ts'
import { match } from '#shared/routes/match.ts'
import { accessibility, hydrated, overflows, stored, tagOf, test, type Visitor } from '#tests/support/browser.ts'
import { fontsUsed } from '#tests/support/fontsUsed.ts'
import {
  addressed,
  isFull,
  leftOut,
  ofEachRow,
  pageOfEachRow,
  pages,
  spokenTurns,
  turns,
  type Turn,
} from '#tests/support/renderPlan.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'

/** With the site as it is served from its sources. */
const developed = test.extend(
  'development',
  { scope: 'file' },
  async ({ peer }, { onCleanup }): Promise<SiteProcess> => {
    const site = await startSite({ isDevelopment: true, env: { SMTP_URL: peer.url } })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  },
)

/**
 * What a first visit may ask for before anybody scrolls. Raising a number needs a decision record: docs/decisions/0023 has
 * that of the pages that are made of pictures. Everything but pictures and films keeps to the number of all, or to one of its own.
 */
const mostRequests = 14
const mostRequestsOf: Partial<Record<PageKind, number>> = {
  gallery: 20,
  element: 24,
  elementIndex: 39,
  // docs/decisions/0029: listings of pictures, and articles with a gallery and the newest beside them.
  blogListing: 23,
  blogCategory: 23,
  blogAuthor: 23,
  post: 25,
  blogLayout: 25,
  portfolioListing: 30,
  portfolioShow: 30,
  project: 25,
  // Everything that the shop has (docs/decisions/0023).
  shopListing: 20,
  // docs/decisions/0027: a first screen of three or four pictures, and the previews of every footer and title.
  header: 18,
  // docs/decisions/0032: the gallery of a thing with its thumbs, and four that go with it.
  product: 22,
  frameIndex: 20,
  // docs/decisions/0033: a header of its own with a menu of three levels, a typeface, and parts of every kind.
  homeVariant: 28,
}
/** Of anything but pictures and films, where a page shows a part of every kind (0029). */
const mostFilesOf: Partial<Record<PageKind, number>> = { post: 15, project: 15, blogLayout: 17, homeVariant: 22 }
/** docs/decisions/0028: six people in the first screen, the five newest articles below it; 0033: a wall of pictures. */
const mostRequestsAt: Readonly<Record<string, number>> = {
  [innerPaths['our-team']]: 19,
  [innerPaths['latest-news']]: 19,
  '/home-blog-metro': 32,
}

/** The narrowest screen (WCAG 2.2, 1.4.10). */
const narrowest = 320

/** Both sides of each width at which a layout changes, up to the widest screen. */
const screens = [360, 414, 480, 575, 576, 767, 768, 900, 991, 992, 1199, 1200, 1280, 1920]

/** What text on a page is drawn in: the site's typeface, and that of the page's mood. No font of the machine. */
const familiesAt = (path: string): string[] => {
  const { mood } = match(path).row
  return [fontFamilies.commissioner.name, ...(mood ? [fontFamilies[moodFonts[mood]].name] : [])].sort()
}

/** The looks of what a script has added to the page that its document does not show. */
const looksAdded = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const looksOf = (root: ParentNode) =>
      [...root.querySelectorAll<HTMLElement>('[data-look]')].map(({ dataset }) => dataset['look']!)
    const document = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
    const known = new Set(looksOf(document))
    return looksOf(window.document).filter((look) => !known.has(look))
  })

const name = ({ page, language, theme, width }: Turn) => `${page.path} in ${language}, ${theme}, ${width} wide`

/** Of the first page of each row: the frame of articles and things is the same on the others. */
const firstOfRows = new Set(ofEachRow(turns))
const isOfRow = (turn: Turn) => firstOfRows.has(turn)

describe('a visit', () => {
  const done: Turn[] = []

  test.for(turns.map((turn) => ({ name: name(turn), turn })))('to $name', async ({ turn }, { visitor }) => {
    const { page: tested, language, theme, width } = turn
    done.push(turn)
    const requests: string[] = []
    const page = await visitor.open(tested.path, {
      language,
      theme,
      width,
      before: (opened) => opened.on('request', (request) => requests.push(request.resourceType())),
    })
    const { kind } = match(tested.path).row
    const files = requests.filter((type) => !['image', 'media', 'texttrack'].includes(type))
    expect(files.length, 'requests for anything but pictures and films').toBeLessThanOrEqual(
      mostFilesOf[kind] ?? mostRequests,
    )
    expect(requests.length, 'requests until the page has loaded').toBeLessThanOrEqual(
      mostRequestsAt[tested.path] ?? mostRequestsOf[kind] ?? mostRequests,
    )
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(tagOf(language))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light dark')
    if (isOfRow(turn)) expect(await accessibility(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
    expect(await stored(page)).toEqual({ cookie: '', local: {}, session: {} })
    const families = familiesAt(tested.path)
    if (isOfRow(turn)) expect(await fontsUsed(page, families)).toEqual(families)
    // The styles of a look that the document lacks are not in it (docs/decisions/0020).
    expect(await looksAdded(page)).toEqual([])
  })

  test('has been made to every page, in every language, theme and width', () => {
    expect(leftOut(done)).toEqual([])
  })
})

describe('nothing is wider than the screen', () => {
  const done = new Set<string>()

  // Without script a page is there at once; what a script adds is measured in the visits above.
  test.for(pages.map((tested, position) => ({ path: tested.path, tested, position })))(
    'at $path',
    async ({ tested, position }, { visitor }) => {
      const page = await visitor.open(tested.path, { width: narrowest, script: false, shared: true })
      const wide: string[] = []
      const measure = async (language: Language, width: number) => {
        await page.setViewportSize({ width, height: 800 })
        wide.push(...(await overflows(page)).map((what) => `${language}, ${width}: ${what}`))
      }
      for (const [at, language] of languages.entries()) {
        await page.goto(addressed(tested, language))
        await page.evaluate(() => document.fonts.ready)
        await measure(language, narrowest)
        // The other screens in one language, another for each page.
        // Another article is another text in the same frame.
        const isInAll = isFull || (at === position % languages.length && pageOfEachRow.includes(tested))
        if (isInAll) for (const width of screens) await measure(language, width)
        done.add(`${tested.path} ${language}`)
      }
      expect(wide).toEqual([])
    },
  )

  test('on any page in any language', () => {
    expect([...done].sort()).toEqual(
      pages.flatMap(({ path }) => languages.map((language) => `${path} ${language}`)).sort(),
    )
  })
})

/** A style file of the sources, as the working server names it, and what stands in it. */
type SourceStyles = [id: string, css: string]

const sourceStyles = (page: Page): Promise<SourceStyles[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')].map(({ dataset, textContent }) => [
      dataset['viteDevId']!,
      textContent,
    ]),
  )

/** The same after the script has run. */
async function hydratedStyles(visitor: Visitor, { url }: SiteProcess, path: string): Promise<SourceStyles[]> {
  return sourceStyles(await visitor.open(path, { origin: url, shared: true }))
}

/** Those of some style files that style anything in a document. */
const applied = (page: Page, files: readonly SourceStyles[]): Promise<string[]> =>
  page.evaluate((given) => {
    /** An element that a state or a part of an element could belong to. */
    const resting = (selector: string) =>
      selector.replace(/::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus(?:-visible|-within)?|target|open)\b/g, '')
    const touches = (rules: CSSRuleList): boolean =>
      [...rules].some((rule) => {
        if (rule instanceof CSSStyleRule) {
          const selector = resting(rule.selectorText).replace(/(^|[\s,(>+~])(?=$|[\s,)>+~])/g, '$1*')
          return document.querySelector(selector) !== null
        }
        return 'cssRules' in rule && !(rule instanceof CSSKeyframesRule) && touches(rule.cssRules as CSSRuleList)
      })
    return given
      .filter(([, css]) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        return touches(sheet.cssRules)
      })
      .map(([id]) => id)
  }, files)

describe('the development build', () => {
  /** What styles a page once it has been hydrated, by its path. */
  const stylesLater = new Map<string, SourceStyles[]>()

  // Few pages are hydrated at both of their addresses, many at one each.
  const isBoth = isFull || pages.length <= 20
  const shown = isFull ? pages : pageOfEachRow
  const visits = spokenTurns
    .filter(({ page }) => shown.includes(page))
    .map((turn, position) => ({ turn, isAddressed: position % 2 === 1 }))
  const visited = new Set<string>()

  developed.for(visits.map((visit) => ({ path: visit.turn.page.path, language: visit.turn.language, ...visit })))(
    'hydrates $path in $language without a word',
    async ({ turn, isAddressed }, { visitor, development }) => {
      const { page: tested, language } = turn
      const [first, second] = isAddressed
        ? [addressed(tested, language), tested.path]
        : [tested.path, addressed(tested, language)]
      // Strict mode and the development build of React say what does not match.
      const page = await visitor.open(first, { origin: development.url, language, shared: true })
      if (isBoth) {
        await page.goto(second)
        await hydrated(page)
      }
      visited.add(tested.path).add(language)
      stylesLater.set(tested.path, await sourceStyles(page))
    },
  )

  developed('has been visited on every page and in every language', () => {
    expect([...shown.map(({ path }) => path), ...languages].filter((one) => !visited.has(one))).toEqual([])
  })

  developed('hydrates what one visitor alone gets without a word', async ({ visitor, development, peer }) => {
    const { url: origin } = development
    const page = await visitor.open('/contact', { origin, language: 'fr' })
    // As a form that is sent before the script has come: the answer is a document.
    const post = (form: string) =>
      Promise.all([
        page.waitForEvent('load'),
        page.locator(form).evaluate((element) => HTMLFormElement.prototype.submit.call(element)),
      ])
    await page.locator('#contact-form [name="email"]').fill('no address')
    await post('#contact-form')
    await hydrated(page)
    expect(await page.locator('#contact-form [aria-invalid]').count()).toBeGreaterThan(3)
    await page.locator('#newsletter [name="email"]').fill('reader@primer.example')
    await page.locator('#newsletter [name="consent"]').check()
    await post('#newsletter')
    await hydrated(page)
    expect(await page.locator('#newsletter [data-kind="success"]').count()).toBe(1)

    const addressIn = async (pattern: RegExp) => {
      const mail = await peer.waitForMail(({ parsed }) => pattern.test(parsed.text ?? ''))
      return pattern.exec(mail.parsed.text ?? '')![0]
    }
    for (const pattern of [/http\S+\/newsletter\/confirm\S+/, /http\S+\/u\/\S+/]) {
      const address = await addressIn(pattern)
      await page.goto(address)
      await hydrated(page)
      expect(await page.locator('main form input[name="t"]').count()).toBe(1)
      await page.reload()
      await hydrated(page)
      await Promise.all([page.waitForEvent('load'), page.locator('main form button').click()])
      await hydrated(page)
      expect(await page.locator('main [data-state="done"]').count()).toBe(1)
    }
    for (const address of ['/u/no-such-token-at-all', '/newsletter/confirm?t=no-such-token-at-all']) {
      await page.goto(address)
      await hydrated(page)
      expect(await page.locator('main [data-state="invalid"]').count()).toBe(1)
    }
  })

  // How styles come into the document is the same for all pages of a kind.
  const painted = shown.filter(
    ({ path }, at) => isFull || shown.findIndex((other) => match(other.path).row.kind === match(path).row.kind) === at,
  )
  developed.for(painted.map((tested) => ({ path: tested.path, tested })))(
    'paints $path with its styles at once',
    async ({ tested }, { visitor, development }) => {
      // No style file and no script: what the document holds itself is the first paint.
      const page = await visitor.open(tested.path, {
        origin: development.url,
        script: false,
        shared: true,
        before: (page) =>
          page.route('**/*', (route) =>
            /^(?:stylesheet|script)$/.test(route.request().resourceType())
              ? route.fulfill({ body: '' })
              : route.continue(),
          ),
      })
      const look = await page.evaluate(() => ({
        font: getComputedStyle(document.querySelector('h1')!).fontFamily,
        margin: getComputedStyle(document.body).margin,
      }))
      expect(look.margin).toBe('0px')
      expect(look.font).toContain('Commissioner')

      const atOnce = new Map(await sourceStyles(page))
      const own = [...atOnce.keys()].filter((id) => /\/client\/(?:pages|kit|sections|.*\/arrangements)\//.test(id))
      expect(own.length).toBeGreaterThan(0)
      const later = stylesLater.get(tested.path) ?? (await hydratedStyles(visitor, development, tested.path))
      const late = later.filter(([id, css]) => atOnce.get(id) !== css)
      expect(await applied(page, late)).toEqual([])
    },
  )
})
