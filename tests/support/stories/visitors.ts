import { expect } from 'vitest'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { none, type Report } from '#tests/support/figures.ts'
import { ask, chance, each, keptConnections, memoryOf } from '#tests/support/hostile.ts'
import { siteOfTest, swift, temporaryFolder } from './site.ts'

const tags = new Set(languages.map((language) => languageFacts[language].tag as string))
const pages = ['/', '/about', '/contact', '/gallery', '/privacy', '/newsletter/confirm', '/newsletter/my-data']

/** Returns all pages in all languages as an ordinary visitor gets them, with status and headers. */
async function cleanPages(url: string): Promise<string[]> {
  const seen: string[] = []
  for (const path of pages)
    for (const language of languages)
      for (const [address, headers] of [
        [path, { cookie: `lng=${language}` }],
        [`${path}?lng=${language}`, {}],
      ] as const) {
        const answer = await ask(url, { path: address, headers: { ...headers, 'accept-encoding': 'identity' } })
        const { date: _, ...rest } = answer.headers
        seen.push(JSON.stringify([address, answer.status, rest, answer.body.toString()]))
      }
  return seen
}

/** Sends requests that all differ in query, cookie, language and host. They must not change pages of others or fill the memory. */
export async function distinctVisitors(report: Report, { count, flat }: { count: number; flat: number | undefined }) {
  const env = swift(undefined)
  const untouched = await siteOfTest({
    dataDir: temporaryFolder(),
    env: { ...env, PUBLIC_URL: 'http://localhost:3000' },
  })
  const clean = await cleanPages(untouched.url)
  await untouched.stop()

  // The page cache is empty, so that a hostile request is the first one for each page.
  const site = await siteOfTest({ dataDir: temporaryFolder(), env: { ...env, PUBLIC_URL: 'http://localhost:3000' } })
  const luck = chance(100)
  const agent = keptConnections(8)
  const wrong: string[] = []
  const memory: number[] = []
  await each(count, 8, async (index) => {
    const mark = `mark${index}x${luck.below(1e9)}`
    const path = pages[index % pages.length]!
    const query = luck.of([
      '',
      `?utm=${mark}`,
      `?lng=${mark}`,
      `?lng=%3Cscript%3E${mark}`,
      `?topic=${mark}&sent=${mark}`,
      `?${mark}`,
      `?lng=fr&lng=${mark}&__proto__[a]=${mark}`,
      `?t=${mark}`,
    ])
    // Some addresses are no pages: the 404 page contains the address, and is never cached.
    const address = index % 50 === 49 ? `/${mark}${query}` : path + query
    const headers = {
      host: `${mark}.evil.example`,
      // The longest cookie header that the language cache still stores.
      cookie: `${luck.of([`lng=${mark}`, `${mark}=1; lng=fr`, `lng="><script>${mark}`, `a=${mark}`])}; b=${mark.repeat(20)}`,
      'accept-language': luck.of([
        `${mark}`,
        `x-${mark.slice(0, 6)};q=0.9, nl;q=0.1`,
        `en-${index % 1e6}`,
        `*;q=0.${index}`,
      ]),
      'accept-encoding': luck.of(['br', 'gzip', `x-${mark}`, `br;q=0.${index}`]),
      'x-forwarded-host': `${mark}.evil.example`,
      'x-forwarded-proto': mark,
      'x-original-url': `/${mark}`,
      'x-http-method-override': 'DELETE',
      'user-agent': mark,
      ...(index % 7 === 0 && { 'if-none-match': `"${mark}"` }),
    }
    const { status, headers: got } = await ask(site.url, { path: address, headers }, agent)
    if (status >= 500 || !tags.has(String(got['content-language'])) || got['set-cookie'])
      wrong.push(`${status} ${String(got['content-language'])} at ${address}`)
    if (index % Math.ceil(count / 100) === 0) memory.push(memoryOf(site.pid))
  })
  agent.destroy()
  report('visitors, each with a query, cookie, language and host of their own', count, '', { least: count })
  none(report, 'answers that were not a page in one of our languages', wrong)

  const after = await cleanPages(site.url)
  none(
    report,
    'pages that the next visitor does not get byte for byte',
    clean.filter((page, at) => page !== after[at]).map((page) => page.slice(0, 200)),
  )
  const mean = (list: readonly number[]) => list.reduce((all, one) => all + one, 0) / list.length
  const half = Math.floor(memory.length / 2)
  const quarter = Math.floor(memory.length / 4)
  const third = mean(memory.slice(half, half + quarter))
  const fourth = mean(memory.slice(half + quarter))
  report('memory at the end', Math.round(memory.at(-1) ?? 0), 'MB', { most: 220 })
  report(
    'memory gained in the second half',
    Math.round((fourth - third) * 10) / 10,
    'MB',
    flat === undefined ? {} : { most: flat },
  )
}

/** Sends invalid languages in the query, the cookie and Accept-Language. They must not be reflected or cause errors. */
export async function hostileLanguages(report: Report, { count }: { count: number }) {
  const site = await siteOfTest({ dataDir: temporaryFolder(), env: swift(undefined) })
  const luck = chance(4)
  const agent = keptConnections(8)
  const pieces = [
    'sr',
    'en',
    'fr',
    '-',
    ',',
    ';',
    'q=',
    '*',
    '<',
    '"',
    "'",
    '%0d%0a',
    '../',
    '\t',
    '=',
    '\\',
    '{{',
    '${',
    'Cyrl',
    '1',
    'x'.repeat(99),
    ';q=9e99',
    ';q=-1',
    '__proto__',
    'constructor',
  ]
  const wrong: string[] = []
  await each(count, 8, async (index) => {
    const mark = `zz${index}zz`
    const value = Array.from({ length: 1 + luck.below(12) }, () => luck.of(pieces)).join('') + mark
    const safe = value.replace(/[^\t\x20-\x7e]/g, '')
    const place = index % 3
    const headers = place === 0 ? { 'accept-language': safe } : place === 1 ? { cookie: `lng=${safe}` } : {}
    const path = place === 2 ? `/about?lng=${encodeURIComponent(value)}` : '/about'
    const {
      status,
      headers: got,
      body,
    } = await ask(site.url, { path, headers: { ...headers, 'accept-encoding': 'identity' } }, agent)
    const isReflected = body.includes(mark) || JSON.stringify(got).includes(mark)
    if (status !== 200 || isReflected || !tags.has(String(got['content-language'])))
      wrong.push(`${status} for ${value}`)
  })
  agent.destroy()
  report('hostile values for a language', count, '', { least: count })
  none(report, 'of them reflected, or not answered with a page in one of our languages', wrong)
  expect(site.output()).not.toMatch(/"level":50|Error:/)
}
