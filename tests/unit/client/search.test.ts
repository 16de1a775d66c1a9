import { beforeAll, describe, expect, test } from 'vitest'
import { wordsFor } from '#client/app/pageRegistry.ts'
import { createSearchIndex, markWords, type SearchIndex } from '#client/pages/search/searchIndex.ts'
import { createSiteIndex, scopeOf } from '#client/pages/search/siteIndex.ts'
import { siteWordsOf } from '#client/content/siteWords.ts'
import { siteTexts, type FoundTexts } from '#client/pages/search/siteTexts.ts'
import { places, type Place } from '#client/site/mainLinks.ts'
import { wordsOf } from '#locales/words.ts'
import { offices } from '#shared/content/organisation.ts'
import { coPresidentIds } from '#shared/content/people.ts'
import { noticeSectionIds } from '#shared/content/privacyNotice.ts'
import { chapterIds } from '#shared/content/programme.ts'
import { fold, foldedWords } from '#shared/i18n/fold.ts'
import { languages } from '#shared/i18n/languages.ts'
import { everyPage } from '#tests/support/addresses.ts'
import { offers, queries, type Expected } from './searchQueries.ts'

test.each(languages)('the texts that the search covers have no placeholders in %s', (language) => {
  const texts = siteTexts({ language, demoPages: 'public' }, wordsFor)
  const shown = texts.flatMap(({ title, heading, lead, sentences }) => [title, heading, lead, ...sentences])
  expect(shown.filter((text) => text.includes('{{'))).toEqual([])
})

describe('the folding of a word', () => {
  test.each([
    ['чланови', 'clanovi'],
    ['Članovi', 'clanovi'],
    ['ČLANOVI', 'clanovi'],
    ['clanovi', 'clanovi'],
    ['c\u030clanovi', 'clanovi'],
    ['учешће', 'ucesce'],
    ['učešće', 'ucesce'],
    ['ђак', 'dak'],
    ['đak', 'dak'],
    ['djak', 'dak'],
    ['Djak', 'dak'],
    ['Ђурђевдан', 'durdevdan'],
    ['Djurdjevdan', 'durdevdan'],
    ['џак', 'dzak'],
    ['ǆak', 'dzak'],
    ['Љубав', 'ljubav'],
    ['njiva', 'njiva'],
    ['Égalité', 'egalite'],
    ['cœur', 'coeur'],
    ['garçon', 'garcon'],
    ['coördinatie', 'coordinatie'],
    ['Openings\u00adtijden', 'openingstijden'],
    ['ﬁnale', 'finale'],
  ])('turns %s into %s', (written, folded) => {
    expect(fold(written)).toBe(folded)
    expect(fold(folded)).toBe(folded)
  })

  test.each([
    ['l’école', ['ecole']],
    ["l'école", ['ecole']],
    ['foto’s van 2026', ['foto', 'van', '2026']],
    ['„Рад и плата”, а не привилегије!', ['rad', 'plata', 'ne', 'privilegije']],
    ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
    ['   ', []],
    ['💥 !? …', []],
  ])('splits %s into words', (text, words) => {
    expect(foldedWords(text)).toEqual(words)
  })
})

test('folding does not throw for half a surrogate pair or a long word', () => {
  for (const text of ['\ud800', 'ž\udc00', 'a'.repeat(100_000), 'ﷲ'.repeat(10_000)])
    expect(() => foldedWords(fold(text))).not.toThrow()
})

describe('a snippet', () => {
  const found = new Set(['clanovi', 'ucesce'])

  test('marks each word that was found in its original spelling', () => {
    expect(markWords('Наши чланови и њихово учешће.', found)).toEqual([
      { text: 'Наши ', isHit: false },
      { text: 'чланови', isHit: true },
      { text: ' и њихово ', isHit: false },
      { text: 'учешће', isHit: true },
      { text: '.', isHit: false },
    ])
  })

  test('is cut around the first hit, between words', () => {
    const pieces = markWords(`${'реч '.repeat(200)}чланови${' реч'.repeat(200)}`, found, 100)
    const text = pieces.map((piece) => piece.text).join('')
    expect(pieces.filter(({ isHit }) => isHit)).toHaveLength(1)
    expect(text).toMatch(/^… (?:реч )+чланови(?: реч)+ …$/)
    expect(text.length).toBeLessThan(110)
  })

  test('is the whole text when nothing was found', () => {
    const text = 'Ništa. <b>x</b>'
    expect(markWords(text, found)).toEqual([{ text, isHit: false }])
    expect(markWords('', found)).toEqual([])
  })
})

