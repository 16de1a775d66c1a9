import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageFacts } from '#shared/i18n/languages.ts'
import { toLatin } from '#shared/i18n/latin.ts'
import { saidOn, type PageDocument } from '#tests/support/renderDocument.ts'
import { pages } from '#tests/support/renderPlan.ts'
import { startRenderSite, type RenderSite } from '#tests/support/renderSite.ts'

let site: RenderSite
beforeAll(async () => {
  site = await startRenderSite()
})
afterAll(() => site.close())

/** What the switch shows where room is short is a name of the script itself. */
const shortNames = new Set<string>([languageFacts.sr.shortName, languageFacts['sr-Cyrl'].shortName])

/** Everything a page says, in Latin, in alphabetical order: lists are sorted by the alphabet of their script. */
const saidInLatin = (page: PageDocument): string[] =>
  saidOn(page)
    .map(({ text }) => text.trim())
    .filter((text) => !shortNames.has(text))
    .map(toLatin)
    .sort()

/** A digraph in capitals is LJ, not Lj; in a word that only begins with one, Lj, not LJ. */
const wrongDigraph = /\p{Lu}(?:Lj|Nj|Dž)(?!\p{Ll})|(?<!\p{L})(?:LJ|NJ|DŽ)\p{Ll}/u

describe.each(pages)('$id at $path', ({ path }) => {
  test('says the same in both Serbian scripts', async () => {
    const [latin, cyrillic] = await Promise.all([site.page(path, 'sr'), site.page(path, 'sr-Cyrl')])
    expect(saidInLatin(latin)).toEqual(saidInLatin(cyrillic))
    // It is another page, and not the same one twice.
    expect(saidOn(latin).map(({ text }) => text)).not.toEqual(saidOn(cyrillic).map(({ text }) => text))
    expect(saidOn(latin).filter(({ text }) => wrongDigraph.test(text))).toEqual([])
  })
})

test('the rule of digraphs finds what is wrong', () => {
  for (const wrong of ['KONj', 'GODIŠNjE', 'LJubav', 'DŽep je pun'])
    expect([wrong, wrongDigraph.test(wrong)]).toEqual([wrong, true])
  for (const right of ['KONJ', 'GODIŠNJE', 'Ljubav', 'Džep', 'Lj. P.', 'njiva'])
    expect([right, wrongDigraph.test(right)]).toEqual([right, false])
})
