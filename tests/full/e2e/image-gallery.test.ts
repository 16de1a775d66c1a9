import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

const path = '/elements/image-gallery'
const { gallery, controls } = said('en')
const words = { ...gallery, ...controls.lightbox }
const styles = Object.keys(said('en')['elements/image-gallery'].examples)
const pictures = (page: Page, style: string) => page.locator(`[data-example="${style}"] figure > a:has(img)`)
const captions = (page: Page, style: string) => page.locator(`[data-example="${style}"] figcaption`).allTextContents()
const dialog = (page: Page) => page.getByRole('dialog')
const status = (page: Page) => dialog(page).getByRole('status').textContent()

describe.each(styles)('the gallery in %s', (style) => {
  test('enlarges a picture, says which of how many, goes on by keys, and comes back to the last one', async ({
    visitor,
  }) => {
    const page = await visitor.open(path)
    const all = await captions(page, style)
    const total = all.length
    const says = (at: number) =>
      words.announcement
        .split('. {{alt}}')[0]!
        .replace('{{n}}', String(at + 1))
        .replace('{{total}}', String(total))
        .replace('{{caption}}', all[at]!)
    const shows = (at: number) => eventually(() => status(page)).toContain(says(at))

    await pictures(page, style).nth(1).click()
    await dialog(page).waitFor()
    await shows(1)
    for (const [key, at] of [
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', total - 1],
      ['ArrowRight', total - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await shows(at)
    }
    await page.keyboard.press('Escape')
    await eventually(() => dialog(page).count()).toBe(0)
    expect(
      await pictures(page, style)
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true)
  })

  test('enlarges a picture without script, in its place', async ({ visitor }) => {
    const page = await visitor.open(path, { script: false })
    const picture = pictures(page, style).nth(1)
    await picture.click()
    const { width, height } = page.viewportSize()!
    const figure = page.locator('figure:target')
    expect(await figure.boundingBox()).toMatchObject({ x: 0, y: 0, width, height })
    await figure.getByText(words.close).click()
    expect(await page.locator('figure:target').count()).toBe(0)
    expect((await picture.boundingBox())!.width).toBeLessThan(width)
  })
})

test('pictures of the photo strip lead to their places in the gallery', async ({ visitor }) => {
  const page = await visitor.open('/elements/instagram')
  const links = page.locator('[data-example] [data-ground] a')
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)))
  expect(hrefs.length).toBeGreaterThan(5)
  await links.first().click()
  await eventually(() => page.url()).toContain('/gallery')
  for (const id of hrefs) await eventually(() => page.locator(`[id="${id}"]`).count()).toBe(1)
})
