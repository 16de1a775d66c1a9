import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import type { Language } from '#shared/i18n/languages.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import {
  accessibility,
  eventually,
  hydrated,
  said,
  scrollTo,
  settled,
  stored,
  tagOf,
  test,
} from '#tests/support/browser.ts'

const emptyStorage = { cookie: '', local: {}, session: {} }

/** Sets a property on the window, which a reload would remove. */
const markDocument = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { isSameDocument: true })
  })
const wasReloaded = (page: Page) => page.evaluate(() => !('isSameDocument' in window))

/** Waits until the page is in the language: its `lang` attribute and its heading. */
async function expectLanguage(page: Page, language: Language) {
  await eventually(() => page.locator('html').getAttribute('lang')).toBe(tagOf(language))
  const { contact } = said(language)
  await eventually(() => page.locator('h1').textContent()).toBe(contact.callNow)
}

const head = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name)
    return {
      title: document.title,
      titles: document.head.querySelectorAll('title').length,
      description: content('meta[name="description"]', 'content'),
      canonical: content('link[rel="canonical"]', 'href'),
      // Metadata for crawlers describes the page that the server sent; it is removed with it.
      isForCrawlers: document.head.querySelector('meta[property^="og:"], script[type="application/ld+json"]') !== null,
      alternates: [...document.head.querySelectorAll('link[rel="alternate"]')]
        .map((link) => link.getAttribute('hreflang'))
        .join(),
    }
  })

const expectedHead = (language: Language, canonical: string, isFromServer = false) => ({
  title: `${said(language).contact.title} – ${said(language).organisation.name}`,
  titles: 1,
  description: said(language).contact.description,
  canonical,
  isForCrawlers: isFromServer,
  alternates: [...languages.map(tagOf), 'x-default'].join(),
})

/** Returns the menu with the language switch: its own menu in the bar, the burger on a phone. */
const switchMenu = (page: Page) => page.locator('header details:not([data-branch]):visible').last()
const summary = (page: Page) => switchMenu(page).locator('> summary')
const option = (page: Page, language: Language) =>
  page.locator('header').getByRole('link', { name: languageFacts[language].ownName, exact: true })
const footerLink = (page: Page, language: Language) =>
  page.locator('footer').getByRole('link', { name: languageFacts[language].ownName, exact: true })

