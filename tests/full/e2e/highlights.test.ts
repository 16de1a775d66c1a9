import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { said, test } from '#tests/support/browser.ts'

/** What tells highlights apart that have the same words: frame, line, drawn ground, field. */
const shapesOf = (marks: Locator) =>
  marks.evaluateAll((all) =>
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
const meaningsOf = async (marks: Locator) =>
  (await marks.allTextContents()).map((text) => /^\((.*?)\) \S/.exec(text)?.[1])

const { meanings } = said('en')['elements/highlights']

test('highlights differ in colour and in shape, and say what they mean', async ({ visitor }) => {
  const page = await visitor.open('/elements/highlights')
  const marks = page.locator('[data-example]:not([data-example="together"]) mark')
  expect(new Set(await shapesOf(marks)).size).toBe(4)
  expect(await meaningsOf(marks)).toEqual(Object.values(meanings))
})

test('in one letter each looks as in its key, and says what it means', async ({ visitor }) => {
  const page = await visitor.open('/elements/highlights')
  const letter = page.locator('[data-example="together"]')
  const marks = letter.locator('p mark')
  const key = letter.locator('li mark')
  expect(await meaningsOf(marks)).toEqual(Object.values(meanings))
  expect(await key.allTextContents()).toEqual(Object.values(meanings))
  expect(await shapesOf(marks)).toEqual(await shapesOf(key))
})
