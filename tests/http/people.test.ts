import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { personDocument, publishDocument } from '#tests/support/content.ts'
import { addMedium, photograph } from '#tests/support/media.ts'
import { elements, siteOfEachTest } from '#tests/support/httpSite.ts'

const site = siteOfEachTest()
const open = async (path: string, language: Language = 'sr-Cyrl') => {
  const { text, status } = await request(site().app).get(path).query({ lng: language })
  return { text, status }
}
const places = ['/', '/about', '/press']
const sample = wordsOf('sr-Cyrl').organisation.coPresidents.first.name
const jpeg = `/media/${'jpeg1440'.padEnd(32, '0')}.jpg`

const publish = async (...documents: Parameters<typeof publishDocument>[1][]) => {
  for (const document of documents) await publishDocument(site().store, document)
  await site().services.contentWatch.check()
}

test('pages show the samples until a person is published', async () => {
  for (const path of places) expect((await open(path)).text, path).toContain(sample)
  expect((await open('/people/ana')).status).toBe(404)
})

describe('published people', () => {
  beforeEach(async () => {
    await addMedium(site().store, photograph('ana.jpg'))
    await publish(
      personDocument('luka', { name: 'Љубомир Лукић', order: 20, texts: {} }),
      personDocument('ana', {
        name: 'Ана Анић',
        role: 'Председница',
        order: 10,
        leads: true,
        quotation: 'Питајте нас.',
        picture: { name: 'ana.jpg', look: 'plain' },
        texts: { nl: { title: 'Ana Anić', lead: 'Voorzitter', body: 'Zij woont hier.' } },
      }),
    )
  })

  test.each(places)('replace the samples in %s, and each name leads to a page', async (path) => {
    const { text } = await open(path)
    expect(text).not.toContain(sample)
    expect(text).toContain('Ана Анић')
    expect(text).toContain('alt="Поглед на долину"')
    expect(text.includes('Љубомир Лукић')).toBe(path !== '/')
    if (path !== '/press') expect(text).toContain('href="/people/ana?lng=sr-Cyrl"')
  })

  test('are listed by their place', async () => {
    const { text } = await open('/about')
    expect(text.indexOf('Ана Анић')).toBeLessThan(text.indexOf('Љубомир Лукић'))
  })

  test('without a photograph have their initials, in the script of the page', async () => {
    expect((await open('/about')).text).toContain('<span>ЉЛ</span>')
    expect((await open('/about', 'nl')).text).toContain('<span>LjL</span>')
  })

  test('have a page for visitors, search engines and shared links', async () => {
    const { text } = await open('/people/ana')
    expect(text).toMatch(/<title[^>]*>Ана Анић – /)
    expect(text).toContain('„Питајте нас.”')
    const property = (name: string) => elements(text, 'meta').find(({ property }) => property === name)?.['content']
    expect([property('og:type'), property('og:image')]).toEqual(['profile', `http://localhost:3000${jpeg}`])
    expect(text).toContain('"@type":"Person","@id":"http://localhost:3000/people/ana?lng=sr-Cyrl#person"')
    const { text: french } = await open('/people/ana', 'fr')
    expect(french).toContain('rel="canonical" href="http://localhost:3000/people/ana?lng=sr"')
    expect((await open('/people/ana', 'nl')).text).toContain('Zij woont hier.')
  })

  test('are in the sitemap, and the search has them in the group of people', async () => {
    expect((await open('/sitemap.xml')).text).toContain('/people/ana')
    const { text } = await open('/page/search-result?q=Анић')
    expect(text).toContain(`>${wordsOf('sr-Cyrl').search.groups.people}<`)
    expect(text).toMatch(/href="\/people\/ana[^"]*"/)
  })

  test('are facts for journalists, with the largest JPEG and an archive without samples', async () => {
    const { text } = await open('/press')
    expect(text).toContain('Ана Анић (председница)')
    const saved = elements(text, 'a').flatMap(({ href, download }) => (download ? [[download, href]] : []))
    expect(saved).toContainEqual(['ana.jpg', jpeg])
    expect(saved.map(([name]) => name)).toContain('press-kit-drawings.zip')
    expect(saved.map(([name]) => name)).not.toContain('press-kit.zip')
  })
})
