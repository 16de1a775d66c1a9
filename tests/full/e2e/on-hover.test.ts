import type { Locator } from 'playwright'
import { describe, expect } from 'vitest'
import { eventually, said, test } from '#tests/support/browser.ts'

/** What comes forward under the pointer: of each element, the first person or banner of every style. */
const { people } = said('en')['elements/teams']
const { people: team } = said('en')['elements/team']
const { texts, wide } = said('en')['elements/interactive-banners']
const wideLooks = ['swap', 'lines']
/** Styles of a team whose words stand there at once: nothing of them waits for a pointer. */
const outspoken = ['directory', 'lead']

const subjects = [
  ...Object.keys(said('en')['elements/teams'].examples).map((style) => ({
    element: 'teams',
    style,
    item: 'article',
    text: people.coordination.text,
  })),
  ...Object.keys(said('en')['elements/team'].examples)
    .filter((style) => !outspoken.includes(style))
    .map((style) => ({ element: 'team', style, item: style === 'pair' ? 'article' : 'li', text: team.seller.text })),
  ...Object.keys(said('en')['elements/interactive-banners'].examples).map((style) => ({
    element: 'interactive-banners',
    style,
    item: 'a',
    text: wideLooks.includes(style) ? wide.elections : texts.work,
  })),
]

/** Whether a text can be read: seen, and neither cut off nor covered in its middle. */
const isReadable = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, top, width, height } = range.getClientRects()[0]!
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      hit !== null &&
      (hit === element || element.contains(hit) || hit.contains(element)) &&
      !hit.matches('img, main, section')
    )
  })

describe.each(['teams', 'team', 'interactive-banners'])('the text of %s', (name) => {
  const own = subjects.filter(({ element }) => element === name)
  const textOf = (item: Locator, text: string) => item.getByText(text)

  test('comes with the pointer, and goes with it', async ({ visitor }) => {
    const page = await visitor.open(`/elements/${name}`)
    for (const { style, item, text } of own) {
      const first = page.locator(`[data-example="${style}"] [data-ground] ${item}`).first()
      await page.mouse.move(0, 0)
      await eventually(() => isReadable(textOf(first, text))).toBe(false)
      await first.hover({ position: { x: 20, y: 20 } })
      await eventually(() => isReadable(textOf(first, text))).toBe(true)
    }
  })

  test('comes with the focus', async ({ visitor }) => {
    const page = await visitor.open(`/elements/${name}`)
    for (const { style, item, text } of own) {
      const first = page.locator(`[data-example="${style}"] [data-ground] ${item}`).first()
      const link = item === 'a' ? first : first.locator('a').first()
      await page.keyboard.press('Tab')
      await link.focus()
      await eventually(() => isReadable(textOf(first, text))).toBe(true)
    }
  })

  test('is there at once on a screen that is touched, with script or without', async ({ visitor }) => {
    for (const script of [true, false]) {
      const page = await visitor.open(`/elements/${name}`, { touch: true, width: 390, script })
      expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true)
      for (const { style, item, text } of own) {
        const first = page.locator(`[data-example="${style}"] [data-ground] ${item}`).first()
        expect({ style, isReadable: await isReadable(textOf(first, text)) }).toEqual({ style, isReadable: true })
      }
    }
  })
})
