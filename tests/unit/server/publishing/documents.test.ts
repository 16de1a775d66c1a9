import { describe, expect, test } from 'vitest'
import { formatDocument } from '#server/publishing/formatDocument.ts'
import { readFiles, readTextFile } from '#server/publishing/parseDocument.ts'
import { prepareDraft } from '#server/publishing/prepareDraft.ts'
import { toCyrillic } from '#server/publishing/toCyrillic.ts'
import type { ContentDocument, ContentKind } from '#shared/publishing/documents.ts'
import { seatInstants } from '#shared/localDay.ts'

const file = (facts: string, body = 'Text.') => `---\n${facts}\n---\n\n${body}\n`
const news = 'title: Water\nlead: For all.'
const event = `${news}\nstarts: 2026-12-01T18:00\nends: 2026-12-01T20:00`
const problems = (source: string, kind: ContentKind = 'news') =>
  readTextFile(kind, source).problems.map(({ line, text }) => [line, text.key.replace('publishing.', '')])

const documentOfAll: ContentDocument = {
  slug: 'zbor',
  fields: {
    kind: 'event',
    tags: ['voda', 'čist vazduh'],
    starts: '2026-12-01T18:00',
    ends: '2026-12-01T20:00',
    municipality: 'centar',
    online: 'https://primer.example/live',
    takesVisitors: true,
    picture: { name: 'zbor.jpg', look: 'halftone' },
  },
  texts: {
    'sr-Cyrl': {
      title: 'Збор: "сви" # и - нови',
      lead: "Увод с 'знацима': да",
      body: '---\n\n# Текст\n\nред  \nдруги',
      place: 'Трг 1',
    },
    en: { title: 'true', lead: '2026', body: '' },
  },
}

