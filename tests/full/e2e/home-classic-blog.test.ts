import { expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-classic-blog')
const { column, slides } = said('en')['home/classic-blog']

test('a half disc fills as the column goes by, by pointer and by key, also for who wants rest', async ({ visitor }) => {
  const page = await visitor.open(path)
  const main = page.getByRole('region', { name: column.title })
  const turned = () =>
    main
      .locator('[aria-hidden="true"] > span')
      .first()
      .evaluate((half) => Math.abs(Number.parseFloat(getComputedStyle(half).rotate) || 0))
  await main
    .getByRole('article')
    .first()
    .evaluate((article) => article.scrollIntoView({ block: 'start' }))
  const before = await turned()
  await main
    .getByRole('article')
    .nth(2)
    .evaluate((article) => article.scrollIntoView({ block: 'start' }))
  await eventually(turned).toBeLessThan(before)
  const middle = await turned()
  await main.getByRole('article').nth(2).getByRole('link').first().focus()
  await page.keyboard.press('PageDown')
  await eventually(turned).toBeLessThan(middle)
})

test('the newest stand in the middle of the screen, and are leafed through by button and key', async ({ visitor }) => {
  const page = await visitor.open(path)
  const row = page.getByRole('region', { name: slides.label })
  const offMiddle = (at: number) =>
    row
      .locator('article')
      .nth(at)
      .evaluate((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2)
      })
  expect(await offMiddle(0)).toBeLessThan(3)
  await row.getByRole('button', { name: slides.next }).click()
  await eventually(() => offMiddle(1)).toBeLessThan(3)
  await row.getByRole('list').first().focus()
  await page.keyboard.press('Home')
  await eventually(() => offMiddle(0)).toBeLessThan(3)
})

test('without script the side column searches, and every category leads to its articles', async ({ visitor }) => {
  const page = await visitor.open(path, { script: false })
  const side = page.getByRole('complementary', { name: column.side.label })
  const category = side.getByRole('link', { name: said('en').blog.categories.travel.name, exact: true })
  await category.click()
  expect(new URL(page.url()).pathname).toBe('/blogs/category/travel')
  await page.goBack()
  await side.getByRole('searchbox').fill('bread')
  await side.getByRole('searchbox').press('Enter')
  await eventually(() => new URL(page.url()).searchParams.get('q')).toBe('bread')
})
