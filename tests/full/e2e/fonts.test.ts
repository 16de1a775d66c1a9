import { describe, expect } from 'vitest'
import { fontFamilies } from '#shared/fonts.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, test } from '#tests/support/browser.ts'
import { shiftSoFar, watchShifts } from '#tests/support/layoutShift.ts'

describe.each(languages)('a page in %s', (language) => {
  test('loads one font file for its script', async ({ visitor }) => {
    const files: string[] = []
    const page = await visitor.open(addressOf('contact', { language }), {
      language,
      before: (fresh) =>
        fresh.on('request', (request) => {
          const name = /\/(\w+-\w+)-[\w-]{7}\.woff2$/.exec(request.url())?.[1]
          if (name) files.push(name)
        }),
    })
    await page.evaluate(() => document.fonts.ready)
    expect(files).toEqual([`commissioner-${languageFacts[language].script}`])
  })
})

test('Serbian has its own б and the a of other Cyrillic languages', async ({ visitor }) => {
  const page = await visitor.open(addressOf('contact', { language: 'sr-Cyrl' }), { language: 'sr-Cyrl' })
  const drawLetter = async (letter: string, lang: string, weight: string) => {
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
    expect(await drawLetter('б', 'sr-Cyrl', weight)).not.toBe(await drawLetter('б', 'ru', weight))
    expect(await drawLetter('а', 'sr-Cyrl', weight)).toBe(await drawLetter('а', 'ru', weight))
  }
})

test.for(['sr', 'sr-Cyrl', 'nl'] as const)(
  'nothing shifts when the font arrives in %s',
  async (language, { visitor }) => {
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    const page = await visitor.open(addressOf('contact', { language }), {
      language,
      hydrated: false,
      before: async (fresh) => {
        await watchShifts(fresh)
        await fresh.route('**/*.woff2', async (route) => {
          if (route.request().url().includes('commissioner')) await released
          await route.continue()
        })
      },
    })
    await page.waitForLoadState('domcontentloaded')
    // The fallback faces are loaded before any text is drawn with them.
    const substitutes = await page.evaluate(async (weights) => {
      const loading = weights.map((weight) => document.fonts.load(`${weight} 16px "Commissioner Fallback"`, 'aж'))
      const faces = (await Promise.all(loading)).flat()
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
    await eventually(async () => (await measure()).family).toBe(1)
    const after = await measure()
    expect(Math.abs(after.height - before.height) / before.height).toBeLessThan(0.01)
    expect(await shiftSoFar(page)).toBeLessThan(0.01)
  },
)
