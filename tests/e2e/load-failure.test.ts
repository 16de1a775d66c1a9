import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { accessibility, backOnLine, eventually, hydrated, said, settled, stored, test } from '#tests/support/browser.ts'
import { overflows } from '#tests/support/layoutFaults.ts'

const { load, contact: contactLabel } = said('en').common
const page404 = '/no/such-page'

/** Patterns for the files of the contact page that the 404 page does not load. */
const files = {
  script: '**/static/js/page-contact-*.js',
  style: '**/static/css/page-contact-*.css',
  words: '**/static/media/words-*-contact-*.json',
}

/** Records the requests for documents and for the files of the contact page, in order. */
function requests(page: Page) {
  const documents: string[] = []
  const fileRequests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) documents.push(pathname)
    else if (/[/-]contact-/.test(pathname)) fileRequests.push(pathname)
  })
  return { documents, fileRequests }
}

const failure = (page: Page) => page.getByRole('alert')
const toContact = (page: Page) => page.locator('main').getByRole('link', { name: contactLabel, exact: true }).click()

describe('a file that is missing after a release', () => {
  test.for(Object.entries(files))(
    'of the kind %s causes one reload, which shows the new page',
    async ([, file], { visitor }) => {
      visitor.expectNoise(/status of 404/, /LoadError: A file of the page is missing/)
      const page = await visitor.open(page404)
      const { documents } = requests(page)
      // The document of the new release names existing files.
      await page.route(file, (route) => (documents.length === 0 ? route.fulfill({ status: 404 }) : route.continue()))
      await toContact(page)
      await eventually(() => documents).toEqual(['/contact'])
      await eventually(() => page.locator('h1').textContent()).toBe(said('en').contact.callNow)
      await hydrated(page)
      expect(await failure(page).count()).toBe(0)
      expect(
        await page.locator('main#content').evaluate((main) => getComputedStyle(main.querySelector('section')!).display),
      ).toBe('grid')
      expect(await stored(page)).toEqual({ cookie: '', local: {}, session: {} })
      // Going back and forward does not reload again.
      await page.goBack()
      await eventually(() => page.locator('h1').textContent()).toBe(said('en').notFound.heading)
    },
  )

  test('is reported on the server’s page, whose links work, when it is still missing after the reload', async ({
    visitor,
    site,
  }) => {
    visitor.expectNoise(/status of 404/, /LoadError: A file of the page is missing/)
    const page = await visitor.open(page404, { before: (opened) => opened.clock.install() })
    const { documents, fileRequests } = requests(page)
    let isMissing = true
    await page.route(files.script, (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue()))
    await toContact(page)
    await eventually(() => documents).toEqual(['/contact'])
    await eventually(() => page.locator('h1').textContent()).toBe(said('en').contact.callNow)
    await failure(page).waitFor()
    expect(await failure(page).locator('p').textContent()).toBe(load.missing)
    expect(await accessibility(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
    // The page neither reloads nor repeats requests by itself.
    await page.clock.runFor(60_000)
    expect(documents).toEqual(['/contact'])
    expect(fileRequests.length).toBeLessThan(20)
    await page
      .locator('main')
      .getByRole('link', { name: said('en').contact.desks.press.role, exact: true })
      .click()
    await eventually(() => page.url()).toBe(`${site.url}/contact?topic=media#contact-form`)
    expect(await page.locator('select[name="topic"]').inputValue()).toBe('media')

    await failure(page).waitFor()
    isMissing = false
    await failure(page).getByRole('button', { name: load.reload }).click()
    await hydrated(page)
    expect(await failure(page).count()).toBe(0)
  })

  test('is reported without a second reload by itself, and a button reloads the page', async ({ visitor }) => {
    visitor.expectNoise(/status of 404/, /LoadError: A file of the page is missing/)
    const page = await visitor.open('/contact')
    const { documents } = requests(page)
    const language = (name: string) => page.locator('footer').getByRole('link', { name, exact: true })
    const { fileRequests } = requests(page)
    // The files are missing until a reload, not for one request: the link that is pressed also prefetches them.
    let reloadsUntilFound = 1
    await page.route(files.words, (route) =>
      documents.length < reloadsUntilFound ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await language('Français').click()
    await eventually(() => documents).toEqual(['/contact'])
    await eventually(() => page.locator('h1').textContent()).toBe(said('fr').contact.callNow)
    await hydrated(page)

    // The page has been reloaded once for a release here: another reload would not help.
    const before = fileRequests.length
    reloadsUntilFound = 2
    await language('Nederlands').click()
    await failure(page).waitFor()
    expect(await failure(page).locator('p').textContent()).toBe(said('fr').common.load.missing)
    expect(documents).toEqual(['/contact'])
    expect(fileRequests.length - before).toBeLessThan(3)
    expect(await accessibility(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
    await failure(page)
      .getByRole('button', { name: said('fr').common.load.reload })
      .click()
    await eventually(() => documents).toEqual(['/contact', '/contact'])
    await eventually(() => page.locator('h1').textContent()).toBe(said('nl').contact.callNow)
    await hydrated(page)
  })
})

describe('a form whose sending code is missing after a release', () => {
  test('reports the failure, and is sent as a form post on the next press', async ({ visitor, site, peer }) => {
    visitor.expectNoise(/status of 404/)
    const page = await visitor.open('/contact')
    await page.route('**/static/js/submission-*.js', (route) => route.fulfill({ status: 404 }))
    const form = page.locator('form#newsletter')
    const reader = 'after-a-release@primer.example'
    await form.locator('[name="email"]').fill(reader)
    await form.locator('[type="checkbox"]').check()
    await form.locator('button[type="submit"]').click()
    const box = page.locator('form#newsletter').getByRole('status').locator('[data-kind]')
    await eventually(() => box.getAttribute('data-kind')).toBe('problem')
    expect(await form.locator('[name="email"]').inputValue()).toBe(reader)
    await form.locator('button[type="submit"]').click()
    await page.waitForURL(`${site.url}/contact?sent=newsletter#newsletter`)
    await eventually(() => box.getAttribute('data-kind')).toBe('success')
    await peer.waitForMail(({ envelope }) => envelope.to.includes(reader))
  })
})

describe('a file that never arrives', () => {
  test.for(Object.entries(files))(
    'of the kind %s is reported after two minutes and requested again on demand',
    async ([, file], { visitor }) => {
      visitor.expectNoise(/LoadError: A file of the page is late/)
      const page = await visitor.open(page404, { width: 390, before: (page) => page.clock.install() })
      const { documents } = requests(page)
      let isMissing = true
      let waiting = 0
      // The request gets neither an answer nor an error until the test lets it through.
      await page.route(file, async (route) => {
        waiting += 1
        if (!isMissing) await route.continue()
      })
      await toContact(page)
      await eventually(() => waiting).toBeGreaterThan(0)
      await page.clock.fastForward(110_000)
      expect(await failure(page).count()).toBe(0)
      // The previous page stays until the new one is ready.
      expect(await page.locator('h1').textContent()).toBe(said('en').notFound.heading)

      await page.clock.fastForward(10_000)
      await failure(page).waitFor()
      expect(await failure(page).locator('p').textContent()).toBe(load.timeout)
      expect(documents).toEqual([])
      expect(await accessibility(page)).toEqual([])
      expect(await overflows(page)).toEqual([])

      isMissing = false
      await failure(page).getByRole('button', { name: load.retry }).click()
      await eventually(() => page.locator('h1').textContent()).toBe(said('en').contact.callNow)
      await hydrated(page)
      expect(await failure(page).count()).toBe(0)
    },
  )
})

describe('a visitor who is offline', () => {
  test('sees a failure when a page cannot be loaded, and the page on a retry when online again', async ({
    visitor,
  }) => {
    visitor.expectNoise(/net::ERR_INTERNET_DISCONNECTED/, /LoadError: A file of the page is late/)
    // Some browsers request a script only once in a document; a retry there fails at once, until a reload.
    visitor.allowNoise(/LoadError: A file of the page is missing/)
    const page = await visitor.open(page404)
    const { fileRequests } = requests(page)
    await page.context().setOffline(true)
    await toContact(page)
    await failure(page).waitFor()
    expect(await failure(page).locator('p').textContent()).toBe(load.timeout)
    // A retry while offline does no harm.
    await failure(page).getByRole('button', { name: load.retry }).click()
    await settled(page)
    await failure(page).waitFor()
    expect(fileRequests.length).toBeLessThan(20)

    await backOnLine(page)
    await failure(page).getByRole('button', { name: load.retry }).click()
    await eventually(() => page.locator('h1').textContent()).toBe(said('en').contact.callNow)
    await hydrated(page)
  })

  test('returns to the previous page, and opens the new page when online again', async ({ visitor }) => {
    visitor.expectNoise(/net::ERR_INTERNET_DISCONNECTED/, /LoadError: A file of the page is late/)
    // Some browsers request a script only once in a document; a retry there fails at once, until a reload.
    visitor.allowNoise(/LoadError: A file of the page is missing/)
    const page = await visitor.open(page404)
    await page.context().setOffline(true)
    await toContact(page)
    await failure(page).waitFor()
    await page.goBack()
    await eventually(() => page.locator('h1').textContent()).toBe(said('en').notFound.heading)
    await backOnLine(page)
    await toContact(page)
    await eventually(() => page.locator('h1').textContent()).toBe(said('en').contact.callNow)
  })

  test('sees a failure when a language cannot be loaded, and the language on a retry when online again', async ({
    visitor,
  }) => {
    visitor.expectNoise(/net::ERR_INTERNET_DISCONNECTED/, /LoadError: A file of the page is late/)
    const page = await visitor.open('/contact')
    await page.context().setOffline(true)
    await page.locator('footer').getByRole('link', { name: 'Français' }).click()
    await failure(page).waitFor()
    await backOnLine(page)
    await failure(page).getByRole('button').click()
    await eventually(() => page.locator('h1').textContent()).toBe(said('fr').contact.callNow)
  })
})
