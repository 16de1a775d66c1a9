import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toLatin } from '#shared/i18n/transliteration.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { all, saidOn, textOf, values, type PageDocument, type Said } from './renderDocument.ts'
import { addressed, missingPage, type TestedPage } from './renderPlan.ts'
import { findings, ownAddresses, pageRules, validity } from './renderRules.ts'
import { startRenderSite, type RenderSite } from './renderSite.ts'

/** What the switch shows where room is short is a name of the script itself. */
const shortNames = new Set<string>([languageFacts.sr.shortName, languageFacts['sr-Cyrl'].shortName])

/** Everything that a page says, in Latin, in alphabetical order: lists are sorted by the alphabet of their script. */
const inLatin = (said: readonly Said[]): string[] =>
  said
    .map(({ text }) => text)
    .filter((text) => !shortNames.has(text))
    .map(toLatin)
    .sort()

/** The same address without its language, which changes the words of a page and neither whether it is there nor its places. */
function withoutLanguage(address: string): string {
  const url = new URL(address, 'http://site.test')
  if (url.pathname !== '/language') url.searchParams.delete('lng')
  return url.pathname + url.search
}

const idsIn = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))

interface Looked {
  status: number
  ids: ReadonlySet<string>
  /** Where a redirect leads. */
  to: string | null
}

/**
 * Declares the tests of some pages in some languages: every rule of `renderRules.ts`, by the browser's language and by the
 * address, and the HTML validator; then what pages have to do with each other, and with what they lead to.
 * @returns what the pages say, filled by the tests
 */
export function checkPages(pages: readonly TestedPage[], languages: readonly Language[]): ReadonlySet<string> {
  let site: RenderSite
  beforeAll(async () => {
    site = await startRenderSite()
  })
  afterAll(() => site.close())

  const everythingSaid = new Set<string>()
  const heads: { page: TestedPage; language: Language; title: string; description: string }[] = []
  const saidInScript = { sr: new Map<string, string[]>(), 'sr-Cyrl': new Map<string, string[]>() }
  const looked = new Map<string, Looked>()
  /** What is named, and the page that named it first. */
  const links = new Map<string, string>()
  const targets = new Map<string, string>()
  const files = new Map<string, string>()

  function remember(page: PageDocument): void {
    const own = ownAddresses(page)
    const note = (where: Map<string, string>, addresses: readonly string[]) => {
      for (const address of addresses) if (!where.has(address)) where.set(address, page.name)
    }
    // Whether a place on the page itself is there is one of the rules.
    note(
      links,
      own.links.filter((link) => !link.startsWith('#')),
    )
    note(targets, own.targets)
    note(files, own.files)
    // Canonical and alternates are absolute: what they lead to is ours.
    const told = values(page, 'link[rel="canonical"], link[rel="alternate"]', 'href')
    note(
      links,
      told.map((href) => href.replace(site.config.publicUrl, '')),
    )
    looked.set(withoutLanguage(page.address), { status: page.status, ids: idsIn(page.html), to: null })
  }

  const titleOf = (page: PageDocument) => all(page, 'head title').map(textOf).join()

  describe.each(languages)('in %s', (language) => {
    test.each(pages)('$id at $path is in order', async (tested) => {
      const rules = pageRules(site.config.publicUrl, tested.toldPath, tested.isIndexable)
      const bare = await site.page(tested.path, language)
      const withLanguage = await site.page(addressed(tested, language), language)
      const faults: string[] = []
      for (const page of [bare, withLanguage]) {
        remember(page)
        if (page.status !== tested.status) faults.push(`${page.address}: ${page.status}`)
        faults.push(...findings(page, rules).map((fault) => `${page.address}: ${fault}`))
      }
      faults.push(...(await validity(bare)))
      if (titleOf(withLanguage) !== titleOf(bare)) faults.push(`its address with a language: ${titleOf(withLanguage)}`)

      const said = saidOn(bare)
      for (const { text } of said) everythingSaid.add(text)
      if (language === 'sr' || language === 'sr-Cyrl') saidInScript[language].set(tested.path, inLatin(said))
      const description = values(bare, 'meta[name="description"]', 'content').join()
      heads.push({ page: tested, language, title: titleOf(bare), description })
      expect(faults).toEqual([])
    })
  })

  if (languages.includes('sr') && languages.includes('sr-Cyrl'))
    test('each page says the same in both Serbian scripts', () => {
      const differing = pages.flatMap(({ path }) => {
        const [latin = [], cyrillic = []] = [saidInScript.sr.get(path), saidInScript['sr-Cyrl'].get(path)]
        const alone = [
          ...latin.filter((text) => !cyrillic.includes(text)),
          ...cyrillic.filter((text) => !latin.includes(text)),
        ]
        return alone.length > 0 || latin.length === 0 || latin.length !== cyrillic.length ? [{ path, alone }] : []
      })
      expect(differing).toEqual([])
    })

  test.each(['title', 'description'] as const)('pages have a %s of their own wherever search engines look', (what) => {
    const indexable = heads.filter(({ page }) => page.isIndexable && page.path === page.toldPath)
    const alike = [...Map.groupBy(indexable, ({ language, [what]: text }) => `${language} ${text}`)]
    expect(
      alike
        .filter(([, shown]) => shown.length > 1)
        .map(([text, shown]) => [text, ...shown.map(({ page }) => page.path)]),
    ).toEqual([])
    expect(indexable.length).toBeGreaterThan(0)
  })

  test('pages name files that are there', async () => {
    const broken: string[] = []
    for (const [file, where] of files) {
      const response = await site.ask(file)
      await response.arrayBuffer()
      if (response.status !== 200 || !/immutable/.test(response.headers.get('cache-control') ?? ''))
        broken.push(`${file} (${where}): ${response.status}`)
    }
    expect(broken).toEqual([])
    expect(files.size).toBeGreaterThan(5)
  })

  test('pages have links that lead to a page, and to a place on it', async () => {
    async function look(address: string): Promise<Looked> {
      const plain = withoutLanguage(address)
      const known = looked.get(plain)
      if (known) return known
      const response = await site.ask(plain, { headers: { accept: 'text/html' } })
      const found = {
        status: response.status,
        ids: idsIn(await response.text()),
        to: response.headers.get('location'),
      }
      looked.set(plain, found)
      return found
    }
    const broken: string[] = []
    for (const [link, where] of links) {
      const [address = '', anchor] = link.split('#')
      // A link on the 404 page to itself.
      const wanted = address.split('?')[0] === missingPage.path ? missingPage.status : 200
      let answer = await look(address)
      if (answer.to !== null) answer = await look(answer.to)
      if (answer.status !== wanted) broken.push(`${link} (${where}): ${answer.status}`)
      else if (anchor && !answer.ids.has(anchor)) broken.push(`${link} (${where}): no such place`)
    }
    expect(broken).toEqual([])
    expect(links.size).toBeGreaterThan(10)
  })

  test('pages have forms whose targets take a form post', async () => {
    const broken: string[] = []
    for (const [target, where] of targets) {
      const response = await site.ask(target, { method: 'POST', body: new URLSearchParams({ nothing: '' }) })
      await response.text()
      if (response.status !== 422) broken.push(`${target} (${where}): ${response.status}`)
    }
    expect(broken).toEqual([])
    expect(targets.size).toBeGreaterThan(2)
  })

  return everythingSaid
}
