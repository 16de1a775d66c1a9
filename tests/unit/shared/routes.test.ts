import { describe, expect, test } from 'vitest'
import { formNames } from '#shared/forms/names.ts'
import { contactTopics } from '#shared/forms/topics.ts'
import { languages } from '#shared/i18n/languages.ts'
import { match } from '#shared/routes/matchRoute.ts'
import type { PageKind } from '#shared/routes/kinds.ts'
import { isOpenEnded, maxSearchLength, readPageQuery, type PageQuery } from '#shared/routes/query.ts'
import { checkTable } from '#shared/routes/checkTable.ts'
import { route } from '#shared/routes/route.ts'
import { homeRoute, isRouteId, notFound, rowOf, table } from '#shared/routes/table.ts'
import { pageOfEachRow } from '#tests/support/addresses.ts'
import { addressOf, canonicalPath, fillPath, withQuery } from '#shared/routes/url.ts'

const row = (id: string, path: string) => route(id, path, 'contact', {})

describe('checkTable', () => {
  test('accepts rows with different ids and paths', () => {
    const rows = [
      row('one', '/one'),
      row('two', '/one/two'),
      row('three', '/one/:id'),
      row('four', '/four/:id?'),
      row('home', '/'),
    ]
    expect(() => checkTable(rows)).not.toThrow()
  })

  test.each([
    ['an id twice', [row('one', '/one'), row('one', '/two')], /id one twice/],
    ['a path twice', [row('one', '/one'), row('two', '/one')], /path \/one twice/],
    ['a path twice in other letters', [row('one', '/one'), row('two', '/One')], /path \/one twice/],
    ['a path that an optional parameter leaves', [row('one', '/one'), row('two', '/one/:id?')], /path \/one twice/],
    ['two parameters in one place', [row('one', '/one/:a'), row('two', '/one/:b?')], /path \/one\/: twice/],
  ])('refuses %s', (_, rows, message) => {
    expect(() => checkTable(rows)).toThrow(message)
  })

  test.each([
    '',
    'one',
    '/one/',
    '//one',
    '/one//two',
    '/one two',
    '/one?x=1#y',
    'https://evil.example/',
    '/één',
    '/\\one',
    '/one/*',
    '/one/:id/two',
    '/:one/:two',
    '/one:id',
    '/one/:',
  ])('refuses the path %j', (path) => {
    expect(() => checkTable([row('one', path)])).toThrow(/has an invalid path/)
  })
})

describe('the table', () => {
  test('has its ids and no others', () => {
    for (const { id } of table) {
      expect(isRouteId(id)).toBe(true)
      expect(rowOf(id).id).toBe(id)
    }
    for (const other of [notFound.id, '', '/contact', '__proto__', 'constructor', undefined, null, 5, [homeRoute]])
      expect(isRouteId(other)).toBe(false)
  })

  test('does not contain the 404 page, which has noindex', () => {
    expect(table.map((one) => one.path)).not.toContain(notFound.path)
    expect(notFound.noindex).toBe(true)
  })

  test('has no address that the server uses itself', () => {
    for (const path of [
      '/language',
      '/healthz',
      '/readyz',
      '/u/token',
      '/api/send',
      '/api/subscribe',
      '/api/form',
      '/static/js/a.js',
    ])
      expect(match(path).row).toBe(notFound)
  })

  test('has every path in its canonical spelling', () => {
    for (const { id, params, path } of pageOfEachRow) {
      expect(canonicalPath(match(path))).toBe(path)
      expect(addressOf(id, { params })).toBe(path)
    }
  })
})

describe('fillPath', () => {
  test.each([
    ['/', {}, '/'],
    ['/one', {}, '/one'],
    ['/one', { id: 'ignored' }, '/one'],
    ['/one/:id', { id: 'two' }, '/one/two'],
    ['/one/:id', { id: 'a b/c?d#e' }, '/one/a%20b%2Fc%3Fd%23e'],
    ['/one/:id', { id: 'жђ' }, '/one/%D0%B6%D1%92'],
    ['/one/:id?', {}, '/one'],
    ['/one/:id?', { id: 'two' }, '/one/two'],
    ['/:id?', {}, '/'],
    ['/:id?', { id: 'two' }, '/two'],
  ])('%s with %o is %s', (pattern, params, path) => {
    expect(fillPath(pattern, params)).toBe(path)
  })

  test('throws if a required parameter is missing', () => {
    expect(() => fillPath('/one/:id')).toThrow(/needs the parameter id/)
  })
})

describe('withQuery', () => {
  test.each([
    [{}, '/a'],
    [{ language: 'fr' }, '/a?lng=fr'],
    [{ language: undefined, anchor: undefined, query: {} }, '/a'],
    [{ anchor: 'write' }, '/a#write'],
    [{ anchor: '' }, '/a'],
    [{ query: { topic: 'join', sent: undefined } }, '/a?topic=join'],
    [{ query: { topic: 'join' }, language: 'sr-Cyrl', anchor: 'write' }, '/a?lng=sr-Cyrl&topic=join#write'],
    [{ query: { t: 'a&b=c d#e' } }, '/a?t=a%26b%3Dc+d%23e'],
  ] as const)('%o gives %s', (options, address) => {
    expect(withQuery('/a', options)).toBe(address)
  })
})

describe('canonicalPath', () => {
  test('is undefined for the 404 page', () => {
    expect(canonicalPath(match('/no-such-page'))).toBeUndefined()
    expect(canonicalPath({ row: notFound, params: {} })).toBeUndefined()
  })

  test('is the same for every spelling', () => {
    // The canonical address of content is tested in tests/http/addresses.
    for (const { path } of pageOfEachRow.filter(({ row }) => !row.path.includes(':')))
      for (const spelling of [path, `${path}/`, `/${path}`, path.toUpperCase(), path.replaceAll('/', '///')])
        expect(canonicalPath(match(spelling))).toBe(path)
  })
})

