import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { fontFamilies, scriptsOf } from '#shared/fonts.ts'
import { languages } from '#shared/i18n/languages.ts'
import { addressOf } from '#shared/routes/url.ts'
import { pageOfEachRow } from '#tests/support/addresses.ts'
import { eventually, test } from '#tests/support/browser.ts'

const family = fontFamilies.commissioner.name

/** The names of the fonts that text on the page is drawn in, as the browser tells its developer tools. */
async function fontsUsed(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
  // Asked all at once: one after the other, a page's thousand elements take seconds.
  const answers = await Promise.all(nodeIds.map((nodeId) => tools.send('CSS.getPlatformFontsForNode', { nodeId })))
  const used = new Set(
    answers.flatMap(({ fonts }) =>
      fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the machine'}`),
    ),
  )
  await tools.detach()
  return [...used]
}

describe.each(languages)('in %s', (language) => {
  test('a page loads one font file for each script that it shows', async ({ visitor }) => {
    const files: string[] = []
    const page = await visitor.open(addressOf('contact', { language }), {
      language,
      before: (fresh) =>
        fresh.on('request', (request) => {
          const name = /\/(\w+-\w+)-[\w-]{8}\.woff2$/.exec(request.url())?.[1]
          if (name) files.push(name)
        }),
    })
    await page.evaluate(() => document.fonts.ready)
    expect(files.sort()).toEqual(scriptsOf[language].map((script) => `commissioner-${script}`).sort())
  })

  test('no text falls back to a font of the machine', async ({ visitor }) => {
    // Each page once, and the contact page in every language: the words as such are looked at in tests/render.
    const own = pageOfEachRow.filter(({ id }, at) => id === 'contact' || languages[at % languages.length] === language)
    for (const { id, params } of own) {
      const page = await visitor.open(addressOf(id, { params, language }), { language })
      expect(await fontsUsed(page), id).toEqual([expect.stringMatching(new RegExp(`^${family}`))])
    }
  }, 120_000)
})

test('Serbian has its own б, and shares its a', async ({ visitor }) => {
  const page = await visitor.open(addressOf('contact', { language: 'sr-Cyrl' }), { language: 'sr-Cyrl' })
  const drawn = async (letter: string, lang: string, weight: string) => {
    await page.evaluate(
      ([text, tag, heavy]) => {
        document.getElementById('sample')?.remove()
        const sample = document.createElement('p')
        sample.id = 'sample'
        sample.lang = tag!
        sample.textContent = text!
        Object.assign(sample.style, {
          position: 'fixed',
          inset: '0 auto auto 0',
          zIndex: '99',
          width: '120px',
          background: 'white',
          color: 'black',
          font: `${heavy} 96px/1.2 var(--font-text)`,
        })
        document.body.append(sample)
      },
      [letter, lang, weight],
    )
    await page.evaluate(() => document.fonts.ready)
    return (await page.locator('#sample').screenshot()).toString('base64')
  }
  for (const weight of ['400', '820']) {
    expect(await drawn('б', 'sr-Cyrl', weight)).not.toBe(await drawn('б', 'ru', weight))
    expect(await drawn('а', 'sr-Cyrl', weight)).toBe(await drawn('а', 'ru', weight))
  }
})

/* This machine has no Arial: Arimo, which is as wide, stands in its place. */
const require = createRequire(import.meta.url)
const arimo = (name: string) => readFileSync(require.resolve(`@fontsource/arimo/files/arimo-${name}-normal.woff2`))

test.for(['sr', 'sr-Cyrl', 'nl'] as const)(
  'nothing moves when the font arrives in %s',
  async (language, { visitor }) => {
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    const page = await visitor.open(addressOf('contact', { language }), {
      language,
      hydrated: false,
      before: async (fresh) => {
        await fresh.addInitScript(() => {
          const seen = window as unknown as { shifts: number[] }
          seen.shifts = []
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) seen.shifts.push((entry as unknown as { value: number }).value)
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await fresh.route('**/*.woff2', async (route) => {
          if (route.request().url().includes('commissioner')) await released
          await route.continue()
        })
        await fresh.route('**/arimo-*.woff', (route) =>
          route.fulfill({
            contentType: 'font/woff2',
            body: arimo(/arimo-(\w+-\d00)/.exec(route.request().url())![1]!),
          }),
        )
        await fresh.route('**/contact?*', async (route) => {
          const answer = await route.fetch()
          const html = (await answer.text()).replace(/@font-face\{[^}]*local\([^}]*\}/g, (face) => {
            const script = face.includes('U+400') || face.includes('U+0400') ? 'cyrillic' : 'latin'
            const weight = /Arial[ -]Bold/.test(face) ? 700 : 400
            return face.replace(/src:[^;]*/, `src:url(/static/media/arimo-${script}-${weight}.woff)`)
          })
          // The styles are no longer those that the policy knows.
          const { 'content-security-policy': _policy, ...headers } = answer.headers()
          await route.fulfill({ response: answer, headers, body: html })
        })
      },
    })
    await page.waitForLoadState('domcontentloaded')
    // A local font is there at once; what stands in for it here must be asked for.
    const substitutes = await page.evaluate(async (weights) => {
      const asked = weights.map((weight) => document.fonts.load(`${weight} 16px "Commissioner Fallback"`, 'aж'))
      const faces = (await Promise.all(asked)).flat()
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      Object.assign(window, { shifts: [] })
      return faces.filter(({ status }) => status === 'loaded').length
    }, fontFamilies.commissioner.weights)
    expect(substitutes).toBe(2 * fontFamilies.commissioner.weights.length)
    const measure = () =>
      page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        family: [...document.fonts].filter(
          ({ family, status }) => !/Fallback|Names/.test(family) && status === 'loaded',
        ).length,
      }))
    const before = await measure()
    expect(before.family).toBe(0)
    release()
    await eventually(async () => (await measure()).family).toBe(scriptsOf[language].length)
    const after = await measure()
    expect(Math.abs(after.height - before.height) / before.height).toBeLessThan(0.01)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
  },
)
