import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const { icons: words, common } = said('en')

const names = (page: Page) => page.locator('#icon-cells code').allTextContents()
const countOf = (page: Page) => page.locator('#icons-count').textContent()
const numbers = (text: string | null) => [...(text ?? '').replaceAll(',', '').matchAll(/\d+/g)].map(Number)
/** Returns the number of glyphs that are drawn. */
const drawn = (page: Page) =>
  page
    .locator('#icon-cells svg')
    .evaluateAll(
      (glyphs) => glyphs.filter((glyph) => (glyph.firstElementChild as SVGGraphicsElement).getBBox().width > 0).length,
    )
const search = (page: Page) => page.getByRole('searchbox', { name: words.filter.label })

describe('an icon list', () => {
  test('is filtered, copied from and paged through by keyboard', async ({ visitor }) => {
    const page = await visitor.open('/iconsmindline', { height: 900 })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await eventually(() => drawn(page)).toBe(200)
    const before = await names(page)
    await page.getByRole('link', { name: common.pages.next }).press('Enter')
    await eventually(() => names(page)).not.toEqual(before)
    await eventually(() => new URL(page.url()).search).toBe('?page=2')
    await eventually(() => drawn(page)).toBe(200)
    // The list gets the focus, and its filter is the next stop.
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('icons')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Arrow LEFT')
    await page.keyboard.press('Enter')
    await eventually(() => new URL(page.url()).search).toBe('?q=Arrow+LEFT')
    await eventually(async () => (await names(page)).every((name) => /arrow/.test(name) && /left/.test(name))).toBe(
      true,
    )
    const found = await names(page)
    expect(numbers(await countOf(page))).toEqual([found.length, 1512])
    await eventually(() => drawn(page)).toBe(found.length)

    const button = page.getByRole('button', { name: `${words.copy} ${found[1]}`, exact: true })
    await button.press('Enter')
    await eventually(() => page.locator('[role="status"]').allTextContents()).toContain(
      words.copied.replace('{{name}}', found[1]!),
    )
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(found[1])

    await page.getByRole('link', { name: words.filter.clear }).press('Enter')
    await eventually(() => names(page)).toEqual(before)
    expect(await search(page).inputValue()).toBe('')
    await page.goBack()
    await eventually(() => names(page)).toEqual(found)
    expect(await search(page).inputValue()).toBe('Arrow LEFT')
    await page.goBack()
    await eventually(() => search(page).inputValue()).toBe('')
    expect(await names(page)).not.toEqual(before)
  })

  test('is the same after a change of page and Back', async ({ visitor }) => {
    const page = await visitor.open('/feather')
    const feather = await names(page)
    await page.getByRole('link', { name: common.home, exact: true }).first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goBack()
    await eventually(() => names(page)).toEqual(feather)
    await eventually(() => drawn(page)).toBe(feather.length)
    expect(numbers(await countOf(page))).toEqual([286, 286])
  })

  test('is filtered and paged through without script', async ({ visitor }) => {
    const page = await visitor.open('/feather?lng=nl', { script: false, width: 390 })
    expect(await page.locator('#icon-cells button').first().isVisible()).toBe(false)
    await page.locator('input[type="search"]').fill('arrow')
    await page.locator('input[type="search"]').press('Enter')
    await eventually(() => page.url()).toContain('/feather?lng=nl&q=arrow#icons')
    expect((await names(page)).length).toBeGreaterThan(5)
    expect((await names(page)).every((name) => name.includes('arrow'))).toBe(true)
    await page.locator('form[role="search"] a').click()
    await eventually(() => page.url()).toContain('/feather?lng=nl#icons')
    await page.locator('a[rel="next"]').click()
    await eventually(() => page.url()).toContain('page=2')
    expect((await names(page)).length).toBe(86)
  })

  test('reports that nothing was found, without faults at 320 px', async ({ visitor }) => {
    const page = await visitor.open('/simple-line?q=nowhere-at-all', { width: 320, theme: 'dark' })
    expect(await page.getByText(words.empty.replace('{{q}}', 'nowhere-at-all')).isVisible()).toBe(true)
    expect(await overflows(page)).toEqual([])
    expect(await accessibility(page)).toEqual([])
    await page.getByRole('link', { name: words.showAll }).click()
    await eventually(() => page.locator('#icon-cells li').count()).toBe(200)
    expect(await overflows(page)).toEqual([])
  })
})
