import { describe, expect } from 'vitest'
import { coPresidentIds } from '#shared/content/people.ts'
import { chapterIds } from '#shared/content/programme.ts'
import { eventually, hasLanded, said, test } from '#tests/support/browser.ts'

const { about, common, programme } = said('en')

test('the links under the title of the about page scroll to its three sections', async ({ visitor }) => {
  const page = await visitor.open('/about')
  for (const part of ['party', 'people', 'programme'] as const) {
    await page
      .getByRole('navigation', { name: about.onThisPage })
      .getByRole('link', { name: common[part], exact: true })
      .click()
    await eventually(() => hasLanded(page, part)).toBe(true)
  }
})

describe('the co-presidents on the about page', () => {
  test.for([{ width: 390 }, { width: 768 }, { width: 1440 }])(
    'have pictures of equal size at a width of $width px',
    async ({ width }, { visitor }) => {
      const page = await visitor.open('/about', { width })
      const pictures = page.locator('#people article img:visible')
      await eventually(() => pictures.count()).toBe(coPresidentIds.length)
      const sizes = await pictures.evaluateAll((all) =>
        all.map((picture) => {
          const { width, height } = picture.getBoundingClientRect()
          return `${width} × ${height}`
        }),
      )
      expect(new Set(sizes).size, sizes.join(', ')).toBe(1)
    },
  )
})

describe('the short programme on the about page', () => {
  test('links each chapter to the same chapter of the full programme', async ({ visitor }) => {
    const page = await visitor.open('/about')
    for (const id of chapterIds)
      expect(await page.locator(`#programme li#${id}`).getByRole('link').getAttribute('href')).toBe(`/programme#${id}`)
    await page.locator('#programme').getByRole('link', { name: common.chapters.care, exact: true }).click()
    await eventually(() => page.locator('h1').textContent()).toBe(programme.heading)
    await eventually(() => hasLanded(page, 'care')).toBe(true)
  })
})
