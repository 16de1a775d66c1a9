import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { hydrated, test, type Visitor } from '#tests/support/browser.ts'
import { addressed, pageOfEachKind } from '#tests/support/renderPlan.ts'
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

/** A style file of the sources, as the working server names it, and what stands in it. */
type SourceStyles = [id: string, css: string]

const sourceStyles = (page: Page): Promise<SourceStyles[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')].map(({ dataset, textContent }) => [
      dataset['viteDevId']!,
      textContent,
    ]),
  )

/** The same after the script has run. */
async function hydratedStyles(visitor: Visitor, { url }: SiteProcess, path: string): Promise<SourceStyles[]> {
  return sourceStyles(await visitor.open(path, { origin: url, shared: true }))
}

/** Those of some style files that style anything in a document. */
const applied = (page: Page, files: readonly SourceStyles[]): Promise<string[]> =>
  page.evaluate((given) => {
    /** An element that a state or a part of an element could belong to. */
    const resting = (selector: string) =>
      selector.replace(/::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus(?:-visible|-within)?|target|open)\b/g, '')
    const touches = (rules: CSSRuleList): boolean =>
      [...rules].some((rule) => {
        if (rule instanceof CSSStyleRule) {
          const selector = resting(rule.selectorText).replace(/(^|[\s,(>+~])(?=$|[\s,)>+~])/g, '$1*')
          return document.querySelector(selector) !== null
        }
        return 'cssRules' in rule && !(rule instanceof CSSKeyframesRule) && touches(rule.cssRules as CSSRuleList)
      })
    return given
      .filter(([, css]) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        return touches(sheet.cssRules)
      })
      .map(([id]) => id)
  }, files)

describe('the development build', () => {
  /** What styles a page once it has been hydrated, by its path. */
  const stylesLater = new Map<string, SourceStyles[]>()

  // The languages in turn; a mismatch of one page in one language is found in tests/full/pages.
  const visits = pageOfEachKind.map((page, position) => ({
    path: page.path,
    page,
    language: languages[position % languages.length]!,
    // By its address first, or by the language of the browser.
    isAddressed: position % 2 === 1,
  }))

  developed.for(visits)('hydrates $path in $language without a warning', async (visit, { visitor, development }) => {
    const { page: tested, language, isAddressed } = visit
    const [first, second] = isAddressed
      ? [addressed(tested, language), tested.path]
      : [tested.path, addressed(tested, language)]
    // Strict mode and the development build of React say what does not match.
    const page = await visitor.open(first, { origin: development.url, language, shared: true })
    await page.goto(second)
    await hydrated(page)
    stylesLater.set(tested.path, await sourceStyles(page))
  })

  developed('hydrates what one visitor alone gets without a warning', async ({ visitor, development, peer }) => {
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

  developed.for(visits)('paints $path with its styles at once', async ({ page: tested }, { visitor, development }) => {
    // No style file and no script: what the document holds itself is the first paint. Nor pictures, which are drawn when asked for.
    const page = await visitor.open(tested.path, {
      origin: development.url,
      script: false,
      shared: true,
      before: (page) =>
        page.route('**/*', (route) =>
          /^(?:stylesheet|script|image)$/.test(route.request().resourceType())
            ? route.fulfill({ body: '' })
            : route.continue(),
        ),
    })
    const look = await page.evaluate(() => ({
      font: getComputedStyle(document.querySelector('h1')!).fontFamily,
      margin: getComputedStyle(document.body).margin,
    }))
    expect(look.margin).toBe('0px')
    expect(look.font).toContain('Commissioner')

    const atOnce = new Map(await sourceStyles(page))
    const own = [...atOnce.keys()].filter((id) =>
      /\/client\/(?:pages|kit|sections|(?:header|footer)s\/[^/]+)\//.test(id),
    )
    expect(own.length).toBeGreaterThan(0)
    const later = stylesLater.get(tested.path) ?? (await hydratedStyles(visitor, development, tested.path))
    const late = later.filter(([id, css]) => atOnce.get(id) !== css)
    expect(await applied(page, late)).toEqual([])
  })
})
