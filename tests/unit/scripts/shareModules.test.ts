import { describe, expect, test } from 'vitest'
import { pagesOfModules, shareModules, type Module } from '#scripts/vite/shareModules.ts'

/** Returns a module graph from lists of imports. `+` marks a dynamic import. */
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
const filesOf = (modules: ReadonlyMap<string, Module>) => Object.fromEntries(shareModules(modules, 'entry'))

const front = '/client/pages/home/Page.tsx'
const demo = Array.from({ length: 6 }, (_, at) => `/client/demo/part${at}/Page.tsx`)
const party = Array.from({ length: 6 }, (_, at) => `/client/pages/p${at}/Page.tsx`)
const pages = (list: readonly string[], imports: string) => Object.fromEntries(list.map((page) => [page, imports]))
const entryOf = (list: readonly string[]) => list.map((page) => `+${page}`).join(' ')

test('pagesOfModules returns the pages that import a module statically, not those behind a dynamic import', () => {
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

describe('shareModules puts modules into one file', () => {
  test('when they are packages of the entry, or imported by these', () => {
    const modules = graph({ entry: '/node_modules/react app', '/node_modules/react': 'small', small: '', app: '' })
    expect(filesOf(modules)).toEqual({ '/node_modules/react': 'vendor', small: 'vendor', entry: 'site', app: 'site' })
  })

  test('with those of the entry when the front page shares them', () => {
    const modules = graph({
      entry: entryOf([front, ...party]),
      [front]: 'part own',
      ...pages(party, 'part'),
      part: '',
      own: '',
    })
    expect(filesOf(modules)).toEqual({ entry: 'site', part: 'site' })
  })

  test('apart from the entry when the front page shares them and the other pages would load much in vain', () => {
    const modules = graph(
      {
        entry: entryOf([front, ...party]),
        [front]: 'large small',
        ...pages(party, ''),
        [party[0]!]: 'large small',
        large: '',
        small: '',
      },
      { large: 60_000, small: 1 },
    )
    const filesFor = (largeSize: number) =>
      Object.fromEntries(
        shareModules(
          new Map(modules).set('large', { imports: [], dynamicImports: [], size: largeSize }),
          'entry',
          [front, ...party].map((page) => [page]),
        ),
      )
    expect(filesFor(60_000)).toMatchObject({ large: 'front', small: 'front', entry: 'site' })
    expect(filesFor(10_000)).toMatchObject({ large: 'site', small: 'site', entry: 'site' })
  })

  test('when nearly the same pages import them', () => {
    const modules = graph({
      entry: entryOf(demo),
      ...pages(demo, 'one other'),
      [demo[0]!]: 'one',
      one: '',
      other: '',
    })
    expect(filesOf(modules)).toEqual({ entry: 'site', one: 'one', other: 'one' })
  })

  test('but not when the unneeded code costs more than the saved requests', () => {
    const modules = graph(
      {
        entry: entryOf(demo),
        ...pages(demo.slice(0, 4), 'one'),
        ...pages(demo.slice(2), 'other'),
        ...pages(demo.slice(2, 4), 'one other'),
        one: '',
        other: '',
      },
      { one: 20_000, other: 20_000 },
    )
    expect(filesOf(modules)).toEqual({ entry: 'site', one: 'one', other: 'other' })
  })

  test('but not when one of them imports a large module that some pages do not need', () => {
    const filesWith = (imported: string) =>
      filesOf(
        graph(
          { entry: entryOf(demo), ...pages(demo, 'one other'), [demo[0]!]: 'one', one: '', other: imported, large: '' },
          { large: 98_000 },
        ),
      )
    expect(filesWith('')).toEqual({ entry: 'site', one: 'one', other: 'one' })
    expect(filesWith('large')).toEqual({ entry: 'site', one: 'one', other: 'large', large: 'large' })
  })
})

test('shareModules counts a page of the party as three of the demonstration', () => {
  const filesWith = (alone: string) =>
    filesOf(
      graph(
        {
          entry: entryOf([alone, ...demo.slice(0, 2)]),
          [alone]: 'one',
          ...pages(demo.slice(0, 2), 'one other'),
          one: '',
          other: '',
        },
        { other: 20_000 },
      ),
    )
  expect(filesWith(demo[3]!)).toEqual({ entry: 'site', one: 'other', other: 'other' })
  expect(filesWith(party[0]!)).toEqual({ entry: 'site', one: 'one', other: 'other' })
})

/** Returns a random graph of 40 pages and 150 modules. Modules import only later modules, so that there are no cycles. */
function manyModules(seed: number): ReadonlyMap<string, Module> {
  let state = seed
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit
  const all = Array.from({ length: 150 }, (_, at) => `part${at}`)
  const some = (from: number) =>
    from < all.length ? Array.from({ length: below(4) }, () => all[from + below(all.length - from)]!) : []
  const names = Array.from({ length: 40 }, (_, at) => `/client/${at % 2 ? 'demo' : 'pages'}/p${at}/Page.tsx`)
  return new Map<string, Module>([
    ['entry', { imports: [], dynamicImports: names, size: 1 }],
    ...names.map((id) => [id, { imports: some(below(60)), dynamicImports: [], size: 1 }] as const),
    ...all.map((id, at) => [id, { imports: some(at + 1), dynamicImports: [], size: 200 + below(20_000) }] as const),
  ])
}

test.each([1, 2, 3, 4, 5])('shareModules makes no files that import each other: seed %i', (seed) => {
  const modules = manyModules(seed)
  const fileOf = shareModules(modules, 'entry')
  const imports = new Map<string, Set<string>>()
  for (const [id, file] of fileOf)
    for (const imported of modules.get(id)!.imports) {
      const other = fileOf.get(imported)
      if (other !== undefined && other !== file) imports.set(file, (imports.get(file) ?? new Set()).add(other))
    }
  expect(imports.size).toBeGreaterThan(3)
  const cyclesFrom = (file: string, path: readonly string[]): string[] =>
    path.includes(file)
      ? [[...path, file].join(' > ')]
      : [...(imports.get(file) ?? [])].flatMap((other) => cyclesFrom(other, [...path, file]))
  expect([...imports.keys()].flatMap((file) => cyclesFrom(file, []))).toEqual([])
})

test('shareModules puts modules of pages that are always loaded together into one file', () => {
  const headers = ['/client/demo/bar.tsx', '/client/demo/rail.tsx']
  const modules = graph(
    {
      entry: entryOf([...headers, ...demo]),
      [headers[0]!]: 'part other',
      [headers[1]!]: 'part',
      ...pages(demo, 'own'),
      [demo[0]!]: 'own other',
      part: '',
      other: '',
      own: '',
    },
    { part: 12_000, own: 12_000, other: 12_000 },
  )
  const filesWith = (visits: readonly (readonly string[])[]) => {
    const fileOf = shareModules(modules, 'entry', visits)
    return fileOf.get('part') === fileOf.get('own')
  }
  expect(filesWith([])).toBe(false)
  expect(filesWith(demo.map((page, at) => [page, headers[at % 2]!]))).toBe(true)
})

test('shareModules leaves a module that only one page imports in the file of this page', () => {
  const modules = graph({ entry: '+one +two', one: 'own', two: '', own: '' })
  expect(filesOf(modules)).toEqual({ entry: 'site' })
})

test('shareModules numbers files that would have the same name', () => {
  const modules = graph(
    {
      entry: entryOf([...demo, ...party]),
      ...pages(party, 'a/part.ts'),
      ...pages(demo, 'b/part.ts'),
      'a/part.ts': '',
      'b/part.ts': '',
    },
    { 'a/part.ts': 90_000, 'b/part.ts': 90_000 },
  )
  expect(Object.values(filesOf(modules)).toSorted()).toEqual(['part', 'part.2', 'site'])
})
