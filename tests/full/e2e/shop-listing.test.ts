import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { shopItems } from '#shared/content/shop.ts'
import { productParams, shopListings, type ShopListing } from '#shared/content/shopNames.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, said, scrollTo, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const { shop, shopPages: words, products, home } = said('en')

const ids = { wide: 'shop-wide', leftSidebar: 'shop-left-sidebar', rightSidebar: 'shop-right-sidebar' } as const
const at = (listing: ShopListing, query = '') => addressOf(ids[listing]) + query

const names = (page: Page) => page.locator('main article h2').allTextContents()
const count = (page: Page) => page.locator('#products-count')
const status = (page: Page) => count(page).innerText()
const search = (page: Page) => new URLSearchParams(new URL(page.url()).search)
/** Returns the query parameters that are not empty. */
const queryOf = (page: Page) => Object.fromEntries([...search(page)].filter(([, value]) => value !== ''))
const chips = (page: Page) => page.getByRole('list', { name: words.chosen.label }).getByRole('link')
const form = (page: Page) => page.getByRole('form', { name: words.filter.label })
const show = (page: Page) => form(page).getByRole('button', { name: words.filter.show })
const option = (page: Page, name: string) => form(page).getByRole('radio', { name: new RegExp(`^${name} \\d+$`) })
const remove = (page: Page, filter: string) =>
  chips(page).and(page.getByRole('link', { name: words.chosen.remove.replace('{{filter}}', filter) }))
const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement)
const namesOf = (...ids: (keyof typeof shop.items)[]) => ids.map((id) => shop.items[id])

describe('the category links above the wide list', () => {
  test.for([true, false])('show their counts and filter the list, with script: %s', async (script, { visitor }) => {
    const page = await visitor.open(at('wide'), { script })
    expect(await names(page)).toHaveLength(shopItems.length)
    await page.getByRole('link', { name: new RegExp(`^${products.categories.clothing} 2$`) }).click()
    await eventually(() => names(page)).toEqual(namesOf('tshirt', 'cap'))
    expect(queryOf(page)).toEqual({ category: 'clothing' })
    await page.getByRole('link', { name: new RegExp(`^${words.filter.everyCategory} `) }).click()
    await eventually(() => names(page)).toHaveLength(shopItems.length)
    await eventually(() => new URL(page.url()).search).toBe('')
  })
})

describe.each(shopListings)('the order of the list %s', (listing) => {
  test.for([true, false])('is chosen from a select field, with script: %s', async (script, { visitor }) => {
    const page = await visitor.open(at(listing, '?category=desk'), { script })
    const button = page.getByRole('button', { name: words.sort.button })
    expect(await button.isVisible()).toBe(!script)
    await page.getByLabel(words.sort.label).selectOption('priceUp')
    if (!script) await button.click()
    await eventually(() => names(page)).toEqual(namesOf('card', 'folder', 'usb'))
    expect(queryOf(page)).toEqual({ category: 'desk', sort: 'priceUp' })
    expect(await page.getByLabel(words.sort.label).inputValue()).toBe('priceUp')
    if (!script) return
    await page.goBack()
    await eventually(() => names(page)).toEqual(namesOf('usb', 'folder', 'card'))
    expect(await page.getByLabel(words.sort.label).inputValue()).toBe('')
  })
})

