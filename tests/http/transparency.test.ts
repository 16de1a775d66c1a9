import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { donationsCsvPath, donationsFeedPath, donations, donationYears, inScriptOf } from '#shared/content/donations.ts'
import { donationLaw } from '#shared/content/donationRules.ts'
import { formatDate, formatMoney } from '#shared/i18n/format.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import { donationsTable } from '#server/donationsTable.ts'
import { signPreviewToken } from '#server/publishing/previewToken.ts'
import { run } from '#server/staff/run.ts'
import { Capture } from '#tests/unit/staff/staff.ts'
import { decode, elements, oneSite, rawRequest, siteOfEachTest, wordsOfHtml } from '#tests/support/httpSite.ts'

const publicUrl = 'https://primer.example'
const site = oneSite({ env: { PUBLIC_URL: publicUrl } })
const get = (path: string, headers: Record<string, string> = {}) => rawRequest(site().app, path, { headers })
const day = 24 * 60 * 60 * 1000

describe('the published list', () => {
  test('has valid dates within the legal time, newest first', () => {
    for (const { donatedOn, publishedOn } of donations) {
      for (const date of [donatedOn, publishedOn])
        expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
      const days = (Date.parse(publishedOn) - Date.parse(donatedOn)) / day
      expect(days).toBeGreaterThanOrEqual(0)
      expect(days).toBeLessThanOrEqual(donationLaw.publishedWithinDays)
    }
    const dates = donations.map(({ donatedOn }) => donatedOn)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(new Set(donations.map(({ id }) => id)).size).toBe(donations.length)
  })

  test('has whole dinars and Serbian Cyrillic', () => {
    for (const { dinars, donor, place } of donations) {
      expect(Number.isSafeInteger(dinars) && dinars > 0).toBe(true)
      for (const text of [donor, place]) expect(text).not.toMatch(/\p{Script=Latin}/u)
    }
  })

  test('adds up by year', () => {
    const list = [
      { ...donations[0]!, donatedOn: '2026-05-01', dinars: 10 },
      { ...donations[0]!, donatedOn: '2025-05-01', dinars: 5 },
      { ...donations[0]!, donatedOn: '2026-01-01', dinars: 7 },
    ]
    expect(donationYears(list).map(({ year, total }) => [year, total])).toEqual([
      ['2026', 17],
      ['2025', 5],
    ])
    expect(donationYears([])).toEqual([])
  })
})

