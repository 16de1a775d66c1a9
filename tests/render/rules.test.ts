import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePage, type PageDocument } from '#tests/support/renderDocument.ts'
import { findings, pageRules, validity } from '#tests/support/renderRules.ts'
import { startRenderSite, type RenderSite } from '#tests/support/renderSite.ts'

let site: RenderSite
beforeAll(async () => {
  site = await startRenderSite()
})
afterAll(() => site.close())

/** Returns the page with one text replaced. The replacement must have an effect. */
function spoilt(page: PageDocument, [from, to]: readonly [string | RegExp, string]): PageDocument {
  const html = page.html.replace(from, () => to)
  expect(html).not.toBe(page.html)
  return parsePage({ ...page, html })
}

/** Faults that the rules with complex regular expressions must find. */
test.each<readonly [rule: string, what: string, change: readonly [string | RegExp, string]]>([
  [
    'links and forms stay in the language that the address named',
    'a bare link',
    [/href="\/contact\?lng=en"/, 'href="/contact"'],
  ],
  [
    'links and forms stay in the language that the address named',
    'a bare form',
    [/action="\/api\/send\?lng=en/, 'action="/api/send'],
  ],
  [
    'links and forms stay in the language that the address named',
    'a switch that forgets',
    ['to=%2Fcontact%3Flng%3Den', 'to=%2Fcontact'],
  ],
  ['no text is missing or half made', 'a key with its namespace', ['>Write to us<', '>contact:form.title<']],
  ['no text is missing or half made', 'a key without its plural', ['>Write to us<', '>form.lead<']],
  [
    'no text is missing or half made',
    'a key in an attribute',
    [/placeholder="Enter[^"]+"/, 'placeholder="emailPlaceholder"'],
  ],
  [
    'a form that asks for consent shows the whole wording and names its version',
    'a form without its notice',
    [/We use the details in your message only to answer you\.[^<]+/, ''],
  ],
  [
    'a form that asks for consent shows the whole wording and names its version',
    'a form that does not say which wording it shows',
    ['name="wording" value="1.en"', 'name="wording" value="1.nl"'],
  ],
  ['no sentence ends twice', 'a second full stop', ['>Write to us<', '>18. maj 2026.. Write<']],
  ['French sets no-break spaces', 'a colon without one', [/>Téléphone</, '>Téléphone: 1<']],
  ['each script keeps to its language', 'Cyrillic in English', ['Call now', 'Call сада']],
  ['each script keeps to its language', 'Latin in Cyrillic', ['>Српски', '>Srpski']],
  ['each script keeps to its language', 'a wrong digraph', ['>Srpski', '>SRPSKA GODIŠNjE ']],
])('the rule “%s” finds %s', async (rule, _, change) => {
  const language = rule === 'French sets no-break spaces' ? 'fr' : 'en'
  const page = await site.page(`/contact?lng=${language}`, language)
  const found = findings(spoilt(page, change), pageRules(site.config.publicUrl, '/contact', true))
  expect(found.filter((line) => line.startsWith(`${rule}: `))).not.toEqual([])
})

test('the validator finds invalid HTML', async () => {
  const page = await site.page('/contact?lng=en', 'en')
  expect(await validity(spoilt(page, ['<h1>', '<p><div></div></p><h1>']))).not.toEqual([])
  expect(await validity(spoilt(page, [/ for="[^"]+"/, ' for="nothing"']))).not.toEqual([])
})
