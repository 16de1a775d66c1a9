import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/elements/services'
const { items } = said('en')['elements/services']
const rows = (page: Page, style: string) => page.locator(`[data-example="${style}"] li`)
const widths = (page: Page) =>
  rows(page, 'panels').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
/** The row with the widest panel. */
const widest = async (page: Page) => {
  const all = await widths(page)
  return all.indexOf(Math.max(...all))
}
/** The rows whose picture can be seen. */
const pictured = (page: Page) =>
  rows(page, 'switch').evaluateAll((all) =>
    all.flatMap((one, at) => (getComputedStyle(one.firstElementChild!).visibility === 'visible' ? [at] : [])),
  )

describe.each([{ script: true }, { script: false }])('services, script: $script', ({ script }) => {
  test('a panel widens under the pointer, and where its link has the focus', async ({ visitor }) => {
    const page = await visitor.open(path, { script })
    await rows(page, 'panels').first().scrollIntoViewIfNeeded()
    expect(await widest(page)).toBe(0)
    await rows(page, 'panels').nth(2).hover()
    await eventually(() => widest(page)).toBe(2)
    await page.mouse.move(0, 0)
    await eventually(() => widest(page)).toBe(0)
    await page.locator('[data-example="panels"]').getByRole('link', { name: items.office.link }).focus()
    await eventually(() => widest(page)).toBe(3)
  })

  test('the picture beside the list is that of the row that is looked at', async ({ visitor }) => {
    const page = await visitor.open(path, { script })
    await rows(page, 'switch').first().scrollIntoViewIfNeeded()
    await eventually(() => pictured(page)).toEqual([0])
    await page.locator('[data-example="switch"]').getByRole('link', { name: items.media.link }).focus()
    await eventually(() => pictured(page)).toEqual([2])
    await rows(page, 'switch').nth(1).locator('h3').hover()
    await eventually(() => pictured(page)).toContain(1)
  })
})

test('a service leads to the form with its topic, or to the addresses', async ({ visitor }) => {
  const page = await visitor.open(path)
  const hrefs = await rows(page, 'tickets')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(hrefs).toEqual([
    '/contact?topic=controller#write',
    '/contact?topic=join#write',
    '/contact?topic=media#write',
    '/contact#offices',
  ])
})
