import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, leafThrough, said, test } from '#tests/support/browser.ts'

const path = addressOf('home-lifestyle-blog')
const { heading, latest, shelf } = said('en')['home/lifestyle-blog']
const { categories } = said('en').blog

const tile = (page: Page, name: string) =>
  page.getByRole('navigation', { name: shelf.label }).getByRole('link', { name: new RegExp(`^${name}`) })
const articles = (page: Page) => page.getByRole('region', { name: shelf.row }).locator('article')
/** The number that a tile shows. */
const countOf = async (page: Page, name: string) => Number(await tile(page, name).locator('[aria-hidden]').innerText())

describe('the tiles over the shelf', () => {
  test('keep the articles of their category, and say how many these are', async ({ visitor }) => {
    const page = await visitor.open(path)
    const all = await articles(page).count()
    expect(await countOf(page, shelf.everything)).toBe(all)
    const count = await countOf(page, categories.culture.name)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(all)
    await eventually(async () => {
      await tile(page, categories.culture.name).click()
      return articles(page).count()
    }).toBe(count)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await tile(page, categories.culture.name).getAttribute('aria-current')).toBe('true')
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: `${categories.culture.name}: ${count}` })
        .count(),
    ).toBe(1)
    expect(await accessibility(page)).toEqual([])
  })

  test('do so by the keyboard, and the first one brings everything back', async ({ visitor }) => {
    const page = await visitor.open(path)
    const all = await articles(page).count()
    const count = await countOf(page, categories.lifestyle.name)
    await tile(page, categories.lifestyle.name).focus()
    await page.keyboard.press('Enter')
    await eventually(() => articles(page).count()).toBe(count)
    await tile(page, shelf.everything).focus()
    await page.keyboard.press('Enter')
    await eventually(() => articles(page).count()).toBe(all)
  })

  test('lead to the pages of their categories without script', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
    await tile(page, categories.travel.name).click()
    await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(categories.travel.name)
  })
})

test('the newest articles are leafed through by button and key', async ({ visitor }) => {
  await leafThrough(await visitor.open(path), latest)
})
