import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { biographyParts, coPresidentIds } from '#shared/content/people.ts'
import { pressFacts, pressMarks, pressTextPath, pressTexts } from '#shared/content/pressKit.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import type { ContentDocument } from '#shared/publishing/documents.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { reach } from '#shared/content/organisation.ts'
import { makePressKit } from '#scripts/press/kit.ts'
import { personDocument, publishDocument } from '#tests/support/content.ts'
import { elements, oneSite, rawRequest, siteOfEachTest } from '#tests/support/httpSite.ts'

const site = oneSite()

let links: readonly Readonly<Record<string, string | undefined>>[]
let archive: Buffer
let files: Record<string, Uint8Array>
const savedFiles = () => links.filter(({ download }) => download !== undefined)

beforeAll(async () => {
  const { text } = await rawRequest(site().app, '/press?lng=en')
  links = elements(text, 'a')
  const { href } = savedFiles().find(({ download }) => download === 'press-kit.zip')!
  const answer = await rawRequest(site().app, href!)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="press-kit.zip"')
  archive = answer.bytes
  files = unzipSync(archive)
})

describe('the press archive', () => {
  test('has the size that the page shows', async () => {
    const { text } = await rawRequest(site().app, '/press?lng=en')
    const [, size, unit] = />ZIP, (?:<!-- -->)?([\d.]+) (kB|MB)</.exec(text) ?? []
    const bytes = Number(size) * (unit === 'MB' ? 1_000_000 : 1000)
    expect(Math.abs(bytes - archive.length)).toBeLessThanOrEqual(unit === 'MB' ? 50_000 : 500)
  })

  test('contains every file that the page offers', async () => {
    const offered = savedFiles().filter(({ download }) => download !== 'press-kit.zip')
    // Three logos and three pictures in two formats each, and biographies in every language.
    expect(offered).toHaveLength(2 * (3 + 3) + languages.length)
    const packed = Object.values(files).map((content) => Buffer.from(content))
    for (const { href, download } of offered) {
      const { status, bytes } = await rawRequest(site().app, href!)
      expect([download, status]).toEqual([download, 200])
      expect(
        packed.some((content) => content.equals(bytes)),
        download,
      ).toBe(true)
    }
  })

  test('contains only drawings, pictures and texts', () => {
    const texts = languages.flatMap((language) =>
      pressTexts.map((text) => `texts/${languageFacts[language].tag}/${text}.txt`),
    )
    const drawings = ['marks/mark-red', 'marks/mark-ink', 'marks/mark-white', 'pictures/poster']
      .concat(coPresidentIds.map((id) => `pictures/co-president-${id}`))
      .flatMap((name) => [`${name}.svg`, `${name}.png`])
    expect(Object.keys(files).sort()).toEqual([...texts, ...drawings].sort())
  })

  test('has valid drawings and large pictures', () => {
    for (const [path, content] of Object.entries(files)) {
      if (path.endsWith('.svg')) expect(strFromU8(content), path).toMatch(/^<svg [^>]*viewBox="[^"]+"[^]*<\/svg>\s*$/)
      if (path.endsWith('.png')) {
        expect(strFromU8(content.slice(1, 4), true), path).toBe('PNG')
        expect(Buffer.from(content).readUInt32BE(16), path).toBe(2000)
      }
    }
    expect(pressMarks.map((mark) => strFromU8(files[`marks/mark-${mark}.svg`]!))).toEqual([
      ...new Set(pressMarks.map((mark) => strFromU8(files[`marks/mark-${mark}.svg`]!))),
    ])
  })

  test.each(languages)('has the biographies, facts and rules in %s', (language) => {
    const words = wordsOf(language)
    const said = (text: string) => strFromU8(files[`texts/${languageFacts[language].tag}/${text}.txt`]!)
    for (const id of coPresidentIds) {
      expect(said('biographies')).toContain(words.organisation.coPresidents[id].name)
      for (const part of ['lead', ...biographyParts] as const)
        expect(said('biographies')).toContain(words.people[id][part])
    }
    expect(said('biographies')).toContain(words.people.sample)
    for (const fact of pressFacts)
      expect(said('facts')).toContain(labelled(words.press.facts.terms[fact], '', language))
    expect(said('facts')).toContain(reach.email)
    for (const rule of Object.values(words.press.rules.items))
      expect(said('rules')).toContain(rule.replace('{{partyName}}', words.organisation.nameInSentence))
    expect(said('rules') + said('facts')).not.toMatch(/\{\{|undefined|\u00ad/)
  })
})

test('the archive is reproducible', () => {
  const { files: again, kit } = makePressKit()
  expect(Buffer.from(again.get(kit.archive.address.slice(1))!).equals(archive)).toBe(true)
})

describe('published facts', () => {
  const own = siteOfEachTest()
  const get = (path: string, language: Language = 'en') => rawRequest(own().app, `${path}?lng=${language}`)
  const publish = async (...documents: ContentDocument[]) => {
    for (const document of documents) await publishDocument(own().store, document)
    await own().services.contentWatch.check()
  }
  const fact = (slug: string, values: Record<string, string>, title = ''): ContentDocument => ({
    slug,
    fields: { kind: 'fact', values },
    texts: title ? { 'sr-Cyrl': { title, lead: '', body: '' } } : {},
  })
  const everyText = async (language?: Language) => {
    const answers = await Promise.all(pressTexts.map((text) => get(pressTextPath(text), language)))
    expect(answers.map(({ status }) => status)).toEqual(pressTexts.map(() => 200))
    return answers.map(({ text }) => text).join()
  }

  test.each(languages)('are in every download of the page, and the samples in none, in %s', async (language) => {
    const before = await everyText(language)
    const { name } = wordsOf(language, null).organisation
    for (const sample of [name, reach.phone]) expect(before).toContain(sample)
    await publish(fact('phone', { phone: '+381 21 987 65 43' }), fact('name', {}, 'Речна странка'))
    const { text } = await get('/press', language)
    const saved = elements(text, 'a').filter(({ download }) => download !== undefined)
    for (const one of pressTexts)
      expect(saved.map(({ href }) => href)).toContain(`${pressTextPath(one)}?lng=${language}`)
    let readable = 0
    for (const { href, download = '' } of saved) {
      const { status, bytes } = await rawRequest(own().app, href!)
      expect([href, status]).toEqual([href, 200])
      const parts = download.endsWith('.zip') ? Object.entries(unzipSync(bytes)) : [[download, bytes] as const]
      for (const [path, content] of parts) {
        if (!/\.(?:txt|svg)$/.test(path)) continue
        readable += 1
        for (const sample of [name, reach.phone]) expect(strFromU8(content), path).not.toContain(sample)
      }
    }
    expect(readable).toBeGreaterThan(languages.length)
    const after = await everyText(language)
    expect(after).toMatch(/Речна странка|Rečna stranka/)
    expect(after).toContain('+381 21 987 65 43')
  })

  test('have the published people beside them', async () => {
    await publish(personDocument('ana', { name: 'Ана Анић', role: 'Председница', leads: true, order: 10 }))
    const texts = await everyText('sr-Cyrl')
    expect(texts).toContain('Ана Анић (председница)')
    expect(texts).not.toContain(wordsOf('sr-Cyrl').organisation.coPresidents.first.name)
    expect(texts).not.toContain(wordsOf('sr-Cyrl').people.sample)
  })
})
