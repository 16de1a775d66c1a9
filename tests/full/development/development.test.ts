import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { hydrated, test, type Visitor } from '#tests/support/browser.ts'
import { addressed, pageOfEachKind } from '#tests/support/renderPlan.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'

/** Extends the test with a site that runs from its sources. */
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

/** A style file of the sources, with its id in Vite and its content. */
type SourceStyles = [id: string, css: string]

const sourceStyles = (page: Page): Promise<SourceStyles[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')].map(({ dataset, textContent }) => [
      dataset['viteDevId']!,
      textContent,
    ]),
  )

/** Returns the style files of a page after its script has run. */
async function hydratedStyles(visitor: Visitor, { url }: SiteProcess, path: string): Promise<SourceStyles[]> {
  return sourceStyles(await visitor.open(path, { origin: url, shared: true }))
}

/** Returns the ids of the style files with a rule that matches an element of the document. */
const applied = (page: Page, files: readonly SourceStyles[]): Promise<string[]> =>
  page.evaluate((given) => {
    /** Removes states and pseudo-elements from a selector, so that it matches the element itself. */
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
  /** The style files of each page after hydration, by path. */
  const stylesLater = new Map<string, SourceStyles[]>()

  // One language for each page; tests/full/pages visits every page in every language.
  const visits = pageOfEachKind.map((page, position) => ({
    path: page.path,
    page,
    language: languages[position % languages.length]!,
    // Whether the first address names the language; otherwise the browser requests it.
    isAddressed: position % 2 === 1,
  }))

  developed.for(visits)('hydrates $path in $language without a warning', async (visit, { visitor, development }) => {
    const { page: tested, language, isAddressed } = visit
    const [first, second] = isAddressed
      ? [addressed(tested, language), tested.path]
      : [tested.path, addressed(tested, language)]
    // React names each hydration mismatch in strict mode and in the development build.
    const page = await visitor.open(first, { origin: development.url, language, shared: true })
    await page.goto(second)
    await hydrated(page)
    stylesLater.set(tested.path, await sourceStyles(page))
  })

  developed(
    'hydrates private answers and confirmation pages without a warning',
    async ({ visitor, development, peer }) => {
      const { url: origin } = development
      const page = await visitor.open('/contact', { origin, language: 'fr' })
      // Submits the form without the script, so that the answer is a document.
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
    },
  )

  developed.for(visits)(
    'shows $path with all its styles in the first paint',
    async ({ page: tested }, { visitor, development }) => {
      // Without style files and scripts, only the document itself is painted. Pictures are drawn on request, so they are blocked too.
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
    },
  )
})