describe.each(languages)('the search in %s', (language) => {
  let index: SearchIndex
  /** Returns the place of a result: a menu target, or the page with its part. */
  const nameOf = ({ route, params, anchor, topic }: Pick<FoundTexts, 'route' | 'params' | 'anchor' | 'topic'>) => {
    const page = params['item'] === undefined ? route : `${route}/${params['item']}`
    return `${page}${topic === undefined ? '' : `?${topic}`}${anchor === undefined ? '' : `#${anchor}`}`
  }
  const addressOf = (expected: Expected): string | undefined => {
    if (expected === 'nothing') return undefined
    const [, chapter] = /^chapters\.(.+)/.exec(expected) ?? []
    if (chapter !== undefined) return nameOf({ route: 'programme', params: {}, anchor: chapter })
    const place: Place | undefined = places[expected as keyof typeof places]
    return place ? nameOf({ params: {}, ...place }) : expected
  }
  const found = (query: string, isTyping?: boolean) =>
    index.find(query, isTyping).map((one) => nameOf(index.show(one).page))
  beforeAll(async () => {
    index = await createSiteIndex({ language, demoPages: 'hidden' }, wordsFor)
  })

  const rows = queries[language].map(([query, first, spelling]): [string, Expected, string | undefined] => [
    query,
    first,
    spelling,
  ])

  test.each(rows)('finds for ‘%s’ first %s', (query, first) => {
    expect(found(query)[0]).toBe(addressOf(first))
  })

  test('finds the same first beside demonstration pages', async () => {
    const everything = await createSiteIndex({ language, demoPages: 'public' }, wordsFor)
    for (const [query, first] of queries[language]) {
      if (first === 'nothing') continue
      const [best] = everything.find(query)
      expect([query, best && nameOf(everything.show(best).page)]).toEqual([query, addressOf(first)])
    }
  })

  test.each(offers[language])('finds nothing for the short word ‘%s’ and offers ‘%s’', (query, offer) => {
    expect([found(query), index.spellingOf(query)]).toEqual([[], { text: offer, isUsed: false }])
    expect(found(offer)).not.toEqual([])
  })

  test.each(rows.filter(([, , spelling]) => spelling !== undefined))(
    'finds for the misspelt ‘%s’ what its used spelling finds',
    (query) => {
      const spelling = index.spellingOf(query)
      expect(spelling?.isUsed).toBe(true)
      expect(found(spelling!.text)).toEqual(found(query))
    },
  )

  test.each(['', ' ', '!', 'q', '\u0000', 'xqzwvkj'])('finds nothing for ‘%s’', (query) => {
    expect(found(query)).toEqual([])
  })

  test('finds nothing for half a surrogate pair and a long word', () => {
    for (const query of ['\ud800', 'xqzwvkj\udc00', 'xqzwvkj'.repeat(10_000)]) expect(found(query)).toEqual([])
  })

  test.each(
    rows.filter(([query, first, spelling]) => query.length > 5 && first !== 'nothing' && spelling === undefined),
  )('suggests for the incomplete query ‘%s’ the page %s', (query, first) => {
    expect(found(query.slice(0, -1), true).slice(0, 6)).toContain(addressOf(first))
  })

  test('finds for a sentence of a page first that page, with the sentence as its snippet', () => {
    for (const { route, anchor, sentences } of siteTexts({ language, demoPages: 'hidden' }, wordsFor)) {
      // Only whole pages: the text of a section is also in its page.
      if (anchor !== undefined) continue
      const sentence = sentences.find((one) => foldedWords(one).length > 6)
      if (sentence === undefined) continue
      const query = foldedWords(sentence).slice(0, 6).join(' ')
      const [first] = index.find(query)
      const hit = index.show(first!)
      expect([query, hit.page.route]).toEqual([query, route])
      expect(foldedWords(hit.sentence).join(' ')).toContain(query)
    }
  })
})

test('lists of authors and categories come after articles and pages that match as well', async () => {
  const { travel, business } = wordsOf('en').blog.categories
  const index = await createSiteIndex({ language: 'en', demoPages: 'public' }, wordsFor)
  for (const query of [travel.name, business.name]) {
    const found = index.find(query).map((one) => ({ rank: one.rank, kind: index.show(one).page.kind }))
    const isList = ({ kind }: { kind: string }) => kind === 'blogAuthor' || kind === 'blogCategory'
    expect(found.some(isList)).toBe(true)
    const late = found.slice(0, 50).filter((one, at) => {
      const next = found[at + 1]
      return at < 49 && next?.rank === one.rank && isList(one) && !isList(next)
    })
    expect([query, late]).toEqual([query, []])
  }
})

