import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { kinds } from '#server/publishing/kinds/kinds.ts'
import { signPreviewToken } from '#server/publishing/previewToken.ts'
import { createPublishing } from '#server/services/publishing.ts'
import type { Catalog } from '#locales/catalog.ts'
import { wordsOf } from '#locales/words.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { ContentDocument, FactFields } from '#shared/publishing/documents.ts'
import { publishDocument } from '#tests/support/content.ts'
import { day, siteOfEachTest, wordsOfHtml } from '#tests/support/httpSite.ts'

const site = siteOfEachTest()
const fact = (
  slug: string,
  values: FactFields['values'],
  texts: Record<string, [title: string, lead?: string]> = {},
): ContentDocument => ({
  slug,
  fields: { kind: 'fact', values },
  texts: Object.fromEntries(
    Object.entries(texts).map(([language, [title, lead = '']]) => [language, { title, lead, body: '' }]),
  ),
})
const phone = '+381 11 765 43 21'
const seedOf = (slug: string) => kinds.fact.seed!().find((one) => one.slug === slug)!
const office = (id: string) =>
  fact(`office-${id}`, { phone, opens: '9:00', closes: '17:00' }, { en: [`Town ${id}`, 'Street 1'] })
const name = fact('name', {}, { 'sr-Cyrl': ['Зора'], en: ['Dawn', 'the Dawn'] })

const check = () => site().services.contentWatch.check()
const publish = async (...documents: ContentDocument[]) => {
  for (const document of documents) await publishDocument(site().store, document)
  await check()
}
const open = (path: string, language: Language = 'en') => request(site().app).get(path).query({ lng: language })
const withdraw = async (slug: string) => {
  await createPublishing({ store: site().store, now: Date.now }).withdraw({ kind: 'fact', slug, by: 'ana' })
  await check()
}

test('a site without published facts has those of the sources, and no word of changes', async () => {
  const { text, headers } = await open('/contact')
  expect(text).toContain('+381 11 000 00 00')
  expect(text).not.toContain('"changes"')
  expect(headers['cache-control']).toBe('public, max-age=300')
})

