import type { Page } from 'playwright'
import { expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { test } from '#tests/support/browser.ts'

/** Removes the cards one by one, and returns the counts with a gap in the last row. */
const gaps = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('main ul:has(article)')!
    const all = [...list.children] as HTMLElement[]
    const found: string[] = []
    for (let count = all.length; count > 0; count -= 1) {
      const cards = all.slice(0, count).map((card) => card.getBoundingClientRect())
      const last = cards.at(-1)!
      // A card of two rows that ends beside the last card fills its row, too.
      const row = cards.filter(({ top, bottom }) => top < last.bottom - 2 && bottom > last.top + 2)
      const free = list.getBoundingClientRect().right - Math.max(...row.map(({ right }) => right))
      if (free > 2) found.push(`${count} cards leave ${Math.round(free)} px`)
      all[count - 1]!.remove()
    }
    list.append(...all)
    return found
  })

test.for([
  addressOf('portfolio-bordered-fourColumn'),
  addressOf('portfolio-classic-threeColumn'),
  addressOf('portfolio-overlay-twoColumn'),
  addressOf('blog-grid'),
  addressOf('shop-wide'),
  addressOf('shop-left-sidebar'),
])('the rows of %s are full at every width for any number of cards', async (path, { visitor }) => {
  const page = await visitor.open(path, { script: false })
  for (const width of [1440, 1300, 1100, 768, 600]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await gaps(page), `${width}`).toEqual([])
  }
})

test('the wall of articles has no empty cell on any page', async ({ visitor }) => {
  for (const page of ['1', '2', '3', '4']) {
    const wall = await visitor.open(addressOf('blog-metro', { query: { page } }), { script: false })
    const [cells, whole] = await wall.evaluate(() => {
      const areaOf = (element: Element) =>
        element.getBoundingClientRect().width * element.getBoundingClientRect().height
      const list = document.querySelector('main ul:has(article)')!
      return [[...list.children].reduce((sum, cell) => sum + areaOf(cell), 0), areaOf(list)] as const
    })
    expect(cells / whole, page).toBeCloseTo(1, 2)
  }
})

/** Removes the homes of each group one by one, and returns the counts with which the heading leaves a cell of the group free. */
const gapsInGroups = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section > ul:has(h3)')].flatMap((list) => {
      const group = list.parentElement!
      const all = [...list.children]
      const columns = getComputedStyle(group).gridTemplateColumns.split(' ').length
      const found: string[] = []
      while (list.lastElementChild) {
        const { gridColumnStart } = getComputedStyle(group.firstElementChild!)
        const cells = list.children.length + Number(gridColumnStart.replace('span ', ''))
        if (cells % columns !== 0) found.push(`${list.children.length} homes: ${gridColumnStart} of ${columns}`)
        list.lastElementChild.remove()
      }
      list.append(...all)
      return found
    }),
  )

test('the rows of homes are full at every width for any number of homes', async ({ visitor }) => {
  const page = await visitor.open(addressOf('homes'), { script: false })
  for (const width of [1440, 1100, 768, 600, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await gapsInGroups(page), `${width}`).toEqual([])
  }
})

test('the rows of page indexes are full on a desk', async ({ visitor }) => {
  for (const id of ['shop', 'blogs', 'portfolio', 'page'] as const) {
    const page = await visitor.open(addressOf(id), { script: false, width: 1440 })
    const free = await page.evaluate(() =>
      [...document.querySelectorAll('main ul:has(h3)')].map(
        (list) => list.getBoundingClientRect().right - list.lastElementChild!.getBoundingClientRect().right,
      ),
    )
    expect(Math.max(...free), id).toBeLessThan(2)
  }
})

test.for([
  ['nl', 'about'],
  ['nl', 'accessibility'],
  ['nl', 'transparency'],
  ['nl', 'home-web-agency'],
  ['sr', 'home-blog-metro'],
  ['sr-Cyrl', 'home-business'],
] as const)('words in large headings are whole in %s at %s', async ([language, id], { visitor }) => {
  const page = await visitor.open(addressOf(id), { script: false, language })
  for (const width of [1920, 1440, 1200, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const broken = await page.evaluate(() => {
      const range = document.createRange()
      return [...document.querySelectorAll('main :is(h1, h2)')].flatMap((heading) =>
        [...heading.childNodes].flatMap((text) =>
          !(text instanceof Text)
            ? []
            : [...text.data.matchAll(/[\p{L}\u00ad]{2,}/gu)].flatMap(({ 0: word, index }) => {
                range.setStart(text, index)
                range.setEnd(text, index + word.length)
                const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
                return new Set(tops).size > 1 ? word : []
              }),
        ),
      )
    })
    expect(broken, `${width}`).toEqual([])
  }
})
