import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { signPreviewToken } from '#server/publishing/previewToken.ts'
import { createPublishing } from '#server/services/publishing.ts'
import { chapterOf, chapterSeeds } from '#server/publishing/chapterSeeds.ts'
import { chapterIds } from '#shared/content/programme.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { ContentDocument } from '#shared/publishing/documents.ts'
import { footerPaths } from '#shared/routes/footers.ts'
import { chapterDocument, publishDocument } from '#tests/support/content.ts'
import { day, elements, siteOfEachTest, wordsOfHtml } from '#tests/support/httpSite.ts'
import { addMedium, photograph } from '#tests/support/media.ts'

const site = siteOfEachTest({ env: { RATE_LIMIT: 'off' } })
const seen = () => site().services.contentWatch.check()

const get = async (path: string, language: Language = 'sr-Cyrl', cookie = '') =>
  (await request(site().app).get(path).query({ lng: language }).set('Cookie', cookie)).text
const publish = async (...documents: ContentDocument[]) => {
  for (const document of documents) await publishDocument(site().store, document)
  await seen()
}
const withdraw = async (slug: string) => {
  const { store, clock } = site()
  await createPublishing({ store, now: () => clock.now }).withdraw({ kind: 'chapter', slug, by: 'ana' })
  await seen()
}
/** Returns what a page has between its menus. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
/** Returns the anchors of the chapters on the page of the programme. */
const chaptersOn = (html: string) => elements(html, 'article').map(({ id }) => id)
/** Returns the anchors and titles of suggestions. */
const suggestions = async (q: string) => {
  const { body } = await request(site().app).get('/api/suggest').query({ lng: 'sr-Cyrl', q })
  const { suggestions: list } = body as { suggestions: { title: string[]; anchor?: string }[] }
  return list.map(({ title, anchor }) => `${anchor}: ${title.join('')}`)
}

const water = chapterDocument('voda', {
  title: 'Вода за села',
  order: 15,
  cost: { from: 3, to: 3, period: 'year' },
  body: '## Наш предлог\n\n1. **Чесма у сваком селу.** Општина је поправља.\n\n[Питајте](/contact?topic=question#write)',
})

test('the programme of the site stays until a chapter is published', async () => {
  const { programme } = wordsOf('sr-Cyrl')
  const html = await get('/programme')
  expect(chaptersOn(html)).toEqual(chapterIds)
  expect(wordsOfHtml(html)).toContain(
    'Цео програм (процена): 98\u00a0до\u00a0137 милијарди динара годишње и још 3\u00a0до\u00a05 милијарди динара једнократно.',
  )
  expect(html).toContain(`<title data-page>${programme.title}`)
})

test('other pages show a proposal or a cost of the site, until a chapter is published', async () => {
  const inner = ['about-us', 'who-we-are', 'our-team', 'our-story', 'faq-s', 'what-we-offer'].map(
    (name) => `/page/${name}`,
  )
  const pages = ['donate', 'join', 'contact', 'gallery', 'events', 'transparency', 'news', 'newsletter', 'press']
  const paths = [...inner, ...pages.map((name) => `/${name}`)]
  const withCosts = async () => {
    const texts = await Promise.all(paths.map(async (path) => wordsOfHtml(await get(path))))
    return paths.filter((_, index) => /\d милијард/.test(texts[index]!))
  }
  expect(await withCosts()).toEqual(paths)
  await publish(water)
  expect(await withCosts()).toEqual([])
  const q = 'милијарди'
  expect((await suggestions(q)).join()).not.toContain('98\u00a0до\u00a0137')
  expect(mainOf(await get(`/page/search-result?q=${q}`))).not.toContain('98\u00a0до\u00a0137')
})

