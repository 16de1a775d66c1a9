import { describe, expect, test } from 'vitest'
import { asciiOf } from '#scripts/vite/asciiChunks.ts'

describe('the code of the server', () => {
  test('is ASCII and means the same', () => {
    const code = '[`Грађани ${"é"} 😀`, /^[а-ш]+$/u.test("ђак"), { ћ: 1 }]'
    const ascii = asciiOf(code)
    expect(ascii).toMatch(/^[ -~]+$/)
    expect(eval(ascii)).toEqual(eval(code))
  })
})
