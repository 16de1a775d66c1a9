import { describe, expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/elements/info-banner'
const { examples, items } = said('en')['elements/info-banner']

describe.each([1440, 390])('the banners at %i px', (width) => {
  test('show every picture whole and no word without a ground of its own', async ({ visitor }) => {
    const page = await visitor.open(path, { width })
    for (const style of Object.keys(examples)) {
      const banners = page.locator(`[data-example="${style}"] article`)
      expect(await banners.count(), style).toBeGreaterThan(0)
      for (const banner of await banners.all()) {
        const picture = (await banner.locator('img').first().boundingBox())!
        expect(Math.min(picture.width, picture.height), style).toBeGreaterThan(100)
        const sentence = banner.locator('p')
        await sentence.scrollIntoViewIfNeeded()
        // What lies directly under the first letters is the sentence or a field of its own, never the picture.
        const isOnPicture = await sentence.evaluate((one) => {
          const { left, top, height } = one.getBoundingClientRect()
          const [, ...under] = document.elementsFromPoint(left + 4, top + height / 2)
          const ground = under.find((part) => part.tagName === 'IMG' || hasGround(part))
          return ground?.tagName === 'IMG'
          function hasGround(part: Element) {
            return getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)'
          }
        })
        expect(isOnPicture, style).toBe(false)
      }
    }
  })
})

test('a banner leads to its chapter of the programme', async ({ visitor }) => {
  const page = await visitor.open(path)
  await page.locator('[data-example="overlap"]').getByRole('link', { name: items.europe.link }).click()
  await eventually(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/programme#europe')
})
