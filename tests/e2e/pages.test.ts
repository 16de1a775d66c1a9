import { describe, expect } from 'vitest'
import { languages, type Language } from '#shared/i18n/languages.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import { match } from '#shared/routes/match.ts'
import { accessibility, hydrated, overflows, stored, tagOf, test } from '#tests/support/browser.ts'
import { addressed, isFull, leftOut, pages, spokenTurns, turns, type Turn } from '#tests/support/renderPlan.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'

/** With the site as it is served from its sources. */
const developed = test.extend(
  'development',
  { scope: 'file' },
  async ({ peer }, { onCleanup }): Promise<SiteProcess> => {
    const site = await startSite({ isDevelopment: true, env: { SMTP_URL: peer.url } })
    onCleanup(async () => {
      await site.stop()
    })
    return site
  },
)

/**
 * What a first visit may ask for before anybody scrolls. Raising a number needs a decision record: docs/decisions/0023 has
 * that of the pages that are made of pictures.
 */
const mostRequests = 14
const mostRequestsOf: Partial<Record<PageKind, number>> = {
  gallery: 20,
  element: 24,
  elementIndex: 39,
  // docs/decisions/0027: their parts lie in files of their own, which other pages share.
  header: 28,
  footer: 19,
  pageTitle: 19,
  frameIndex: 24,
}

/** The narrowest screen (WCAG 2.2, 1.4.10). */
const narrowest = 320

/** Both sides of each width at which a layout changes, up to the widest screen. */
const screens = [360, 414, 480, 575, 576, 767, 768, 900, 991, 992, 1199, 1200, 1280, 1920]

const name = ({ page, language, theme, width }: Turn) => `${page.path} in ${language}, ${theme}, ${width} wide`

