import { expect } from 'vitest'
import { homeNames } from '#shared/routes/homes.ts'
import { rowOf } from '#shared/routes/table.ts'
import { addressOf } from '#shared/routes/url.ts'
import { test } from '#tests/support/browser.ts'

const posters = homeNames.filter((home) => rowOf(`home-${home}`).typefaceSet === 'poster')

test.for(posters.flatMap((home) => (['sr', 'fr', 'nl'] as const).map((language) => [home, language] as const)))(
  'capitals in the headings of home-%s in %s have room for their accents',
  async ([home, language], { visitor }) => {
    const page = await visitor.open(addressOf(`home-${home}`, { language }), { script: false, shared: true })
    const tight = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap((part) => {
        const { textTransform, lineHeight, fontSize, fontFamily } = getComputedStyle(part)
        const isCapitals = textTransform === 'uppercase' && /oswald/i.test(fontFamily)
        const text = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())
        const range = document.createRange()
        const tops = new Set(
          text.flatMap((node) => {
            range.selectNodeContents(node)
            return [...range.getClientRects()].map(({ top }) => Math.round(top))
          }),
        )
        const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
        return isCapitals && tops.size > 1 && leading < 1.195
          ? [`${part.localName} “${part.textContent.trim().slice(0, 40)}”: ${leading.toFixed(2)}`]
          : []
      }),
    )
    expect(tight).toEqual([])
  },
)

test.for(['spa-salon', 'hotel-resort'] as const)(
  'the lines of the large heading of home-%s have room for accents',
  async (home, { visitor }) => {
    const page = await visitor.open(addressOf(`home-${home}`, { language: 'fr' }), { script: false, shared: true })
    const leading = await page.locator('h1').evaluate((heading) => {
      const { lineHeight, fontSize } = getComputedStyle(heading)
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
    })
    expect(leading).toBeGreaterThanOrEqual(1.095)
  },
)
