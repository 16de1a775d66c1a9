import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import request from 'supertest'
import { expect } from 'vitest'
import type { Suggestions } from '#shared/rendering.ts'
import { languages } from '#shared/i18n/languages.ts'
import { none, type Report } from '#tests/support/figures.ts'
import { chance, each, percentile, quickest, type Chance } from '#tests/support/hostile.ts'
import type { TestApp } from '#tests/support/testApp.ts'

/** A text that does harm if it is not escaped. */
const marked = 'zz<img src=x onerror=alert(1)>zz'
const pieces = [
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  "' onfocus='alert(1)' autofocus='",
  '</title><script>alert(1)</script>',
  '</script><!--',
  '<!--[if IE]>',
  '{{constructor.constructor("x")()}}',
  '$t(common:home)',
  '{{q}}{{partyName}}',
  '${7*7}',
  '%00',
  '\0',
  '\r\nSet-Cookie: a=b',
  '\u202e\u2066',
  '\ud800',
  '\u0301'.repeat(20),
  'ﷺ'.repeat(10),
  'ﷲ'.repeat(40),
  '𝕳𝖊𝖑𝖑𝖔',
  '(a+)+$',
  '.*'.repeat(10),
  "' OR 1=1 --",
  '../../etc/passwd',
  '__proto__',
  'constructor toString hasOwnProperty',
  'i u na je za se da o',
  'и у на је за се да о',
  'a b c d e f g h',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'wages housing europe electoins privcay galery',
  marked,
]
const letters = [
  ...'abcdefghijklmnoprstuvzčćšžđабвгдђежзијклљ<>"\'&;#{}()[]$%\\/`=+-_.,:!?*~^|@ \t\n\u00ad\u200b\u{1f4a5}',
]

function hostileQuery(of: Chance): string {
  const random = () => Array.from({ length: of.below(48) }, () => of.of(letters)).join('')
  switch (of.below(4)) {
    case 0:
      return of.of(pieces)
    case 1:
      return of.of(pieces) + random()
    case 2:
      return random()
    default:
      return of.of(pieces).slice(of.below(8)) + of.of(pieces)
  }
}

/** Returns the names of tags and attributes of a document. */
const shapeOf = (html: string) =>
  new Set(
    [...html.matchAll(/<([a-z][\w-]*)((?:\s+[^\s"'<>=/]+(?:="[^"]*")?)*)\s*\/?>/gi)].flatMap(
      ([, tag, attributes = '']) => [
        tag!.toLowerCase(),
        ...[...attributes.matchAll(/([^\s"'<>=/]+)(?:="[^"]*")?/g)].map(([, name]) => `${tag} ${name}`.toLowerCase()),
      ],
    ),
  )

/** Returns the bytes in use on the heap, after garbage collection. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed
}

/**
 * Sends random hostile queries to the page of search results and to the suggestions. No query may be reflected unescaped, be slow, or
 * stay in memory.
 * @param kept limit for the additional memory in megabytes; without it memory is not measured
 */
export async function hostileQueries(
  report: Report,
  site: TestApp,
  { count, kept }: { count: number; kept?: number },
): Promise<void> {
  const results = (q: string, lng = 'en') => request(site.app).get('/page/search-result').query({ lng, q })
  const suggestions = (q: string, lng = 'en') => request(site.app).get('/api/suggest').query({ lng, q })
  const of = chance(9)
  const ordinary = ['wages', 'housing rent', 'privacy notice', 'контакт', 'stanovanje']
  const known = new Set<string>()
  for (const q of [...ordinary, 'xqzwvkj', 'party', 'zz img src x onerror alert 1 zz', ''])
    for (const language of languages) for (const name of shapeOf((await results(q, language)).text)) known.add(name)

  /** Measures the CPU milliseconds of an action. */
  const timed = async <T>(act: () => Promise<T>) => {
    const { user, system } = process.cpuUsage()
    const answer = await act()
    const spent = process.cpuUsage({ user, system })
    return { answer, spent: (spent.user + spent.system) / 1000 }
  }
  const times = { hostile: [] as number[], ordinary: [] as number[] }
  for (let at = 0; at < 50; at += 1)
    times.ordinary.push((await timed(() => results(of.of(ordinary), of.of(languages)))).spent)
  // Relative to ordinary queries of the same run, because a busy machine slows down both.
  const limit = 5 * percentile(times.ordinary, 50)
  const slow: string[] = []
  const keptBefore = site.pages.fullness()
  let heap = 0
  await each(count, 1, async (at) => {
    const q = hostileQuery(of)
    const language = of.of(languages)
    // A page costs ten times as much as suggestions. Therefore one query in eight requests a page.
    if (at % 8 === 0) {
      const { answer, spent } = await timed(() => results(q, language))
      const { status, text } = answer
      expect([q, status]).toEqual([q, 200])
      expect([q, [...shapeOf(text)].filter((name) => !known.has(name))]).toEqual([q, []])
      expect([q, /<(?:script|svg|img)[^>]*alert|onerror=alert\(1\)>/.test(text)]).toEqual([q, false])
      expect(text.trimEnd().endsWith('</html>')).toBe(true)
      times.hostile.push(spent)
      times.ordinary.push((await timed(() => results(of.of(ordinary), language))).spent)
      if (spent > limit && (await quickest(limit, async () => (await timed(() => results(q, language))).spent)) > limit)
        slow.push(q)
    } else {
      const { status, text } = await suggestions(q, language)
      expect([q, status]).toEqual([q, 200])
      const { label, suggestions: list } = JSON.parse(text) as Suggestions
      expect(label).not.toBe('')
      expect(list.length).toBeLessThanOrEqual(6)
      for (const { path } of list) expect(path).toMatch(/^\/[\w/-]*$/)
      // Suggestions have only the site's own texts, nothing of the query.
      expect([q, /[<>]|alert|zz/.test(text)]).toEqual([q, false])
    }
    if (at === Math.floor(count / 5)) heap = heldBytes()
  })
  report('hostile queries', count, '', { least: count })
  none(report, '… that took five times an ordinary one’s time, each time', slow)
  const ratio = percentile(times.hostile, 50) / percentile(times.ordinary, 50)
  report('… times an ordinary one’s time (median)', Math.round(ratio * 100) / 100, '×', { most: 2 })
  expect(site.pages.fullness()).toBe(keptBefore)
  if (kept !== undefined)
    report('… and what they left behind', Math.round((heldBytes() - heap) / 1e6), 'MB', { most: kept })
}
