import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { createMatcher, match } from '#shared/routes/match.ts'
import { route, type Row } from '#shared/routes/route.ts'
import { notFound, table } from '#shared/routes/table.ts'
import { canonicalPath, fillPath } from '#shared/routes/url.ts'
import { dice, madeUpPath, madeUpTable } from './tables.ts'

/** What React Router finds: the id of the row and the parameters. */
function routerFinds(rows: readonly Row[], path: string) {
  const found = matchRoutes(
    rows.map(({ id, path: pattern }) => ({ id, path: pattern })),
    path,
  )?.at(-1)
  return found && { id: found.route.id, params: { ...found.params } }
}
function weFind(rows: readonly Row[], path: string) {
  const found = createMatcher(rows)(path)
  return found && { id: found.row.id, params: { ...found.params } }
}

/** Paths nobody wrote into any table. */
const madeUp = [
  '/',
  '/x',
  '/contact/x',
  '/contactx',
  '/xcontact',
  '/contac',
  '/*',
  '/:id',
  '/contact%3F',
  '/newsletter',
  '/newsletter/confirm/more',
  '/newsletter%2Fconfirm',
  '/newsletter/con%66irm',
  '/%63ontact',
  '/contact%20',
  '/contact%00',
  '/cont\u00e1ct',
  '/конта\u043aт',
  '/CONTACT',
  '/Contact/',
  '/contact.',
  '/.',
  '/..',
  '/contact/..',
  '/__proto__',
  '/constructor',
  '/toString/valueOf',
  '/new\u017fletter/confirm',
  `/${'a/'.repeat(500)}`,
]

describe('the table', () => {
  const rows = [...table, notFound] as readonly Row[]

  test('is found by us as React Router finds it, in every row', () => {
    for (const { id, path } of table) {
      const filled = fillPath(path, new Proxy({}, { get: () => 'value' }))
      for (const spelling of [filled, `${filled}/`, filled.toUpperCase(), `${filled}/more`, filled.slice(0, -1)]) {
        const found = match(spelling)
        expect([spelling, found.row.id]).toEqual([spelling, routerFinds(rows, spelling)?.id])
      }
      expect(match(filled).row.id).toBe(id)
    }
  })

  test.each(madeUp)('has the same answer for %.40s', (path) => {
    expect(match(path).row.id).toBe(routerFinds(rows, path)?.id)
  })

  test('has the same answer for hundreds of made-up paths', () => {
    const roll = dice(2026)
    for (let time = 0; time < 500; time += 1) {
      const path = madeUpPath(roll, table)
      expect([path, match(path).row.id]).toEqual([path, routerFinds(rows, path)?.id])
    }
  })
})

describe('a made-up table', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))('%i is found by us as React Router finds it', (seed) => {
    const roll = dice(seed)
    const rows = madeUpTable(roll, 12)
    let found = 0
    for (let time = 0; time < 60; time += 1) {
      const path = madeUpPath(roll, rows)
      const ours = weFind(rows, path)
      const theirs = routerFinds(rows, path)
      if (ours) found += 1
      // React Router keeps the slash at the end of what a wildcard took.
      const wildcard = theirs?.params['*']
      if (wildcard !== undefined) theirs!.params['*'] = wildcard.replace(/\/+$/, '')
      expect({ path, ...ours, rows: rows.map((row) => row.path) }).toEqual({
        path,
        ...theirs,
        rows: rows.map((row) => row.path),
      })
    }
    // The paths are made of the patterns: without many that fit, this would prove little.
    expect(found).toBeGreaterThan(20)
  })

  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1000))('%i never sends anybody round in circles', (seed) => {
    const roll = dice(seed)
    const rows = madeUpTable(roll, 12)
    const find = createMatcher(rows)
    for (let time = 0; time < 60; time += 1) {
      const found = find(madeUpPath(roll, rows))
      if (!found) continue
      const once = fillPath(found.row.path, found.params)
      const again = find(once)
      expect({ once, row: again?.row.id, twice: again && fillPath(again.row.path, again.params) }).toMatchObject({
        once,
        twice: once,
      })
    }
  })
})

describe('ranking', () => {
  const rows = [
    route('wildcard', '/blog/*', 'contact', {}),
    route('dynamic', '/blog/:id', 'contact', {}),
    route('static', '/blog/archive', 'contact', {}),
    route('optional', '/shop/:category?', 'contact', {}),
    route('deep', '/blog/:id/edit', 'contact', {}),
  ] as readonly Row[]
  const find = createMatcher(rows)

  test.each([
    ['/blog/archive', 'static', {}],
    ['/BLOG/Archive/', 'static', {}],
    ['/blog/first', 'dynamic', { id: 'first' }],
    ['/blog/a%20b', 'dynamic', { id: 'a b' }],
    ['/blog/%D0%B6', 'dynamic', { id: 'ж' }],
    ['/blog/first/edit', 'deep', { id: 'first' }],
    ['/blog/first/other', 'wildcard', { '*': 'first/other' }],
    ['/blog', 'wildcard', { '*': '' }],
    ['/shop', 'optional', {}],
    ['/shop/hats', 'optional', { category: 'hats' }],
  ])('%s is %s', (path, id, params) => {
    const found = find(path)
    expect([found?.row.id, found?.params]).toEqual([id, params])
  })

  test.each(['/', '/shop/hats/red', '/blogs', '/shop%2Fhats', '/blog%2Farchive'])('%s is nothing', (path) => {
    expect(find(path)).toBeUndefined()
  })

  test('slashes too many are forgiven', () => {
    expect(find('//blog///archive//')?.row.id).toBe('static')
  })

  test('the first of two rows for one path wins, as in React Router', () => {
    for (const pair of [
      [route('one', '/a/:b?', 'contact', {}), route('two', '/a', 'contact', {})],
      [route('two', '/a', 'contact', {}), route('one', '/a/:b?', 'contact', {})],
    ] as readonly (readonly Row[])[])
      expect(weFind(pair, '/a')?.id).toBe(routerFinds(pair, '/a')?.id)
  })
})

test.each(['/%', '/%E0%A4%A', '/contact/%zz', '/contact%', '/%c3%28', '/%ff'])(
  '%s cannot be decoded and names no page',
  (path) => {
    expect(match(path)).toEqual({ row: notFound, params: {} })
    expect(canonicalPath(match(path))).toBeUndefined()
  },
)

test('an address as long as a server takes is found in no time', () => {
  const rows = madeUpTable(dice(7), 200)
  const find = createMatcher(rows)
  const started = performance.now()
  for (const path of [`/${'a'.repeat(16_000)}`, `/${'a/'.repeat(8000)}`, '/'.repeat(16_000), `/${'%41'.repeat(5000)}`])
    find(path)
  // Some milliseconds; where each row looks at each letter again it takes minutes.
  expect(performance.now() - started).toBeLessThan(2000)
})