describe('readPageQuery', () => {
  const read = (query: string, kind: PageKind = 'contact') => readPageQuery(new URLSearchParams(query), { kind })

  test('reads the parameters that pages depend on', () => {
    for (const topic of contactTopics) expect(read(`topic=${topic}`)).toEqual({ topic })
    // Visitors cannot choose this topic.
    expect(read('topic=comment')).toEqual({})
    for (const sent of formNames) expect(read(`sent=${sent}`)).toEqual({ sent })
    expect(read('sent=contact&topic=join')).toEqual({ topic: 'join', sent: 'contact' })
  })

  test('reads the choices of shop and donation only on their pages', () => {
    expect(read('topic=shop&way=cash')).toEqual({ topic: 'shop', way: 'cash' })
    for (const meaningless of ['topic=shop&amount=500', 'topic=shop&way=barter', 'topic=shop&way=CASH'])
      expect(read(meaningless)).toEqual({ topic: 'shop' })
    expect(read('topic=donation&amount=2000&way=card')).toEqual({ topic: 'donation' })
    const onDonationPage = (query: string) => readPageQuery(new URLSearchParams(query), rowOf('donate'))
    expect(onDonationPage('amount=2000&way=card')).toEqual({ amount: '2000' })
    expect(onDonationPage('amount=own')).toEqual({ amount: 'own' })
    for (const meaningless of ['amount=50000000', 'amount=0500', 'amount=99', 'amount='])
      expect(onDonationPage(meaningless)).toEqual({})
    expect(read('amount=500&way=cash')).toEqual({})
    expect(read('topic=join&amount=500&way=cash')).toEqual({ topic: 'join' })
    const atCheckout = (query: string) => readPageQuery(new URLSearchParams(query), rowOf('checkout'))
    expect(atCheckout('way=cash')).toEqual({ way: 'cash' })
    for (const meaningless of ['way=card', 'way=barter', 'amount=500']) expect(atCheckout(meaningless)).toEqual({})
  })

  test.each([
    '',
    'topic=',
    'topic=Join',
    'topic=nonsense',
    'sent=api',
    'topic[]=join',
    'Topic=join',
    'topic=__proto__',
    'sent=toString',
    'topic=<script>&sent="',
    ...languages.map((language) => `lng=${language}`),
    'utm_source=x&page=2',
    'q=arrow',
  ])('ignores %j, so that it needs no cache entry of its own', (query) => {
    expect(read(query)).toEqual({})
  })

  test('reads search and page number for pages with a list', () => {
    expect(read('q=arrow&page=3', 'icons')).toEqual({ q: 'arrow', page: '3' })
    expect(read('q=+Стрелица%0a%00+лево+', 'icons')).toEqual({ q: 'Стрелица лево' })
    expect(read('q=con%C2%ADtact%E2%80%8B+%E2%80%AAus', 'icons')).toEqual({ q: 'contact us' })
    expect(read('topic=join&q=arrow', 'icons')).toEqual({ topic: 'join', q: 'arrow' })
    expect(read('q=bread&in=samples', 'search')).toEqual({ q: 'bread', in: 'samples' })
    expect([read('in=samples'), read('in=all', 'search')]).toEqual([{}, {}])
  })

  test('reads the filters of news, events and donations only in their lists', () => {
    expect(read('year=2026&tag=вода&page=2&when=past', 'news')).toEqual({ year: '2026', tag: 'вода', page: '2' })
    expect(read('year=+&tag=+', 'news')).toEqual({})
    expect(read('when=past&municipality=lipa&page=3', 'events')).toEqual({
      when: 'past',
      municipality: 'lipa',
      page: '3',
    })
    expect(read('when=+&year=2026', 'events')).toEqual({})
    expect(read('year=2026&tag=вода&page=2', 'transparency')).toEqual({ year: '2026', page: '2' })
    expect(read('year=2026&tag=вода&when=past&municipality=lipa')).toEqual({})
  })

  test('reads the search for pages that are filtered by it', () => {
    const filtered = { kind: 'inner', isFiltered: true } as const
    expect(readPageQuery(new URLSearchParams('q=билтен&page=3'), filtered)).toEqual({ q: 'билтен' })
    expect(read('q=билтен', 'inner')).toEqual({})
  })

  test.each(['q=', 'q=%20%0a', 'page=1', 'page=0', 'page=-2', 'page=02', 'page=1e3', 'page=1000', 'page=２', 'page='])(
    'ignores %j',
    (query) => {
      expect(read(query, 'icons')).toEqual({})
    },
  )

  test('cuts a long search between characters', () => {
    expect([...read(`q=${'😀'.repeat(100)}`, 'icons').q!]).toHaveLength(maxSearchLength)
    expect(read(`q=${'a'.repeat(100_000)}`, 'icons').q).toHaveLength(maxSearchLength)
    expect(read('q=%ED%A0%80', 'icons').q?.isWellFormed()).toBe(true)
  })

  test('finds the queries whose pages are not cached', () => {
    expect([{ q: 'a' }, { page: '2' } as const].map(isOpenEnded)).toEqual([true, true])
    // The staff choose the tags of news; the shop has few.
    expect(
      [{ year: '2026' }, { tag: 'вода' }, { tag: 'gift' }].map((query) => isOpenEnded(query as PageQuery)),
    ).toEqual([true, true, false])
    expect([{}, { topic: 'join' } as const, { sent: 'contact' } as const].map(isOpenEnded)).toEqual([
      false,
      false,
      false,
    ])
  })
})
