import { describe, expect } from 'vitest'
import { innerPaths } from '#shared/routes/inner.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const sample = innerPaths['error-404']
const missing = '/no/such-page'

describe.each([true, false])('what is not there, script: %s', (script) => {
  test.for([
    { path: sample, status: 200 },
    { path: missing, status: 404 },
  ])('$path answers $status, searches, and leads to five places', async ({ path, status }, { visitor, site }) => {
    const answer = await fetch(new URL(path, site.url))
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('<meta data-page name="robots" content="noindex"')

    const language = 'sr-Cyrl'
    const { common, notFound, search } = said(language)
    const page = await visitor.open(`${path}?lng=${language}`, { script, language, width: 390 })
    expect(await page.locator('h1').textContent()).toBe(notFound.heading)
    const links = page.getByRole('navigation', { name: notFound.links }).getByRole('link')
    expect(await links.count()).toBe(5)
    expect(await overflows(page)).toEqual([])
    if (script) expect(await accessibility(page)).toEqual([])
    // With its suggestions the field is a combobox.
    const field = page.locator('main').getByLabel(common.search.label)
    await field.fill('чланови')
    await field.press('Enter')
    await eventually(() => page.locator('h1').textContent()).toBe(search.results.replace('{{q}}', 'чланови'))
    expect(new URL(page.url()).pathname).toBe('/page/search-result')
  })
})

test('Both say the same', async ({ visitor }) => {
  const contentOf = async (path: string) => (await visitor.open(path)).locator('main').innerText()
  expect(await contentOf(sample)).toBe(await contentOf(missing))
})
