import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { donationsCsvPath, donationsFeedPath, donations, donationYears, inScriptOf } from '#shared/content/donations.ts'
import { donationLaw } from '#shared/content/donationRules.ts'
import { formatDate, formatMoney } from '#shared/i18n/format.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import { donationsTable } from '#server/donationsTable.ts'
import { decode, elements, oneSite, rawRequest, wordsOfHtml } from '#tests/support/httpSite.ts'

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
    for (const { total } of donationYears()) expect(main).toContain(formatMoney(total, language))
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
      donations.map(({ donatedOn, donor, kind, place, dinars, publishedOn }) =>
        [
          donatedOn,
          inScriptOf(language, donor),
          words.kinds[kind],
          inScriptOf(language, place),
          dinars,
          publishedOn,
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