describe('a typo in a query', () => {
  const text = (title: string): FoundTexts => ({
    route: 'home',
    params: {},
    kind: 'home',
    isDemo: false,
    title,
    heading: '',
    lead: '',
    description: '',
    keywords: '',
    sentences: [],
  })
  const titlesFor = async (query: string, titles: readonly string[]) => {
    const index = await createSearchIndex(titles.map(text))
    return index.find(query).map((one) => index.show(one).page.title)
  }

  test.each([
    ['bread', ['Read it', 'A break', 'Broad fields']],
    ['votes', ['Notes', 'Voter']],
    ['rente', ['Tente', 'Vente']],
    ['хлеб', ['Клеб', 'Хлет']],
    ['vodu', ['Vode', 'Kodu', 'Vodi']],
    ['prijem', ['Primer', 'Prilog']],
    ['banking', ['Ranking']],
  ])('does not turn ‘%s’ into another existing word', async (query, titles) => {
    expect(await titlesFor(query, titles)).toEqual([])
  })

  test.each([
    ['bread', ['Breads', 'Bread', 'Break', 'Read'], ['Bread', 'Breads']],
    ['housing notes', ['Housing votes', 'Notes'], ['Notes', 'Housing votes']],
    ['galery', ['Gallery', 'Salary'], ['Gallery']],
    ['privcay', ['Privacy', 'Primary'], ['Privacy']],
  ])('is corrected only if ‘%s’ has no exact hit and its first letter is right', async (query, titles, found) => {
    const all = await titlesFor(query, titles)
    expect([...all].sort()).toEqual([...found].sort())
  })

  test.each([
    ['privcay notice', 'privacy notice'],
    ['privaccy', 'privacy'],
    ['Privatnst', 'privatnost'],
    ['privacy', undefined],
    ['xqzwvkj', undefined],
    ['', undefined],
  ])('gives for ‘%s’ the nearest spelling %s', async (query, spelling) => {
    const index = await createSearchIndex(['Privacy notice', 'Privatnosti', 'Privatnost'].map(text))
    expect(index.spellingOf(query)?.text).toBe(spelling)
  })

  test.each(languages)('is never corrected in the first letter of a word in %s', async (language) => {
    const texts = siteTexts({ language, demoPages: 'public' }, wordsFor)
    const index = await createSearchIndex(texts)
    const known = [...new Set(texts.flatMap(({ title, sentences }) => [title, ...sentences].flatMap(foldedWords)))]
    const misspelt = known
      .filter((word, at) => at % 40 === 0 && /^[a-z]{4,}$/.test(word))
      .map((word) => `x${word.slice(1)}`)
    expect(misspelt.length).toBeGreaterThan(50)
    for (const query of misspelt)
      for (const { words } of index.find(query).map((one) => index.show(one)))
        expect([query, [...words].filter((word) => !word.startsWith('x'))]).toEqual([query, []])
  })

  test.each([
    ['sr', 'hleb', 'prijem'],
    ['sr-Cyrl', 'хлеб', 'пријем'],
    ['en', 'bread', 'bakery'],
    ['fr', 'pain', 'boulangerie'],
    ['nl', 'brood', 'bakkerij'],
  ] as const)('is not corrected from words of hidden articles to other words in %s', async (language, ...words) => {
    const hidden = await createSiteIndex({ language, demoPages: 'hidden' }, wordsFor)
    for (const word of words)
      for (const { words } of hidden.find(word).map((one) => hidden.show(one)))
        expect([word, [...words].filter((found) => !found.startsWith(fold(word)))]).toEqual([word, []])
  })
})

test.each([
  ['sr', 'hleb', 'pekara'],
  ['sr-Cyrl', 'хлеб', 'пекара'],
  ['en', 'bread', 'bakery'],
  ['fr', 'pain', 'boulangerie'],
  ['nl', 'brood', 'bakkerij'],
] as const)('articles are found by words of their topic when they are shown, in %s', async (language, ...words) => {
  const index = await createSiteIndex({ language, demoPages: 'public' }, wordsFor)
  for (const word of words)
    expect([word, index.find(word).some((one) => index.show(one).page.kind === 'post')]).toEqual([word, true])
})