describe('the language switch with script', () => {
  test('changes the language without a reload, keeps typed text, and stores only the choice', async ({
    visitor,
    site,
  }) => {
    const page = await visitor.open('/contact')
    await markDocument(page)
    await page.getByLabel(said('en').forms.name).fill('Ana Anić')
    await page.getByLabel(said('en').forms.message, { exact: true }).fill('What I typed')
    await page.locator('select[name="topic"]').selectOption('shop')
    expect(await stored(page)).toEqual(emptyStorage)
    await eventually(() => head(page)).toEqual(expectedHead('en', `${site.url}/contact`, true))

    await summary(page).click()
    await option(page, 'fr').click()
    await expectLanguage(page, 'fr')

    expect(await wasReloaded(page)).toBe(false)
    await eventually(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe('/contact')
    await eventually(() => head(page)).toEqual(expectedHead('fr', `${site.url}/contact`))
    expect(await page.locator('input[name="name"]').inputValue()).toBe('Ana Anić')
    expect(await page.locator('textarea[name="message"]').inputValue()).toBe('What I typed')
    expect(await page.locator('select[name="topic"]').inputValue()).toBe('shop')
    expect(await stored(page)).toEqual({ cookie: 'lng=fr', local: { lng: 'fr' }, session: {} })
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({
      name: 'lng',
      value: 'fr',
      path: '/',
      sameSite: 'Lax',
      httpOnly: false,
      secure: false,
    })
    const days = (cookie!.expires * 1000 - Date.now()) / (24 * 60 * 60 * 1000)
    expect(Math.round(days)).toBe(365)

    // The server now renders this language directly.
    await page.reload({ waitUntil: 'commit' })
    await expectLanguage(page, 'fr')
    await hydrated(page)
    await expectLanguage(page, 'fr')
  })

  test('keeps the scroll position and the focus when it is used in the footer', async ({ visitor }) => {
    const page = await visitor.open('/contact', { width: 390 })
    const link = footerLink(page, 'fr')
    await link.scrollIntoViewIfNeeded()
    const top = async () => (await link.boundingBox())!.y
    const before = await top()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await link.click()
    await expectLanguage(page, 'fr')
    // The texts differ in length, so the place may shift a little.
    expect(Math.abs((await top()) - before)).toBeLessThan(200)
    await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('keeps the scroll position when it is used in the header', async ({ visitor }) => {
    const page = await visitor.open('/about')
    await scrollTo(page, 1500)
    // Scrolling up brings the header back.
    await scrollTo(page, 1400)
    const heading = page.locator('main h2').nth(2)
    await summary(page).click()
    const before = await page.evaluate(() => scrollY)
    await option(page, 'fr').click()
    await eventually(() => page.locator('html').getAttribute('lang')).toBe('fr')
    await settled(page)
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200)
    expect(await heading.isVisible()).toBe(true)
    await eventually(() => summary(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('changes the language in the address when the address has one', async ({ visitor, site }) => {
    const page = await visitor.open('/contact?lng=en&topic=media#write')
    await markDocument(page)
    await page.getByLabel(said('en').forms.name).fill('Ana Anić')
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const before = (await footerLink(page, 'nl').boundingBox())!.y
    await footerLink(page, 'nl').click()
    await expectLanguage(page, 'nl')

    await eventually(() => page.url()).toBe(`${site.url}/contact?lng=nl&topic=media#write`)
    expect(await wasReloaded(page)).toBe(false)
    await eventually(() => head(page)).toEqual(expectedHead('nl', `${site.url}/contact?lng=nl`))
    expect(await page.locator('input[name="name"]').inputValue()).toBe('Ana Anić')
    expect(await page.locator('select[name="topic"]').inputValue()).toBe('media')
    expect(await page.locator('form#contact-form').getAttribute('action')).toBe('/api/send?lng=nl#contact-form')
    const links = await page
      .locator('a[href^="/contact"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.filter((href) => !href?.startsWith('/contact?lng=nl'))).toEqual([])
    expect(Math.abs((await footerLink(page, 'nl').boundingBox())!.y - before)).toBeLessThan(200)
    // A change of language adds no history entry: one step back is the previous page.
    expect(await page.evaluate(() => history.length)).toBe(2)
  })

  test('requests no file twice when all languages are chosen in turn', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    for (const language of ['sr', 'sr-Cyrl', 'fr', 'nl', 'en', 'sr-Cyrl'] as const) {
      await footerLink(page, language).click()
      await expectLanguage(page, language)
    }
    const words = requested.filter((url) => !/woff2|\/api\//.test(url))
    expect(new Set(words).size).toBe(words.length)
    // The script for the head loads with the first change, the page registry and what it needs with the first pointer move.
    const expected = /\/static\/(?:media\/words-\w+-(?:shell|contact)|js\/(?:head|pageRegistry|freshContent))-/
    expect(words.filter((url) => !expected.test(url))).toEqual([])
  })

  test('applies a language that is only in local storage and does not store it again', async ({ visitor }) => {
    const page = await visitor.open('/contact', {
      before: (page) => page.addInitScript(() => localStorage.setItem('lng', 'nl')),
    })
    await expectLanguage(page, 'nl')
    expect(await stored(page)).toEqual({ cookie: '', local: { lng: 'nl' }, session: {} })
  })

  test('applies a language from session storage before that of the browser', async ({ visitor }) => {
    const page = await visitor.open('/contact', {
      before: (page) => page.addInitScript(() => sessionStorage.setItem('lng', 'sr-Cyrl')),
    })
    await expectLanguage(page, 'sr-Cyrl')
  })

  test('applies the language of the address before that of local storage', async ({ visitor }) => {
    const page = await visitor.open('/contact?lng=fr', {
      before: (page) => page.addInitScript(() => localStorage.setItem('lng', 'nl')),
    })
    await expectLanguage(page, 'fr')
    expect(await stored(page)).toEqual({ cookie: '', local: { lng: 'nl' }, session: {} })
  })

  test('ignores an invalid language in local storage', async ({ visitor }) => {
    const page = await visitor.open('/contact', {
      before: (page) => page.addInitScript(() => localStorage.setItem('lng', '"><script>')),
    })
    await expectLanguage(page, 'en')
  })

  test('can be used by keyboard', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const isOpen = () => switchMenu(page).evaluate((menu: HTMLDetailsElement) => menu.open)
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await summary(page).focus()
    await page.keyboard.press('Enter')
    expect(await isOpen()).toBe(true)
    expect(await accessibility(page)).toEqual([])
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(languageFacts.sr.ownName)

    await page.keyboard.press('Escape')
    expect(await isOpen()).toBe(false)
    await eventually(() => summary(page).evaluate((element) => element === document.activeElement)).toBe(true)

    await page.keyboard.press('Space')
    expect(await isOpen()).toBe(true)
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
    expect(await focused()).toBe(languageFacts.fr.ownName)
    await page.keyboard.press('Enter')
    await expectLanguage(page, 'fr')
    expect(await isOpen()).toBe(false)
    // The focus stays on the switch for keyboard users.
    await eventually(() => summary(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('closes when the visitor clicks or moves the focus elsewhere', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    const menu = switchMenu(page)
    const isOpen = () => menu.evaluate((element: HTMLDetailsElement) => element.open)
    await summary(page).click()
    expect(await isOpen()).toBe(true)
    await page.locator('h1').click()
    expect(await isOpen()).toBe(false)
    await summary(page).click()
    await page.getByLabel(said('en').forms.name).focus()
    expect(await isOpen()).toBe(false)
  })

  test('is in the burger menu on a phone', async ({ visitor }) => {
    const page = await visitor.open('/contact', { width: 390 })
    await markDocument(page)
    const menu = switchMenu(page)
    await summary(page).click()
    expect(await menu.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true)
    expect(await accessibility(page)).toEqual([])
    await option(page, 'sr-Cyrl').click()
    await expectLanguage(page, 'sr-Cyrl')
    expect(await wasReloaded(page)).toBe(false)
    expect(await stored(page)).toEqual({ cookie: 'lng=sr-Cyrl', local: { lng: 'sr-Cyrl' }, session: {} })
    // The menu closes after the choice.
    expect(await menu.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false)
  })

  test('changes between the Serbian scripts while offline', async ({ visitor }) => {
    const page = await visitor.open('/contact', { language: 'sr' })
    visitor.allowNoise(/^error: .*net::ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(true)
    await footerLink(page, 'sr-Cyrl').click()
    await expectLanguage(page, 'sr-Cyrl')
    await footerLink(page, 'sr').click()
    await expectLanguage(page, 'sr')
  })

  test('opens the other language in a new tab on Ctrl+click', async ({ visitor }) => {
    const page = await visitor.open('/contact')
    await summary(page).click()
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      option(page, 'nl').click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expectLanguage(other, 'nl')
    await expectLanguage(page, 'en')
  })

  test('changes the language of the 404 page without a reload', async ({ visitor }) => {
    const page = await visitor.open('/no/such-page')
    await markDocument(page)
    await summary(page).click()
    await option(page, 'nl').click()
    await eventually(() => page.locator('h1').textContent()).toBe(said('nl').notFound.heading)
    expect(await page.locator('html').getAttribute('lang')).toBe('nl')
    await eventually(() => page.title()).toContain(said('nl').notFound.title)
    expect(await wasReloaded(page)).toBe(false)
    await eventually(() => new URL(page.url()).pathname).toBe('/no/such-page')
  })
})

describe('the language switch without script', () => {
  test('sets the cookie and returns to the page', async ({ visitor, site }) => {
    const page = await visitor.open('/contact?topic=media', { script: false })
    expect(await page.context().cookies()).toEqual([])
    await summary(page).click()
    const answers: { status: number; path: string }[] = []
    page.on('response', (response) => {
      if (response.request().isNavigationRequest())
        answers.push({ status: response.status(), path: new URL(response.url()).pathname })
    })
    await option(page, 'fr').click()
    await expectLanguage(page, 'fr')
    await eventually(() => page.url()).toBe(`${site.url}/contact?topic=media`)
    expect(answers).toEqual([
      { status: 303, path: '/language' },
      { status: 200, path: '/contact' },
    ])
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: 'lng', value: 'fr', path: '/', sameSite: 'Lax', secure: false })
    expect(Math.round((cookie!.expires * 1000 - Date.now()) / (24 * 60 * 60 * 1000))).toBe(365)

    await page.goto('/contact')
    await expectLanguage(page, 'fr')
  })

  test('changes the language in the address when the address has one', async ({ visitor, site }) => {
    const page = await visitor.open('/contact?lng=en', { script: false, width: 390 })
    await summary(page).click()
    await option(page, 'sr-Cyrl').click()
    await expectLanguage(page, 'sr-Cyrl')
    await eventually(() => page.url()).toBe(`${site.url}/contact?lng=sr-Cyrl`)
  })

  test('is not needed to stay in the language of the address, and no cookie is set', async ({ visitor, site }) => {
    const page = await visitor.open('/no/such-page?lng=nl', { script: false })
    await page
      .locator('main')
      .getByRole('link', { name: said('nl').common.contact, exact: true })
      .click()
    await expectLanguage(page, 'nl')
    await eventually(() => page.url()).toBe(`${site.url}/contact?lng=nl`)
    expect(await page.context().cookies()).toEqual([])
  })
})
