import { describe, expect } from 'vitest'
import type { PageKind } from '#shared/routes/kinds.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { test } from './browser.ts'
import { faultsOf, type Load } from './pageFaults.ts'
import { pageOfEachKind } from './renderPlan.ts'

/**
 * The request budget of a first visit without scrolling, and of kinds of page that need more. Raising a number needs a decision record:
 * docs/decisions/0023, and 0027, 0028, 0029, 0032 and 0033 for kinds with many pictures.
 */
const maxRequests = { all: 14, files: 14 }
const maxRequestsOf: Partial<Record<PageKind, Partial<typeof maxRequests>>> = {
  gallery: { all: 21 },
  element: { all: 24 },
  elementIndex: { all: 39 },
  blogListing: { all: 23 },
  blogCategory: { all: 23 },
  blogAuthor: { all: 23 },
  post: { all: 25 },
  blogLayout: { all: 25, files: 15 },
  portfolioListing: { all: 30 },
  portfolioShow: { all: 30 },
  inner: { all: 17, files: 16 },
  project: { all: 25, files: 17 },
  shopListing: { all: 20 },
  header: { all: 18 },
  pageTitle: { all: 15 },
  product: { all: 22 },
  frameIndex: { all: 20 },
  homeVariant: { all: 24, files: 20 },
}

/**
 * Declares tests of one page of each kind, including every page of the party. tests/full/pages tests all pages.
 * @param look language, width and theme in which the pages are loaded
 * @param half the half of the pages; there are two files for each look, so that workers share them
 */
export function testKindPages(look: Pick<Load, 'language' | 'width' | 'theme'>, half: 1 | 2): void {
  const own = pageOfEachKind.filter((_, at) => at % 2 === half - 1)
  const loads = own.map((page) => ({
    path: page.path,
    page,
    ...look,
    isBrief: true,
    requests: { ...maxRequests, ...maxRequestsOf[match(page.path).row.kind] },
  }))

  describe('the pages', () => {
    test.for(loads)(
      '$path in $language has no fault when it is loaded $width px wide in the $theme theme',
      async (load, { visitor }) => {
        expect(await faultsOf(visitor, load, [320, 768, load.width])).toEqual([])
      },
    )
  })
}
