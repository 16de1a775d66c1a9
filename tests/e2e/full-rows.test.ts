import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { overflows, test } from '#tests/support/browser.ts'

/** For how many cards the last row is not full, taking away one after the other. */
const gaps = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('main ul:has(article)')!
    const found: string[] = []
    while (list.lastElementChild) {
      const edge = list.getBoundingClientRect().right
      const cards = [...list.children].map((card) => card.getBoundingClientRect())
      const row = cards.filter(({ top }) => Math.abs(top - cards.at(-1)!.top) < 2)
      const free = edge - Math.max(...row.map(({ right }) => right))
      if (free > 2) found.push(`${cards.length} cards leave ${Math.round(free)} px`)
      list.lastElementChild.remove()
    }
    return found
  })

describe.for([
  addressOf('portfolio-bordered-fourColumn'),
  addressOf('portfolio-classic-threeColumn'),
  addressOf('portfolio-overlay-twoColumn'),
  addressOf('blog-grid'),
  addressOf('shop-wide'),
  addressOf('shop-left-sidebar'),
])('the rows of %s', (path) => {
  test.for([1440, 1300, 1100, 768, 600])(
    'are full at %i px, however many cards there are',
    async (width, { visitor }) => {
      const page = await visitor.open(path, { width, script: false })
      expect(await overflows(page)).toEqual([])
      expect(await gaps(page)).toEqual([])
    },
  )
})
