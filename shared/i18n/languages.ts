interface LanguageFacts {
  /** BCP 47 tag for `lang`, `hreflang` and `Content-Language`. */
  tag: string
  /** The locale for Intl: plain `sr` would be Cyrillic, plain `en` American. */
  intl: string
  /** The Open Graph locale, from Facebook's list, which has one Serbian. */
  openGraph: string
  /** The language's own name, shown in the language switch. */
  ownName: string
  /** The short name in the language switch. */
  shortName: string
  /** The script of the font file that its pages need. */
  script: 'latin' | 'cyrillic'
  /** The folder of its words under `locales/`. */
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

/** The language for visitors whose browser names none. */
export const defaultLanguage: Language = 'sr'
/** The language for visitors whose browser names only unsupported languages. */
export const foreignLanguage: Language = 'en'

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)
