import { afterEach, describe, expect, test, vi } from 'vitest'
import { properties } from '#client/art/colours.ts'
import { type CommonOptions, drawPicture, type PictureOptions, type Ratio, sizeOf } from '#client/art/drawPicture.ts'
import { type Kind, kinds } from '#client/art/kinds.ts'
import { paletteOf } from '#client/art/palette.ts'
import { type Theme, themes } from '#client/art/themes.ts'
import { elementsOf } from '#tests/support/svg.ts'

const themeNames = Object.keys(themes) as Theme[]
const ratios: readonly Ratio[] = ['3:2', '4:5', '1:1', '2:1', '2:3', '16:9', '3:4']

/** Enough seeds for every variant of every kind, in every theme and ratio. */
const seeds = Array.from({ length: 60 }, (_, i) => `seed-${i}`)
// The union has too many kinds for the compiler to narrow it by one field.
const optionsOf = (kind: Kind, options: CommonOptions) => ({ ...options, kind }) as PictureOptions
const sample = (kind: Kind): PictureOptions[] =>
  seeds.map((seed, i) =>
    optionsOf(kind, {
      seed,
      theme: themeNames[i % themeNames.length] ?? 'plakat',
      ratio: ratios[i % ratios.length] ?? '3:2',
    }),
  )

const colour = /#[0-9a-f]{6}/g
const colourings = ['light', 'dark', 'page'] as const

describe('a drawing', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each(kinds)('of a %s depends on its options only, not on random numbers or the time', (kind) => {
    const draw = () => sample(kind).flatMap((options) => colourings.map((colouring) => drawPicture(options, colouring)))
    const first = draw()
    for (const [object, name] of [
      [Math, 'random'],
      [Date, 'now'],
      [performance, 'now'],
    ] as const)
      vi.spyOn(object as { now: () => number }, name as 'now').mockImplementation(() => {
        throw new Error(`The drawing asks for ${name}.`)
      })
    expect(draw()).toEqual(first)
  })

  test.each(kinds)('of a %s differs for different seeds', (kind) => {
    const drawn = seeds.map((seed) => drawPicture(optionsOf(kind, { seed })).replace(/p[\da-z]+-/g, ''))
    // Some kinds have few variants.
    expect(new Set(drawn).size).toBeGreaterThan(3)
  })
})