describe('files', () => {
  test('hold a document without loss', () => {
    const files = (['sr-Cyrl', 'en'] as const).map((language) => ({
      name: `${language}.md`,
      language,
      source: formatDocument(documentOfAll, language),
    }))
    expect(readFiles('event', 'zbor', files)).toMatchObject({ document: documentOfAll, problems: [] })
    expect(files[1]!.source).not.toContain('starts')
    const pressRelease: ContentDocument = {
      slug: 'voda',
      fields: { kind: 'news', tags: [], isPressRelease: true, date: '2026-03-01' },
      texts: { fr: { title: 'L’eau', lead: 'Pour tous.', body: 'Texte' } },
    }
    const source = formatDocument(pressRelease, 'fr').replaceAll('\n', '\r\n')
    expect(readFiles('news', 'voda', [{ name: 'fr.md', language: 'FR', source }]).document).toEqual(pressRelease)
  })

  test.for([
    ['Text without facts', 1, 'noFrontMatter'],
    ['---\ntitle: x', 1, 'openFrontMatter'],
    [file(`${news}\ntags: "a`), 4, 'brokenFrontMatter'],
    [file('title: a: b\nlead: c'), 2, 'brokenFrontMatter'],
    [file(`${news}\ntitle: Again`), 4, 'repeatedKey'],
    [file(`${news}\ntags: {a: b}`), 4, 'brokenValue'],
    [file(`${news}\ntags: ${'['.repeat(5_000)}`), 4, 'brokenFrontMatter'],
    [file(`${news}\nx: ${'x'.repeat(30_000)}`), 1, 'longFrontMatter'],
    [file(`${news}\ntaggs: a`), 4, 'similarKey'],
    [file(`${news}\nelephant: a`), 4, 'unknownKey'],
    [file(`${news}\nstarts: 2026-12-01T18:00`), 4, 'unknownKey'],
    [file('lead: a'), 1, 'missing'],
    [file('title: a\nlead: ""'), 3, 'missing'],
    [file(`title: ${'a'.repeat(151)}\nlead: b`), 2, 'longValue'],
    [file(`${news}\ndate: 2026-02-30`), 4, 'wrongDay'],
    [file(`${news}\ndate: 1.3.2026`), 4, 'wrongDay'],
    [file(`${news}\npress: maybe`), 4, 'notYesOrNo'],
    [file(`${news}\npicture: Voda.PNG`), 4, 'wrongPicture'],
    [file(`${news}\npicture: statut.pdf`), 4, 'wrongPicture'],
    [file(`${news}\npicture: voda.jpg\nlook: neon`), 5, 'wrongLook'],
    [file(`${news}\nlook: halftone`), 4, 'lookWithoutPicture'],
    [file(`${news}\ntags: [a/b]`), 4, 'wrongTag'],
    [file(`${news}\ntags: [a,b,c,d,e,f,g,h,i,j,k]`), 4, 'manyTags'],
    [file(news, 'a\n\n<b>c</b>'), 8, 'html'],
  ] as const)('of news with a fault (%#) name line and cure', ([source, line, key]) => {
    expect(problems(source)).toContainEqual([line, key])
  })

  test('keep the spaces that hold a line together, and no others', () => {
    const { text } = readTextFile('news', file('title: Qui\u00a0paie\u202f?  Vous.\nlead: a'))
    expect(text.title).toBe('Qui\u00a0paie\u202f? Vous.')
  })

  test.for([
    ['a quotation mark that is not closed', 'title: "Water\nlead: For all.\ntags: [a]', 2],
    ['an apostrophe that is not closed', "title: Water\nlead: 'For all.\ntags: [a]\ndate: 2026-03-01", 3],
    ['a quotation mark that is not closed before another', 'title: "Water\nlead: "For all."\ntags: [a]', 2],
    ['quotation marks in a quoted value', 'title: Water\nlead: "For "all" of us"\ntags: [a]', 3],
    ['a tab', 'title: Water\n\tlead: For all.\ntags: [a]', 3],
    ['a tab in a list', 'title: Water\nlead: a\ntags:\n\t- a\n\t- b', 5],
    ['a name that is given twice', 'title: Water\nlead: For all.\ntitle: Again\ntags: [a]', 4],
    ['a colon that is missing', 'title: Water\nlead For all.\ntags: [a]', 3],
    ['a colon that is missing on the first line', 'title Water\nlead: For all.', 2],
    ['a colon that is missing on the last line', 'title: Water\nlead: For all.\ntags [a]', 4],
    ['a colon without a space', 'title: Water\nlead:For all.\ntags: [a]', 3],
    ['a colon in a value', 'title: Water\nlead: For all: water\ntags: [a]', 3],
    ['an indented line', 'title: Water\n  lead: For all.\ntags: [a]', 3],
    ['a colon in the second line of a value', 'title: Water\nlead: For all\n  of us: water\ntags: [a]', 4],
    ['a list that is not closed', 'title: Water\nlead: For all.\ntags: [a, b\ndate: 2026-03-01', 4],
    ['a list of several lines that is not closed', 'title: Water\ntags: [a,\n  b\nlead: For all.', 3],
    ['a list that is not closed at the end', 'title: Water\nlead: For all.\ntags: [a, b', 4],
    ['a wrong value in a list of several lines', 'title: Water\nlead: a\ntags: [\n  a,\n  @b\n]', 6],
    ['a hyphen without a space', 'title: Water\nlead: a\ntags:\n- a\n-b\ndate: 2026-03-01', 6],
    ['a hyphen with another indentation', 'title: Water\nlead: a\ntags:\n  - a\n - b', 6],
    ['a hyphen that is missing', 'title: Water\nlead: a\ntags:\n  a\n  - b', 4],
    ['a list without a name', 'title: Water\nlead: For all.\n- a\n- b', 4],
    ['a list in a list', 'title: Water\nlead: a\ntags:\n  - a\n  - [b, c]', 6],
    ['a wrong tag', 'title: Water\nlead: a\ntags:\n  - a\n  - b/c\n  - d', 6],
  ] as const)('with %s name its line', ([, facts, line]) => {
    expect(problems(file(facts)).filter(([, key]) => !String(key).startsWith('missing'))[0]?.[0]).toBe(line)
  })

  test.for([
    [`${news}\nstarts: 2026-12-01T18:00`, 1, 'missing'],
    [event.replace('T20:00', 'T17:00'), 5, 'endsFirst'],
    [event.replace('T18:00', ' at 6'), 4, 'wrongTime'],
    [event.replace('2026-12-01T18:00', '2026-12-01T25:00'), 4, 'wrongTime'],
    [event.replace('2026-12-01T18:00', '2026-03-29T02:30'), 4, 'gap'],
    [`${event}\nmunicipality: centr`, 6, 'similarMunicipality'],
    [`${event}\nmunicipality: atlantis-x`, 6, 'unknownMunicipality'],
    [`${event}\nonline: http://primer.example`, 6, 'wrongOnline'],
  ] as const)('of an event with a fault (%#) name line and cure', ([facts, line, key]) => {
    expect(problems(file(facts), 'event')).toContainEqual([line, key])
  })

  test.for([
    ['text: Open.\nends: 2026-12-01T20:00\n---\n\nMore.', 5, 'noBody'],
    ['text: Open.\nends:', 3, 'missing'],
    ['text: Open.\nends: 2026-12-01T20:00\nto: //other.example', 4, 'link'],
    ['text: Open.\nends: 2026-12-01T20:00\nto: http://other.example', 4, 'httpLink'],
    ['title: Open.\nends: 2026-12-01T20:00', 2, 'unknownKey'],
  ] as const)('of a notice with a fault (%#) name line and cure', ([facts, line, key]) => {
    const source = facts.includes('---') ? `---\n${facts}\n` : file(facts)
    expect(problems(source, 'notice')).toContainEqual([line, key])
  })

  test('a time that comes twice is taken the first time, with a note', () => {
    const twice = event.replace('2026-12-01T18:00', '2026-10-25T02:30')
    const { problems: found, notes } = readTextFile('event', file(twice))
    expect([found, notes.map(({ line, text }) => [line, text.key])]).toEqual([[], [[4, 'publishing.twice']]])
    expect(seatInstants('2026-10-25T02:30')).toEqual([Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)])
    expect(seatInstants('2026-03-29T02:30')).toEqual([])
    expect(seatInstants('2026-07-01T00:00')).toEqual([Date.UTC(2026, 5, 30, 22)])
  })

  const read = (...files: [language: string, source: string][]) =>
    readFiles(
      'news',
      'voda',
      files.map(([language, source]) => ({ name: `${language}.md`, language, source })),
    ).problems.map(({ file: name, text }) => [name, text.key.replace('publishing.', '')])
  test.for([
    [[['de', file(news)]], ['de.md', 'unknownLanguage']],
    [[['sr-Cyr', file('title: Вода\nlead: За све.')]], ['sr-Cyr.md', 'similarLanguage']],
    [[['sr-Cyrl', file('title: Voda\nlead: Za sve.')]], ['sr-Cyrl.md', 'otherScript']],
    [
      [
        ['en', file(`${news}\ntags: [a]`)],
        ['fr', file(`${news}\ntags: [b]`)],
      ],
      ['fr.md', 'otherFacts'],
    ],
    [
      [
        ['sr-Cyrl', file('title: Вода\nlead: За све.')],
        ['sr-Latn', file('title: Voda\nlead: Za sve.')],
      ],
      ['voda', 'bothScripts'],
    ],
  ] as [[string, string][], [string, string]][])('of one item that do not fit are refused: %j', ([files, problem]) => {
    expect(read(...files)).toEqual([problem])
  })

  test('of a photograph need a picture and a place, and have no text', () => {
    const photo = (facts: string, body = '') => file(`caption: Niš${facts}`, body)
    expect(problems(photo(''), 'photo')).toEqual([])
    expect(problems(photo('\npress: true'), 'photo')).toEqual([[1, 'missing']])
    expect(problems(photo('\npicture: a.jpg\ngallery: false'), 'photo')).toEqual([[4, 'nowhere']])
    expect(problems(photo('\npicture: a.jpg', 'Text.'), 'photo')).toEqual([[5, 'noBody']])
    const { fields, text } = readTextFile('photo', photo('\npicture: a.jpg\nlook: halftone\ngallery:'))
    const picture = { name: 'a.jpg', look: 'halftone' } as const
    expect(fields).toEqual({ kind: 'photo', picture, isInGallery: true, isForPress: false })
    const document: ContentDocument = { slug: 'nis', fields: fields!, texts: { en: text } }
    const source = formatDocument(document, 'en')
    expect(readFiles('photo', 'nis', [{ name: 'en.md', language: 'en', source }]).document).toEqual(document)
  })

  test.for([
    ['photo', 'caption: Niš\npicture: a.jpg\ndate: 2026-05-02', ''],
    ['fact', 'headline: a\noutlet: b\npublished: 2026-05-02', 'press-first'],
    ['fact', 'voters-on: 2026-05-02\ncounted-on: 2026-05-01\nrows: [nis; Ниш; 200000; 50]', 'municipalities'],
  ] as const)('of the kind %s have no day in the future where something has happened', ([kind, facts, slug]) => {
    const keys = (today: string) =>
      readTextFile(kind, file(facts, ''), slug, today).problems.map(({ text }) => text.key)
    expect([keys('2026-05-02'), keys('2026-05-01')]).toEqual([[], ['publishing.futureDay']])
  })

  test('of news may have a day in the future, for which they are scheduled', () => {
    expect(readTextFile('news', file(`${news}\ndate: 2099-05-02`), 'voda', '2026-05-01').problems).toEqual([])
  })

  test('keep the first spelling of a tag', () => {
    const { fields } = readTextFile('news', file(`${news}\ntags: [Ђердап, voda, djerdap, Đerdap, VODA, Novi  Sad]`))
    expect(fields).toMatchObject({ tags: ['Ђердап', 'voda', 'Novi Sad'] })
    const tagged = (tags: string) => file(`${news}\ntags: ${tags}`)
    expect(read(['en', tagged('[Ђердап]')], ['fr', tagged('[Đerdap]')])).toEqual([])
  })

  test('a wrong slug is refused', () => {
    for (const slug of ['Voda', 'voda_1', '-a', 'a--b', '../a', '', 'a'.repeat(81)])
      expect(readFiles('news', slug, [{ name: 'en.md', language: 'en', source: file(news) }]).problems).toHaveLength(1)
  })
})

