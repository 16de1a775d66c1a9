import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, test as plain } from 'vitest'
import { elementNames, elementPaths, elementsOf } from '#shared/routes/elements.ts'
import { accessibility, atRest, eventually, hydrated, said, test } from '#tests/support/browser.ts'
import { dist } from '#tests/support/build.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const narrowest = 320

/** Opens the code of every example. */
const openCode = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('[data-example] details:has(pre)')) one.open = true
  })

/** Returns the number of examples, and the names of those that are empty or have no code. */
const inspectExamples = (page: Page) =>
  page.evaluate(() => {
    const examples = [...document.querySelectorAll('[data-example]')]
    const named = (isWrong: (example: Element) => boolean) =>
      examples.filter(isWrong).map((example) => example.getAttribute('data-example'))
    return {
      count: examples.length,
      empty: named((one) => [...one.querySelectorAll('[data-ground]')].some((ground) => !ground.firstElementChild)),
      withoutCode: named((one) => !one.querySelector('pre code')?.textContent.trim()),
    }
  })

describe('the examples of an element', () => {
  test('are all shown without script, each with its code, and fit the narrowest screen', async ({ visitor }) => {
    const page = await visitor.open('/elements', { language: 'nl', script: false, shared: true, width: narrowest })
    for (const name of elementNames) {
      await page.goto(elementPaths[name])
      const { count, ...faults } = await inspectExamples(page)
      expect(count, name).toBe(Object.keys(said('nl')[`elements/${name}`].examples).length)
      expect(faults, name).toEqual({ empty: [], withoutCode: [] })
      await openCode(page)
      expect(await overflows(page), name).toEqual([])
    }
    await openCode(page)
    expect(await page.getByRole('button', { name: said('nl').kit.copy }).count()).toBe(0)
    await page.goto(elementPaths.accordions)
    await page
      .locator('[data-example] summary', { hasText: said('nl').kit.showCode })
      .first()
      .click()
    expect(await page.locator('[data-example] pre').first().isVisible()).toBe(true)
  })

  test('have no accessibility faults with their code shown, in both themes', async ({ visitor }) => {
    const page = await visitor.open(elementPaths.accordions, { width: narrowest })
    await openCode(page)
    expect(await accessibility(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await atRest(page)
    expect(await accessibility(page)).toEqual([])
  })
})

describe('server-rendered markup', () => {
  const [first, second] = elementsOf('elements')
  const heading = (name: typeof first, language: 'en' | 'fr' = 'en') => said(language).elements[name!]
  const preview = (page: Page) => page.locator(`#preview-${first}`)
  const toIndex = (page: Page) =>
    page
      .locator('footer')
      .getByRole('link', { name: said('en').common.madeOf })
      .click()
  const shows = (page: Page, text: string) => eventually(() => page.locator('h1').textContent()).toBe(text)
  const height = (page: Page) =>
    preview(page).evaluate((part) => part.firstElementChild!.getBoundingClientRect().height)

  plain('is in no script', () => {
    const folder = join(dist, 'client/static/js')
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((file) => readFileSync(join(folder, file), 'utf8').includes('data-token'))).toEqual([])
  })

  test('is loaded with its styles on a change of page, once for each address', async ({ visitor }) => {
    const straight = await visitor.open('/elements')
    const expectedHeight = await height(straight)

    const page = await visitor.open('/privacy')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.headers()['accept'] === 'text/html') documents.push(new URL(request.url()).pathname)
    })
    await toIndex(page)
    await shows(page, said('en').kit.index.elements.heading)
    expect(await preview(page).innerHTML()).toBe(await preview(straight).innerHTML())
    expect(await height(page)).toBe(expectedHeight)

    await page
      .locator('main')
      .getByRole('link', { name: heading(first), exact: true })
      .click()
    await shows(page, heading(first))
    expect((await inspectExamples(page)).withoutCode).toEqual([])
    await page
      .locator('main')
      .getByRole('link', { name: heading(second) })
      .click()
    await shows(page, heading(second))
    expect((await inspectExamples(page)).withoutCode).toEqual([])
    await page.goBack()
    await shows(page, heading(first))
    expect((await inspectExamples(page)).withoutCode).toEqual([])
    await page.goBack()
    await shows(page, said('en').kit.index.elements.heading)
    expect(await preview(page).innerHTML()).toBe(await preview(straight).innerHTML())
    expect(documents).toEqual(['/elements', elementPaths[first!], elementPaths[second!]])
  })

  test('is loaded in the new language when the language changes, and code stays the same', async ({ visitor }) => {
    const page = await visitor.open('/elements')
    const before = await preview(page).innerHTML()
    const toFrench = () => page.locator('footer').getByRole('link', { name: 'Français', exact: true }).click()
    await toFrench()
    await shows(page, said('fr').kit.index.elements.heading)
    const french = await preview(page).innerHTML()
    expect(french).not.toBe(before)
    await page.reload()
    await hydrated(page)
    expect(await preview(page).textContent()).toBe(
      await page.evaluate((html) => new DOMParser().parseFromString(html, 'text/html').body.textContent, french),
    )
    await page
      .locator('main')
      .getByRole('link', { name: heading(first, 'fr'), exact: true })
      .click()
    await shows(page, heading(first, 'fr'))
    const codes = () => page.locator('[data-example] pre').allTextContents()
    const code = await codes()
    await page.locator('footer').getByRole('link', { name: 'English', exact: true }).click()
    await shows(page, heading(first))
    expect(await codes()).toEqual(code)
  })

  test('is shown after one reload when it is missing', async ({ visitor }) => {
    visitor.expectNoise(/status of 404/, /LoadError: A file of the page is missing/)
    const page = await visitor.open('/elements')
    await page.route(`**${elementPaths[first!]}?*`, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 404 }),
    )
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
    })
    await page
      .locator('main')
      .getByRole('link', { name: heading(first), exact: true })
      .click()
    await shows(page, heading(first))
    await hydrated(page)
    expect((await inspectExamples(page)).withoutCode).toEqual([])
    expect(loaded).toEqual([elementPaths[first!]])
  })

  test('is copied to the clipboard as its code is shown', async ({ visitor }) => {
    const page = await visitor.open(elementPaths[first!])
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openCode(page)
    const example = page.locator('[data-example]').first()
    await example.getByRole('button', { name: said('en').kit.copy }).click()
    await example.getByRole('button', { name: said('en').kit.copied }).waitFor()
    const code = await example.locator('pre').textContent()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code!.trim())
  })
})