describe('a visit', () => {
  const done: Turn[] = []

  test.for(turns.map((turn) => ({ name: name(turn), turn })))('to $name', async ({ turn }, { visitor }) => {
    const { page: tested, language, theme, width } = turn
    done.push(turn)
    let requests = 0
    const page = await visitor.open(tested.path, {
      language,
      theme,
      width,
      before: (opened) => opened.on('request', () => (requests += 1)),
    })
    expect(requests, 'requests until the page has loaded').toBeLessThanOrEqual(
      mostRequestsOf[match(tested.path).row.kind] ?? mostRequests,
    )
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(tagOf(language))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light dark')
    expect(await accessibility(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
    expect(await stored(page)).toEqual({ cookie: '', local: {}, session: {} })
  })

  test('has been made to every page, in every language, theme and width', () => {
    expect(leftOut(done)).toEqual([])
  })
})

describe('nothing is wider than the screen', () => {
  const done = new Set<string>()

  // Without script a page is there at once; what a script adds is measured in the visits above.
  test.for(pages.map((tested, position) => ({ path: tested.path, tested, position })))(
    'at $path',
    async ({ tested, position }, { visitor }) => {
      const page = await visitor.open(tested.path, { width: narrowest, script: false, shared: true })
      const wide: string[] = []
      const measure = async (language: Language, width: number) => {
        await page.setViewportSize({ width, height: 800 })
        wide.push(...(await overflows(page)).map((what) => `${language}, ${width}: ${what}`))
      }
      for (const [at, language] of languages.entries()) {
        await page.goto(addressed(tested, language))
        await page.evaluate(() => document.fonts.ready)
        await measure(language, narrowest)
        // The other screens in one language, another for each page.
        if (isFull || at === position % languages.length) for (const width of screens) await measure(language, width)
        done.add(`${tested.path} ${language}`)
      }
      expect(wide).toEqual([])
    },
  )

  test('on any page in any language', () => {
    expect([...done].sort()).toEqual(
      pages.flatMap(({ path }) => languages.map((language) => `${path} ${language}`)).sort(),
    )
  })
})

describe('the development build', () => {
  // Few pages are hydrated at both of their addresses, many at one each.
  const isBoth = isFull || pages.length <= 20
  const visits = spokenTurns.map((turn, position) => ({ turn, isAddressed: position % 2 === 1 }))
  const visited = new Set<string>()

  developed.for(visits.map((visit) => ({ path: visit.turn.page.path, language: visit.turn.language, ...visit })))(
    'hydrates $path in $language without a word',
    async ({ turn, isAddressed }, { visitor, development }) => {
      const { page: tested, language } = turn
      const [first, second] = isAddressed
        ? [addressed(tested, language), tested.path]
        : [tested.path, addressed(tested, language)]
      // Strict mode and the development build of React say what does not match.
      const page = await visitor.open(first, { origin: development.url, language, shared: true })
      if (isBoth) {
        await page.goto(second)
        await hydrated(page)
      }
      visited.add(tested.path).add(language)
    },
  )

  developed('has been visited on every page and in every language', () => {
    expect([...pages.map(({ path }) => path), ...languages].filter((one) => !visited.has(one))).toEqual([])
  })

  developed('hydrates what one visitor alone gets without a word', async ({ visitor, development, peer }) => {
    const { url: origin } = development
    const page = await visitor.open('/contact', { origin, language: 'fr' })
    // As a form that is sent before the script has come: the answer is a document.
    const post = (form: string) =>
      Promise.all([
        page.waitForEvent('load'),
        page.locator(form).evaluate((element) => HTMLFormElement.prototype.submit.call(element)),
      ])
    await page.locator('#contact-form [name="email"]').fill('no address')
    await post('#contact-form')
    await hydrated(page)
    expect(await page.locator('#contact-form [aria-invalid]').count()).toBeGreaterThan(3)
    await page.locator('#newsletter [name="email"]').fill('reader@primer.example')
    await page.locator('#newsletter [name="consent"]').check()
    await post('#newsletter')
    await hydrated(page)
    expect(await page.locator('#newsletter [data-kind="success"]').count()).toBe(1)

    const addressIn = async (pattern: RegExp) => {
      const mail = await peer.waitForMail(({ parsed }) => pattern.test(parsed.text ?? ''))
      return pattern.exec(mail.parsed.text ?? '')![0]
    }
    for (const pattern of [/http\S+\/newsletter\/confirm\S+/, /http\S+\/u\/\S+/]) {
      const address = await addressIn(pattern)
      await page.goto(address)
      await hydrated(page)
      expect(await page.locator('main form input[name="t"]').count()).toBe(1)
      await page.reload()
      await hydrated(page)
      await Promise.all([page.waitForEvent('load'), page.locator('main form button').click()])
      await hydrated(page)
      expect(await page.locator('main [data-state="done"]').count()).toBe(1)
    }
    for (const address of ['/u/no-such-token-at-all', '/newsletter/confirm?t=no-such-token-at-all']) {
      await page.goto(address)
      await hydrated(page)
      expect(await page.locator('main [data-state="invalid"]').count()).toBe(1)
    }
  })

  developed.for(pages.map((tested) => ({ path: tested.path, tested })))(
    'paints $path with its styles at once',
    async ({ tested }, { visitor, development }) => {
      // No style file and no script: what the document holds itself is the first paint.
      const page = await visitor.open(tested.path, {
        origin: development.url,
        script: false,
        shared: true,
        before: (page) =>
          page.route('**/*', (route) =>
            /^(?:stylesheet|script)$/.test(route.request().resourceType())
              ? route.fulfill({ body: '' })
              : route.continue(),
          ),
      })
      const look = await page.evaluate(() => {
        const main = document.querySelector('main')
        const parts = main ? [...main.querySelectorAll('*')] : [...document.querySelectorAll('body *')]
        const heading = document.querySelector('h1')!
        return {
          // No browser lays anything out in a grid by itself.
          isLaidOut: parts.some((part) => getComputedStyle(part).display === 'grid'),
          font: getComputedStyle(heading).fontFamily,
          margin: getComputedStyle(document.body).margin,
        }
      })
      expect(look.margin).toBe('0px')
      expect(look.font).toContain('Commissioner')
      expect(look.isLaidOut).toBe(true)
    },
  )
})
