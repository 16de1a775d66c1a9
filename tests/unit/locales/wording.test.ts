import { describe, expect, test } from 'vitest'
import { offices, organisation, reach, visits } from '#shared/content/organisation.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { findings, proseOf, wordsIn } from './texts.ts'

/** Words that must not be published. */
const leftovers = /(?<![\p{L}\p{N}])(?:[Ll]orem|[Ii]psum|TODO|FIXME|XXX|undefined|null|NaN)(?![\p{L}\p{N}])/gu
const leftoverWords = (value: string): string[] => proseOf(value, ' ').match(leftovers) ?? []

/** Link texts without meaning for screen reader users who list the links. */
const emptyLinkTexts = new Set([
  'овде',
  'ovde',
  'кликните овде',
  'kliknite ovde',
  'click here',
  'cliquez ici',
  'klik hier',
])

/** Returns the empty link texts among the whole text and the content of its tags. */
const emptyLinks = (value: string): string[] =>
  [value, ...[...value.matchAll(/<(\w+)>(.*?)<\/\1>/gu)].map(([, , inside = '']) => inside)].filter((text) =>
    emptyLinkTexts.has(proseOf(text).replaceAll('\u00ad', '').replace(/[.!]$/, '').trim().toLowerCase()),
  )

const abbreviations = new Set(['HTML', 'GDPR', 'SEPA', 'IBAN'])
/** Returns words in capitals; elsewhere the style sheet sets capitals. */
const shoutedWords = (value: string): string[] =>
  wordsIn(value).filter((word) => /^\p{Lu}{5,}$/u.test(word) && !abbreviations.has(word))

/** Returns words with endings for two genders, which screen readers read badly. */
const doubledEndings = (value: string): string[] =>
  proseOf(value).match(/\p{L}{4,}\/\p{L}{1,3}(?!\p{L})|\p{L}+·\p{L}+|\p{L}+\(e\)s?/gu) ?? []

const hosts = new Set(
  [organisation.domain, reach.email.split('@')[1]!, new URL(visits.mapUrl).hostname, 'primer.example'].map((host) =>
    host.toLowerCase(),
  ),
)
const phones = new Set<string>(['+381 11 000 00 00', reach.phone, ...Object.values(offices).map(({ phone }) => phone)])
/** The account of a bank that does not exist. */
const fixtureIban = 'RS35999000000001234573'

const hostName = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\p{L}\p{N}])/gu
const phoneNumber = /\+?\d[\d ()/.-]{5,}\d/g
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/g

/** Returns hosts, phones and accounts that could be real. */
function realWorld(value: string): string[] {
  const prose = value.replace(/\{\{[^{}]*\}\}/g, ' ')
  const accounts = prose.match(iban) ?? []
  return [
    ...(prose.match(hostName) ?? []).filter((host) => !hosts.has(host.toLowerCase())),
    ...accounts.filter((account) => account.replaceAll(' ', '') !== fixtureIban),
    ...(prose.replace(iban, ' ').match(phoneNumber) ?? []).filter((phone) => !phones.has(phone)),
  ]
}

const serbianPrepositions =
  'без близу ван до за због из иза између изнад испод испред к ка код кроз међу мимо на над након о об ' +
  'од око осим по под поводом помоћу поред после пре пред преко при према против путем ради с са у уз уместо упркос услед'
const prepositions: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?:(?<!\p{L})(?:de|du|des|à|au|aux)\s|(?<!\p{L})d’)\{\{\s*partyName/giu,
  'sr-Cyrl': new RegExp(`(?<!\\p{L})(?:${serbianPrepositions.replaceAll(' ', '|')})\\s\\{\\{\\s*partyName`, 'giu'),
}

/** Returns places where the party's name would need another case or a contraction. */
const governedName = (value: string, language: Language): string[] => {
  const pattern = prepositions[language]
  return pattern ? (value.match(pattern) ?? []) : []
}

const checks = { leftoverWords, emptyLinks, shoutedWords, doubledEndings, realWorld, governedName }

describe.each(languages)('%s', (language) => {
  test.each(Object.entries(checks))('%s finds nothing', (_, check) => {
    expect(findings(language, check)).toEqual([])
  })
})

test('a host, a phone and an account that could be real are found, those of the examples are not', () => {
  for (const [value, found] of [
    ['Write to us at party.rs', 'party.rs'],
    ['Call +381 11 322 44 55', '+381 11 322 44 55'],
    ['RS35 2600 0560 1001 6113 79', 'RS35 2600 0560 1001 6113 79'],
  ] as const)
    expect(realWorld(value)).toEqual([found])
  expect(realWorld('kontakt@primer.example, +381 11 000 00 00, RS35999000000001234573, {{a.b}}, 20. vek. Da.')).toEqual(
    [],
  )
})

test('the party’s name is found after a preposition and nowhere else', () => {
  expect(governedName('la lettre d’{{ partyName }}', 'fr')).toHaveLength(1)
  expect(governedName('билтен од {{partyName}}', 'sr-Cyrl')).toHaveLength(1)
  expect(governedName('je consens à ce que {{partyName}} conserve', 'fr')).toEqual([])
})