describe.each(languages)('in %s', (language) => {
  const words = wordsOf(language).transparency

  test('the page lists every donation with the sums of years and marks them as samples', async () => {
    const { text } = await get(`/transparency?lng=${language}`)
    const rows = [...text.matchAll(/<tr id="([\w-]+)">([^]*?)<\/tr>/g)]
    expect(rows.map(([, id]) => id)).toEqual(donations.map(({ id }) => id))
    for (const [at, { donor, place, dinars, donatedOn, publishedOn, kind }] of donations.entries()) {
      const said = wordsOfHtml(rows[at]![2]!)
      for (const part of [
        inScriptOf(language, donor),
        inScriptOf(language, place),
        formatMoney(dinars, language),
        formatDate(donatedOn, language),
        formatDate(publishedOn, language),
        words.kinds[kind],
      ])
        expect(said).toContain(part)
    }
    const main = wordsOfHtml(/<main\b[^]*<\/main>/.exec(text)![0])
    for (const { total } of donationYears(donations)) expect(main).toContain(formatMoney(total, language))
    expect(main).toContain(words.sample)
    const links = elements(text, 'a').map(({ href }) => href)
    for (const path of [donationsCsvPath, donationsFeedPath]) expect(links).toContain(`${path}?lng=${language}`)
  })

  test('the CSV has the same rows', async () => {
    const answer = await get(`${donationsCsvPath}?lng=${language}`)
    expect([answer.status, answer.headers['content-type'], answer.headers['content-language']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      languageFacts[language].tag,
    ])
    expect(answer.headers['content-disposition']).toBe('attachment; filename=transparency.csv')
    expect(answer.headers['set-cookie']).toBeUndefined()
    // The byte order mark, from which spreadsheets recognize UTF-8.
    expect(answer.text.charCodeAt(0)).toBe(0xfeff)
    const lines = answer.text.slice(1).split('\r\n')
    expect(lines.pop()).toBe('')
    expect(lines[0]).toBe(Object.values(words.csvHeads).join(','))
    expect(lines.slice(1)).toEqual(
      donations.map(({ id, donatedOn, donor, kind, place, dinars, publishedOn }) =>
        [
          donatedOn,
          inScriptOf(language, donor),
          words.kinds[kind],
          inScriptOf(language, place),
          dinars,
          publishedOn,
          id,
        ].join(','),
      ),
    )
  })

  test('the feed has an item for each, with the address of its row', async () => {
    const answer = await get(`${donationsFeedPath}?lng=${language}`)
    expect([answer.status, answer.headers['content-type'], answer.headers['content-language']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      languageFacts[language].tag,
    ])
    const items = answer.text.match(/<item>[^]*?<\/item>/g) ?? []
    expect(items).toHaveLength(donations.length)
    for (const [at, { id, donor, dinars, donatedOn, kind }] of donations.entries()) {
      const item = decode(items[at]!)
      const date = formatDate(donatedOn, language).replace(/\.$/, '')
      const colon = language === 'fr' ? '\u202f:' : ':'
      expect(item).toContain(`${words.heads.given}${colon} ${date}. ${words.kinds[kind]}. ${words.sample}`)
      expect(item).not.toMatch(/\.\.|[.!?]:/)
      expect(item).toContain(inScriptOf(language, donor))
      expect(item).toContain(formatMoney(dinars, language))
      expect(item).toContain(`<link>${publicUrl}/transparency?lng=${language}#${id}</link>`)
    }
    expect(elements(answer.text, 'atom:link')[0]).toMatchObject({
      rel: 'self',
      href: `${publicUrl}${donationsFeedPath}?lng=${language}`,
    })
    const page = await get(`/transparency?lng=${language}`)
    expect(elements(page.text, 'link').filter(({ type }) => type === 'application/rss+xml')).toEqual([
      expect.objectContaining({ href: `${publicUrl}${donationsFeedPath}?lng=${language}` }),
    ])
  })
})

test('both Serbian scripts have the same list', async () => {
  const csv = async (language: Language) => (await get(`${donationsCsvPath}?lng=${language}`)).text
  expect(await csv('sr')).toContain('Preduzeće Primer d.o.o.')
  expect(await csv('sr-Cyrl')).toContain('Предузеће Пример д.о.о.')
})

test('a name is never a formula and may have commas and quotes', () => {
  const table = donationsTable('en', [{ ...donations[0]!, donor: '=1+1, "А"' }])
  expect(table).toContain(`"'=1+1, ""A"""`)
})

test.each([donationsCsvPath, donationsFeedPath])('%s gets 304 for its ETag', async (path) => {
  const first = await get(`${path}?lng=fr`)
  const again = await get(`${path}?lng=fr`, { 'if-none-match': first.headers.etag ?? '' })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
})

