import type { PartyFacts } from './content/partyFacts.ts'
import type { SourceLanguage } from './i18n/languages.ts'

/** The entries of namespaces, each with its whole value. */
export type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The replacements that published facts make: facts, which are equal in all languages, and entries of the words of each source language. */
export interface WordChanges {
  facts: Partial<PartyFacts>
  /** The targets of the menus (`client/site/mainLinks.ts`) that the party has withdrawn. */
  gone: readonly string[]
  words: Readonly<Record<SourceLanguage, Entries>>
}
