import content from 'virtual:content'
import type { Catalog } from '#locales/catalog.ts'
import { wordsOf } from '#locales/words.ts'
import type { ContentFiles } from '#shared/content/content.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { latinWords } from '#shared/i18n/transliteration.ts'
import { joinLazily, mapLazily } from '#shared/lazy.ts'
import type { WordChanges } from '#shared/wordChanges.ts'

export type SiteWords = Catalog & ContentFiles

const contents = new Map<Language, ContentFiles>()
const known = new WeakMap<Catalog, SiteWords>()

/** Returns the articles and projects of a language, cached. */
function contentOf(language: Language): ContentFiles {
  let files = contents.get(language)
  if (!files) {
    files = content[languageFacts[language].source]()
    if (language === 'sr') files = mapLazily(files, latinWords)
    contents.set(language, files)
  }
  return files
}

/**
 * Returns all words, articles and projects of a language, with what is published in the place of words. For the server; the browser
 * loads only what a page needs.
 */
export function siteWordsOf(language: Language, changes?: WordChanges): SiteWords {
  const catalog = wordsOf(language, changes)
  let words = known.get(catalog)
  if (!words) known.set(catalog, (words = joinLazily(catalog, contentOf(language))))
  return words
}
