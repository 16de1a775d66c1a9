/** The languages of the site. `sr` is Serbian in the Latin script. */
export const languages = ['sr', 'sr-Cyrl', 'en', 'fr', 'nl'] as const
export type Language = (typeof languages)[number]

/** The languages whose words are written by hand; `sr` is derived from the Cyrillic source. */
export const sourceLanguages = ['sr', 'en', 'fr', 'nl'] as const
export type SourceLanguage = (typeof sourceLanguages)[number]

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
  /** The folder under `locales/` that holds its words. */
  source: SourceLanguage
}

export const languageFacts = {
  sr: { tag: 'sr-Latn', intl: 'sr-Latn', openGraph: 'sr_RS', ownName: 'Srpski', shortName: 'Lat', source: 'sr' },
  'sr-Cyrl': {
    tag: 'sr-Cyrl',
    intl: 'sr-Cyrl',
    openGraph: 'sr_RS',
    ownName: 'Српски',
    shortName: 'Ћир',
    source: 'sr',
  },
  en: { tag: 'en', intl: 'en-GB', openGraph: 'en_GB', ownName: 'English', shortName: 'EN', source: 'en' },
  fr: { tag: 'fr', intl: 'fr', openGraph: 'fr_FR', ownName: 'Français', shortName: 'FR', source: 'fr' },
  nl: { tag: 'nl', intl: 'nl', openGraph: 'nl_NL', ownName: 'Nederlands', shortName: 'NL', source: 'nl' },
} as const satisfies Record<Language, LanguageFacts>

/** What a visitor whose browser names no language gets. */
export const defaultLanguage: Language = 'sr'
/** What a visitor whose browser names only languages we do not have gets. */
export const foreignLanguage: Language = 'en'

export const isLanguage = (value: unknown): value is Language => (languages as readonly unknown[]).includes(value)
