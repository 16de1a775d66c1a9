import type { PartyFacts } from './content/partyFacts.ts'
import type { Language, SourceLanguage } from './i18n/languages.ts'
import type { TextLanguage } from './publishing/documents.ts'

/** The entries of namespaces, each with its whole value. */
export type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The replacements that published facts make: facts, which are equal in all languages, and entries of the words of each source language. */
export interface WordChanges {
  facts: Partial<PartyFacts>
  /** The targets of the menus (`client/site/mainLinks.ts`) that the party has withdrawn. */
  gone: readonly string[]
  words: Readonly<Record<SourceLanguage, Entries>>
  /**
   * The tags of the facts and chapters whose text on pages in a language is in another one, by the names of the facts and by
   * `chapters.` with the anchors.
   */
  tags?: Readonly<Partial<Record<Language, Readonly<Record<string, TextLanguage>>>>>
}
