import { expect } from 'vitest'
import { said, test } from '#tests/support/browser.ts'

const path = '/elements/dropcaps'

test.for([
  ['sr-Cyrl', 'Љ'],
  ['sr', 'Lj'],
  ['nl', 'IJ'],
  ['fr', 'É'],
] as const)(
  'in %s the initial is the whole %s, and the first word is heard in one piece',
  async ([language, letter], { visitor }) => {
    const page = await visitor.open(path, { language })
    const first = page.locator('[data-example] p[data-look]').first()
    expect(await first.locator('[aria-hidden] > span').textContent()).toBe(letter)
    const { text } = said(language)['elements/dropcaps']
    const heard = (await first.ariaSnapshot()).replace(/^- paragraph: "?|"$/g, '')
    expect(heard).toBe(text)
  },
)

test('a paragraph is copied without a second first word', async ({ visitor }) => {
  const page = await visitor.open(path)
  const { text } = said('en')['elements/dropcaps']
  const copied = await page.evaluate(() => {
    getSelection()!.selectAllChildren(document.querySelector('[data-example] p[data-look]')!)
    return String(getSelection())
  })
  expect(copied.replace(/\s+/g, ' ').trim()).toBe(text)
})