describe('a donation', () => {
  const facts = {
    donated: '2026-05-18',
    donor: 'Предузеће Пример д.о.о.',
    place: 'Нови Сад',
    kind: 'company',
    dinars: '600000',
  }
  const fileOf = (given: Partial<typeof facts> = {}) =>
    `---\n${Object.entries({ ...facts, ...given })
      .map(([key, value]) => `${key}: ${value}`)
      .join('\n')}\n---\n`
  const read = (given?: Partial<typeof facts>, slug = '2026-0003') =>
    readFiles('donation', slug, [{ name: 'facts.md', language: 'facts', source: fileOf(given) }])

  test('is one file of facts, which holds it without loss', () => {
    const { document, problems: found } = read({ dinars: '600.000,00' })
    expect([document?.fields, found]).toEqual([
      {
        kind: 'donation',
        ...{ donated: '2026-05-18', donor: facts.donor, place: 'Нови Сад', donorKind: 'company', dinars: 600_000 },
      },
      [],
    ])
    expect(readTextFile('donation', formatDocument(document!, 'facts')).fields).toEqual(document!.fields)
    expect(prepareDraft(document!).listing.sortAt).toBe(Date.UTC(2026, 4, 18, 10))
  })

  test.for<[Partial<typeof facts>, string]>([
    [{ donor: '' }, 'missing'],
    [{ donated: '2026-02-30' }, 'wrongDay'],
    [{ donor: 'Preduzeće Primer' }, 'notCyrillic'],
    [{ donor: 'Предузеће Пpимер' }, 'mixedLetters'],
    [{ kind: 'club' }, 'wrongDonor'],
    [{ dinars: '12.5' }, 'wrongDinars'],
    [{ dinars: '0' }, 'wrongDinars'],
    [{ dinars: '3300001' }, 'aboveLimit.company'],
    [{ dinars: '1100001', kind: 'person' }, 'aboveLimit.person'],
  ])('%j is refused as %s', ([given, problem]) => {
    expect(read(given).problems.map(({ text }) => text.key.replace('publishing.', ''))).toEqual([problem])
  })

  test('may have a foreign word, and a small one has only a note', () => {
    expect(read({ donor: 'Предузеће IBM' }).problems).toEqual([])
    expect(readTextFile('donation', fileOf({ dinars: '110000' }))).toMatchObject({
      problems: [],
      notes: [{ line: 6, text: { key: 'publishing.needNotPublish' } }],
    })
    expect(read({}, 'law').problems).toMatchObject([{ text: { key: 'publishing.wrongDonationId' } }])
  })
})

