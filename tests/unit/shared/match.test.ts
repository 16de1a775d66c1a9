import { describe, expect, test } from 'vitest'
import { createMatcher, match } from '#shared/routes/matchRoute.ts'
import { route, type Row } from '#shared/routes/route.ts'
import { notFound, table } from '#shared/routes/table.ts'
import { canonicalPath, fillPath } from '#shared/routes/url.ts'

describe('a path of the table', () => {
  test('names its row, with a slash at the end, in capitals and with slashes too many, too', () => {
    for (const { id, path } of table) {
      const filled = fillPath(path, new Proxy({}, { get: () => 'value' }))
      for (const spelling of [filled, `${filled}/`, filled.toUpperCase(), filled.replaceAll('/', '//')])
        expect([spelling, match(spelling).row.id]).toEqual([spelling, id])
    }
  })

  test('names no row with one more segment', () => {
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
  ])('%s is %s', (path, id) => {
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
])('%.40s names no page', (path) => {
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
  ])('of %s: the row is %s', (path, id, params) => {
    const found = find(path)
    expect([found?.row.id, found?.params]).toEqual([id, params])
  })

  test.each(['/blog/first/edit', '/shop/hats/red', '/blogs/first'])('%s is nothing', (path) => {
    expect(find(path)).toBeUndefined()
  })

  test('has one spelling, which names the same page', () => {
    for (const path of ['/blog/a%20b', '/blog/%D0%B6', '/blog/a%2Fb', '/blog/it%27s', '/shop/a+b', '/%2A', '/%3Aid']) {
      const found = find(path)!
      const once = fillPath(found.row.path, found.params)
      const again = find(once)!
      expect([again.row.id, fillPath(again.row.path, again.params)]).toEqual([found.row.id, once])
    }
  })
})

test.each(['/%', '/%E0%A4%A', '/contact/%zz', '/contact%', '/%c3%28', '/%ff'])(
  '%s cannot be decoded and names no page',
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
])('an address of %s is looked up once and answered', (what, path) => {
  expect(match(path).row.id).toBe(what === 'slashes alone' ? 'home' : 'not-found')
})
