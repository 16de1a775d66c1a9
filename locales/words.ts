import { hasDemo } from '#shared/demo.ts'
import { languageFacts, type Language, type SourceLanguage } from '#shared/i18n/languages.ts'
import { latinWords } from '#shared/i18n/transliteration.ts'
import { joinLazily, lazyObject, mapLazily } from '#shared/lazy.ts'
import type { Entries, WordChanges } from '#shared/wordChanges.ts'
import { gatherHeadings, gatherPurposes, type Catalog } from './catalog.ts'
import { writtenWords } from './written.mjs'

const sources = new Map<SourceLanguage, Catalog>()

/** Returns the words of a language as they were written, cached. */
function sourceOf(language: SourceLanguage): Catalog {
  let source = sources.get(language)
  if (!source) {
    const written = writtenWords(language)
    // A build without demonstration pages has only the words of the party's pages.
    const gathered = hasDemo ? gatherHeadings(written) : (gatherPurposes(written) as ReturnType<typeof gatherHeadings>)
    source = joinLazily(written, gathered)
    sources.set(language, source)
  }
  return source
}

/** The words as they were written, in the place of changes. */
const unchanged = {} as WordChanges
const catalogs = new WeakMap<WordChanges, Map<Language, Catalog>>()

/** Returns the namespaces of `words` with other entries. */
const withEntries = (words: Catalog, changes: Entries): Catalog =>
  joinLazily(
    words,
    lazyObject<Entries>(
      Object.fromEntries(
        Object.entries(changes).map(([namespace, entries]) => [
          namespace,
          () => ({ ...(words as unknown as Entries)[namespace], ...entries }),
        ]),
      ),
    ),
  )

/** What staff have published in this process's store (`publishWords`). */
let published: WordChanges | undefined

/** Replaces words by what staff have published: for mails and all other texts that belong to no page of a preview. */
export function publishWords(changes: WordChanges | undefined): void {
  published = changes
}

/**
 * Returns all words of a language, cached. Serbian Latin is derived from the Cyrillic source.
 * @param changes what a preview shows; by default what is published; null for the words of the site alone
 */
export function wordsOf(language: Language, changes: WordChanges | null | undefined = published): Catalog {
  const key = changes ?? unchanged
  let known = catalogs.get(key)
  if (!known) catalogs.set(key, (known = new Map<Language, Catalog>()))
  let words = known.get(language)
  if (!words) {
    const { source } = languageFacts[language]
    const written = sourceOf(source)
    const all = changes ? withEntries(written, { ...changes.words[source], facts: { ...changes.facts } }) : written
    words = language === 'sr' ? mapLazily(all, latinWords) : all
    known.set(language, words)
  }
  return words
}
