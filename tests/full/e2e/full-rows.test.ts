import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

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

/** For how many homes the field after them does not fill what their last row leaves, taking away one after the other. */
const gapsBesideParts = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelector('section[aria-labelledby="parts"]')!
    const list = parts.previousElementSibling!
    const columns = getComputedStyle(parts.parentElement!).gridTemplateColumns.split(' ').map(parseFloat)
    const gap = parseFloat(getComputedStyle(parts.parentElement!).columnGap)
    const found: string[] = []
    while (list.lastElementChild) {
      const cards = [...list.children].map((card) => card.getBoundingClientRect())
      const field = parts.getBoundingClientRect()
      const beside = cards.filter(({ top }) => Math.abs(top - field.top) < 2).length
      const left = columns.slice(beside).reduce((sum, column) => sum + column + gap, -gap)
      if (Math.abs(field.width - left) > 2) found.push(`${cards.length} homes: ${field.width} of ${left} px`)
      if ((cards.length - beside) % columns.length > 0) found.push(`${cards.length} homes: a gap above the field`)
      list.lastElementChild.remove()
    }
    return found
  })

test.for([1440, 1100, 768, 600, 390])(
  'the last row of homes is full at %i px, however many there are',
  async (width, { visitor }) => {
    const page = await visitor.open(addressOf('homes'), { width, script: false })
    expect(await overflows(page)).toEqual([])
    expect(await gapsBesideParts(page)).toEqual([])
  },
)