describe.each(kinds)('a drawing of the kind %s', (kind) => {
  test('is well-formed SVG that is safe in a page', () => {
    for (const options of sample(kind))
      for (const colouring of colourings) {
        const svg = drawPicture({ ...options, hasGrain: true }, colouring)
        const elements = elementsOf(svg)
        const [root] = elements
        expect(root?.attributes['viewBox']).toBe(`0 0 ${sizeOf(options).join(' ')}`)
        for (const { name, attributes } of elements) {
          expect(['script', 'style', 'image', 'foreignObject', 'text', 'a']).not.toContain(name)
          expect(attributes).not.toHaveProperty('style')
          expect(Object.keys(attributes).filter((attribute) => attribute.startsWith('on'))).toEqual([])
        }
        // Every reference must name a part of the drawing. The namespace is not a reference.
        const references = elements.flatMap(({ attributes: { xmlns: _, ...attributes } }) =>
          Object.values(attributes).flatMap((value) => /(?:url\(|^#(?![\da-f]{6}$)|\w:\/\/)[^)]*/.exec(value) ?? []),
        )
        const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? [])
        expect(new Set(ids).size).toBe(ids.length)
        for (const reference of references) expect(ids).toContain(reference.replace(/^(?:url\()?#/, ''))
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
  })

  test('differs in the dark scheme only in the colours that the scheme changes', () => {
    for (const options of sample(kind)) {
      const { theme = 'plakat' } = options
      const [light, dark] = [drawPicture(options, 'light'), drawPicture(options, 'dark')]
      expect(dark.replace(colour, '#')).toBe(light.replace(colour, '#'))
      const [day, night] = [paletteOf(theme, 'light'), paletteOf(theme, 'dark')]
      const changes = (['ground', 'muted', 'shade', 'ink', 'line', 'light'] as const).map(
        (slot) => `${day[slot]} → ${night[slot]}`,
      )
      const byNight = dark.match(colour) ?? []
      const changed = (light.match(colour) ?? [])
        .map((byDay, i) => [byDay, byNight[i]])
        .filter(([before, after]) => before !== after)
        .map((pair) => pair.join(' → '))
      expect(changes).toEqual(expect.arrayContaining([...new Set(changed)]))
      if ('isDark' in themes[theme]) expect(dark).toBe(light)
    }
  })

  test('has the light colours as fallbacks when it is drawn for a page', () => {
    for (const options of sample(kind)) {
      const inPage = drawPicture(options, 'page')
      for (const [, property] of inPage.matchAll(/var\((--[\w-]+),/g))
        expect(Object.values(properties)).toContain(property)
      expect(inPage.replace(/var\(--[\w-]+,(#[0-9a-f]{6})\)/g, '$1')).toBe(drawPicture(options, 'light'))
    }
  })
})

describe('a row of pictures', () => {
  const cells = [
    { seed: 'a', kind: 'hero', variant: 'crowd' },
    { seed: 'b', kind: 'portrait', theme: 'startup' },
  ] as const
  const row = { seed: 'row', kind: 'row', ratio: '4:5', accent: '#0b4f8a', cells } as const

  test('is as wide as its cells, and each cell is drawn as on its own', () => {
    expect(sizeOf(row)).toEqual([800, 500])
    const inside = (svg: string) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    const alone = cells.map((cell) => inside(drawPicture({ ...cell, accent: row.accent, ratio: row.ratio }, 'dark')))
    expect(inside(drawPicture(row, 'dark'))).toBe(
      alone.map((markup, at) => `<svg x="${at * 400}" width="400" height="500">${markup}</svg>`).join(''),
    )
  })

  test('without cells is refused', () => {
    expect(() => drawPicture({ ...row, cells: [] })).toThrow(RangeError)
  })
})

describe('a picture', () => {
  const options: PictureOptions = { seed: 'a', kind: 'hero', variant: 'crowd' }

  test('is decorative without a title and labelled with one', () => {
    expect(elementsOf(drawPicture(options))[0]?.attributes).toMatchObject({ 'aria-hidden': 'true' })
    const named = elementsOf(drawPicture({ ...options, title: 'Rad & "pravda" <sada>' }))[0]?.attributes
    expect(named).toMatchObject({ role: 'img', 'aria-label': 'Rad &amp; &quot;pravda&quot; &lt;sada>' })
    expect(named).not.toHaveProperty('aria-hidden')
  })

  test('has unique ids, so that several fit in one page', () => {
    const others: readonly PictureOptions[] = [
      { ...options, accent: '#0b4f8a' },
      { ...options, ratio: '1:1' },
      { ...options, seed: 'b' },
      { seed: 'a', kind: 'hero', variant: 'totem' },
    ]
    const ids = [options, ...others].map((each) => /id="([^"]+)"/.exec(drawPicture(each))?.[1])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('does not depend on the order of its options', () => {
    expect(drawPicture({ variant: 'crowd', kind: 'hero', seed: 'a' })).toBe(drawPicture(options))
  })

  test('has the colours of another theme on the same composition', () => {
    const own = drawPicture(options)
    const other = drawPicture({ ...options, colours: 'finance' })
    const shapes = (svg: string) => svg.match(/ d="[^"]*"/g)
    expect(shapes(other)).toEqual(shapes(own))
    expect(other).toContain(themes.finance.accent)
    expect(other).not.toContain(themes.plakat.accent)
  })

  test('uses a given accent in place of the theme’s', () => {
    const svg = drawPicture({ ...options, accent: '#0b4f8a' })
    expect(svg).toContain('#0b4f8a')
    expect(svg).not.toContain(themes.plakat.accent)
  })

  test.each([
    [0, 400],
    [400, -1],
    [NaN, 400],
    [400, Infinity],
  ])('of the ratio %d × %d is refused', (width, height) => {
    expect(() => drawPicture({ ...options, ratio: [width, height] })).toThrow(RangeError)
  })
})
