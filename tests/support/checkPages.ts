import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toLatin } from '#shared/i18n/transliteration.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { all, pageTexts, textOf, values, type PageDocument, type PageText } from './renderDocument.ts'
import { addressed, missingPage, type TestedPage } from './renderPlan.ts'
import { findings, ownAddresses, pageRules, validity } from './renderRules.ts'
import { startRenderSite, type RenderSite } from './renderSite.ts'

/** The short names of the Serbian scripts in the language switch. They differ between the scripts. */
const shortNames = new Set<string>([languageFacts.sr.shortName, languageFacts['sr-Cyrl'].shortName])

/** Returns all texts of a page in Latin script, sorted. Sorting is needed because lists follow the alphabet of their script. */
const inLatin = (texts: readonly PageText[]): string[] =>
  texts
    .map(({ text }) => text)
    .filter((text) => !shortNames.has(text))
    .map(toLatin)
    .sort()

/** Returns an address without its language. The language changes the words of a page, but not its status and anchors. */
function withoutLanguage(address: string): string {
  const url = new URL(address, 'http://site.test')
  if (url.pathname !== '/language') url.searchParams.delete('lng')
  return url.pathname + url.search
}

const idsIn = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))

interface LinkTarget {
  status: number
  ids: ReadonlySet<string>
  /** The target of a redirect. */
  to: string | null
}

/**
 * Declares tests of pages in some languages. Each page is checked with every rule of `renderRules.ts`, without and with the language in
 * its address, and with an HTML validator. Further tests compare pages with each other, and check the targets of links.
 * @returns the texts of all pages; the tests fill the set
 */
export function checkPages(pages: readonly TestedPage[], languages: readonly Language[]): ReadonlySet<string> {
  let site: RenderSite
  beforeAll(async () => {
    site = await startRenderSite()
  })
  afterAll(() => site.close())

  const allTexts = new Set<string>()
  const heads: { page: TestedPage; language: Language; title: string; description: string }[] = []
  const textsInScript = { sr: new Map<string, string[]>(), 'sr-Cyrl': new Map<string, string[]>() }
  const looked = new Map<string, LinkTarget>()
  /** Addresses of links, form targets and files, each with the first page that has it. */
  const links = new Map<string, string>()
  const targets = new Map<string, string>()
  const files = new Map<string, string>()

  function remember(page: PageDocument): void {
    const own = ownAddresses(page)
    const note = (where: Map<string, string>, addresses: readonly string[]) => {
      for (const address of addresses) if (!where.has(address)) where.set(address, page.name)
    }
    // Links within the page are checked by a rule.
    note(
      links,
      own.links.filter((link) => !link.startsWith('#')),
    )
    note(targets, own.targets)
    note(files, own.files)
    // Canonical and alternate links are absolute addresses of the site.
    const headLinks = values(page, 'link[rel="canonical"], link[rel="alternate"]', 'href')
    note(
      links,
      headLinks.map((href) => href.replace(site.config.publicUrl, '')),
    )
    looked.set(withoutLanguage(page.address), { status: page.status, ids: idsIn(page.html), to: null })
  }

  const titleOf = (page: PageDocument) => all(page, 'head title').map(textOf).join()

  describe.each(languages)('the pages in %s', (language) => {
    test.each(pages)('$id at $path follows the page rules and is valid HTML', async (tested) => {
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
      if (titleOf(withLanguage) !== titleOf(bare)) faults.push(`another title with ?lng=: ${titleOf(withLanguage)}`)

      const texts = pageTexts(bare)
      for (const { text } of texts) allTexts.add(text)
      if (language === 'sr' || language === 'sr-Cyrl') textsInScript[language].set(tested.path, inLatin(texts))
      const description = values(bare, 'meta[name="description"]', 'content').join()
      heads.push({ page: tested, language, title: titleOf(bare), description })
      expect(faults).toEqual([])
    })
  })

  if (languages.includes('sr') && languages.includes('sr-Cyrl'))
    test('each page has the same text in both Serbian scripts', () => {
      const differing = pages.flatMap(({ path }) => {
        const [latin = [], cyrillic = []] = [textsInScript.sr.get(path), textsInScript['sr-Cyrl'].get(path)]
        const alone = [
          ...latin.filter((text) => !cyrillic.includes(text)),
          ...cyrillic.filter((text) => !latin.includes(text)),
        ]
        return alone.length > 0 || latin.length === 0 || latin.length !== cyrillic.length ? [{ path, alone }] : []
      })
      expect(differing).toEqual([])
    })

  test.each(['title', 'description'] as const)('indexable pages have a unique %s', (what) => {
    const indexable = heads.filter(({ page }) => page.isIndexable && page.path === page.toldPath)
    const alike = [...Map.groupBy(indexable, ({ language, [what]: text }) => `${language} ${text}`)]
    expect(
      alike
        .filter(([, shown]) => shown.length > 1)
        .map(([text, shown]) => [text, ...shown.map(({ page }) => page.path)]),
    ).toEqual([])
    expect(indexable.length).toBeGreaterThan(0)
  })

  test('pages refer only to existing files, with long-term caching', async () => {
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

  test('links lead to an existing page, and to an existing anchor on it', async () => {
    async function look(address: string): Promise<LinkTarget> {
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
      // The 404 page links to itself.
      const expected = address.split('?')[0] === missingPage.path ? missingPage.status : 200
      let answer = await look(address)
      if (answer.to !== null) answer = await look(answer.to)
      if (answer.status !== expected) broken.push(`${link} (${where}): ${answer.status}`)
      else if (anchor && !answer.ids.has(anchor)) broken.push(`${link} (${where}): no such anchor`)
    }
    expect(broken).toEqual([])
    expect(links.size).toBeGreaterThan(10)
  })

  test('form targets accept a form post', async () => {
    const broken: string[] = []
    for (const [target, where] of targets) {
      const response = await site.ask(target, { method: 'POST', body: new URLSearchParams({ nothing: '' }) })
      await response.text()
      if (response.status !== 422) broken.push(`${target} (${where}): ${response.status}`)
    }
    expect(broken).toEqual([])
    expect(targets.size).toBeGreaterThan(2)
  })

  return allTexts
}
