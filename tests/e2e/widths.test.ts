import { describe, expect } from 'vitest'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { overflows, test } from '#tests/support/browser.ts'
import { addressed, isFull, pageOfEachRow, pages } from '#tests/support/renderPlan.ts'

/** The narrowest screen (WCAG 2.2, 1.4.10). */
const narrowest = 320

/** Both sides of each width at which a layout changes, up to the widest screen. */
const screens = [360, 414, 480, 575, 576, 767, 768, 900, 991, 992, 1199, 1200, 1280, 1920]

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
