import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, leafThrough, said, test } from '#tests/support/browser.ts'

/* Homes of blogs and magazines. */

const { categories } = said('en').blog

test('a tile of home-blog-metro shows its summary on hover and on focus without script', async ({ visitor }) => {
  const page = await visitor.open(addressOf('home-blog-metro'), { script: false })
  const tiles = page.locator('main article')
  // A hidden summary is turned on its side, so it has no height.
  const isShown = (tile: Locator) =>
    tile
      .locator('p')
      .last()
      .evaluate((text) => text.parentElement!.getBoundingClientRect().height > 40)
  const tile = tiles.nth(3)
  expect(await isShown(tile)).toBe(false)
  await tile.hover()
  await eventually(() => isShown(tile)).toBe(true)
  await page.mouse.move(0, 0)
  await eventually(() => isShown(tile)).toBe(false)
  await tile.locator('a').first().focus()
  await page.keyboard.press('Tab')
  await eventually(() => isShown(tile)).toBe(true)

  const free = await tiles.first().evaluate(({ parentElement: wall }) => {
    const areaOf = (part: Element) => {
      const { width, height } = part.getBoundingClientRect()
      return width * height
    }
    return 1 - [...wall!.children].reduce((sum, part) => sum + areaOf(part), 0) / areaOf(wall!)
  })
  expect(Math.abs(free), 'share of the wall that no tile fills').toBeLessThan(0.01)
})

test('the side column of home-classic-blog links to categories and searches without script', async ({ visitor }) => {
  const page = await visitor.open(addressOf('home-classic-blog'), { script: false })
  const side = page.getByRole('complementary', { name: said('en')['home/classic-blog'].column.side.label })
  await side.getByRole('link', { name: categories.travel.name, exact: true }).click()
  await page.waitForURL('**/blogs/category/travel')
  await page.goBack()
  await side.getByRole('searchbox').fill('bread')
  await side.getByRole('searchbox').press('Enter')
  await eventually(() => new URL(page.url()).searchParams.get('q')).toBe('bread')
})

test('the tiles of home-lifestyle-blog filter the articles by pointer and keyboard and announce their number', async ({
  visitor,
}) => {
  const { shelf } = said('en')['home/lifestyle-blog']
  const page = await visitor.open(addressOf('home-lifestyle-blog'))
  const tile = (name: string) =>
    page.getByRole('navigation', { name: shelf.label }).getByRole('link', { name: new RegExp(`^${name}`) })
  const articles = () => page.getByRole('region', { name: shelf.row }).locator('article').count()
  const countOn = async (name: string) => Number(await tile(name).locator('[aria-hidden]').innerText())
  const all = await articles()
  expect(await countOn(shelf.everything)).toBe(all)
  const { culture, lifestyle } = categories
  const count = await countOn(culture.name)
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(all)
  await tile(culture.name).click()
  await eventually(articles).toBe(count)
  await eventually(() => new URL(page.url()).pathname).toBe(addressOf('home-lifestyle-blog'))
  expect(await tile(culture.name).getAttribute('aria-current')).toBe('true')
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: `${culture.name}: ${count}` })
      .count(),
  ).toBe(1)
  expect(await accessibility(page)).toEqual([])
  await tile(lifestyle.name).press('Enter')
  await eventually(articles).toBe(await countOn(lifestyle.name))
  await tile(shelf.everything).press('Enter')
  await eventually(articles).toBe(all)
})

test('the tiles of home-lifestyle-blog link to the pages of their categories without script', async ({ visitor }) => {
  const { shelf } = said('en')['home/lifestyle-blog']
  const page = await visitor.open(addressOf('home-lifestyle-blog'), { script: false })
  const tiles = page.getByRole('navigation', { name: shelf.label })
  await tiles.getByRole('link', { name: new RegExp(`^${categories.travel.name}`) }).click()
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(categories.travel.name)
})

test('the newest articles of home-lifestyle-blog can be browsed by button and key', async ({ visitor }) => {
  const page = await visitor.open(addressOf('home-lifestyle-blog'))
  await leafThrough(page, said('en')['home/lifestyle-blog'].latest)
})
