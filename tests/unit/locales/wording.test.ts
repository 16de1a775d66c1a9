import { describe, expect, test } from 'vitest'
import { offices, organisation } from '#shared/content/organisation.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { findings, proseOf, roleOf, wordsIn } from './texts.ts'

/** Any of these words as a whole one; `…` stands for any ending. */
const words = (...list: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.join('|').replaceAll('…', '\\p{L}*')})(?![\\p{L}\\p{N}])`, 'giu')

const everywhere = words('lorem', 'ipsum', 'todo', 'fixme', 'xxx', 'undefined', 'null', 'nan')

/** Wordings that say nothing, that a reader cannot act on, or that promise what nobody promised. */
const banned: Readonly<Record<Language, RegExp>> = {
  sr: words(
    'klikn…',
    'saznajte više',
    'pročitajte više',
    'iskustvo koje',
    'saglasnost…',
    'njuzleter…',
    'mejl…',
    'garant…',
    'garancij…',
    'najbolj…',
    'broj jedan',
    'izlečit…',
  ),
  'sr-Cyrl': words(
    'кликн…',
    'сазнајте више',
    'прочитајте више',
    'искуство које',
    'сагласност…',
    'њузлетер…',
    'мејл…',
    'гарант…',
    'гаранциј…',
    'најбољ…',
    'број један',
    'излечит…',
  ),
  en: words(
    'click here',
    'read more',
    'learn more',
    'e-mail…',
    'passionate…',
    'oops',
    'guarantee…',
    'best',
    'number one',
    'no\\. ?1',
    'cure…',
    'via',
    'e\\.g\\.',
    'etc\\.',
  ),
  fr: words(
    'cliquez',
    'cliquer',
    'en savoir plus',
    'lire la suite',
    'newsletter…',
    'uploader',
    'passionné…',
    'garanti…',
    'meilleur…',
    'n° ?1',
    'numéro un',
    'guéri…',
    '\\p{L}+·\\p{L}+',
    '\\p{L}+\\(e\\)s?',
  ),
  nl: words(
    'klik',
    'klikken',
    'lees meer',
    'meer weten',
    'gepassioneerd…',
    'leuk…',
    'garand…',
    'gegarandeerd…',
    'garantie…',
    'beste',
    'nummer één',
    'genees…',
    'genezen',
  ),
}

const bannedWords = (value: string, language: Language): string[] => {
  const prose = proseOf(value, ' ').replaceAll('\u00ad', '')
  return [...(prose.match(everywhere) ?? []), ...(prose.match(banned[language]) ?? [])]
}

const abbreviations = new Set(['HTML', 'GDPR', 'SEPA', 'IBAN'])
/** Capitals are the style sheet's business. */
const shoutedWords = (value: string): string[] =>
  wordsIn(value).filter((word) => /^\p{Lu}{5,}$/u.test(word) && !abbreviations.has(word))

/** Endings for two genders in one word: a screen reader stumbles over them. */
const slashedEndings = (value: string): string[] => proseOf(value).match(/\p{L}+\/\p{L}{1,3}(?!\p{L})/gu) ?? []

const shoutedErrors = (value: string, _: Language, path: string): string[] =>
  roleOf(path) === 'error' && value.includes('!') ? ['an error does not shout'] : []

const hosts = new Set(
  [organisation.domain, organisation.email.split('@')[1]!, new URL(organisation.mapUrl).hostname, 'primer.example'].map(
    (host) => host.toLowerCase(),
  ),
)
const phones = new Set<string>([
  '+381 11 000 00 00',
  organisation.phone,
  ...Object.values(offices).map(({ phone }) => phone),
])
/** The account of a bank that does not exist. */
const fixtureIban = 'RS35999000000001234573'

const hostName = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\p{L}\p{N}])/gu
const phoneNumber = /\+?\d[\d ()/.-]{5,}\d/g
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/g

/** Hosts, phones and accounts that could be somebody's. */
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

/** The party's name where its language would ask for a case or a contraction. */
const governedName = (value: string, language: Language): string[] => {
  const pattern = prepositions[language]
  return pattern ? (value.match(pattern) ?? []) : []
}

const checks = { bannedWords, shoutedWords, slashedEndings, shoutedErrors, realWorld, governedName }

describe.each(languages)('%s', (language) => {
  test.each(Object.entries(checks))('%s finds nothing', (_, check) => {
    expect(findings(language, check)).toEqual([])
  })
})

describe('bannedWords finds', () => {
  test.each([
    ['sr-Cyrl', 'Дајте сагласност.', 'сагласност'],
    ['sr-Cyrl', 'Кликните овде', 'Кликните'],
    ['sr', 'Pošaljite mejl', 'mejl'],
    ['en', 'Click here', 'Click here'],
    ['en', 'The best programme', 'best'],
    ['en', 'Lorem of the day', 'Lorem'],
    ['fr', 'Notre newsletter', 'newsletter'],
    ['fr', 'Vous êtes inscrit(e)', 'inscrit(e)'],
    ['fr', 'Les électeur·rice', 'électeur·rice'],
    ['nl', 'Klik op de knop', 'Klik'],
    ['nl', 'Wij garanderen', 'garanderen'],
    ['nl', 'TODO', 'TODO'],
  ] as const)('%s: %s', (language, value, word) => {
    expect(bannedWords(value, language)).toEqual([word])
  })
  test('nothing in words that only begin alike', () => {
    expect(bannedWords('имејл и билтен', 'sr-Cyrl')).toEqual([])
    expect(bannedWords('a secure bestiary', 'en')).toEqual([])
  })
})

describe('the other checks find', () => {
  test('capitals', () => {
    expect(shoutedWords('ВАЖНО: IBAN')).toEqual(['ВАЖНО'])
  })
  test('endings after a slash', () => {
    expect(slashedEndings('радник/ца')).toEqual(['радник/ца'])
  })
  test('an error that shouts', () => {
    expect(shoutedErrors('No!', 'en', 'forms.errors.required')).toHaveLength(1)
  })
  test.each([
    ['a host', 'Write to us at party.rs', 'party.rs'],
    ['a host of an address', 'ana@stranka.org', 'stranka.org'],
    ['a phone', 'Call +381 11 322 44 55', '+381 11 322 44 55'],
    ['an account', 'RS35 2600 0560 1001 6113 79', 'RS35 2600 0560 1001 6113 79'],
  ])('%s', (_, value, found) => {
    expect(realWorld(value)).toEqual([found])
  })
  test('nothing real in placeholders', () => {
    expect(
      realWorld('kontakt@primer.example, +381 11 000 00 00, RS35999000000001234573, {{a.b}}, 20. vek. Da.'),
    ).toEqual([])
  })
  test.each([
    ['fr', 'la lettre de {{partyName}}'],
    ['fr', 'la lettre d’{{ partyName }}'],
    ['fr', 'écrire à {{partyName}}'],
    ['sr-Cyrl', 'билтен од {{partyName}}'],
    ['sr-Cyrl', 'У {{partyName}}'],
  ] as const)('a governed name in %s: %s', (language, value) => {
    expect(governedName(value, language)).toHaveLength(1)
  })
  test('nothing in a name that governs itself', () => {
    expect(governedName('билтен који шаље {{partyName}}', 'sr-Cyrl')).toEqual([])
    expect(governedName('je consens à ce que {{partyName}} conserve', 'fr')).toEqual([])
  })
})
