import { describe, expect, test } from 'vitest'
import { factNames, familyOf } from '#server/publishing/facts/forms.ts'
import { readHours, writeHours } from '#server/publishing/facts/hours.ts'
import { fileNamesOf, formatDocument } from '#server/publishing/formatDocument.ts'
import { kinds } from '#server/publishing/kinds/kinds.ts'
import { readFiles, readTextFile, slugProblem } from '#server/publishing/parseDocument.ts'

const file = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n`
const valuesOf = (slug: string, ...lines: string[]) => {
  const { fields, problems } = readTextFile('fact', file(...lines), slug)
  expect(problems).toEqual([])
  return fields?.kind === 'fact' ? fields.values : undefined
}
const faults = (slug: string, ...lines: string[]) =>
  readTextFile('fact', file(...lines), slug).problems.map(({ line, text }) => [
    line,
    text.key.replace('publishing.', ''),
  ])

describe('the facts of the site', () => {
  test.each(factNames)('%s is written as files and read from them without loss', (slug) => {
    const seed = kinds.fact.seed!().find((one) => one.slug === slug)!
    const files = fileNamesOf(seed).map((name) => ({
      name: `${name}.md`,
      language: name,
      source: formatDocument(seed, name),
    }))
    expect(readFiles('fact', slug, files)).toMatchObject({ document: seed, problems: [] })
  })

  test('have their texts in four languages, or none', () => {
    for (const { slug, texts } of kinds.fact.seed!())
      expect([slug, Object.keys(texts)]).toEqual([
        slug,
        Object.keys(texts).length > 0 ? ['sr-Cyrl', 'en', 'fr', 'nl'] : [],
      ])
  })
})

describe('the name of a fact', () => {
  test('is one of the site, or a further office or press article, an amount or a choice of the application', () => {
    for (const slug of [...factNames, 'office-novi-sad', 'press-2026-12-01', 'amount-500', 'month-volunteer'])
      expect(slugProblem('fact', slug)).toBeUndefined()
    for (const slug of ['amount-leaflets', 'amount-5', 'month-donor'])
      expect([slug, slugProblem('fact', slug)?.key]).toEqual([slug, expect.stringMatching(/Fact$/)])
    expect(slugProblem('fact', 'phne')).toMatchObject({ values: { similar: 'phone' } })
    expect(slugProblem('fact', 'desk-cook')?.key).toMatch(/Fact$/)
    expect(slugProblem('fact', 'constructor')?.key).toBe('publishing.unknownFact')
    expect(familyOf('office-novi-sad')).toEqual({ family: 'office', id: 'novi-sad' })
  })
})

test('the files of an unknown fact have the one problem that there is no such fact', () => {
  const read = readFiles('fact', 'mobile', [{ name: 'sr-Cyrl.md', language: 'sr-Cyrl', source: file('phone: 1') }])
  expect(read.document).toBeUndefined()
  expect(read.problems.map(({ text }) => text.key)).toEqual(['publishing.unknownFact'])
})

describe('the values of a fact', () => {
  test('are kept in one spelling', () => {
    expect(valuesOf('phone', 'phone: +381  11 234 56 78')).toEqual({ phone: '+381 11 234 56 78' })
    expect(valuesOf('email', 'email: Info@СТРАНКА.срб')).toEqual({ email: 'info@xn--80aa3alnfh.xn--90a3ac' })
    expect(valuesOf('account', 'account: 840-955845-10')).toEqual({ account: '840-0000000955845-10' })
    expect(valuesOf('hours', 'hours: [пон-чет 08:30-16:00, Friday 8:00 – 12:00]')).toEqual({
      hours: ['mon-thu 8:30-16:00', 'fri 8:00-12:00'],
    })
    expect(valuesOf('amounts', 'amounts: 300, 700')).toEqual({ amounts: ['300', '700'] })
    expect(valuesOf('networks', 'facebook: https://facebook.com/zora', "x: ''")).toEqual({
      facebook: 'https://facebook.com/zora',
    })
  })

  test.each([
    ['phone', ['phone: 011 234'], [[2, 'wrongFact']]],
    ['phone', [], [[1, 'missing']]],
    ['networks', ["facebook: ''"], [[2, 'missing']]],
    [
      'office-nis',
      ['place: Ниш', 'street: Трг 1', 'phone: +381 18 123 456', 'opens: 18:00', 'closes: 9:00'],
      [[6, 'wrongFact']],
    ],
    ['phone', ['phone: +381 11 234 56 78', 'email: a@b.rs'], [[3, 'unknownKey']]],
    ['email', ['email: zora'], [[2, 'wrongFact']]],
    ['hours', ['hours: [mon-fri 9:00-19:00, sat 25:00-26:00]'], [[2, 'wrongFact']]],
    ['hours', ['hours: fri-mon 9:00-19:00'], [[2, 'wrongFact']]],
    ['hours', ['hours: mon 9:00-9:00'], [[2, 'wrongFact']]],
    ['hours', ['hours: [mon-fri 9:00-17:00, wed 16:59-20:00]'], [[2, 'overlap']]],
    ['hours', ['hours: [sat 10:00-14:00, sat 10:00-14:00]'], [[2, 'overlap']]],
    ['networks', ['instagram: https://www.facebook.com/zora', 'x: https://x.com/zora'], [[2, 'otherNetwork']]],
    ['networks', ['x: https://x.com/zora', 'youtube: https://t.me/zora'], [[3, 'otherNetwork']]],
    ['account', ['account: 840-955845-11'], [[2, 'wrongFact']]],
    ['group', ['app: Viber', 'url: http://viber.com', 'messages-per-week: 2'], [[3, 'wrongFact']]],
    [
      'salary',
      ['dinars: 0', 'since: 2026-13-01', 'source: stat.gov.rs'],
      [
        [2, 'wrongFact'],
        [3, 'wrongFact'],
      ],
    ],
    [
      'address',
      ['street: Кнез Михаилова 1', 'city: Београд', 'postcode: 1100', 'map: https://example.org/'],
      [
        [4, 'wrongFact'],
        [5, 'wrongFact'],
      ],
    ],
    [
      'municipalities',
      ['voters-on: 2026-12-01', 'counted-on: 2026-12-01', 'rows: [a; Врело; 10; 11]'],
      [[4, 'roll.manyControllers']],
    ],
    ['name', [`name: ${'а'.repeat(36)}`], [[2, 'notForBanks']]],
    ['name', ['name: Зора ☀'], [[2, 'notForBanks']]],
  ] as const)('%s with %j have their faults in their lines', (slug, lines, expected) => {
    expect(faults(slug, ...lines)).toEqual(expected)
  })

  test('of opening hours may leave a pause, and a network may have a host that nobody has listed', () => {
    expect(faults('hours', 'hours: [mon-tue 9:00-12:00, tue 12:00-17:00, wed 9:00-17:00]')).toEqual([])
    expect(faults('networks', 'facebook: https://zora.rs/f', 'x: https://twitter.com/zora')).toEqual([])
    expect(faults('networks', 'facebook: https://notinstagram.com/zora')).toEqual([])
  })

  test('of another network name its own and the host of this one', () => {
    const { problems } = readTextFile('fact', file('instagram: https://fb.com/zora'), 'networks')
    expect(problems[0]!.text.values).toMatchObject({ other: 'facebook', example: 'https://instagram.com/stranka' })
  })

  test('of opening hours are written as they are read', () => {
    for (const line of ['mon-fri 9:00-19:00', 'sun 0:00-23:59']) expect(writeHours(readHours(line)!)).toBe(line)
  })
})