test.each(languages)('each tag finds the articles that have it, in %s', async (language) => {
  const index = await createSiteIndex(scopeOf({ language, demoPages: 'hidden', query: { in: 'samples' } }), wordsFor)
  const { posts, blog } = siteWordsOf(language)
  for (const { id, tags } of posts.list)
    for (const tag of tags)
      expect([tag, id, index.find(blog.tags[tag]).some((one) => index.show(one).page.params['id'] === id)]).toEqual([
        tag,
        id,
        true,
      ])
})

test('each article, project, home, element, product and picture is found by its name', async () => {
  const texts = siteTexts({ language: 'en', demoPages: 'public' }, wordsFor)
  const index = await createSearchIndex(texts)
  const counted = ['post', 'project', 'homeVariant', 'element', 'product']
  for (const page of texts.filter(({ kind }) => counted.includes(kind)))
    expect([page.title, index.find(page.title).some((one) => index.show(one).page === page)]).toEqual([
      page.title,
      true,
    ])
  for (const { caption } of Object.values(wordsOf('en').gallery.pictures))
    expect([caption, index.find(caption).some((one) => index.show(one).page.route === 'gallery')]).toEqual([
      caption,
      true,
    ])
})

test('a product is found on its own page, not on the home page: staff can withdraw it', () => {
  const { sentences } = siteTexts({ language: 'en', demoPages: 'hidden' }, wordsFor).find(
    ({ kind }) => kind === 'home',
  )!
  const { items, ways } = wordsOf('en').shop
  expect(sentences).toContain(ways.cash)
  expect(Object.values(items).filter((name) => sentences.includes(name))).toEqual([])
})

test.each(languages)('the home page is not found by an invented report of the press, in %s', (language) => {
  const { sentences } = siteTexts({ language, demoPages: 'hidden' }, wordsFor).find(({ kind }) => kind === 'home')!
  const invented = Object.values(wordsOf(language).pressItems.items).flatMap((item) => Object.values(item))
  expect(invented.length).toBeGreaterThan(0)
  expect(invented.filter((text) => sentences.includes(text))).toEqual([])
})

test.each(languages)('no result is a note that something is a sample, in %s', (language) => {
  const { people, join, transparency } = wordsOf(language)
  const notes = [people.sample, join.sample, transparency.sample]
  const all = siteTexts({ language, demoPages: 'hidden' }, wordsFor).flatMap(({ sentences }) => sentences)
  expect(all.filter((text) => notes.includes(text))).toEqual([])
})

test.each(languages)('the search has texts about the sample people until others are published, in %s', (language) => {
  const about = (hasPeople: boolean) =>
    siteTexts({ language, demoPages: 'hidden' }, wordsFor, hasPeople).filter(
      ({ title, heading, lead, description, sentences }) =>
        /co-?pr[eé]sid|covoorz|[кk][оo](?:председ|predsed)/i.test(
          [title, heading, lead, description, ...sentences].join(),
        ),
    )
  expect(about(false)).not.toEqual([])
  expect(about(true)).toEqual([])
})

describe('the pages of the search index', () => {
  const rowsOf = (demoPages: 'hidden' | 'public') =>
    siteTexts({ language: 'en', demoPages }, wordsFor).flatMap(({ route, anchor }) =>
      anchor === undefined ? route : [],
    )

  test('are those that search engines may index', () => {
    const shown = everyPage.filter(({ row: { noindex, canonical } }) => !noindex && canonical === undefined)
    expect(rowsOf('public')).toEqual(shown.map(({ id }) => id))
    expect(rowsOf('hidden')).toEqual(shown.filter(({ row: { isDemo } }) => !isDemo).map(({ id }) => id))
    expect(rowsOf('hidden')).not.toContain('page-search-result')
  })

  test('have entries for people, products, chapters, offices and sections', () => {
    const of = (kind: string) =>
      siteTexts({ language: 'en', demoPages: 'hidden' }, wordsFor).filter((one) => one.kind === kind)
    expect(of('chapter').map(({ anchor }) => anchor)).toEqual(chapterIds)
    expect(of('product').map(({ title }) => title)).toEqual(Object.values(wordsOf('en').shop.items))
    expect(of('person')).toHaveLength(coPresidentIds.length)
    expect(of('office')).toHaveLength(offices.length)
    expect(of('part').map(({ anchor }) => anchor)).toEqual(expect.arrayContaining([...noticeSectionIds, 'group']))
  })

  test('have texts without placeholders, tags and soft hyphens', () => {
    for (const language of languages)
      for (const { route, title, sentences } of siteTexts({ language, demoPages: 'public' }, wordsFor))
        for (const text of [title, ...sentences])
          expect([route, text]).toEqual([route, expect.not.stringMatching(/\{\{|<\/?\d|\u00ad/)])
  })
})
