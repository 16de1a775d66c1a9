import { describe, expect, test } from 'vitest'
import { iconsOnPage } from '#shared/content/iconSets.ts'
import { maxSearchLength } from '#shared/routes/query.ts'
import { oneSite, rawRequest, withLog } from '#tests/support/httpSite.ts'
import { brotliCompressSync } from 'node:zlib'

const site = oneSite()
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await rawRequest(site().app, path, { headers: { 'accept-language': 'en', ...headers } })
  const names = [...answer.text.matchAll(/<code id="icon-\d+">([^<]*)</g)].map(([, name]) => name!)
  const [hits, total, page, pages] = (/data-found="([\d ]+)"/.exec(answer.text)?.[1] ?? '').split(' ').map(Number)
  return { ...answer, names, hits, total, page, pages }
}

describe('a set of icons', () => {
  test('is split into consecutive pages', async () => {
    const first = await ask('/iconsmindline')
    const second = await ask('/iconsmindline?page=2')
    expect([first.status, first.names.length, first.page]).toEqual([200, iconsOnPage, 1])
    expect([second.status, second.names.length, second.page]).toEqual([200, iconsOnPage, 2])
    expect(second.names.filter((name) => first.names.includes(name))).toEqual([])
    const last = await ask(`/iconsmindline?page=${first.pages}`)
    expect(last.names).toHaveLength(first.total! - (first.pages! - 1) * iconsOnPage)
  })

  test('shows the last page for higher numbers and the first for other values', async () => {
    const last = await ask('/feather?page=2')
    expect((await ask('/feather?page=999')).names).toEqual(last.names)
    for (const page of ['0', '-1', '1e9', 'two', '%00', '9'.repeat(400)])
      expect((await ask(`/feather?page=${page}`)).page).toBe(1)
  })

  test('is filtered by name, and the query stays in the field', async () => {
    const found = await ask(`/feather?q=${encodeURIComponent('ARRÖW')}+up`)
    expect(found.names.length).toBeGreaterThan(1)
    for (const name of found.names) expect(name).toMatch(/arrow.*up|up.*arrow/)
    expect(found.hits).toBe(found.names.length)
    expect(found.text).toContain('value="ARRÖW up"')
    const links = [...found.text.matchAll(/href="(\/feather[^"]*)"/g)].map(([, href]) => href)
    expect(links).toContain('/feather#icons')
    const paged = await ask('/simple-line?q=arrow&page=2')
    expect(paged.text).toContain('/simple-line?q=arrow#icons')
  })

  test('reports a query without results', async () => {
    const none = await ask('/feather?q=nowhere')
    expect([none.status, none.hits, none.names]).toEqual([200, 0, []])
    expect(none.text).toContain('No icon of this set has ‘nowhere’ in its name.')
  })

  test.each([
    ['markup', '"><script>alert(1)</script>'],
    ['an expression', '(a+)+$'],
    ['a null byte', '\0\0'],
    ['an end of a script', '</script><!--'],
    ['a placeholder', '{{shown}} $t(icons:title)'],
    ['5,000 letters', 'a'.repeat(5_000)],
    ['500 combining marks', `a${'\u0301'.repeat(500)}`],
    ['direction marks', '\u202e\u2066evil'],
  ])('is a valid page for a query with %s', async (_, q) => {
    const answer = await ask(`/feather?q=${encodeURIComponent(q)}`)
    expect(answer.status).toBe(200)
    expect(answer.text).not.toMatch(/<script>alert|<\/script><!--|\u202e/)
    const typed = /name="q" value="([^"]*)"/.exec(answer.text)?.[1] ?? ''
    expect(typed.replace(/&\w+;|&#x?\w+;/g, '.').length).toBeLessThanOrEqual(maxSearchLength)
  })

  test('has documents within their budget', async () => {
    for (const path of ['/fontawesome', '/fontawesome?q=a', '/fontawesome?q=o&page=4', '/iconsmindline?q=a'])
      expect(brotliCompressSync((await ask(path)).text).length, path).toBeLessThanOrEqual(30_000)
  })

  test('links existing sprites', async () => {
    for (const path of ['/feather', '/fontawesome?q=a']) {
      const { text } = await ask(path)
      const uses = [...text.matchAll(/<use href="([^"#]+)#([^"]+)"/g)]
      expect(uses.length).toBeGreaterThan(50)
      for (const file of new Set(uses.map(([, name]) => name!))) {
        const sprite = await rawRequest(site().app, file)
        expect([sprite.status, sprite.headers['content-type']]).toEqual([200, 'image/svg+xml'])
        expect(sprite.headers['cache-control']).toContain('immutable')
        for (const [, name, id] of uses) if (name === file) expect(sprite.text).toContain(`<symbol id="${id}"`)
      }
      const licence = await rawRequest(
        site().app,
        /href="(\/static\/media\/icons-[\w-]+licence-[\w-]+\.txt)"/.exec(text)![1]!,
      )
      expect(licence.status).toBe(200)
    }
  })
})

describe('the page cache', () => {
  test('caches the page of the set and no searches', async () => {
    const { app, lines } = await withLog(site())
    const longWays = () => lines().filter(({ msg }) => msg === 'answered').length
    const isCached = async (path: string) => {
      await rawRequest(app, path)
      const before = longWays()
      await rawRequest(app, path)
      return longWays() === before
    }
    expect(await isCached('/feather')).toBe(true)
    for (const path of ['/feather?q=a', '/feather?page=2', '/feather?q=a&page=2', '/feather?q=a&lng=fr'])
      expect([path, await isCached(path)]).toEqual([path, false])
    // Other pages ignore these parameters.
    const about = await rawRequest(app, '/about')
    expect((await rawRequest(app, '/about?q=a&page=2')).text).toBe(about.text)
  })
})
