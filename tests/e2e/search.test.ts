import type { Page, Request } from 'playwright'
import { describe, expect } from 'vitest'
import { chapterIds } from '#shared/content/programme.ts'
import { shopItemIds } from '#shared/content/shopNames.ts'
import { addressOf } from '#shared/routes/url.ts'
import { accessibility, eventually, said, settled, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const { common, search } = said('en')
const results = (page: Page) => page.locator('#results li a')
const paths = (page: Page) =>
  results(page).evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
const heading = (page: Page) => page.locator('h1').textContent()

describe.each([
  { how: 'with script', script: true },
  { how: 'without script', script: false },
])('the search page $how', ({ script }) => {
  test('finds a misspelled query, marks the matches, and keeps the results on Back', async ({ visitor }) => {
    const page = await visitor.open('/page/search-result', { script })
    expect(await heading(page)).toBe(search.heading)
    await page.getByLabel(common.search.label).fill('privcay notice')
    await page.getByRole('button', { name: common.search.send, exact: true }).click()
    await eventually(() => heading(page)).toBe(search.results.replace('{{q}}', 'privcay notice'))
    expect(await page.getByLabel(common.search.label).inputValue()).toBe('privcay notice')
    expect((await paths(page))[0]).toBe('/privacy')
    expect(await page.locator('#results mark').count()).toBeGreaterThan(0)
    expect(await overflows(page)).toEqual([])
    if (script) expect(await accessibility(page)).toEqual([])
    await results(page).first().click()
    await page.waitForURL((url) => url.pathname + url.search === '/privacy')
    await page.goBack()
    await eventually(() => heading(page)).toBe(search.results.replace('{{q}}', 'privcay notice'))
    await eventually(() => paths(page)).toContain('/privacy')
  })

  test('finds a Serbian query typed in either script and shows the results in the script of the page', async ({
    visitor,
  }) => {
    for (const language of ['sr', 'sr-Cyrl'] as const) {
      const page = await visitor.open('/', { script })
      for (const query of ['kolacic', 'колачић', 'kolačić']) {
        await page.goto(`/page/search-result?lng=${language}&q=${encodeURIComponent(query)}`)
        expect([query, (await paths(page))[0]]).toEqual([query, '/privacy'])
      }
      expect(await results(page).first().getAttribute('href')).toBe(`/privacy?lng=${language}`)
      expect(await page.locator('#results mark').first().textContent()).toMatch(
        language === 'sr' ? /^kolačić/i : /^колачић/i,
      )
    }
  })

  test('lists the chapters, pages and kinds of content before a query is sent', async ({ visitor }) => {
    const page = await visitor.open('/page/search-result?lng=nl', { script, width: 390 })
    const { common, search } = said('nl')
    for (const id of chapterIds) expect(await page.locator(`main a[href="/programme?lng=nl#${id}"]`).count()).toBe(1)
    expect(
      await page.locator('main').getByRole('navigation', { name: common.search.straight }).getByRole('link').count(),
    ).toBe(8)
    const kinds = page.locator('#kinds').getByRole('link')
    expect(await kinds.allInnerTexts()).toHaveLength(2)
    const products = kinds.filter({ hasText: search.all.products_other.replace(/<1>.*<\/1> /, '') })
    expect(await products.locator('b').textContent()).toBe(String(shopItemIds.length))
    expect(await overflows(page)).toEqual([])
    if (script) expect(await accessibility(page)).toEqual([])
    await products.click()
    await eventually(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/shop/shop-wide?lng=nl')
  })

  test('offers a spelling for a short misspelt word, which leads to its results', async ({ visitor }) => {
    const page = await visitor.open('/page/search-result?q=shpo', { script })
    expect(await heading(page)).toBe(search.none.replace('{{q}}', 'shpo'))
    if (script) expect(await accessibility(page)).toEqual([])
    await page.locator('#results a').click()
    await eventually(() => heading(page)).toBe(search.results.replace('{{q}}', 'shop'))
    await eventually(() => results(page).count()).toBeGreaterThan(0)
    expect(await page.locator('#results h2').first().textContent()).toBe(search.groups.products)
  })

  test('shows tips and links when nothing is found', async ({ visitor }) => {
    const page = await visitor.open('/page/search-result?q=xqzwvkj', { script })
    expect(await heading(page)).toBe(search.none.replace('{{q}}', 'xqzwvkj'))
    expect(await results(page).count()).toBe(0)
    expect(await page.locator('#kinds').count()).toBe(0)
    expect(
      await page.locator('main').getByRole('navigation', { name: common.search.straight }).getByRole('link').count(),
    ).toBe(8)
    await page.getByRole('link', { name: search.tips.ask }).click()
    await eventually(() => new URL(page.url()).pathname).toBe('/contact')
  })
})

test('markup in the query of a search is shown as text', async ({ visitor }) => {
  const query = `"><img src=x onerror=alert(1)>`
  const page = await visitor.open(`/page/search-result?q=${encodeURIComponent(query)}`)
  await settled(page)
  expect(await heading(page)).toBe(search.results.replace('{{q}}', query))
  expect(await page.locator('main img').count()).toBe(0)
})

describe('search suggestions', () => {
  const field = (page: Page) => page.getByLabel(common.search.label)
  const options = (page: Page) => page.getByRole('option')
  const chosen = (page: Page) => page.locator('[role="option"][aria-selected="true"]')
  const active = (page: Page) =>
    field(page).evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.id)
  const expanded = (page: Page) => field(page).getAttribute('aria-expanded')
  const announcement = (page: Page) => page.locator('form[role="search"] [role="status"]').textContent()
  /** Records the queries that the page sends for suggestions. */
  const recordQueries = (page: Page) => {
    const queries: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/suggest?')) queries.push(new URL(request.url()).searchParams.get('q')!)
    })
    return queries
  }

  test('appear while the visitor types, are announced, and can be used by keyboard', async ({ visitor }) => {
    const page = await visitor.open('/page/search-result')
    expect(await field(page).getAttribute('role')).toBe(null)
    await field(page).focus()
    await eventually(() => field(page).getAttribute('role')).toBe('combobox')
    expect([await expanded(page), await announcement(page)]).toEqual(['false', ''])
    await page.keyboard.type('hous')
    await eventually(() => options(page).count()).toBeGreaterThan(1)
    const count = await options(page).count()
    expect(await expanded(page)).toBe('true')
    await eventually(() => announcement(page)).toBe(search.suggested_other.replace('{{count, number}}', String(count)))
    // No suggestion is selected automatically.
    expect(await chosen(page).count()).toBe(0)
    expect(await accessibility(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    expect(await chosen(page).count()).toBe(1)
    expect(await active(page)).toBe(await options(page).first().getAttribute('id'))
    await page.keyboard.press('ArrowUp')
    expect([await chosen(page).count(), await active(page)]).toEqual([0, undefined])
    await page.keyboard.press('ArrowUp')
    expect(await active(page)).toBe(await options(page).last().getAttribute('id'))
    // Escape closes the list and keeps the text; the arrow opens it again.
    await page.keyboard.press('Escape')
    expect([await expanded(page), await options(page).count(), await field(page).inputValue()]).toEqual([
      'false',
      0,
      'hous',
    ])
    await page.keyboard.press('ArrowDown')
    expect([await expanded(page), await chosen(page).count()]).toEqual(['true', 1])
    await page.keyboard.press('Enter')
    await eventually(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/programme#housing')
  })

  test('close when the focus leaves, can be tapped, and leave Enter to the form', async ({ visitor }) => {
    const page = await visitor.open('/page/search-result', { width: 390, touch: true })
    await field(page).tap()
    await page.keyboard.type('umbrel')
    await eventually(() => options(page).count()).toBeGreaterThan(0)
    expect(await overflows(page)).toEqual([])
    const heights = await options(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Tab')
    await eventually(() => options(page).count()).toBe(0)
    await field(page).focus()
    await page.keyboard.type('l')
    await eventually(() => options(page).count()).toBeGreaterThan(0)
    await options(page).first().tap()
    await eventually(() => new URL(page.url()).pathname).toBe(addressOf('product', { params: { item: 'umbrella' } }))
    await page.goto('/page/search-result')
    await field(page).focus()
    await eventually(() => field(page).getAttribute('role')).toBe('combobox')
    await page.keyboard.type('umbrella')
    await eventually(() => options(page).count()).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await eventually(() => new URL(page.url()).search).toBe('?q=umbrella')
  })

  test('are requested once for each pause in typing, and a late older answer is not shown', async ({ visitor }) => {
    const page = await visitor.open('/page/search-result')
    const queries = recordQueries(page)
    await field(page).focus()
    await eventually(() => field(page).getAttribute('role')).toBe('combobox')
    // A late answer to an older query is not shown.
    let release = () => {}
    await page.route('**/suggest?*q=privacy*', async (route) => {
      await new Promise<void>((go) => (release = go))
      await route.continue().catch(() => undefined)
    })
    await field(page).pressSequentially('privacy')
    await eventually(() => queries).toEqual(['privacy'])
    await field(page).fill('gallery')
    await eventually(() => options(page).first().textContent()).toContain('Gallery')
    release()
    await settled(page)
    expect(await options(page).first().textContent()).toContain('Gallery')
    expect(queries).toEqual(['privacy', 'gallery'])
    // One letter is too short for suggestions.
    await field(page).fill('g')
    await eventually(() => options(page).count()).toBe(0)
    expect(queries).toEqual(['privacy', 'gallery'])
  })

  /** An answer that would be shown if it came with the status 200. */
  const answer = {
    label: 'Suggestions',
    announcement: 'One suggestion',
    suggestions: [{ path: '/about', title: ['About'], kind: 'Page' }],
  }

  test.for([
    { how: 'no answer', answer: undefined },
    { how: 'an answer that is not JSON', answer: { status: 200, body: '<html>' } },
    { how: 'an empty answer', answer: { status: 204 } },
    { how: 'the status 500', answer: { status: 500, json: answer } },
    { how: 'the status 503', answer: { status: 503, json: answer } },
  ])('do not hinder a search when they fail: $how', async ({ answer }, { visitor }) => {
    const page = await visitor.open('/page/search-result')
    if (!answer) visitor.expectNoise(/ERR_FAILED/)
    else if (answer.status >= 500) visitor.expectNoise(new RegExp(`status of ${answer.status}`))
    await page.route('**/suggest?*', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await field(page).focus()
    await eventually(() => field(page).getAttribute('role')).toBe('combobox')
    const isSuggest = (request: Request) => request.url().includes('/suggest?')
    const done = answer
      ? page.waitForEvent('requestfinished', isSuggest)
      : page.waitForEvent('requestfailed', isSuggest)
    await page.keyboard.type('gallery')
    expect(new URL((await done).url()).searchParams.get('q')).toBe('gallery')
    await settled(page)
    expect([await options(page).count(), await announcement(page)]).toEqual([0, ''])
    await page.keyboard.press('Enter')
    await eventually(() => new URL(page.url()).search).toBe('?q=gallery')
  })

  test('are in the language and script of the page and lead to pages in it', async ({ visitor }) => {
    for (const [language, title] of [
      ['sr', 'Stanovanje'],
      ['sr-Cyrl', 'Становање'],
    ] as const) {
      const page = await visitor.open(`/page/search-result?lng=${language}`)
      const input = page.locator('main input[type="search"]')
      await input.focus()
      await eventually(() => input.getAttribute('role')).toBe('combobox')
      await page.keyboard.type('стано')
      await eventually(() => options(page).first().textContent()).toContain(title)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await eventually(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(
        `/programme?lng=${language}`,
      )
    }
  })
})

describe('the search of the main header', () => {
  const link = (page: Page) => page.locator('header').getByRole('link', { name: common.search.open })
  const dialog = (page: Page) => page.locator('dialog[data-search]')
  const focusedIsIn = (page: Page) =>
    page.evaluate(
      () => !!document.activeElement!.closest('dialog[data-search]') || document.activeElement === document.body,
    )

  test.for([320, 390, 768, 992, 1440])(
    'opens over the page at %i px, keeps the focus, and closes with Escape',
    async (width, { visitor }) => {
      const page = await visitor.open('/about', { width })
      const box = (await link(page).boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      expect(await overflows(page)).toEqual([])
      await link(page).focus()
      await page.keyboard.press('Enter')
      await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('input')
      expect(await overflows(page)).toEqual([])
      expect(await accessibility(page)).toEqual([])
      for (let step = 0; step < 10; step += 1) {
        await page.keyboard.press('Tab')
        expect(await focusedIsIn(page)).toBe(true)
      }
      // Escape closes the list first, then the search, also when the field has text.
      await page.getByLabel(common.search.label).fill('gallery')
      await eventually(() => page.getByRole('option').count()).toBeGreaterThan(0)
      await page.keyboard.press('Escape')
      expect([await page.getByRole('option').count(), await dialog(page).count()]).toEqual([0, 1])
      await page.keyboard.press('Escape')
      await eventually(() => dialog(page).count()).toBe(0)
      await eventually(() => link(page).evaluate((it) => it === document.activeElement)).toBe(true)
      expect(await page.evaluate(() => document.documentElement.dataset['locked'])).toBe(undefined)
    },
  )

  test('closes with its button, a click outside and a change of page', async ({ visitor }) => {
    const page = await visitor.open('/about')
    const isOpen = () => dialog(page).count()
    await link(page).click()
    await page.getByRole('button', { name: common.search.close }).click()
    await eventually(isOpen).toBe(0)
    await link(page).click()
    await eventually(isOpen).toBe(1)
    await page.mouse.click(700, 20)
    await eventually(isOpen).toBe(0)
    await link(page).click()
    await page.getByLabel(common.search.label).fill('housing')
    await eventually(() => page.getByRole('option').count()).toBeGreaterThan(0)
    // The suggestion leads to a section of the current page.
    await page.getByRole('option').first().click()
    await eventually(isOpen).toBe(0)
    await eventually(() => new URL(page.url()).hash).toBe('#housing')
  })

  test('links to the search page when its code fails to load and without script', async ({ visitor }) => {
    const broken = await visitor.open('/about', {
      before: (page) => page.route('**/SearchDialog-*.js', (route) => route.abort()),
    })
    visitor.expectNoise(/ERR_FAILED/)
    await link(broken).click()
    await eventually(() => new URL(broken.url()).pathname).toBe('/page/search-result')
    const page = await visitor.open('/about', { script: false })
    await link(page).click()
    await eventually(() => new URL(page.url()).pathname).toBe('/page/search-result')
  })

  test('loads no code before it is opened', async ({ visitor }) => {
    const page = await visitor.open('/about')
    await settled(page)
    const loaded = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /Search|Suggestions/.test(name)).length,
      )
    expect(await loaded()).toBe(0)
    await link(page).click()
    await eventually(loaded).toBeGreaterThan(0)
  })
})
