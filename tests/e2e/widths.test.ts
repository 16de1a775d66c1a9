import { describe, expect } from 'vitest'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { atRest, test } from '#tests/support/browser.ts'
import { brokenWords, overflows, overlappingTexts } from '#tests/support/layoutFaults.ts'
import { isFull } from '#tests/support/inTurn.ts'
import { addressed, inTurn, pageOfEachRow, pages, type TestedPage } from '#tests/support/renderPlan.ts'

/** The narrowest screen (WCAG 2.2, 1.4.10). */
const narrowest = 320

/** Both sides of each width at which a layout changes, up to the widest screen. */
const screens = [360, 414, 480, 575, 576, 767, 768, 900, 991, 992, 1199, 1200, 1280, 1920]

/** Their words are the longest: what fits in them mostly fits in the others. Each page in one of them, at least. */
const longest: readonly Language[] = ['sr', 'nl']

/** Which pages are measured in every language, and in one of them on every screen. */
const measuredWhole = new Set(inTurn(isFull ? pages : pageOfEachRow))

describe('nothing is wider than the screen, no word than its line, no text lies upon another', () => {
  const done = new Set<string>()
  const languagesOf = (tested: TestedPage, position: number) =>
    measuredWhole.has(tested) ? languages : [longest[position % longest.length]!]

  // Without script a page is there at once; what a script adds is measured in the visits above.
  test.for(pages.map((tested, position) => ({ path: tested.path, tested, position })))(
    'at $path',
    async ({ tested, position }, { visitor }) => {
      const page = await visitor.open(tested.path, { width: narrowest, script: false, shared: true })
      const wide: string[] = []
      const measure = async (language: Language, width: number) => {
        await page.setViewportSize({ width, height: 800 })
        await atRest(page)
        const found = [await overflows(page), await brokenWords(page), await overlappingTexts(page)].flat()
        wide.push(...found.map((what) => `${language}, ${width}: ${what}`))
      }
      for (const [at, language] of languagesOf(tested, position).entries()) {
        await page.goto(addressed(tested, language))
        // Which fonts a page asks for shows only when it has been laid out: reading a width does that.
        await page.evaluate(async () => {
          document.body.getBoundingClientRect()
          await document.fonts.ready
        })
        await measure(language, narrowest)
        // The other screens in one language, another for each page.
        if (isFull || (measuredWhole.has(tested) && at === position % languages.length))
          for (const width of screens) await measure(language, width)
        done.add(`${tested.path} ${language}`)
      }
      expect(wide).toEqual([])
    },
  )

  test('on any page that is measured, in any of its languages', () => {
    expect([...done].sort()).toEqual(
      pages
        .flatMap((tested, position) => languagesOf(tested, position).map((language) => `${tested.path} ${language}`))
        .sort(),
    )
  })
})
