import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { properties } from '#client/art/colours.ts'
import { type CommonOptions, drawPicture, type PictureOptions, type Ratio, sizeOf } from '#client/art/drawPicture.ts'
import { type Kind, kinds } from '#client/art/kinds.ts'
import { paletteOf } from '#client/art/palette.ts'
import { type Theme, themes } from '#client/art/themes.ts'
import { elementsOf } from '#tests/support/svg.ts'

const themeNames = Object.keys(themes) as Theme[]
const ratios: readonly Ratio[] = ['3:2', '4:5', '1:1', '2:1', '2:3', '16:9', '3:4']

/** Enough seeds that every variant of every kind is among them, in every theme and ratio. */
const seeds = Array.from({ length: 60 }, (_, i) => `seed-${i}`)
// So many kinds are more than the compiler tells apart by one field.
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
const hash = (texts: readonly string[]) => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12)

describe('a seed', () => {
  /**
   * What visitors see depends on these: whoever changes a drawing on purpose writes the new hash here. They were
   * compared with the prototype's drawings when the code was ported.
   */
  test('keeps drawing the same bytes', () => {
    const hashes = Object.fromEntries(
      kinds.map((kind) => [
        kind,
        hash(
          sample(kind).flatMap((options) => [
            drawPicture(options, 'light'),
            drawPicture(options, 'dark'),
            drawPicture(options, 'page'),
          ]),
        ),
      ]),
    )
    expect(hashes).toMatchInlineSnapshot(`
      {
        "abstract": "63555ce5a700",
        "architecture": "2609c2922d60",
        "body": "377e735c1cd0",
        "botanic": "1277627f1aff",
        "camera": "4b7cd7f9d01b",
        "chart": "f3db6058eda7",
        "dental": "6f9bcbf73ace",
        "device": "de3cad0f5324",
        "emblem": "979ed58d02e4",
        "fashion": "295c3f4811c9",
        "food": "622271613021",
        "furniture": "875d65d285c0",
        "garment": "76a8b8d100bf",
        "hero": "6c539fc290d3",
        "interior": "d8c9d4d0ce48",
        "landscape": "22e5bd887649",
        "map": "0b99b0082d68",
        "orbit": "753e178c5b24",
        "place": "82fabfd719d6",
        "portrait": "dcf6a7dde804",
        "product": "bcfa9d1d66bb",
        "scene": "2d555ae9e19f",
        "sitter": "15ffc148d711",
        "sport": "b2d1c1ba669b",
        "stage": "75bec3fac709",
        "street": "a0798fce335b",
        "type": "c90ae02a823a",
      }
    `)
  })

  test.each(kinds)('draws another %s than the next one', (kind) => {
    const drawn = seeds.map((seed) => drawPicture(optionsOf(kind, { seed })).replace(/p[\da-z]+-/g, ''))
    // Some kinds have few choices.
    expect(new Set(drawn).size).toBeGreaterThan(3)
  })

  test('keeps everything else when a choice of it is said aloud', () => {
    const withoutIds = (svg: string) => svg.replace(/p[\da-z]+-/g, '')
    const free = withoutIds(drawPicture({ seed: 'a', kind: 'place' }))
    const said = (['bridge', 'city'] as const).map((variant) =>
      withoutIds(drawPicture({ seed: 'a', kind: 'place', variant })),
    )
    expect(said.filter((svg) => svg === free)).toHaveLength(1)
  })
})