describe.each(['leftSidebar', 'rightSidebar'] as const)('the filters of %s', (listing) => {
  test('change the list in place, announce it, and keep focus and scroll position', async ({ visitor }) => {
    const page = await visitor.open(at(listing, '?sort=priceDown'))
    await scrollTo(page, 150)
    const before = await status(page)
    await option(page, shop.colours.red).focus()
    await page.keyboard.press('Space')
    await eventually(() => names(page)).toEqual(namesOf('tshirt', 'cap', 'bag'))
    expect(await status(page)).not.toBe(before)
    expect(await status(page)).toContain(shop.colours.red)
    expect(await page.evaluate(() => scrollY)).toBe(150)
    await eventually(() => option(page, shop.colours.red).evaluate((radio) => radio === document.activeElement)).toBe(
      true,
    )
    // Arrow keys choose the next radio button.
    await page.keyboard.press('ArrowDown')
    await eventually(() => names(page)).toEqual(namesOf('tshirt', 'cap'))
    expect(queryOf(page)).toEqual({ colour: 'ink', sort: 'priceDown' })
    await form(page).getByRole('checkbox').check()
    await eventually(() => names(page)).toEqual(namesOf('cap'))
    await page.goBack()
    await eventually(() => names(page)).toEqual(namesOf('tshirt', 'cap'))
    expect(await form(page).getByRole('checkbox').isChecked()).toBe(false)
    expect(await accessibility(page)).toEqual([])
  })

  test('apply prices on submit, and move the focus to the count', async ({ visitor }) => {
    const page = await visitor.open(at(listing))
    await page.getByLabel(words.filter.from, { exact: true }).fill('1.400')
    await page.getByLabel(words.filter.to, { exact: true }).fill('1800')
    expect(await names(page)).toHaveLength(shopItems.length)
    await page.keyboard.press('Enter')
    await eventually(() => names(page)).toEqual(namesOf('tshirt', 'umbrella'))
    await eventually(() => isFocused(page, '#products-count')).toBe(true)
    // The same filter again adds no history entry.
    const length = await page.evaluate(() => history.length)
    await show(page).click()
    await eventually(() => isFocused(page, '#products-count')).toBe(true)
    expect(await page.evaluate(() => history.length)).toBe(length)
  })

  test('are sent as a form without script', async ({ visitor }) => {
    const page = await visitor.open(at(listing, '?lng=nl&sort=priceUp'), { script: false })
    const dutch = said('nl')
    const inForm = page.getByRole('form', { name: dutch.shopPages.filter.label })
    await inForm.getByRole('radio', { name: new RegExp(`^${dutch.products.tags.campaign} `) }).check()
    await page.getByLabel(dutch.shopPages.filter.to, { exact: true }).fill('1100')
    await inForm.getByRole('button').click()
    await eventually(() => queryOf(page)).toEqual({ lng: 'nl', tag: 'campaign', to: '1100', sort: 'priceUp' })
    expect(await names(page)).toEqual((['flag-small', 'bag', 'cap'] as const).map((id) => dutch.shop.items[id]))
    await eventually(() => new URL(page.url()).hash).toBe('#products')
    expect(await page.getByLabel(dutch.shopPages.filter.to, { exact: true }).inputValue()).toBe('1100')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl')
  })

  test.for([true, false])(
    'report an invalid price and keep it as typed, with script: %s',
    async (script, { visitor }) => {
      const page = await visitor.open(at(listing), { script, width: 390 })
      await page.locator('main summary').click()
      const from = page.getByLabel(words.filter.from, { exact: true })
      for (const [typed, to, sentence] of [
        ['cheap', '', words.errors.noPrice],
        ['-20', '', words.errors.noPrice],
        ['900', '100', words.errors.fromAboveTo],
      ] as const) {
        await from.fill(typed)
        await page.getByLabel(words.filter.to, { exact: true }).fill(to)
        await show(page).click()
        await eventually(() =>
          from.getAttribute('aria-describedby').then((id) => id && page.locator(`[id="${id}"]`).innerText()),
        ).toBe(sentence)
        expect(await from.inputValue()).toBe(typed)
        expect(await from.isVisible()).toBe(true)
        expect(await names(page)).toHaveLength(shopItems.length)
        if (script) await eventually(() => from.evaluate((field) => field === document.activeElement)).toBe(true)
      }
      expect(await overflows(page)).toEqual([])
      if (script) expect(await accessibility(page)).toEqual([])
      await from.fill('100')
      await show(page).click()
      await eventually(() => names(page)).toEqual(namesOf())
      expect(await page.getByText(words.empty.sentence).isVisible()).toBe(true)
    },
  )

  test('are folded on a phone and shown beside the list on a wide screen', async ({ visitor }) => {
    const page = await visitor.open(at(listing), { width: 390, script: false })
    expect(await show(page).isVisible()).toBe(false)
    await page.locator('main summary').click()
    expect(await show(page).isVisible()).toBe(true)
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.reload()
    expect(await page.locator('main summary').isVisible()).toBe(false)
    expect(await show(page).isVisible()).toBe(true)
    const [filters, list] = [await form(page).boundingBox(), await page.locator('main article').first().boundingBox()]
    expect(filters!.x < list!.x).toBe(listing === 'leftSidebar')
  })
})

