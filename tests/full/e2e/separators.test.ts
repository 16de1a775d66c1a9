import { expect } from 'vitest'
import { said, test } from '#tests/support/browser.ts'

test('every separator is heard as one, but for the one that says what follows', async ({ visitor }) => {
  const page = await visitor.open('/elements/separators')
  const { parts, label } = said('en')['elements/separators']
  for (const [name, { before, after }] of Object.entries(parts)) {
    const ground = page.locator(`[data-example="${name}"] [data-ground]`)
    const separators = await ground.getByRole('separator').count()
    const texts = (await ground.locator('p').allTextContents()).map((text) => text.trim())
    expect(separators, name).toBe(name === 'labelled' ? 0 : 1)
    expect(texts, name).toEqual(name === 'labelled' ? [before, label, after] : [before, after])
  }
})
