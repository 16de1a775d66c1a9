import { describe, expect, test } from 'vitest'
import { createMatcher, match } from '#shared/routes/matchRoute.ts'
import { route, type Row } from '#shared/routes/route.ts'
import { notFound, table } from '#shared/routes/table.ts'
import { canonicalPath, fillPath } from '#shared/routes/url.ts'

describe('match for a path of the table', () => {
  test('finds its row, also in capitals and with surplus slashes', () => {
    for (const { id, path } of table) {
      const filled = fillPath(path, new Proxy({}, { get: () => 'value' }))
      for (const spelling of [filled, `${filled}/`, filled.toUpperCase(), filled.replaceAll('/', '//')])
        expect([spelling, match(spelling).row.id]).toEqual([spelling, id])
    }
  })

  test('finds no row for a path with one more segment', () => {
    for (const { path } of table) {
      const longer = `${fillPath(path, new Proxy({}, { get: () => 'value' }))}/more/still`
      expect([longer, match(longer)]).toEqual([longer, { row: notFound, params: {} }])
    }
  })

  test.each([
    ['/', 'home'],
    ['/CONTACT', 'contact'],
    ['/Contact/', 'contact'],
    ['/%63ontact', 'contact'],
    ['/newsletter/con%66irm', 'newsletter-confirm'],
  ])('the path %s belongs to the row %s', (path, id) => {
    expect(match(path)).toMatchObject({ row: { id }, params: {} })
  })
})

test.each([
  '/x',
  '/contact/x',
  '/contactx',
  '/xcontact',
  '/contac',
  '/*',
  '/:id',
  '/contact%3F',
  '/newsletter/confirm/more',
  '/newsletter%2Fconfirm',
  '/contact%20',
  '/contact%00',
  '/cont\u00e1ct',
  '/конта\u043aт',
  '/contact.',
  '/.',
  '/..',
  '/contact/..',
  '/__proto__',
  '/constructor',
  '/toString/valueOf',
  '/new\u017fletter/confirm',
  `/${'a/'.repeat(500)}`,
])('the path %.40s has no page', (path) => {
  expect(match(path)).toEqual({ row: notFound, params: {} })
})

describe('a parameter', () => {
  const rows = [
    route('all', '/blog', 'contact', {}),
    route('one', '/blog/:id', 'contact', {}),
    route('archive', '/blog/archive', 'contact', {}),
    route('shelf', '/shop/:category?', 'contact', {}),
    route('root', '/:page?', 'contact', {}),
  ] as readonly Row[]
  const find = createMatcher(rows)

  test.each([
    ['/blog', 'all', {}],
    ['/blog/first', 'one', { id: 'first' }],
    ['/BLOG/First/', 'one', { id: 'First' }],
    ['//blog///first//', 'one', { id: 'first' }],
    ['/blog/a%20b', 'one', { id: 'a b' }],
    ['/blog/%D0%B6', 'one', { id: 'ж' }],
    ['/blog/a%2Fb', 'one', { id: 'a%2Fb' }],
    ['/blog/__proto__', 'one', { id: '__proto__' }],
    ['/blog/archive', 'archive', {}],
    ['/BLOG/Archive/', 'archive', {}],
    ['/shop', 'shelf', {}],
    ['/shop/hats', 'shelf', { category: 'hats' }],
    ['/', 'root', {}],
    ['/about', 'root', { page: 'about' }],
    ['/shop%2Fhats', 'root', { page: 'shop%2Fhats' }],
  ])('the path %s has the row %s and its parameter', (path, id, params) => {
    const found = find(path)
    expect([found?.row.id, found?.params]).toEqual([id, params])
  })

  test.each(['/blog/first/edit', '/shop/hats/red', '/blogs/first'])('the path %s has no page', (path) => {
    expect(find(path)).toBeUndefined()
  })

  test('has one canonical spelling, which leads to the same page', () => {
    for (const path of ['/blog/a%20b', '/blog/%D0%B6', '/blog/a%2Fb', '/blog/it%27s', '/shop/a+b', '/%2A', '/%3Aid']) {
      const found = find(path)!
      const once = fillPath(found.row.path, found.params)
      const again = find(once)!
      expect([again.row.id, fillPath(again.row.path, again.params)]).toEqual([found.row.id, once])
    }
  })
})

test.each(['/%', '/%E0%A4%A', '/contact/%zz', '/contact%', '/%c3%28', '/%ff'])(
  'the malformed path %s has no page',
  (path) => {
    expect(match(path)).toEqual({ row: notFound, params: {} })
    expect(canonicalPath(match(path))).toBeUndefined()
  },
)

test.each([
  ['one long segment', `/${'a'.repeat(16_000)}`],
  ['thousands of segments', `/${'a/'.repeat(8000)}`],
  ['slashes alone', `/${'/'.repeat(16_000)}`],
  ['encoded letters', `/${'%41'.repeat(5000)}`],
])('an address of %s is matched in less than a second', (what, path) => {
  expect(match(path).row.id).toBe(what === 'slashes alone' ? 'home' : 'not-found')
})