describe('the chips of the chosen filters', () => {
  const query = '?category=clothing&colour=red&from=1000&fresh=on&sort=name'

  test.for([true, false])('remove one filter or all of them, with script: %s', async (script, { visitor }) => {
    const page = await visitor.open(at('wide', query), { script })
    expect(await chips(page).count()).toBe(5)
    expect(await names(page)).toEqual(namesOf('cap'))
    await remove(page, words.chosen.fresh).click()
    await eventually(() => names(page)).toEqual(namesOf('cap', 'tshirt'))
    expect(queryOf(page)).toEqual({ category: 'clothing', colour: 'red', from: '1000', sort: 'name' })
    await page.getByRole('link', { name: words.chosen.clear }).click()
    await eventually(() => names(page)).toHaveLength(shopItems.length)
    expect(queryOf(page)).toEqual({ sort: 'name' })
    expect(await chips(page).count()).toBe(0)
  })

  test('move the focus to the next chip, and to the count after the last one', async ({ visitor }) => {
    const page = await visitor.open(at('leftSidebar', '?colour=red&tag=cotton'))
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await remove(page, `${words.chosen.colour.replace('{{name}}', shop.colours.red)}`).focus()
    await page.keyboard.press('Enter')
    await eventually(() => chips(page).count()).toBe(1)
    const tag = words.chosen.tag.replace('{{name}}', products.tags.cotton)
    expect(await focused()).toBe(words.chosen.remove.replace('{{filter}}', tag))
    // The fields show the changed filter.
    await eventually(() => option(page, words.filter.everyColour).isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await eventually(() => chips(page).count()).toBe(0)
    expect(await isFocused(page, '#products-count')).toBe(true)
    await eventually(() => option(page, words.filter.everyTag).isChecked()).toBe(true)
  })

  test('have the names of the new language when the language changes', async ({ visitor }) => {
    const page = await visitor.open(at('leftSidebar', '?tag=rain'))
    const removeTag = (language: 'en' | 'fr') => {
      const { shopPages, products } = said(language)
      const filter = shopPages.chosen.tag.replace('{{name}}', products.tags.rain)
      return shopPages.chosen.remove.replace('{{filter}}', filter)
    }
    const chip = page.locator('main a[data-filter]')
    expect(await chip.getAttribute('aria-label')).toBe(removeTag('en'))
    await page.locator('footer').getByRole('link', { name: languageFacts.fr.ownName, exact: true }).click()
    await eventually(() => page.evaluate(() => document.documentElement.lang)).toBe('fr')
    const french = said('fr')
    await eventually(() => chip.getAttribute('aria-label')).toBe(removeTag('fr'))
    expect(await names(page)).toEqual([french.shop.items.umbrella])
    expect(await page.locator('#products-count').textContent()).toContain(french.products.tags.rain)
  })
})

test.for([true, false])('an empty list links to all products, with script: %s', async (script, { visitor }) => {
  const page = await visitor.open(at('rightSidebar', '?category=flags&colour=red'), { script })
  expect(await names(page)).toEqual([])
  await page.getByRole('link', { name: words.empty.all }).click()
  await eventually(() => names(page)).toHaveLength(shopItems.length)
})

describe('a product card', () => {
  test('links to its product and shows colours, sold-out sizes and the old price', async ({ visitor }) => {
    const page = await visitor.open(at('wide'))
    const cards = page.locator('main article')
    const tshirt = cards.filter({ hasText: shop.items.tshirt })
    expect(await tshirt.textContent()).toContain(Object.values(shop.colours).join(', '))
    expect(await tshirt.textContent()).toContain(words.soldOut.replace('{{sizes}}', 'XXL'))
    expect(await tshirt.textContent()).toContain(words.oldPrice)
    const hrefs = await cards.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(shopItems.map(({ id }) => addressOf('product', { params: { ...productParams(id) } })))
    await cards.filter({ hasText: shop.items.umbrella }).locator('img').first().click({ force: true })
    await eventually(() => page.locator('h1').innerText()).toBe(shop.items.umbrella)
  })

  test.for([
    [1440, 4],
    [992, 3],
    [390, 2],
  ] as const)('is in a grid at %i px with %i columns', async ([width, columns], { visitor }) => {
    const page = await visitor.open(at('wide'), { width })
    const lefts = await page
      .locator('main article')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(columns)
    expect(await overflows(page)).toEqual([])
  })
})

describe('the links to the product list', () => {
  test('are in the menu, on the home page and in the category tiles', async ({ visitor }) => {
    const page = await visitor.open('/')
    await page.locator('#shop').getByRole('link', { name: home.shop.all }).click()
    await eventually(() => new URL(page.url()).pathname).toBe(at('wide'))
    const inMenu = page.getByRole('banner').locator(`a[href="${at('wide')}"]`)
    expect(await inMenu.count()).toBeGreaterThan(0)
    await page.goto(new URL(addressOf('shop-categories'), page.url()).href)
    await page.getByRole('link', { name: new RegExp(`^${products.categories.clothing}`) }).click()
    await eventually(() => queryOf(page)).toEqual({ category: 'clothing' })
    await eventually(() => names(page)).toEqual(namesOf('tshirt', 'cap'))
  })
})
