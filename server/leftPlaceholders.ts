import { wordsOf } from '#locales/words.ts'
import { placeholderFacts } from '#shared/content/placeholders.ts'
import { languages } from '#shared/i18n/languages.ts'

/** Returns the facts of the party that are still placeholders, a line for each file. */
export const leftPlaceholders = (): string[] =>
  placeholderFacts(languages.map((language) => ({ ...wordsOf(language).organisation })))
