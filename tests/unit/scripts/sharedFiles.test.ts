import { describe, expect, test } from 'vitest'
import { pagesOfModules, shareModules, type Module } from '#scripts/vite/sharedFiles.ts'

/** Modules by what they import; a name after `+` is imported dynamically. */
const graph = (imports: Readonly<Record<string, string>>, sizes: Readonly<Record<string, number>> = {}) =>
  new Map<string, Module>(
    Object.entries(imports).map(([id, list]) => {
      const names = list.split(' ').filter(Boolean)
      return [
        id,
        {
          imports: names.filter((name) => !name.startsWith('+')),
          dynamicImports: names.filter((name) => name.startsWith('+')).map((name) => name.slice(1)),
          size: sizes[id] ?? 1000,
        },
      ]
    }),
  )
const filesOf = (modules: ReadonlyMap<string, Module>) =>
  Object.fromEntries(shareModules(modules, 'entry', (id) => id.startsWith('npm/')))

/** Ten pages of one folder, and one page of each of ten others. */
const family = Array.from({ length: 10 }, (_, at) => `client/kit/part${at}/part.tsx`)
const single = Array.from({ length: 10 }, (_, at) => `client/pages/p${at}/Page.tsx`)
const pages = (list: readonly string[], imports: string) => Object.fromEntries(list.map((page) => [page, imports]))
const entryOf = (list: readonly string[]) => list.map((page) => `+${page}`).join(' ')

test('a module belongs to each page that imports it, and to none beyond a dynamic import', () => {
  const modules = graph({
    entry: 'app +one +two',
    app: '',
    one: 'part +late',
    two: 'part',
    part: 'app',
    late: 'own',
    own: '',
  })
  const pagesOf = pagesOfModules(modules, 'entry')
  expect([...pagesOf.get('part')!]).toEqual(['one', 'two'])
  expect([...pagesOf.get('app')!]).toEqual(['entry', 'one', 'two'])
  expect([...pagesOf.get('own')!]).toEqual(['late'])
})

describe('modules come in one file', () => {
  test('with the packages of the first page and what these import', () => {
    const modules = graph({ entry: 'npm/react app', 'npm/react': 'small', small: '', app: '' })
    expect(filesOf(modules)).toEqual({ 'npm/react': 'vendor', small: 'vendor', entry: 'site', app: 'site' })
  })

  test('with what every page loads where nearly all pages import them', () => {
    const modules = graph({ entry: entryOf(single), ...pages(single.slice(1), 'part'), [single[0]!]: '', part: '' })
    expect(filesOf(modules)).toEqual({ entry: 'site', part: 'site' })
  })

  test('with another that nearly the same pages import', () => {
    const modules = graph({
      entry: entryOf([...family, ...single]),
      ...pages(single, ''),
      ...pages(family, 'one other'),
      [family[0]!]: 'one',
      one: '',
      other: '',
    })
    expect(filesOf(modules)).toEqual({ entry: 'site', one: 'one', other: 'one' })
  })

  test('and not with one that a page would load in vain', () => {
    const modules = graph(
      {
        entry: entryOf([...family, ...single]),
        ...pages(single, ''),
        ...pages(family, 'one other'),
        [single[0]!]: 'one',
        one: '',
        other: '',
      },
      { one: 20_000, other: 20_000 },
    )
    expect(filesOf(modules)).toEqual({ entry: 'site', one: 'one', other: 'other' })
  })
})

/** Forty pages and 150 modules, of which each imports some that come after it. */
function manyModules(seed: number): ReadonlyMap<string, Module> {
  let state = seed
  const below = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most
  const all = Array.from({ length: 150 }, (_, at) => `part${at}`)
  const some = (from: number) =>
    from < all.length ? Array.from({ length: below(4) }, () => all[from + below(all.length - from)]!) : []
  const names = [...new Set([...family, ...single, ...single.map((page) => `${page}2`)])]
  return new Map<string, Module>([
    ['entry', { imports: [], dynamicImports: names, size: 1 }],
    ...names.map((id) => [id, { imports: some(below(60)), dynamicImports: [], size: 1 }] as const),
    ...all.map((id, at) => [id, { imports: some(at + 1), dynamicImports: [], size: 200 + below(20_000) }] as const),
  ])
}

test.each([1, 2, 3, 4, 5])('no file imports another that imports it: modules of seed %i', (seed) => {
  const modules = manyModules(seed)
  const fileOf = shareModules(modules, 'entry', () => false)
  const imports = new Map<string, Set<string>>()
  for (const [id, file] of fileOf)
    for (const imported of modules.get(id)!.imports) {
      const other = fileOf.get(imported)
      if (other !== undefined && other !== file) imports.set(file, (imports.get(file) ?? new Set()).add(other))
    }
  expect(imports.size).toBeGreaterThan(3)
  const goes = (file: string, path: readonly string[]): string[] =>
    path.includes(file)
      ? [[...path, file].join(' > ')]
      : [...(imports.get(file) ?? [])].flatMap((other) => goes(other, [...path, file]))
  expect([...imports.keys()].flatMap((file) => goes(file, []))).toEqual([])
})

test('what one page alone imports is left to its own file', () => {
  const modules = graph({ entry: '+one +two', one: 'own', two: '', own: '' })
  expect(filesOf(modules)).toEqual({ entry: 'site' })
})

test('files of modules with the same name have different names', () => {
  const modules = graph(
    {
      entry: entryOf([...family, ...single]),
      ...pages(single.slice(0, 5), 'a/part.ts'),
      ...pages(single.slice(5), ''),
      ...pages(family, 'b/part.ts'),
      'a/part.ts': '',
      'b/part.ts': '',
    },
    { 'a/part.ts': 90_000, 'b/part.ts': 90_000 },
  )
  expect(filesOf(modules)).toEqual({ entry: 'site', 'a/part.ts': 'part2', 'b/part.ts': 'part' })
})