describe('a published fact', () => {
  test.each(['/contact', '/privacy', '/page/contact-classic'])('is shown at once on %s', async (path) => {
    // The page is cached with the old fact.
    expect((await open(path)).text).toContain('+381 11 000 00 00')
    await publish(fact('phone', { phone }), ...['first', 'second', 'third', 'fourth'].map(office))
    const { text, headers } = await open(path)
    expect(text).toContain(phone)
    expect(text).toContain('href="tel:+381117654321"')
    expect(text).not.toContain('+381 11 000 00 00')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test('whose text is in another language than the page is marked with it', async () => {
    await publish(
      fact('slogan', {}, { en: ['Bread and work.'] }),
      fact(
        'address',
        { postcode: '21000', map: 'https://www.openstreetmap.org/?mlat=1&mlon=2' },
        { 'sr-Cyrl': ['Његошева 5', 'Нови Сад'] },
      ),
      fact('office-first', { phone, opens: '9:00', closes: '17:00' }, { fr: ['Bruxelles', 'Rue Neuve 1'] }),
      fact('desk-press', {}, { 'sr-Cyrl': ['Вера Верић', 'до 18 часова'] }),
      fact('press-first', { published: '2099-05-01' }, { nl: ['Schoon water', 'De Krant'] }),
      fact('provider', {}, { 'sr-Latn': ['Domaćin'] }),
    )
    const tagsIn = async (path: string, language: Language) => {
      const found = (await open(path, language)).text.matchAll(/ lang="([^"]+)"[^>]*>([^<]+)</g)
      return new Set([...found].map(([, tag, words]) => `${tag} ${words}`))
    }
    const contact = await tagsIn('/contact', 'en')
    for (const marked of [
      'sr-Latn Njegoševa 5, 21000 Novi Sad',

      'fr Bruxelles',
      'fr Rue Neuve 1',
      'sr-Latn Vera Verić',
      'sr-Latn do 18 časova',
    ])
      expect(contact).toContain(marked)
    expect(await tagsIn('/', 'fr')).toContain('nl Schoon water')
    expect(await tagsIn('/', 'fr')).toContain('en Bread and work.')
    expect(await tagsIn('/privacy', 'sr-Cyrl')).toContain('sr-Latn Domaćin')
    // Latin is that of the page.
    expect((await open('/contact', 'sr')).text).not.toMatch(/lang="sr-Latn"[^>]*>(?:Njego|Vera)/)
  })

  test('with texts replaces them in each language, in both scripts, and elsewhere stands the nearest one', async () => {
    await publish(name)
    const titleIn = async (language: Language) =>
      /<title[^>]*>(.*?)<\/title>/.exec((await open('/contact', language)).text)![1]
    expect(await titleIn('sr-Cyrl')).toMatch(/ – Зора$/)
    expect(await titleIn('sr')).toMatch(/ – Zora$/)
    expect(await titleIn('en')).toMatch(/ – Dawn$/)
    expect(await titleIn('fr')).toMatch(/ – Dawn$/)
    const wordmarkIn = async (language: Language) => (await open('/contact', language)).text
    expect(await wordmarkIn('fr')).toMatch(/<span class="[^"]*" lang="en">Dawn</)
    expect(await wordmarkIn('en')).not.toMatch(/lang="[^"]*">Dawn</)
    const privacy = (await open('/privacy')).text
    expect(privacy).toContain('the Dawn')
    for (const path of ['/', '/about', '/privacy', '/press', '/join', '/elements/accordion', '/no/such-page']) {
      const { text } = await open(path)
      expect([path, text.includes(wordsOf('en', null).organisation.name)]).toEqual([path, false])
    }
  })

  test('in one language leaves no placeholder of the site in the others, and an empty one leaves no row', async () => {
    const { texts } = seedOf('name')
    await publish(
      { ...name, texts: { ...texts, 'sr-Cyrl': { ...texts['sr-Cyrl']!, title: 'Зора' } } },
      fact('area', {}, { 'sr-Cyrl': ['Крушевац'] }),
    )
    const { text } = await open('/privacy')
    expect(text).toContain('Zora')
    expect(text).not.toMatch(/Example Party|Stranka Primer/)
    const contact = (await open('/contact')).text
    expect(contact).toContain('Kruševac')
    expect(contact).not.toContain(wordsOf('en').common.facts.province)
  })

  test('is in the manifest, the feeds, the calendar, security.txt, suggestions and search', async () => {
    const files = ['/site.webmanifest', '/news/feed.xml', '/transparency.xml', '/events.ics']
    // They are cached with the old fact.
    for (const path of files) expect((await open(path)).text, path).toContain('Example Party')
    await publish(
      name,
      fact('email', { email: 'info@zora.rs' }),
      fact('office-novi-sad', { phone, opens: '9:00', closes: '17:00' }, { 'sr-Cyrl': ['Нови Сад', 'Дунавска 2'] }),
    )
    for (const path of files) expect((await open(path)).text, path).toContain('Dawn')
    expect((await request(site().app).get('/.well-known/security.txt')).text).toContain('mailto:info@zora.rs')
    expect(JSON.stringify((await open('/api/suggest?q=novi sad')).body)).toContain('Novi')
    expect((await open('/page/search-result?q=novi+sad')).text).toContain('offices')
  })

  test('decides the limits and choices of donations, and their slip', async () => {
    await publish(
      name,
      fact('salary', { dinars: '50000', since: '2026-12-01', source: 'stat.gov.rs' }),
      fact('amounts', { amounts: ['300', '700', '700', '900000'] }),
      fact('account', { account: '840-0000000955845-10' }),
    )
    const { text } = await open('/donate?amount=700')
    expect(text).toMatch(/value="700"[^>]* checked|checked[^>]* value="700"/)
    expect(text.match(/name="amount"/g)).toHaveLength(4)
    expect(text).toContain('500,000')
    expect(text).not.toContain(wordsOf('en').donate.sample)
    const answer = await request(site().app)
      .post('/donate?lng=en')
      .type('form')
      .send({ amount: '300', donor: 'person', name: 'Ana Anić', street: 'Ulica 1', postcode: '11000', town: 'Niš' })
      .send({ means: 'transfer', confirm: 'on' })
    expect(answer.text).toContain('840-0000000955845-10')
    expect(answer.text).toContain('Zora')
    const refused = await request(site().app)
      .post('/donate?lng=en')
      .type('form')
      .send({ amount: '500', donor: 'person' })
    expect(refused.text).toContain(wordsOf('en').forms.errors.invalidChoice)
    const beyond = await request(site().app)
      .post('/donate?lng=en')
      .type('form')
      .send({ amount: '900000', donor: 'person' })
    expect(beyond.text).toContain(wordsOf('en').forms.errors.tooMuch)
  })

  test('of an amount, or of the choices of the application, takes all sample sentences of its kind away for good', async () => {
    const { donate, join } = wordsOf('en', null)
    const uses = Object.values(donate.uses)
    const months = Object.values(join.month)
    const shownOf = async (path: string, sentences: readonly string[], language: Language = 'en') => {
      const words = wordsOfHtml((await open(path, language)).text)
      return sentences.filter((one) => words.includes(one))
    }
    expect(await shownOf('/donate', [...uses, donate.sample])).toEqual([...uses, donate.sample])
    expect(await shownOf('/join', [...months, join.sample])).toEqual([...months, join.sample])
    await publish(
      fact('amount-1000', {}, { en: ['Pays for a stage.'] }),
      fact('month-join', {}, { 'sr-Cyrl': ['Бирате тему.'] }),
    )
    expect(await shownOf('/donate', [...uses, 'Pays for a stage.'])).toEqual(['Pays for a stage.'])
    expect((await open('/join')).text).toMatch(/<dd lang="sr-Latn">Birate temu\.</)
    expect(await shownOf('/join', months)).toEqual([])
    for (const slug of ['amount-1000', 'month-join']) await withdraw(slug)
    expect(await shownOf('/donate', [...uses, 'Pays for a stage.'])).toEqual([])
    expect(await shownOf('/join', months)).toEqual([])
  })

  test.each([
    ['/donate', fact('amounts', { amounts: ['500', '1000'] }), (words: Catalog) => Object.values(words.donate.uses)],
    [
      '/join',
      fact('membership', { 'minimum-age': '18', 'yearly-fee': '100' }),
      (words: Catalog) => Object.values(words.join.month),
    ],
  ])('of %s leaves no sample sentence on it', async (path, document, sentencesOf) => {
    await publish(document)
    for (const language of ['sr', 'fr'] as const) {
      const words = wordsOfHtml((await open(path, language)).text)
      expect(sentencesOf(wordsOf(language, null)).filter((one) => words.includes(one))).toEqual([])
    }
  })

  test('of the offices, the desks and the group leaves the others as they are, until it is withdrawn', async () => {
    const words = wordsOf('en', null)
    await publish(fact('desk-press', {}, { 'sr-Cyrl': ['Вера Верић'] }))
    for (const slug of ['office-second', 'press-first', 'group']) await withdraw(slug)
    const contact = (await open('/contact')).text
    expect(contact).toContain('Vera Verić')
    expect(contact).toContain(words.organisation.offices.first.place)
    expect(contact).not.toContain(words.organisation.offices.second.place)
    const home = (await open('/')).text
    expect(home).not.toContain(words.pressItems.items.first.headline)
    expect(home).not.toContain('id="group"')
  })

  test('about municipalities is the map, the figures and the places of events', async () => {
    const rows = ['novi-sad; Нови Сад; 300000; 100', 'nis; Ниш; 200000; 50']
    await publish(fact('municipalities', { 'voters-on': '2025-12-01', 'counted-on': '2025-12-02', rows }))
    const { text } = await open('/')
    expect(text).toContain('value="nis"')
    expect(text).toContain('Novi Sad')
    expect(text).not.toContain('value="vrelo"')
    expect(text).toContain('250,000')
    expect(text).toMatch(/1.December/)
  })

  test.each(['sr', 'en', 'fr', 'nl'] as const)(
    'about a membership without a fee says in %s that it is free',
    async (language) => {
      await publish(fact('membership', { 'minimum-age': '18', 'yearly-fee': '0' }))
      const { text } = await open('/join', language)
      const { free, text: costly } = wordsOf(language).join.fee
      expect(text).toContain(free)
      expect(text).not.toContain(costly.replace('{{fee}}', ''))
    },
  )

  test('is a draft that only a preview shows', async () => {
    const publishing = createPublishing({ store: site().store, now: Date.now })
    await publishing.save({ document: fact('phone', { phone }), basedOn: null, by: 'ana' })
    await check()
    expect((await open('/contact')).text).not.toContain(phone)
    const { config, clock } = site()
    const cookie = `preview=${signPreviewToken(config.secret, clock.now + day)}`
    const preview = await open('/contact').set('Cookie', cookie)
    expect(preview.text).toContain(phone)
    expect(preview.headers['cache-control']).toBe('private, no-store')
    expect((await open('/contact')).text).not.toContain(phone)
  })
})
