import { describe, expect, test } from 'vitest'
import { shownPageNumbers } from '#client/kit/Pagination.tsx'
import { findIcons } from '#client/demo/icons/findIcons.ts'
import { gatherSet } from '#scripts/icons/sets.ts'
import { makeIcons } from '#scripts/vite/icons.ts'
import { iconSetIds, iconSets, iconsOnPage } from '#shared/content/iconSets.ts'

const built = makeIcons()
const spriteFiles = [...built.files].filter(([name]) => name.endsWith('.svg'))

/** Matches the ids of shapes and the references to them within one drawing. */
const own = /\b(?:id="|href="#|mask="url\(#|clip-path="url\(#)SVG\w+\)?"/g

describe.each(iconSetIds)('the icon set %s', (id) => {
  const { icons, packages, licence } = gatherSet(id)

  test('has at least 100 icons with unique names and ids', () => {
    for (const of of ['name', 'id'] as const) expect(new Set(icons.map((icon) => icon[of])).size).toBe(icons.length)
    expect(icons.length).toBeGreaterThanOrEqual(100)
    expect(icons.map(({ name }) => name).filter((name) => !/^[a-z0-9][a-z0-9 -]*$/.test(name))).toEqual([])
  })

  test('has the licence and the version that its page shows', () => {
    const { version, licence: named, authors } = iconSets[id]
    const licences = { MIT: 'MIT', 'CC BY 4.0': 'CC-BY-4.0' }
    for (const { version: own, license } of packages) {
      expect(license.spdx).toBe(licences[named.name as keyof typeof licences])
      // Feather's package has no version; Font Awesome's families are released separately.
      if (own !== undefined && id !== 'fontAwesome') expect(`${own}.`.startsWith(`${version}.`)).toBe(true)
    }
    if (id === 'fontAwesome')
      expect(
        packages
          .map((one) => one.version)
          .sort()
          .at(-1)
          ?.startsWith(`${version}.`),
      ).toBe(true)
    expect(licence).toContain(named.name === 'MIT' ? 'Permission is hereby granted, free of charge' : named.name)
    expect(licence).toContain(authors)
  })

  test('draws only shapes, in the colour of the text', () => {
    for (const { body } of icons) {
      expect(body).not.toMatch(/<(?!\/?(?:path|g|circle|rect|ellipse|line|polyline|polygon|defs|use|mask|clipPath)\b)/)
      expect(body.replace(own, '')).not.toMatch(/\bid=|\bon\w+=|style=|href=|url\(|#[0-9a-f]{3}/i)
    }
    // Ids must be unique in the set, because one document may contain several drawings.
    const given = icons.flatMap(({ body }) => [...body.matchAll(/\bid="(\w+)"/g)].map(([, shape]) => shape))
    expect(new Set(given).size).toBe(given.length)
  })
})

describe('the icon sprites', () => {
  test('have each icon once, in pages, with the whole licence', () => {
    const names = new Set(spriteFiles.map(([name]) => `/${name}`))
    for (const id of iconSetIds) {
      const { icons, sprites } = built.drawn[id]!
      expect(sprites).toHaveLength(Math.ceil(icons.length / iconsOnPage))
      for (const [page, address] of sprites.entries()) {
        expect(names).toContain(address)
        const text = built.files.get(address.slice(1))!
        const symbols = [...text.matchAll(/<symbol id="([^"]+)"/g)].map(([, symbol]) => symbol)
        expect(symbols).toEqual(icons.slice(page * iconsOnPage, (page + 1) * iconsOnPage).map(([, symbol]) => symbol))
        // The licence is inside a comment, which must not contain two hyphens.
        expect(text).toContain(gatherSet(id).licence.replace(/-{2,}/g, '–'))
        expect(/<!--([^]*?)-->/.exec(text)?.[1]).not.toContain('--')
      }
    }
  })
})

describe('findIcons', () => {
  const names = ['Arrow-Left', 'arrow-right', 'arrow-bend-left', 'čaša', 'fa-solid fa-bell', 'đak']
  const find = (q?: string, page?: `${number}`, list = names) =>
    findIcons(list, (name) => name, { ...(q !== undefined && { q }), ...(page && { page }) })
  const shown = (q: string) => find(q).shown.map(({ icon }) => icon)

  test.each([
    ['arrow', ['Arrow-Left', 'arrow-right', 'arrow-bend-left']],
    ['ARROW', ['Arrow-Left', 'arrow-right', 'arrow-bend-left']],
    ['left arrow', ['Arrow-Left', 'arrow-bend-left']],
    ['arrow_left', ['Arrow-Left', 'arrow-bend-left']],
    ['árrow', ['Arrow-Left', 'arrow-right', 'arrow-bend-left']],
    ['casa', ['čaša']],
    ['ČAŠA', ['čaša']],
    ['dak', ['đak']],
    ['fa-bell', ['fa-solid fa-bell']],
    ['.*', []],
    ['arrow nowhere', []],
    ['<script>', []],
  ])('finds icons by %j', (q, expected) => {
    expect(shown(q)).toEqual(expected)
  })

  test('returns all icons without a query', () => {
    expect(find()).toMatchObject({ hits: names.length, total: names.length, page: 1, pages: 1 })
  })

  test('returns the place of an icon in the whole set', () => {
    expect(find('bend').shown).toEqual([{ icon: 'arrow-bend-left', index: 2 }])
  })

  const many = Array.from({ length: 2 * iconsOnPage + 1 }, (_, at) => `icon-${at}`)
  test.each([
    [undefined, 1, iconsOnPage],
    ['2', 2, iconsOnPage],
    ['3', 3, 1],
    ['4', 3, 1],
    ['999', 3, 1],
  ] as const)('returns for page %s the page %i with %i icons', (requestedPage, page, count) => {
    const found = find(undefined, requestedPage, many)
    expect([found.page, found.pages, found.shown.length]).toEqual([page, 3, count])
  })

  test('returns one empty page when nothing is found', () => {
    expect(find('nowhere', '7')).toMatchObject({ hits: 0, page: 1, pages: 1, shown: [] })
  })
})

describe('shownPageNumbers', () => {
  test.each([
    [1, 2, [1, 2]],
    [1, 8, [1, 2, 0, 8]],
    [3, 8, [1, 2, 3, 4, 0, 8]],
    [4, 8, [1, 2, 3, 4, 5, 0, 8]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [8, 8, [1, 0, 7, 8]],
  ])('returns the numbers for page %i of %i', (page, pages, expected) => {
    expect(shownPageNumbers(page, pages)).toEqual(expected)
  })
})
