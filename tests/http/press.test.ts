import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { biographyParts, coPresidentIds } from '#shared/content/people.ts'
import { pressFacts, pressMarks, pressTexts } from '#shared/content/pressKit.ts'
import { languageFacts, languages } from '#shared/i18n/languages.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { reach } from '#shared/content/organisation.ts'
import { makePressKit } from '#scripts/press/kit.ts'
import { elements, oneSite, rawRequest } from '#tests/support/httpSite.ts'

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
