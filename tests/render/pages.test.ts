import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { textOf, all, values, type PageDocument } from '#tests/support/renderDocument.ts'
import { isFull } from '#tests/support/inTurn.ts'
import { addressed, pages, spokenTurns, type TestedPage } from '#tests/support/renderPlan.ts'
import { findings, ownAddresses, pageRules, validity } from '#tests/support/renderRules.ts'
import { startRenderSite, type RenderSite } from '#tests/support/renderSite.ts'

let site: RenderSite
beforeAll(async () => {
  site = await startRenderSite()
})
afterAll(() => site.close())

/** What the tests of single pages saw, for the tests of the whole. */
const seen: { page: TestedPage; language: Language; isAddressed: boolean; title: string; description: string }[] = []
const links = new Map<string, string>()
const targets = new Map<string, string>()
const files = new Map<string, string>()

function remember(page: PageDocument) {
  const own = ownAddresses(page)
  const note = (where: Map<string, string>, addresses: string[]) => {
    for (const address of addresses)
      if (!where.has(address))
        where.set(address.startsWith('#') ? page.address.replace(/#.*/, '') + address : address, page.name)
  }
  note(links, own.links)
  note(targets, own.targets)
  note(files, own.files)
  // Canonical and alternates are absolute: what they lead to is ours.
  const { publicUrl } = site.config
  note(
    links,
    [...values(page, 'link[rel="canonical"]', 'href'), ...values(page, 'link[rel="alternate"]', 'href')].map((href) =>
      href.replace(publicUrl, ''),
    ),
  )
}

/** In the languages of the plan a page is validated, which costs as much as everything else together, and asked for by its address, too. */
const isLookedAtClosely = (page: TestedPage, language: Language) =>
  isFull || spokenTurns.some((turn) => turn.page === page && turn.language === language)

/** How a page is come by in a language. */
const waysTo = (page: TestedPage, language: Language) => [
  { how: 'by the browser’s language', address: page.path, isAddressed: false },
  ...(isLookedAtClosely(page, language)
    ? [{ how: 'by its address', address: addressed(page, language), isAddressed: true }]
    : []),
]

describe.each(pages)('$id at $path', (tested) => {
  describe.each(languages)('in %s', (language) => {
    test.each(waysTo(tested, language))('$how', async ({ address, isAddressed }) => {
      const page = await site.page(address, language)
      const title = all(page, 'head title').map(textOf).join()
      const description = values(page, 'meta[name="description"]', 'content').join()
      seen.push({ page: tested, language, isAddressed, title, description })
      remember(page)

      expect(page.status).toBe(tested.status)
      expect(findings(page, pageRules(site.config.publicUrl, tested.toldPath, tested.isIndexable))).toEqual([])
      if (!isAddressed && isLookedAtClosely(tested, language)) expect(await validity(page)).toEqual([])
    })
  })
})

describe('all pages together', () => {
  test('have been seen, each in every language, and at an address with its language', () => {
    const name = (path: string, language: string, isAddressed: boolean) => `${path} ${language} ${isAddressed}`
    const wanted = pages.flatMap(({ path }) => languages.map((language) => name(path, language, false)))
    const addressedToo = spokenTurns.map(({ page, language }) => name(page.path, language, true))
    expect(seen.map(({ page, language, isAddressed }) => name(page.path, language, isAddressed)).sort()).toEqual(
      [...wanted, ...addressedToo].sort(),
    )
  })

  test.each(['title', 'description'] as const)('have a %s of their own wherever search engines look', (what) => {
    const indexable = seen.filter(
      ({ page, isAddressed }) => page.isIndexable && page.path === page.toldPath && !isAddressed,
    )
    const names = new Map<string, string[]>()
    for (const { page, language, [what]: said } of indexable)
      names.set(said, [...(names.get(said) ?? []), `${page.path} ${language}`])
    expect([...names].filter(([, where]) => where.length > 1)).toEqual([])
    expect(indexable.length).toBeGreaterThan(0)
  })

  test('have the same title at the bare address and the addressed one', () => {
    const titlesOf = (isAddressed: boolean) =>
      new Map(
        seen
          .filter((one) => one.isAddressed === isAddressed)
          .map(({ page, language, title }) => [`${page.path} in ${language}`, title]),
      )
    const bare = titlesOf(false)
    const addressedTitles = [...titlesOf(true)]
    expect(addressedTitles.filter(([where, title]) => bare.get(where) !== title)).toEqual([])
    expect(addressedTitles.length).toBeGreaterThanOrEqual(pages.length)
  })

  test('name files that are there', async () => {
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

  const known = new Map<string, { status: number; ids: Set<string>; to: string | null }>()
  // Thousands of addresses: in parts, so that a part has an end in sight.
  const parts = Array.from({ length: 8 }, (_, part) => part)

  test.each(parts)('have links that lead to a page, and to a place on it, part %i', async (part) => {
    async function look(address: string) {
      const found = known.get(address)
      if (found) return found
      const page = await site.page(address, 'en')
      const looked = {
        status: page.status,
        ids: new Set(values(page, '[id]', 'id')),
        to: page.headers.get('location'),
      }
      known.set(address, looked)
      return looked
    }
    const broken: string[] = []
    const missing = pages.filter(({ status }) => status === 404).map(({ path }) => path)
    // By the pages that they lead to: a page is made once, whatever the number of places on it.
    const led = [...Map.groupBy(links, ([link]) => link.split('#')[0]!)].filter((_, at) => at % parts.length === part)
    for (const [link, where] of led.flatMap(([, toPage]) => toPage)) {
      const [address = '', anchor] = link.split('#')
      // A link on the 404 page to a place on itself.
      const status = missing.includes(address.split('?')[0]!) ? 404 : 200
      let answer = await look(address)
      if (answer.to !== null) answer = await look(answer.to)
      if (answer.status !== status) broken.push(`${link} (${where}): ${answer.status}`)
      else if (anchor && !answer.ids.has(anchor)) broken.push(`${link} (${where}): no such place`)
    }
    expect(broken).toEqual([])
    expect(links.size).toBeGreaterThan(10)
  })

  test('have forms whose targets take a form post', async () => {
    const broken: string[] = []
    for (const [target, where] of targets) {
      const response = await site.ask(target, { method: 'POST', body: new URLSearchParams({ nothing: '' }) })
      await response.text()
      if (response.status !== 422) broken.push(`${target} (${where}): ${response.status}`)
    }
    expect(broken).toEqual([])
    expect(targets.size).toBeGreaterThan(5)
  })
})
