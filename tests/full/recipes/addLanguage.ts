import { createHash } from 'node:crypto'
import type { Recipe, Steps } from './recipe.ts'

/**
 * German. How one translates is no part of the recipe: most of its words are the English ones, so the checks of words are told
 * English's habits. German are those that are asked for below, and what people agree to.
 */
export const german = {
  code: 'de',
  ownName: 'Deutsch',
  about: { title: 'Wer wir sind', heading: 'Wer wir sind' },
  party: { name: 'Beispielpartei', nameInSentence: 'die Beispielpartei' },
  consent: {
    newsletter:
      'Ich willige ausdrücklich ein, dass {{partyName}} meine E-Mail-Adresse speichert und mir damit ihren Rundbrief schickt. Mir ist klar, dass das Abonnement meine politische Meinung verraten kann. Ich kann jederzeit widerrufen, über den Link in jeder E-Mail.',
    contact:
      'Ich willige ausdrücklich ein, dass {{partyName}} die Angaben dieser Nachricht verwendet, um mir zu antworten. Ich kann jederzeit widerrufen.',
    contactNotice:
      'Wir verwenden die Angaben Ihrer Nachricht nur, um Ihnen zu antworten. Eine Nachricht an eine Partei kann Ihre politische Meinung verraten, deshalb bitten wir um Ihre ausdrückliche Einwilligung. Wir löschen die Nachricht spätestens 12 Monate nach unserer letzten Antwort.',
  },
}
const { code } = german

const hashOf = (wording: string) =>
  createHash('sha256').update(wording.replaceAll('{{partyName}}', german.party.nameInSentence)).digest('hex')

/** Lines of tables that have an entry for each language, below the one that begins as given. */
const tablesOfTests: readonly (readonly [file: string, anchor: string, line: string])[] = [
  [
    'tests/unit/shared/content.test.ts',
    "    nl: ['1 november",
    `    ${code}: ['1. November 2026', '20. November 2026'],`,
  ],
  ['tests/unit/shared/content.test.ts', "    nl: ['9.00'", `    ${code}: ['9:00', '19:30'],`],
  ['tests/unit/shared/offers.test.ts', '      nl: /', `      ${code}: /\\(sample\\)$/,`],
  ['tests/unit/shared/offers.test.ts', "    nl: ['RSD 250'", `    ${code}: ['250 RSD', '1.900 RSD'],`],
  ['tests/unit/shared/municipalities.test.ts', "    nl: ['38,4'", `    ${code}: ['38,4', '1.152.000'],`],
  ['tests/unit/locales/sameness.test.ts', "  nl: 'the", `  ${code}: ['le', 'les', 'het', 'een'],`],
  ['tests/unit/locales/typography.test.ts', "  nl: '‘", `  ${code}: '‘’“”',`],
  ['tests/unit/locales/typography.test.ts', "  nl: { '”'", `  ${code}: { '”': '“' },`],
  [
    'tests/unit/client/search.test.ts',
    "['kantoren', 'contact#offices'],\n  ],",
    `  ${code}: [
    ['gallery', 'gallery'],
    ['wer wir sind', 'about'],
  ],`,
  ],
  ['tests/support/profiles.ts', "  nl: 'nl-NL'", `  ${code}: 'de-DE',`],
]

export const addLanguage: Recipe = {
  title: 'Add a language',
  othersName: [
    // The compiler, here and in the tests.
    /^shared\/(?:i18n\/format|fonts|consent\/versions)\.ts$/,
    /^tests\//,
    // The build.
    /^shared\/content\/(?:posts|projects)\/[\w-]+\/de\.json$/,
  ],
  follow(steps) {
    const { below, instead } = steps
    const table = 'shared/i18n/languages.ts'
    instead(table, "'nl'] as const\nexport type Language =", `'nl', '${code}'] as const\nexport type Language =`)
    instead(
      table,
      "'nl'] as const\nexport type SourceLanguage",
      `'nl', '${code}'] as const\nexport type SourceLanguage`,
    )
    below(
      table,
      "  nl: { tag: 'nl'",
      `  ${code}: { tag: '${code}', intl: '${code}', openGraph: 'de_DE', ownName: '${german.ownName}', shortName: 'DE', source: '${code}' },`,
    )
    below('shared/i18n/negotiate.ts', "  ['nl', 'nl'],", `  ['${code}', '${code}'],`)
    copyWords(steps)
    instead('shared/content/placeholders.ts', '|Parti Exemple|', `|Parti Exemple|${german.party.name}|`)

    below('shared/i18n/format.ts', '  nl: (hours', `  ${code}: (hours, minutes) => \`\${hours}:\${minutes}\`,`)
    below('shared/fonts.ts', "  nl: ['latin'],", `  ${code}: ['latin'],`)
    const { newsletter, contact, contactNotice } = german.consent
    below('shared/consent/versions.ts', "nl: '228f8805", `    ${code}: '${hashOf(newsletter)}',`)
    below('shared/consent/versions.ts', "nl: 'f25de50a", `    ${code}: '${hashOf(`${contactNotice}\n${contact}`)}',`)
    for (const [file, anchor, line] of tablesOfTests) below(file, anchor, line)
    const lengths = 'tests/unit/locales/lengths.test.ts'
    instead(lengths, 'fr: 60, nl: 60 }', `fr: 60, nl: 60, ${code}: 60 }`)
    instead(lengths, 'fr: 11, nl: 12 }', `fr: 11, nl: 12, ${code}: 13 }`)
  },
}

/** Every file of words that English has, with what is German in it. */
function copyWords({ list, read, create, createWords }: Steps): void {
  const json = (file: string) => JSON.parse(read(file)) as object
  const changed: Readonly<Record<string, object>> = {
    'about.json': german.about,
    'consent.json': german.consent,
    'organisation.json': german.party,
  }
  const copy = (folder: string) => {
    for (const name of list(`locales/en${folder}`)) {
      const file = `${folder}/${name}`
      if (!name.includes('.')) copy(file)
      else if (Object.hasOwn(changed, name) && folder === '')
        createWords(`locales/${code}${file}`, { ...json(`locales/en${file}`), ...changed[name] })
      else create(`locales/${code}${file}`, read(`locales/en${file}`))
    }
  }
  copy('')
  for (const family of ['posts', 'projects'])
    for (const id of list(`shared/content/${family}`).filter((name) => !name.includes('.')))
      create(`shared/content/${family}/${id}/${code}.json`, read(`shared/content/${family}/${id}/en.json`))
}