describe.each(kinds)('every %s', (kind) => {
  test('is a well-formed drawing that a page may hold', () => {
    for (const options of sample(kind))
      for (const colouring of ['light', 'dark', 'page'] as const) {
        const svg = drawPicture({ ...options, hasGrain: true }, colouring)
        const elements = elementsOf(svg)
        const [root] = elements
        expect(root?.attributes['viewBox']).toBe(`0 0 ${sizeOf(options).join(' ')}`)
        for (const { name, attributes } of elements) {
          expect(['script', 'style', 'image', 'foreignObject', 'text', 'a']).not.toContain(name)
          expect(attributes).not.toHaveProperty('style')
          expect(Object.keys(attributes).filter((attribute) => attribute.startsWith('on'))).toEqual([])
        }
        // The namespace is no address that is asked for; whatever else names something names a part of the drawing.
        const references = elements.flatMap(({ attributes: { xmlns: _, ...attributes } }) =>
          Object.values(attributes).flatMap((value) => /(?:url\(|^#(?![\da-f]{6}$)|\w:\/\/)[^)]*/.exec(value) ?? []),
        )
        const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? [])
        expect(new Set(ids).size).toBe(ids.length)
        for (const reference of references) expect(ids).toContain(reference.replace(/^(?:url\()?#/, ''))
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
  })

  test('differs by night in the colours that the night changes, and in nothing else', () => {
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

  test('in a page falls back to the colours of the day', () => {
    for (const options of sample(kind)) {
      const inPage = drawPicture(options, 'page')
      for (const [, property] of inPage.matchAll(/var\((--[\w-]+),/g))
        expect(Object.values(properties)).toContain(property)
      expect(inPage.replace(/var\(--[\w-]+,(#[0-9a-f]{6})\)/g, '$1')).toBe(drawPicture(options, 'light'))
    }
  })
})

describe('a row', () => {
  const cells = [
    { seed: 'a', kind: 'hero', variant: 'crowd' },
    { seed: 'b', kind: 'portrait', theme: 'startup' },
  ] as const
  const row = { seed: 'row', kind: 'row', ratio: '4:5', accent: '#0b4f8a', cells } as const

  test('is as wide as its cells, and each of them is what it is alone', () => {
    expect(sizeOf(row)).toEqual([800, 500])
    const inside = (svg: string) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    const alone = cells.map((cell) => inside(drawPicture({ ...cell, accent: row.accent, ratio: row.ratio }, 'dark')))
    expect(inside(drawPicture(row, 'dark'))).toBe(
      alone.map((markup, at) => `<svg x="${at * 400}" width="400" height="500">${markup}</svg>`).join(''),
    )
  })

  test('of nothing is refused', () => {
    expect(() => drawPicture({ ...row, cells: [] })).toThrow(RangeError)
  })
})

describe('a picture', () => {
  const options: PictureOptions = { seed: 'a', kind: 'hero', variant: 'crowd' }

  test('is decoration without a title, and named with one', () => {
    expect(elementsOf(drawPicture(options))[0]?.attributes).toMatchObject({ 'aria-hidden': 'true' })
    const named = elementsOf(drawPicture({ ...options, title: 'Rad & "pravda" <sada>' }))[0]?.attributes
    expect(named).toMatchObject({ role: 'img', 'aria-label': 'Rad &amp; &quot;pravda&quot; &lt;sada>' })
    expect(named).not.toHaveProperty('aria-hidden')
  })

  test('has ids of its own, so that two may stand in one page', () => {
    const others: readonly PictureOptions[] = [
      { ...options, accent: '#0b4f8a' },
      { ...options, ratio: '1:1' },
      { ...options, seed: 'b' },
      { seed: 'a', kind: 'hero', variant: 'totem' },
    ]
    const ids = [options, ...others].map((each) => /id="([^"]+)"/.exec(drawPicture(each))?.[1])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('does not depend on the order in which its options are written', () => {
    expect(drawPicture({ variant: 'crowd', kind: 'hero', seed: 'a' })).toBe(drawPicture(options))
  })

  test('takes another accent than its theme', () => {
    const svg = drawPicture({ ...options, accent: '#0b4f8a' })
    expect(svg).toContain('#0b4f8a')
    expect(svg).not.toContain(themes.plakat.accent)
  })

  test.each([
    [0, 400],
    [400, -1],
    [NaN, 400],
    [400, Infinity],
  ])('of %d × %d is refused', (width, height) => {
    expect(() => drawPicture({ ...options, ratio: [width, height] })).toThrow(RangeError)
  })
})
