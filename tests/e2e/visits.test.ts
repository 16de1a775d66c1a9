import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { fontFamilies } from '#shared/fonts.ts'
import { moodFonts } from '#shared/moods.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import { innerPaths } from '#shared/routes/inner.ts'
import { match } from '#shared/routes/match.ts'
import { accessibility, atRest, stored, tagOf, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'
import { fontsUsed } from '#tests/support/fontsUsed.ts'
import { isFull } from '#tests/support/inTurn.ts'
import { inTurn, leftOut, loadsOf, pageOfEachRow, pages, turns, type Turn } from '#tests/support/renderPlan.ts'

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
  pageTitle: 15,
  // docs/decisions/0032: the gallery of a thing with its thumbs, and four that go with it.
  product: 22,
  frameIndex: 20,
  // docs/decisions/0033: a header of its own with a menu of three levels, a typeface, and parts of every kind.
  homeVariant: 28,
}
/** Of anything but pictures and films, where a page shows a part of every kind (0029). */
const mostFilesOf: Partial<Record<PageKind, number>> = {
  post: 15,
  project: 15,
  blogLayout: 17,
  // docs/decisions/0033
  homeVariant: 23,
}
/** docs/decisions/0028: six people in the first screen, the five newest articles below it; 0033: a wall of pictures. */
const mostRequestsAt: Readonly<Record<string, number>> = {
  [innerPaths['our-team']]: 19,
  [innerPaths['latest-news']]: 19,
  '/home-blog-metro': 32,
}

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

/** What a load shows, and its themes: the first it comes in, and what is switched to then. */
const named = (load: readonly Turn[]) => {
  const { page, language, width } = load[0]!
  const themes = load.map(({ theme }) => theme)
  return { name: `${page.path} in ${language}, ${themes.join(' and ')}, ${width} wide`, load, themes }
}

/** At which pages a closer look is taken: the frame of articles and things is the same on the other pages of a row. */
const closelySeen = new Set(inTurn(isFull ? pages : pageOfEachRow))

describe('a visit', () => {
  const done: Turn[] = []

  test.for(loadsOf(turns).map(named))('to $name', async ({ load, themes: [first, ...others] }, { visitor }) => {
    const { page: tested, language, width } = load[0]!
    done.push(...load)
    const requests: string[] = []
    const page = await visitor.open(tested.path, {
      language,
      theme: first!,
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
    if (closelySeen.has(tested)) expect(await accessibility(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
    const families = familiesAt(tested.path)
    if (closelySeen.has(tested)) expect(await fontsUsed(page, families)).toEqual(families)
    for (const theme of others) {
      await page.emulateMedia({ colorScheme: theme })
      await atRest(page)
      if (closelySeen.has(tested)) expect(await accessibility(page), theme).toEqual([])
    }
    expect(await stored(page)).toEqual({ cookie: '', local: {}, session: {} })
    // The styles of a look that the document lacks are not in it (docs/decisions/0020).
    expect(await looksAdded(page)).toEqual([])
  })

  test('has been made to every page, in every language, theme and width', () => {
    expect(leftOut(done)).toEqual([])
  })
})
