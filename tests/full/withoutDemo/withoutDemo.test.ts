import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { gatherContent } from '#scripts/vite/content.ts'
import { feedPath } from '#shared/content/blog.ts'
import { countdowns } from '#shared/content/countdown.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { Suggestions } from '#shared/rendering.ts'
import { elementNames, elementPaths } from '#shared/routes/elements.ts'
import { homeNames } from '#shared/routes/homes.ts'
import { innerNames, innerPaths } from '#shared/routes/inner.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { everyPage } from '#tests/support/addresses.ts'
import { decode, elements, wordsOfHtml } from '#tests/support/httpSite.ts'
import { copyWorkingTree, linkPackages } from '#tests/support/projectCopy.ts'
import { startSite, type SiteProcess } from '#tests/support/siteProcess.ts'

/* A build with DEMO_PAGES=off in a copy of the project. The route table of this process still has the demonstration pages. */

const demoPages = everyPage.filter(({ row }) => row.isDemo).map(({ path }) => path)
const partyPages = everyPage.filter(({ row }) => !row.isDemo).map(({ path }) => path)

let project: string
let dist: string
let site: SiteProcess

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'without-demo-'))
  dist = join(project, 'dist')
  copyWorkingTree(project, (name) => !name.startsWith('tests/'))
  linkPackages(project)
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--quiet'], {
    cwd: project,
    env: { ...process.env, DEMO_PAGES: 'off' },
  })
  site = await startSite({ dist, env: { RATE_LIMIT: 'off' } })
})
afterAll(async () => {
  await site?.stop()
  rmSync(project, { recursive: true, force: true })
})

const isDemo = (path: string) => match(path).row.isDemo === true
const get = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers })

test('the address of a demonstration page gets the 404 page', async () => {
  expect(demoPages.length).toBeGreaterThan(200)
  for (const path of [...demoPages, feedPath]) {
    const answer = await get(`${path}?lng=en`)
    expect([path, answer.status]).toEqual([path, 404])
    expect(wordsOfHtml(await answer.text())).toContain(wordsOf('en').notFound.heading)
  }
})

test('no link, form or file of a party page leads to a 404', async () => {
  const cart = { cookie: 'cart=tshirt_red_M.2~cap_ink.1' }
  const searches = ['page', 'home', 'article', 'header', 'arrow', 'shop'].map((q) => `/page/search-result?q=${q}`)
  const seen = new Map<string, string>()
  for (const language of languages)
    for (const path of [...partyPages, ...searches, '/no-such-page'])
      for (const headers of match(path).row.showsCart ? [{}, cart] : [{}]) {
        const page = `${path}${path.includes('?') ? '&' : '?'}lng=${language}`
        const answer = await get(page, headers)
        expect([page, answer.status]).toEqual([page, path === '/no-such-page' ? 404 : 200])
        const html = await answer.text()
        const named = [
          ...['a', 'link'].flatMap((tag) => elements(html, tag).map(({ href }) => href)),
          ...['img', 'script', 'source'].flatMap((tag) => elements(html, tag).map(({ src }) => src)),
          ...elements(html, 'form').map(({ action }) => action),
          ...elements(html, 'use').map(({ href }) => href),
        ]
        for (const name of named) {
          const to = name === undefined ? null : URL.parse(name, site.url + path)
          if (to?.origin === site.url) seen.set(to.pathname + to.search, page)
        }
      }
  expect(seen.size).toBeGreaterThan(500)
  const missing: string[] = []
  for (const [to, from] of seen)
    if (!to.startsWith('/no-such-page') && (await get(to)).status === 404) missing.push(`${from} leads to ${to}`)
  expect(missing).toEqual([])
})

test('the sitemap lists exactly the indexed party pages', async () => {
  const listed = [...(await (await get('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(decode(address!)).pathname,
  )
  const expected = everyPage.filter(({ row }) => !row.isDemo && !row.noindex && row.canonical === undefined)
  expect(new Set(listed)).toEqual(new Set(expected.map(({ path }) => path)))
})

test.each(languages)('the shop index and the search do not link to demonstration pages in %s', async (lng) => {
  for (const path of ['/shop?', '/page/search-result?', '/page/search-result?q=a&', '/page/search-result?q=home&']) {
    const html = await (await get(`${path}lng=${lng}`)).text()
    const links = elements(html, 'a').flatMap(({ href }) => URL.parse(href ?? '', site.url)?.pathname ?? [])
    expect(links.filter(isDemo)).toEqual([])
  }
  for (const q of ['a', 'home', 'accordion', 'blog']) {
    const { suggestions } = (await (await get(`/api/suggest?q=${q}&lng=${lng}`)).json()) as Suggestions
    expect(suggestions.map(({ path }) => path).filter(isDemo)).toEqual([])
  }
})

test.each(['hidden', 'public'])('a start with DEMO_PAGES=%s is refused', async (value) => {
  await expect(startSite({ dist, env: { DEMO_PAGES: value } })).rejects.toThrow(
    `DEMO_PAGES must be off: this build has no demonstration pages, and a build with DEMO_PAGES=${value} has.\n\nThe process ended: 1.`,
  )
})

test('a start with DEMO_PAGES=off is refused when the build has the demonstration pages', async () => {
  await expect(startSite({ env: { DEMO_PAGES: 'off' } })).rejects.toThrow(
    'DEMO_PAGES must not be off: this build has the demonstration pages, and a build with DEMO_PAGES=off has not.\n\nThe process ended: 1.',
  )
})

describe('the built files', () => {
  const demoSources = /^client\/demo\//

  test('have no source of a demonstration page', () => {
    const manifest = JSON.parse(readFileSync(join(dist, 'client/manifest.json'), 'utf8')) as Record<string, unknown>
    expect(Object.keys(manifest).filter((source) => demoSources.test(source))).toEqual([])
  })

  test('have no address, name or text of a demonstration page', () => {
    const words = wordsOf('en')
    const { posts, projects } = gatherContent().files.en
    const demoTexts = [
      ...homeNames.map((name) => words[`home/${name}`].description),
      ...elementNames.map((name) => words[`elements/${name}`].description),
      ...innerNames.map((name) => words[`page/${name}`].description),
      ...posts.list.map(({ description }) => description),
      ...projects.list.map(({ id }) => id),
      ...elementNames.map((name) => elementPaths[name]),
      ...innerNames.map((name) => innerPaths[name]),
      // Names of countdowns are allowed: the server contains the rules of all countdowns.
      ...homeNames.filter((name) => name.includes('-') && !(name in countdowns)),
    ]
    const files = globSync('**/*.{js,css,json,svg,html,txt}', { cwd: dist })
    expect(files.length).toBeGreaterThan(100)
    const found = files.flatMap((file) => {
      const text = readFileSync(join(dist, file), 'utf8')
      return demoTexts.filter((one) => text.includes(one)).map((one) => `${file}: ${one}`)
    })
    expect(found).toEqual([])
  })
})
