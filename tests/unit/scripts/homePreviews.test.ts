import { describe, expect, test } from 'vitest'
import { drawPreview } from '#scripts/vite/homePreviews.ts'

const colours = `[data-accent='bakery'] { --accent: #0b4f8a; }
:root[data-accent='bakery'] { --color-ground: light-dark(#fff8e6, #14120c); --color-night: #10202f; --color-third: #9fd0b5; --color-second: #f2c879; }`

describe('drawPreview', () => {
  const { light, dark, width, height } = drawPreview(colours)

  test('returns a drawing with the size of a thumbnail', () => {
    expect([width, height]).toEqual([480, 360])
    expect(light).toContain('viewBox="0 0 480 360"')
  })

  test('uses the colours of the home in both schemes', () => {
    for (const colour of ['#0b4f8a', '#10202f', '#9fd0b5', '#f2c879', '#fff8e6']) expect(light).toContain(colour)
    expect(dark).toContain('#14120c')
    expect(dark).not.toContain('#fff8e6')
  })

  test('uses the colours of the party for tokens that the home does not set', () => {
    expect(light).toContain('"#12141c"')
    expect(dark).toContain('"#f3f2ee"')
  })

  test('resolves every colour to a hexadecimal value', () => {
    for (const drawing of [light, dark]) expect(drawing).not.toMatch(/fill="(?!#[\da-f]{6}")/)
  })
})
