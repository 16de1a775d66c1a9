import { describe, expect } from 'vitest'
import type { Language } from '#shared/i18n/languages.ts'
import { test } from './browser.ts'
import { faultsOf, layoutFaults, screens, type Load } from './pageFaults.ts'
import { pageOfEachKind, pages, type TestedPage, type Theme, type Width } from './renderPlan.ts'

/** The two looks of every page. Dutch has the longest words, Serbian Cyrillic the widest letters. Together they cover both screens and themes. */
const looks: readonly (readonly [Language, Width, Theme])[] = [
  ['nl', 1440, 'light'],
  ['sr-Cyrl', 390, 'dark'],
]
/** Additional looks of one page of each kind, in the other languages. Their HTML is checked on every page by other tests. */
const others: readonly (readonly [Language, Width, Theme])[] = [
  ['sr', 390, 'light'],
  ['en', 1440, 'dark'],
  ['fr', 390, 'dark'],
]

/** The widths at which pages without script are checked. */
const withoutScript = [320, 768, 1440]

const loadsOf = (page: TestedPage): Load[] =>
  [...looks, ...(pageOfEachKind.includes(page) ? others : [])].map(([language, width, theme]) => ({
    page,
    language,
    width,
    theme,
  }))

/**
 * Declares tests of a part of all pages: each page in Dutch and Serbian Cyrillic, in both themes, at every width, and without script. Each
 * part is a separate test file, so that workers and shards share them.
 * @param part from 1 to `parts`
 */
export function testPages(part: number, parts: number): void {
  const own = pages.filter((_, at) => at % parts === part - 1)
  const named = own.flatMap(loadsOf).map((load) => ({ path: load.page.path, ...load }))

  describe('the pages', () => {
    test.for(named)(
      '$path in $language has no fault when it is loaded $width px wide in the $theme theme',
      async (load, { visitor }) => {
        expect(await faultsOf(visitor, load, screens)).toEqual([])
      },
    )

    test.for(own.map(({ path }, at) => ({ path, language: looks[at % looks.length]![0] })))(
      '$path in $language has no layout fault without script',
      async ({ path, language }, { visitor }) => {
        const page = await visitor.open(path, { language, script: false, shared: true })
        expect(await layoutFaults(page, withoutScript)).toEqual([])
      },
    )
  })
}
