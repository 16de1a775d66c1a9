interface LanguageFacts {
  /** BCP 47 tag for `lang`, `hreflang` and `Content-Language`. */
  tag: string
  /** What Intl is asked with: plain `sr` would answer in Cyrillic, `en` in American usage. */
  intl: string
  /** The locale for Open Graph, from Facebook's list, which has one Serbian. */
  openGraph: string
  /** The language's name in itself, as the switch shows it. */
  ownName: string
  /** What the switch shows where room is short. */
  shortName: string
  /** The file of a typeface that its pages need. */
  script: 'latin' | 'cyrillic'
  /** The folder under `locales/` that holds its words. */
  source: string
}

/** The languages of the site. `sr` is Serbian in the Latin script. */
export const languageFacts = {
  sr: {
    tag: 'sr-Latn',
    intl: 'sr-Latn',
    openGraph: 'sr_RS',
    ownName: 'Srpski',
    shortName: 'Lat',
    script: 'latin',
    source: 'sr',
  },
  'sr-Cyrl': {
    tag: 'sr-Cyrl',
    intl: 'sr-Cyrl',
    openGraph: 'sr_RS',
    ownName: 'Српски',
    shortName: 'Ћир',
    script: 'cyrillic',
    source: 'sr',
  },
  en: {
    tag: 'en',
    intl: 'en-GB',
    openGraph: 'en_GB',
    ownName: 'English',
    shortName: 'EN',
    script: 'latin',
    source: 'en',
  },
  fr: {
    tag: 'fr',
    intl: 'fr',
    openGraph: 'fr_FR',
    ownName: 'Français',
    shortName: 'FR',
    script: 'latin',
    source: 'fr',
  },
  nl: {
    tag: 'nl',
    intl: 'nl',
    openGraph: 'nl_NL',
    ownName: 'Nederlands',
    shortName: 'NL',
    script: 'latin',
    source: 'nl',
  },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languageFacts
export const languages = Object.keys(languageFacts) as unknown as readonly [Language, ...Language[]]

/** The languages whose words are written by hand; `sr` is derived from the Cyrillic source. */
export type SourceLanguage = (typeof languageFacts)[Language]['source']
export const sourceLanguages: readonly SourceLanguage[] = [
  ...new Set(Object.values(languageFacts).map(({ source }) => source)),
]

/** The languages of the staff commands. */
export const staffLanguages = ['en', 'sr', 'sr-Cyrl'] as const satisfies readonly Language[]
export type StaffLanguage = (typeof staffLanguages)[number]

/** What a visitor whose browser names no language gets. */
export const defaultLanguage: Language = 'sr'
/** What a visitor whose browser names only languages we do not have gets. */
export const foreignLanguage: Language = 'en'

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)