describe('a register of staff', () => {
  const filled = siteOfEachTest({ env: { PUBLIC_URL: publicUrl } })
  const open = (path: string, headers: Record<string, string> = {}) => rawRequest(filled().app, path, { headers })
  const places = ['/transparency?lng=sr-Cyrl', `${donationsCsvPath}?lng=sr-Cyrl`, `${donationsFeedPath}?lng=sr-Cyrl`]

  /** Runs a staff command on the store of the site, which then looks at it, as it does twice a second. */
  async function staff(line: string, input = ''): Promise<void> {
    const { config, store, clock, services } = filled()
    const [stdout, stderr] = [new Capture(), new Capture()]
    const code = await run([...line.split(' '), '--as', 'Ana'], {
      ...{ stdin: Readable.from([input]), stdout, stderr, language: () => 'en', config: () => config },
      ...{ migrationsFolder: '', pictureScript: '', now: () => clock.now },
      openStore: () => Promise.resolve({ ...store, close: () => Promise.resolve() }),
    })
    expect([code, code === 0 || stderr.text]).toEqual([0, true])
    await services.contentWatch.check()
  }
  const table = (rows: readonly string[]) =>
    ['number,date,donor,type of donor,place,amount in dinars', ...rows].join('\n')

  test('replaces the samples in page, table and feed; a correction and a withdrawal are seen at once', async () => {
    const { clock } = filled()
    clock.now = Date.UTC(2026, 10, 30, 23, 30)
    // The samples are cached before.
    for (const place of places) expect((await open(place)).text).toContain('Задруга Пример')
    await staff('donations import - --publish', table(['2026-0007,2026-11-25,Мира Мирић,person,Ниш,250000']))
    for (const place of places) {
      const { text, headers } = await open(place)
      expect([text.includes('Мира Мирић'), /Пример,|Задруга Пример/.test(text)], place).toEqual([true, false])
      expect(headers['cache-control']).toBe('no-cache')
      expect((await open(place, { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
    }
    expect((await open(places[1]!)).text).toContain(
      '2026-11-25,Мира Мирић,Физичко лице,Ниш,250000,2026-12-01,2026-0007\r\n',
    )
    expect((await open(places[0]!)).text).not.toContain(wordsOf('sr-Cyrl').transparency.sample)
    clock.now += day
    await staff('donations edit 2026-0007 --set dinars=260000 --publish')
    for (const place of places) expect((await open(place)).text.replaceAll('.', ''), place).toContain('260000')
    expect((await open(places[1]!)).text).toContain(',260000,2026-12-01,')
    await staff('donations withdraw 2026-0007')
    for (const place of places) expect((await open(place)).text, place).not.toMatch(/Мира Мирић|Задруга Пример/)
    expect((await open(places[0]!)).text).toContain(wordsOf('sr-Cyrl').transparency.none)
  })

  test('that is long is shown by year, in pages that have each row once', async () => {
    const idOf = (year: number, index: number) => `${year}-${String(index).padStart(4, '0')}`
    const ids = [...Array(120).keys()].map((index) => idOf(index < 100 ? 2026 : 2025, index))
    await staff(
      'donations import - --publish',
      table(
        ids.map(
          (id, index) => `${id},${id.slice(0, 4)}-0${1 + (index % 9)}-01,Мира Мирић,person,Ниш,${200000 + index}`,
        ),
      ),
    )
    const rowsOf = async (query: string) =>
      [...(await open(`/transparency?lng=nl${query}`)).text.matchAll(/<tr id="([\w-]+)">/g)].map(([, id]) => id!)
    const shown = [await rowsOf(''), await rowsOf('&year=2026&page=2'), await rowsOf('&year=2025')]
    expect(shown.map(({ length }) => length)).toEqual([50, 50, 20])
    expect(shown.flat().sort()).toEqual([...ids].sort())
    const { text } = await open('/transparency?lng=nl')
    const links = elements(text, 'a').map(({ href }) => href)
    for (const link of ['year=2025#year-2025', 'year=2026&page=2#year-2026'])
      expect(links).toContain(`/transparency?lng=nl&${link}`)
    for (const query of ['&year=2024', '&year=2026&page=3', '&page=4'])
      expect((await open(`/transparency?lng=nl${query}`)).status, query).toBe(404)
    // The feed leads to the page with the row.
    const feed = await open(`${donationsFeedPath}?lng=nl`)
    const items = feed.text.match(/<item>[^]*?<\/item>/g)!
    expect(items).toHaveLength(100)
    for (const item of [items[0], items[70]!, items.at(-1)!]) {
      const [, path = '', id = ''] = /<link>https:\/\/primer\.example([^<#]+)#([^<]+)<\/link>/.exec(decode(item))!
      expect((await open(path)).text, path).toContain(`<tr id="${id}">`)
    }
    expect((await open(`${donationsCsvPath}?lng=nl`)).text.split('\r\n')).toHaveLength(122)
  })

  test('has drafts in a preview only', async () => {
    await staff('donations import -', table(['2026-0007,2026-11-25,Мира Мирић,person,Ниш,250000']))
    const { config, clock } = filled()
    const cookie = `preview=${signPreviewToken(config.secret, clock.now + day)}`
    const seen = (await open('/transparency?lng=sr-Cyrl', { cookie })).text
    expect(wordsOfHtml(seen)).toContain(`Мира Мирић ${wordsOf('sr-Cyrl').published.draft} Физичко лице`)
    for (const place of places) expect((await open(place)).text, place).not.toContain('Мира Мирић')
  })
})
