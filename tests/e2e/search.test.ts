import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { accessibility, eventually, overflows, said, settled, test } from '#tests/support/browser.ts'

const { search } = said('en')
const results = (page: Page) => page.locator('#results li a')
const paths = (page: Page) =>
  results(page).evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
const heading = (page: Page) => page.locator('h1').textContent()

describe.each([
  { how: 'with script', script: true },
  { how: 'without', script: false },
])('the page of results, $how', ({ script }) => {
  test('asks, finds, marks and leads on', async ({ visitor }) => {
    const page = await visitor.open('/page/search-result', { script })
    expect(await heading(page)).toBe(search.heading)
    await page.getByRole('searchbox', { name: search.label }).fill('privcay notice')
    await page.getByRole('button', { name: search.send }).click()
    await eventually(() => heading(page)).toBe(search.results.replace('{{q}}', 'privcay notice'))
    expect(await page.getByRole('searchbox').inputValue()).toBe('privcay notice')
    expect((await paths(page))[0]).toBe('/privacy')
    expect(await page.locator('#results mark').count()).toBeGreaterThan(0)
    expect(await overflows(page)).toEqual([])
    if (script) expect(await accessibility(page)).toEqual([])
    await results(page).first().click()
    await eventually(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/privacy')
    await page.goBack()
    await eventually(() => heading(page)).toBe(search.results.replace('{{q}}', 'privcay notice'))
    await eventually(() => paths(page)).toContain('/privacy')
  })

  test('finds in both scripts what is typed in either, and stays in the language', async ({ visitor }) => {
    for (const language of ['sr', 'sr-Cyrl'] as const) {
      const page = await visitor.open('/', { script })
      for (const asked of ['kolacic', 'колачић', 'kolačić']) {
        await page.goto(`/page/search-result?lng=${language}&q=${encodeURIComponent(asked)}`)
        expect([asked, (await paths(page))[0]]).toEqual([asked, '/privacy'])
      }
      expect(await results(page).first().getAttribute('href')).toBe(`/privacy?lng=${language}`)
      expect(await page.locator('#results mark').first().textContent()).toMatch(
        language === 'sr' ? /^kolačić/i : /^колачић/i,
      )
    }
  })

  test('says what may help where nothing is found', async ({ visitor }) => {
    const page = await visitor.open('/page/search-result?q=xqzwvkj', { script })
    expect(await page.locator('main [role="status"]').textContent()).toBe(search.none.replace('{{q}}', 'xqzwvkj'))
    expect(await results(page).count()).toBe(0)
    await page.getByRole('link', { name: search.tips.ask }).click()
    await eventually(() => new URL(page.url()).pathname).toBe('/contact')
  })
})

test('what a visitor types is text', async ({ visitor }) => {
  const asked = `"><img src=x onerror=alert(1)>`
  const page = await visitor.open(`/page/search-result?q=${encodeURIComponent(asked)}`)
  await settled(page)
  expect(await heading(page)).toBe(search.results.replace('{{q}}', asked))
  expect(await page.locator('main img').count()).toBe(0)
})
