import { expect } from 'vitest'
import { said, test } from '#tests/support/browser.ts'

test('highlights differ in colour and in shape, and say what they mean', async ({ visitor }) => {
  const page = await visitor.open('/elements/highlights')
  const marks = page.locator('[data-example] mark')
  const looks = await marks.evaluateAll((all) =>
    all.map((one) => {
      const { borderStyle, textDecorationLine, backgroundImage, backgroundColor } = getComputedStyle(one)
      const isFilled = !/, 0\)$|^transparent$/.test(backgroundColor)
      return [
        borderStyle,
        textDecorationLine,
        backgroundImage === 'none' ? '' : 'marker',
        isFilled ? 'field' : '',
      ].join()
    }),
  )
  expect(new Set(looks).size).toBe(4)
  const { meanings } = said('en')['elements/highlights']
  const heard = await marks.allTextContents()
  expect(heard.map((text) => /^\((.*?)\) \S/.exec(text)?.[1])).toEqual(Object.values(meanings))
})
