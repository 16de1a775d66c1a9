import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { Language } from '#shared/i18n/languages.ts'
import { accessibility, eventually, said, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const path = '/page/faq-s'
const wordsIn = (language: Language) => said(language)['page/faq-s']
const { search, topics, topicsLabel, number, missing, links } = wordsIn('en')

const field = (page: Page) => page.getByRole('searchbox', { name: search.label })
const status = (page: Page) => page.locator('main [role="search"] ~ div [role="status"]').textContent()
const questions = (page: Page) => page.locator('main details summary:visible').allInnerTexts()
const all = Object.values(topics).flatMap(({ items }) =>
  Object.values<{ question: string }>(items).map(({ question }) => question),
)
/** Resolves when the browser is idle twice, with a frame in between. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
      ),
  )

describe('the questions', () => {
  test('are all shown by topic with one open, and a link leads to each topic', async ({ visitor }) => {
    const page = await visitor.open(path)
    expect(await questions(page)).toEqual(all)
    expect(await page.locator('main details[open]').count()).toBe(1)
    expect(await status(page)).toBe(search.all_other.replace('{{count, number}}', String(all.length)))
    const counted = page.getByRole('navigation', { name: topicsLabel }).getByRole('link')
    expect(await counted.allTextContents()).toEqual(
      Object.values(topics).map(
        ({ title, items }) => `${title} ${number.replace('{{questions, number}}', String(Object.keys(items).length))}`,
      ),
    )
    for (const { title } of Object.values(topics))
      expect(await page.locator('main').getByRole('heading', { level: 2, name: title, exact: true }).count()).toBe(1)
    await page.getByRole('link', { name: topics.money.title }).first().press('Enter')
    await eventually(() => new URL(page.url()).hash).toBe('#topic-money')
    const place = page.locator('#topic-money')
    await eventually(() => place.evaluate((one) => one.getBoundingClientRect().top < innerHeight / 2)).toBe(true)
  })

  test('are filtered while the visitor types and by the query in the address', async ({ visitor }) => {
    const page = await visitor.open(path)
    await field(page).focus()
    await page.keyboard.type('password')
    await eventually(() => questions(page)).toEqual([topics.newsletter.items.leave.question])
    expect(await page.locator('main details[open]').count()).toBe(1)
    await eventually(() => status(page)).toBe(
      search.found_one.replace('{{count, number}}', '1').replace('{{q}}', 'password'),
    )
    await eventually(() => new URL(page.url()).search).toBe('')
    await page.keyboard.press('Enter')
    await eventually(() => new URL(page.url()).search).toBe('?q=password')
    expect(await field(page).inputValue()).toBe('password')

    await page.getByRole('link', { name: search.clear }).press('Enter')
    await eventually(() => questions(page)).toEqual(all)
    await eventually(() => field(page).inputValue()).toBe('')
    await page.goBack()
    await eventually(() => questions(page)).toEqual([topics.newsletter.items.leave.question])
    await eventually(() => field(page).inputValue()).toBe('password')
  })

  test('match the query in the address when the visitor goes back before the list is shown', async ({ visitor }) => {
    const page = await visitor.open(path)
    await field(page).fill('password')
    await field(page).press('Enter')
    await eventually(() => new URL(page.url()).search).toBe('?q=password')
    await page.getByRole('link', { name: search.clear }).evaluate((link: HTMLElement) => {
      link.click()
      history.back()
    })
    await eventually(() => new URL(page.url()).search).toBe('?q=password')
    await idle(page)
    await eventually(() => new URL(page.url()).search).toBe('?q=password')
    expect(await questions(page)).toEqual([topics.newsletter.items.leave.question])
    expect(await field(page).inputValue()).toBe('password')
  })

  test('are all shown again when the filter is cleared before it was submitted', async ({ visitor }) => {
    const page = await visitor.open(path)
    await field(page).fill('password')
    await eventually(() => questions(page)).toEqual([topics.newsletter.items.leave.question])
    await page.getByRole('link', { name: search.clear }).click()
    await eventually(() => questions(page)).toEqual(all)
    expect(await field(page).inputValue()).toBe('')
  })

  test('have a link to the contact form when nothing is found', async ({ visitor }) => {
    const page = await visitor.open(`${path}?q=zeppelin`, { width: 320, theme: 'dark' })
    expect(await status(page)).toBe(search.none.replace('{{q}}', 'zeppelin'))
    expect(await questions(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
    expect(await accessibility(page)).toEqual([])
    await page.getByRole('link', { name: missing.action }).click()
    await eventually(() => page.url()).toContain('/contact?topic=question#write')
  })

  test.for([
    { language: 'sr', q: 'лозинка' },
    { language: 'sr-Cyrl', q: 'lozinka' },
    { language: 'sr', q: 'uclanim' },
  ] as const)('are found without script, in $language by $q', async ({ language, q }, { visitor }) => {
    const page = await visitor.open(`${path}?lng=${language}`, { script: false, language, width: 390 })
    expect(await questions(page)).toHaveLength(all.length)
    await page.locator('main input[type="search"]').fill(q)
    await page.locator('main input[type="search"]').press('Enter')
    await eventually(() => page.url()).toContain(`?lng=${language}&q=`)
    await eventually(async () => (await questions(page)).length).toBe(1)
    expect(await page.locator('main input[type="search"]').inputValue()).toBe(q)
    expect(await page.locator('main details[open]').count()).toBe(1)
    await page.getByRole('link', { name: wordsIn(language).search.clear }).click()
    await eventually(async () => (await questions(page)).length).toBe(all.length)
  })

  test('have links in their answers', async ({ visitor }) => {
    const page = await visitor.open(`${path}?q=${encodeURIComponent('erase my data')}`)
    const link = page.getByRole('link', { name: links.erase, exact: true })
    expect(await questions(page)).toEqual([topics.data.items.erase.question])
    await link.click()
    await eventually(() => new URL(page.url()).pathname).toBe('/newsletter/my-data')
  })
})