describe('a new chapter', () => {
  test('has its place, its proposals in short and its cost on the page of the programme', async () => {
    await publish(water)
    const html = await get('/programme')
    const [first, ...others] = chapterIds
    expect(chaptersOn(html)).toEqual([first, 'chapter-voda', ...others])
    expect(await get('/contact')).toMatch(/#chapter-voda"[^>]*>Вода за села/)
    expect(html.match(/Чесма у сваком селу\.<\/li>/g)).toHaveLength(1)
    const words = wordsOfHtml(html)
    expect(words).toContain('3 милијарде динара годишње')
    expect(words).toContain('Цео програм (процена): 101\u00a0до\u00a0140 милијарди динара годишње и још ')
    expect(wordsOfHtml(await get('/programme', 'fr'))).toMatch(/(?<!à\s)3 milliards de dinars par an/)
    // The seeds keep their texts, and links in the language of the address.
    expect(words).toContain(wordsOf('sr-Cyrl').programme.europe.firstYear)
    expect(html).toContain('href="/contact?topic=question&amp;lng=sr-Cyrl#write"')
    expect(words).not.toContain(wordsOf('sr-Cyrl', null).programme.heading)
  })

  test('is on the page about the party and the home page, whose posters are the first three chapters', async () => {
    await publish(water)
    const about = await get('/about')
    expect(wordsOfHtml(about)).toContain('3 милијарде динара годишње')
    expect(about).toContain('href="/programme?lng=sr-Cyrl#chapter-voda"')
    expect(about.match(/<li[^>]* id="(?:chapter-)?\w+"/g)).toHaveLength(1 + chapterIds.length)
    const home = await get('/')
    expect(wordsOfHtml(home)).toContain('3 милијарде динара годишње')
    const posters = home.slice(home.indexOf('aria-labelledby="pillars"'))
    const links = [...posters.slice(0, posters.indexOf('</section>')).matchAll(/lng=sr-Cyrl#([\w-]+)/g)]
    expect(links.map(([, anchor]) => anchor)).toEqual(['work', 'chapter-voda', 'care'])
  })

  test('is found by its title and by its words', async () => {
    await publish(water)
    for (const q of ['Вода за села', 'поправља']) {
      const html = await get(`/page/search-result?q=${encodeURIComponent(q)}`)
      expect(html).toContain(`>${wordsOf('sr-Cyrl').search.groups.chapters}<`)
      expect(html).toContain('href="/programme?lng=sr-Cyrl#chapter-voda"')
      expect(await suggestions(q)).toContain('chapter-voda: Вода за села')
    }
  })

  test('in another language says so, and has the site’s own words in that of the page', async () => {
    await publish(water)
    const html = await get('/programme', 'en')
    expect(html).toMatch(/<h2 id="chapter-voda-title" lang="sr-Latn">Voda za sela</)
    // In the two forms of the menu, in the footer and in the two of the contents.
    expect(html.match(/<a[^>]* lang="sr-Latn"[^>]*>Voda za sela</g)).toHaveLength(5)
    expect(wordsOfHtml(html)).toContain(wordsOf('en').published.in['sr-Latn'])
    expect(wordsOfHtml(html)).toContain('3 billion dinars a year')
  })

  test('has its language in the demonstrations that name a chapter, and is not named there once withdrawn', async () => {
    const demos = [footerPaths['two-pictures'], '/page/latest-news', '/page-title/big-typography']
    const named = (id: string) => `Poglavlje ${id}`
    const chapters = ['housing', 'europe', 'elections'] as const
    for (const { slug, fields } of chapterSeeds()) {
      const id = chapters.find((one) => one === chapterOf(slug))
      if (id)
        await publish({ slug, fields, texts: { 'sr-Latn': { title: named(id), lead: 'Kratko.', body: 'Tekst.' } } })
    }
    const foreignOn = async (path: string) => {
      const html = await get(path, 'en')
      // The links of menus are of no demonstration.
      return chapters.filter((id) => new RegExp(`<(?:p|span)[^>]* lang="sr-Latn">${named(id)}<`).test(html))
    }
    expect(await Promise.all(demos.map(foreignOn))).toEqual([['housing', 'europe'], ['elections'], chapters])
    for (const { slug } of chapterSeeds()) await withdraw(slug)
    for (const path of demos) expect(await get(path, 'en'), path).not.toContain('Poglavlje')
  })

  test('has its photograph', async () => {
    await addMedium(site().store, photograph('voda.jpg'))
    await publish({ ...water, fields: { kind: 'chapter', order: 15, picture: { name: 'voda.jpg', look: 'plain' } } })
    for (const path of ['/programme', '/']) expect(await get(path), path).toContain('/media/jpeg')
  })

  test('is seen in a preview before visitors see it, with its mark', async () => {
    const { store, clock, config } = site()
    await createPublishing({ store, now: () => clock.now }).save({ document: water, basedOn: null, by: 'ana' })
    await seen()
    const cookie = `preview=${signPreviewToken(config.secret, clock.now + day)}`
    const preview = await get('/programme', 'sr-Cyrl', cookie)
    expect(chaptersOn(preview)).toContain('chapter-voda')
    expect(wordsOfHtml(preview)).toContain(wordsOf('sr-Cyrl').published.draft)
    expect(chaptersOn(await get('/programme'))).toEqual(chapterIds)
  })
})

describe('a chapter of the site', () => {
  test('that staff replace keeps its anchor and drawing, and the search has only the new words', async () => {
    const { slug, fields } = chapterSeeds()[3]!
    const text = { title: 'Новац свих нас', lead: 'Јавно.', body: '## Наш предлог\n\n1. **Каса је отворена.**' }
    await publish({ slug, fields, texts: { 'sr-Cyrl': text } })
    const html = await get('/programme')
    expect(chaptersOn(html)).toEqual(chapterIds)
    expect(html).toContain('id="publicMoney-title">Новац свих нас<')
    expect(wordsOfHtml(html)).not.toContain(wordsOf('sr-Cyrl', null).programme.publicMoney.problem)
    const old = wordsOf('sr-Cyrl', null).common.chapters.publicMoney
    for (const q of [old, 'Каса отворена']) expect(await suggestions(q)).toContain('publicMoney: Новац свих нас')
    expect(await suggestions(old)).not.toContain(`publicMoney: ${old}`)
    const results = await get(`/page/search-result?q=${encodeURIComponent('Каса отворена')}`)
    expect(results).toContain('href="/programme?lng=sr-Cyrl#publicMoney"')
  })

  test('that staff withdraw is nowhere', async () => {
    const { housing } = wordsOf('sr-Cyrl', null).common.chapters
    expect(await suggestions(housing)).toContain(`housing: ${housing}`)
    const query = `/page/search-result?q=${encodeURIComponent(housing)}`
    expect(mainOf(await get(query))).toContain('#housing"')
    expect(await get('/contact')).toContain('#housing"')
    await withdraw('housing')
    expect(await get('/contact')).not.toContain('#housing"')
    expect(chaptersOn(await get('/programme'))).toEqual(chapterIds.filter((id) => id !== 'housing'))
    for (const path of ['/programme', '/about', '/']) {
      expect(mainOf(await get(path)).includes(housing), path).toBe(false)
    }
    expect(mainOf(await get(query))).not.toContain('#housing"')
    expect(await suggestions(housing)).not.toContain(`housing: ${housing}`)
  })

  test('has an invented cost until staff publish it: the note about samples stays as long as one is left', async () => {
    const note = 'role="note"'
    const [last, ...others] = [...chapterSeeds()].reverse()
    await publish(...others)
    expect(await get('/programme')).toContain(note)
    await publish(last!)
    expect(await get('/programme')).not.toContain(note)
  })
})

test('once staff change the chapters, no page says how many there are, or that each has a cost', async () => {
  const home = wordsOf('en', null)
  const claims = [home.home.hero.lead, home.about.lead, home.about.party.lead, home.programme.title]
  const pages = ['/', '/about', '/page/latest-news', '/page/who-we-are', '/page/about-us', '/page/faq-s']
  const claimsOn = async (path: string) => {
    const text = wordsOfHtml(mainOf(await get(path, 'en')))
    return [...claims.filter((claim) => text.includes(claim)), ...(text.match(/(?:each|six) chapters?/gi) ?? [])]
  }
  const results = '/page/search-result?q=programme'
  for (const path of [...pages, results]) expect([path, await claimsOn(path)]).not.toEqual([path, []])
  await withdraw('housing')
  for (const path of [...pages, results]) expect([path, await claimsOn(path)]).toEqual([path, []])
  expect(wordsOfHtml(mainOf(await get('/page/latest-news', 'en')))).toContain(wordsOf('en').chapters.home.lead)
})

test('a programme without any chapter is a page that asks for proposals, without lists', async () => {
  for (const { slug } of chapterSeeds()) await withdraw(slug)
  const html = await get('/programme')
  expect(chaptersOn(html)).toEqual([])
  const { lead, none } = wordsOf('sr-Cyrl').chapters.page
  expect([wordsOfHtml(html).includes(none), wordsOfHtml(html).includes(lead)]).toEqual([true, false])
  for (const path of ['/about', '/page/latest-news', '/page/about-us', '/page/faq-s'])
    expect(wordsOfHtml(await get(path)), path).toContain(none)
  for (const path of ['/', '/about'])
    expect(mainOf(await get(path)).includes('/programme?lng=sr-Cyrl#'), path).toBe(false)
})
