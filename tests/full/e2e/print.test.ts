import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { projectPages } from '#shared/content/portfolio.ts'
import { languages } from '#shared/i18n/languages.ts'
import { indexes } from '#shared/routes/families/indexes.ts'
import { pages } from '#shared/routes/families/pages.ts'
import { addressOf } from '#shared/routes/url.ts'
import { eventually, said, test } from '#tests/support/browser.ts'
import { missingPage, themes } from '#tests/support/renderPlan.ts'

/** The pages whose address has no parameter. */
const fixedPages = [...pages, ...indexes].filter(({ path }) => !path.includes(':'))

const places = [
  ...fixedPages.map(({ id }, at) => addressOf(id, { language: languages[at % languages.length] })),
  ...projectPages.map((page) => addressOf(`project-${page}`)),
  `${missingPage.path}?lng=nl`,
]

/** Returns the parts that are not printed dark on white, and the parts that only a screen can use. */
const unprintable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const brightness = (colour: string): number | undefined => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      return alpha === 0 ? undefined : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    }
    const faults: string[] = []
    const shown = [...document.querySelectorAll('body *')].filter((part) => part.checkVisibility())
    for (const part of shown) {
      const { color, backgroundColor, position, display, paddingBlockEnd } = getComputedStyle(part)
      const name = `${part.localName} “${part.textContent.trim().slice(0, 30)}”`
      const ground = brightness(backgroundColor)
      if (ground !== undefined && ground < 0.95) faults.push(`${name} on ${backgroundColor}`)
      const hasText = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== '')
      if (hasText && brightness(color)! > 0.4) faults.push(`${name} in ${color}`)
      // Vertical padding of an inline box adds no space, so its ground covers the lines above and below.
      if (
        ground !== undefined &&
        display === 'inline' &&
        part.localName === 'a' &&
        Number.parseFloat(paddingBlockEnd) > 0
      )
        faults.push(`${name} covers its neighbours`)
      if (position === 'fixed' || position === 'sticky') faults.push(`${name} is ${position}`)
      if (part.matches('nav, form, button, input, textarea, select')) faults.push(`${name} is shown`)
    }
    return faults
  })

test.for(places)(
  '%s is printed as ink on white from both themes, without interactive parts',
  async (address, { visitor }) => {
    const page = await visitor.open(address, { width: 680, shared: true })
    for (const theme of themes) {
      await page.emulateMedia({ media: 'print', colorScheme: theme })
      expect(await unprintable(page), theme).toEqual([])
      expect(await page.locator('h1').isVisible(), theme).toBe(true)
    }
  },
)

test('links to other sites print their addresses', async ({ visitor }) => {
  const page = await visitor.open(addressOf('contact'))
  const after = () =>
    page
      .locator('main a[href^="http"]')
      .first()
      .evaluate((link) => [getComputedStyle(link, '::after').content, (link as HTMLAnchorElement).href])
  expect((await after())[0]).not.toContain('http')
  await page.emulateMedia({ media: 'print' })
  const [content, href] = await after()
  expect(content).toContain(href)
})

/** Returns the letters and digits of a text: a printed line may end with a hyphen. */
const letters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

/** Returns the texts that Chromium has drawn on the sheets of a PDF, one for each sheet. */
function printedTexts(pdf: Buffer): string[] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, id, body]) => [id!, body!]),
  )
  const find = (body: string, name: string) => objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(body)![1]!)!
  const unpack = (body: string) =>
    inflateSync(Buffer.from(/stream\n(.*)\nendstream/s.exec(body)![1]!, 'latin1')).toString('latin1')
  /** Returns the letters of a font by their codes. A line of its table has a code or a range of codes, and the first letters in UTF-16. */
  const lettersOf = (font: string) =>
    new Map(
      [...unpack(find(font, 'ToUnicode')).matchAll(/^<(\w+)> (?:<(\w+)> )?<((?:\w{4})+)>$/gm)].flatMap(
        ([, first, last, to]) => {
          const [from, utf16] = [
            Number.parseInt(first!, 16),
            to!.match(/.{4}/g)!.map((unit) => Number.parseInt(unit, 16)),
          ]
          return Array.from({ length: Number.parseInt(last ?? first!, 16) - from + 1 }, (_, at) => {
            const units = [...utf16.slice(0, -1), utf16.at(-1)! + at]
            return [from + at, String.fromCharCode(...units)] as const
          })
        },
      ),
    )
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((sheet) => {
      const fonts = new Map(
        [...sheet.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, lettersOf(objects.get(id!)!)]),
      )
      let font = ''
      return [...unpack(find(sheet, 'Contents')).matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g)]
        .map(([, next, code]) => {
          font = next ?? font
          return code === undefined ? '' : (fonts.get(font)?.get(Number.parseInt(code, 16)) ?? '')
        })
        .join('')
    })
}

test('the contact page prints all its words on at most four sheets', async ({ visitor }) => {
  const page = await visitor.open(addressOf('contact', { language: 'nl' }))
  const sheets = printedTexts(await page.pdf({ format: 'A4' }))
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.length).toBeLessThanOrEqual(4)
  await page.emulateMedia({ media: 'print' })
  const lines = (await page.locator('main').innerText()).split(/[\n\t]/)
  expect(lines).toEqual(
    expect.arrayContaining(Object.values(said('nl').organisation.offices).map(({ street }) => street)),
  )
  const printed = letters(sheets.join(''))
  expect(lines.filter((line) => !printed.includes(letters(line)))).toEqual([])
})

test('printing loads the visible lazy pictures and no hidden ones', async ({ visitor }) => {
  const page = await visitor.open(addressOf('gallery'), { width: 680 })
  const missing = () =>
    page.evaluate(() => {
      const images = [...document.images].filter((image) => !image.complete)
      const isShown = (image: HTMLImageElement) => getComputedStyle(image).display !== 'none'
      return { shown: images.filter(isShown).length, hidden: images.filter((image) => !isShown(image)).length }
    })
  const before = await missing()
  expect(before.shown).toBeGreaterThan(0)
  // Chromium loads lazy pictures for printing; WebKit only fires the event.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await eventually(missing).toEqual({ shown: 0, hidden: before.hidden })
})
