import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parsePage, type PageDocument } from '#tests/support/renderDocument.ts'
import { findings, pageRules, validity } from '#tests/support/renderRules.ts'
import { startRenderSite, type RenderSite } from '#tests/support/renderSite.ts'

let site: RenderSite
beforeAll(async () => {
  site = await startRenderSite()
})
afterAll(() => site.close())

const rulesOf = ({ config }: RenderSite) => pageRules(config.publicUrl, '/contact', true)

/** A page with one thing changed; the change must have changed something. */
function spoilt(page: PageDocument, [from, to]: readonly [string | RegExp, string]): PageDocument {
  const html = page.html.replace(from, () => to)
  expect(html).not.toBe(page.html)
  return parsePage({ ...page, html })
}

/** Each rule, and what must not get past it. */
const faults: readonly (readonly [rule: string, what: string, change: readonly [string | RegExp, string]])[] = [
  ['one heading of the first rank', 'a second one', ['</h1>', '</h1><h1>Again</h1>']],
  ['one heading of the first rank', 'none', [/<h1>(.*?)<\/h1>/, '<p>Call now</p>']],
  ['the language is named everywhere alike', 'another lang', ['<html lang="en"', '<html lang="fr"']],
  [
    'the language is named everywhere alike',
    'another og:locale',
    ['"og:locale" content="en_GB"', '"og:locale" content="fr_FR"'],
  ],
  ['title and description', 'an empty title', [/<title data-page>.*?<\/title>/, '<title data-page></title>']],
  ['title and description', 'no description', [/<meta data-page name="description".*?>/, '']],
  [
    'links and forms stay in the language that the address named',
    'a bare link',
    [/href="\/contact\?lng=en"/, 'href="/contact"'],
  ],
  [
    'links and forms stay in the language that the address named',
    'a link elsewhere',
    ['href="/contact?lng=en"', 'href="/contact?lng=fr"'],
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
  [
    'links lead to the site, to a call or mail, or to a site on the list',
    'another host',
    ['href="/contact?lng=en"', 'href="//cdn.example/"'],
  ],
  [
    'links lead to the site, to a call or mail, or to a site on the list',
    'an empty link',
    ['href="/contact?lng=en"', 'href="contact"'],
  ],
  [
    'files come from the site',
    'a font from elsewhere',
    ['rel="preload" href="', 'rel="preload" href="https://fonts.example'],
  ],
  ['files come from the site', 'a file without a hash', [/(?<=<img [^>]*)src="[^"]+"/, 'src="/static/media/map.svg"']],
  ['nothing is styled or scripted in the document', 'a style attribute', ['<main ', '<main style="color:red" ']],
  ['nothing is styled or scripted in the document', 'a handler', ['<main ', '<main onclick="go()" ']],
  ['nothing is styled or scripted in the document', 'a script', ['</body>', '<script>go()</script></body>']],
  [
    'nothing is styled or scripted in the document',
    'a style element',
    ['</head>', '<style>a{color:red}</style></head>'],
  ],
  ['no text is missing or half made', 'a placeholder', ['Call now', 'Call {{name}}']],
  ['no text is missing or half made', 'undefined', ['Call now', 'Call undefined']],
  ['no text is missing or half made', 'an object', ['Call now', '[object Object]']],
  ['no text is missing or half made', 'a key', ['>Write to us<', '>form.title<']],
  ['no text is missing or half made', 'a key with its namespace', ['>Write to us<', '>contact:form.title<']],
  ['no text is missing or half made', 'a key without its plural', ['>Write to us<', '>form.lead<']],
  [
    'no text is missing or half made',
    'a key in an attribute',
    [/placeholder="Enter[^"]+"/, 'placeholder="emailPlaceholder"'],
  ],
  ['each script keeps to its language', 'Cyrillic in English', ['Call now', 'Call сада']],
  ['each script keeps to its language', 'Cyrillic in the head', [/(?<=<title data-page>)/, 'Контакт ']],
  ['each script keeps to its language', 'Latin in Cyrillic', ['>Српски', '>Srpski']],
  ['each script keeps to its language', 'an unknown language', [' lang="nl"', ' lang="xx"']],
  ['ids occur once', 'an id twice', ['id="offices"', 'id="write"']],
  [
    'pictures keep their room and have an alternative',
    'no width',
    [/(<img [^>]*?)width="\d+"/, '<img src="/static/media/x-12345678.svg" '],
  ],
  ['pictures keep their room and have an alternative', 'no alternative', [/alt=""/, '']],
  ['the state for the browser can be read', 'a broken one', ['{"language":"en"', '{language:"en"']],
  ['the state for the browser can be read', 'another language', ['{"language":"en"', '{"language":"fr"']],
  [
    'canonical and alternates',
    'a relative canonical',
    [/rel="canonical" href="[^"]+"/, 'rel="canonical" href="/contact?lng=en"'],
  ],
  ['canonical and alternates', 'a missing alternate', [/<link data-page rel="alternate" hreflang="nl"[^>]+>/, '']],
  ['canonical and alternates', 'no x-default', [/<link data-page rel="alternate" hreflang="x-default"[^>]+>/, '']],
  ['what a shared link shows', 'a relative picture', [/(?<="og:image" content=")http:[/]{2}[^/]+/, '']],
  ['what a shared link shows', 'no alternative', [/<meta data-page property="og:image:alt"[^>]+>/, '']],
  ['what a shared link shows', 'a small card', ['summary_large_image', 'summary']],
  ['structured data says what the page says', 'another page', [/"url":"[^"]+\/contact\?lng=en"/, '"url":"x"']],
  [
    'structured data says what the page says',
    'none',
    [/<script data-page type="application.ld.json">.*?<[/]script>/, ''],
  ],
  ['structured data says what the page says', 'another trail', ['"position":2,"name":"', '"position":2,"name":"x']],
  [
    'search engines are told',
    'noindex on a page of ours',
    ['</title>', '</title><meta name="robots" content="noindex">'],
  ],
  ['holds nothing of one visitor', 'a token', ['</form>', '<input type="hidden" name="token" value="1"></form>']],
  ['holds nothing of one visitor', 'what was typed', ['"visit":null', '"visit":{"kind":"form"}']],
]

describe('a page that is in order', () => {
  test('has no findings', async () => {
    const page = await site.page('/contact?lng=en', 'en')
    expect(findings(page, rulesOf(site))).toEqual([])
    expect(await validity(page)).toEqual([])
  })
})

describe.each(Object.entries(Object.groupBy(faults, ([rule]) => rule)))('the rule “%s”', (rule, cases = []) => {
  test.each(cases.map(([, what, change]) => ({ what, change })))('finds $what', async ({ change }) => {
    const page = await site.page('/contact?lng=en', 'en')
    const found = findings(spoilt(page, change), rulesOf(site))
    expect(found.filter((line) => line.startsWith(`${rule}: `))).not.toEqual([])
  })
})

test('every rule has been seen to find something', () => {
  expect(new Set(faults.map(([rule]) => rule))).toEqual(new Set(Object.keys(rulesOf(site))))
})

describe('the validator', () => {
  test.each<[string, readonly [string | RegExp, string]]>([
    ['a block in a paragraph', ['<h1>', '<p><div></div></p><h1>']],
    ['an unclosed element', ['</main>', '']],
    ['an unknown element', ['<h1>', '<h1 ><blink>x</blink>']],
    ['a label of nothing', [/ for="[^"]+"/, ' for="nothing"']],
    ['a field without a label', ['<form ', '<input name="q"><form ']],
    ['a list item without a list', ['<h1>', '<li>x</li><h1>']],
  ])('finds %s', async (_, change) => {
    const page = await site.page('/contact?lng=en', 'en')
    expect(await validity(spoilt(page, change))).not.toEqual([])
  })
})