test('lists and search get the times at the party’s seat, and folded words with their stems', () => {
  const { listing, words } = prepareDraft(documentOfAll)
  expect(listing).toEqual({
    sortAt: Date.UTC(2026, 11, 1, 17),
    ends: Date.UTC(2026, 11, 1, 19),
    municipality: 'centar',
    isPressRelease: false,
    tags: ['voda', 'čist vazduh'],
    languages: ['sr-Cyrl', 'en'],
  })
  expect(words[0]).toEqual({
    language: 'sr-Cyrl',
    title: 'zbor svi novi',
    body: 'uvod znacima znak da trg 1 tekst red drugi drug',
  })
  expect(words[1]!.title).toBe('true tru')
})

describe('a conversion to Cyrillic', () => {
  const convert = (body: string) => toCyrillic({ title: '', lead: '', body })

  test.for([
    ['Ljubav, NJEGOŠ, Džep, džem, konj i đak', 'Љубав, ЊЕГОШ, Џеп, џем, коњ и ђак'],
    ['injekcija, konjunktura, nadživeti, odžak, konja', 'инјекција, конјунктура, надживети, оџак, коња'],
    [
      '[mail](mailto:a@b.example) `kod` https://x.example/a a@b.example &amp;',
      '[маил](mailto:a@b.example) `kod` https://x.example/a a@b.example &amp;',
    ],
    ['WWW i XXI vek', 'WWW и XXI век'],
  ] as const)('%s', ([latin, cyrillic]) => {
    expect(convert(latin).text.body).toBe(cyrillic)
  })

  test('marks names, acronyms, foreign and ambiguous words as doubtful', () => {
    const { doubtful } = convert('Kaže nam Ana iz EU.\n\nNovi injekcija windows i voda.')
    expect(doubtful.map(([latin]) => latin)).toEqual(['Ana', 'EU', 'injekcija', 'windows'])
  })
})
