import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { atRest, eventually, said, test } from '#tests/support/browser.ts'

const path = '/elements/icon-with-text'
const { items } = said('en')['elements/icon-with-text']
const field = (page: Page) => page.locator('[data-example="spread"] li').first()
const discOf = (page: Page) => field(page).evaluate((one) => getComputedStyle(one, '::before').clipPath)

describe.each([{ script: true }, { script: false }])('the disc around an icon, script: $script', ({ script }) => {
  test('fills its field under the pointer and where its link has the focus', async ({ visitor }) => {
    const page = await visitor.open(path, { script })
    const before = await discOf(page)
    await field(page).hover()
    await eventually(() => discOf(page)).not.toBe(before)
    await atRest(page)
    const filled = await discOf(page)
    await page.mouse.move(0, 0)
    await eventually(() => discOf(page)).toBe(before)
    await field(page).getByRole('link').focus()
    await eventually(() => discOf(page)).toBe(filled)
  })
})

test('a box leads to its chapter of the programme', async ({ visitor }) => {
  const page = await visitor.open(path)
  await page.locator('[data-example="rows"]').getByRole('link', { name: items.housing.link }).click()
  await eventually(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/programme#housing')
})

test.for([
  { width: 1440, sides: 2 },
  { width: 390, sides: 1 },
])('texts stand on $sides side(s) of the line at $width px', async ({ width, sides }, { visitor }) => {
  const page = await visitor.open(path, { width })
  const found = await page.locator('[data-example="spine"] li').evaluateAll((all) =>
    all.map((one) => {
      const [icon, words] = [...one.children].map((part) => part.getBoundingClientRect().left)
      return words! < icon! ? 'before' : 'after'
    }),
  )
  expect(new Set(found).size).toBe(sides)
})
