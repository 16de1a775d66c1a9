import { createInstance } from 'i18next'
import { languageFacts, type StaffLanguage } from '#shared/i18n/languages.ts'
import { latinWords } from '#shared/i18n/transliteration.ts'
import { staffWords, type StaffPlaceholders } from './staff.generated.ts'
import type { TextValues } from './translator.ts'

/** The texts of the staff commands; the Serbian source is the model. */
type StaffWords = (typeof staffWords)['sr']

export type StaffTextKey = keyof StaffPlaceholders
export type StaffPlaceholder<Key extends StaffTextKey> = StaffPlaceholders[Key]

/** The names of the commands that have texts. */
export type StaffCommandName = {
  [Name in keyof StaffWords]: StaffWords[Name] extends { purpose: string } ? Name : never
}[keyof StaffWords]

/** The options that a command's texts describe. */
export type StaffOptionTexts<Name extends StaffCommandName> = StaffWords[Name] extends { options: infer Options }
  ? Options
  : Record<never, never>

/** What help shows about a command. */
export interface StaffCommandWords {
  purpose: string
  /** What the operand means, where the command has one of its own. */
  operand?: string
  notes?: readonly string[]
  options?: Readonly<Record<string, { meaning: string; default?: string }>>
}

export interface StaffTranslator {
  translate: (key: StaffTextKey, values: TextValues) => string
  commandWords: (name: StaffCommandName) => StaffCommandWords
}

/** Returns the texts of the staff commands in a language. Serbian Latin is derived from the Cyrillic source. */
export function createStaffTranslator(language: StaffLanguage): StaffTranslator {
  const source = staffWords[languageFacts[language].source]
  const words = language === 'sr' ? latinWords(source) : source
  const translator = createInstance()
  void translator.init({
    lng: language,
    supportedLngs: [language],
    fallbackLng: false,
    load: 'currentOnly',
    ns: ['staff'],
    defaultNS: 'staff',
    resources: { [language]: { staff: words } },
    initAsync: false,
    // Keys hold no namespace, and text may hold a colon.
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  const translate = translator.t as unknown as (key: string, values: TextValues) => string
  return { translate, commandWords: (name) => words[name] }
}
