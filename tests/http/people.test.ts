import request from 'supertest'
import { beforeEach, describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { signPreviewToken } from '#server/publishing/previewToken.ts'
import { createPublishing } from '#server/services/publishing.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { Suggestions } from '#shared/rendering.ts'
import { personDocument, publishDocument } from '#tests/support/content.ts'
import { addMedium, photograph } from '#tests/support/media.ts'
import { day, elements, siteOfEachTest } from '#tests/support/httpSite.ts'

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

/** Returns whether search and suggestions find people for a name. */
async function findsPeople(name: string) {
  const { groups, kinds } = wordsOf('sr-Cyrl').search
  const { body } = await request(site().app).get('/api/suggest').query({ lng: 'sr-Cyrl', q: name })
  return [
    (await open(`/page/search-result?q=${name}`)).text.includes(`>${groups.people}<`),
    (body as Suggestions).suggestions.some(({ kind }) => kind === kinds.person),
  ]
}

test('pages and search show the samples until a person is published', async () => {
  for (const path of places) expect((await open(path)).text, path).toContain(sample)
  expect((await open('/people/ana')).status).toBe(404)
  expect(await findsPeople(sample)).toEqual([true, true])
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

  test('are found instead of the samples', async () => {
    expect([await findsPeople(sample), await findsPeople('Анић')]).toEqual([
      [false, false],
      [true, true],
    ])
  })

  test('are marked in a preview while they are drafts', async () => {
    const { store, clock, config } = site()
    const document = personDocument('mira', { leads: true })
    await createPublishing({ store, now: () => clock.now }).save({ document, basedOn: null, by: 'test' })
    const token = signPreviewToken(config.secret, clock.now + day)
    for (const path of places) {
      const { text } = await request(site().app).get(path).set('Cookie', `preview=${token}`)
      expect(text, path).toMatch(/<(article|li)[^>]* data-draft="draft"/)
    }
  })

  test('leave neither samples nor an empty list when all are withdrawn', async () => {
    for (const slug of ['ana', 'luka'])
      await site().store.withdrawContent({ kind: 'person', slug, by: 'test', at: site().clock.now })
    await site().services.contentWatch.check()
    for (const path of places) expect((await open(path)).text, path).not.toContain(sample)
    expect(await findsPeople(sample)).toEqual([false, false])
    const words = wordsOf('sr-Cyrl')
    expect((await open('/about')).text).toContain(words.about.people.team.none)
    const press = (await open('/press')).text
    const { lives, archive } = words.press.team
    for (const one of [`>${lives.title}<`, archive.people]) expect(press).not.toContain(one)
  })

  test('are listed by their place', async () => {
    await publish(personDocument('vera', { name: 'Вера Верић', order: 15 }))
    const { text } = await open('/about')
    const places = ['Ана Анић', 'Вера Верић', 'Љубомир Лукић'].map((name) => text.indexOf(name))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
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
