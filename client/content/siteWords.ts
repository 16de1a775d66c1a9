import content from 'virtual:content'
import type { Catalog } from '#locales/catalog.ts'
import { wordsOf } from '#locales/words.ts'
import type { ContentFiles } from '#shared/content/content.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { latinWords } from '#shared/i18n/transliteration.ts'

export type SiteWords = Catalog & ContentFiles

const known = new Map<Language, SiteWords>()

/** Returns all words, articles and projects of a language. For the server; the browser loads only what a page needs. */
export function siteWordsOf(language: Language): SiteWords {
  let words = known.get(language)
  if (!words) {
    const files = JSON.parse(content[languageFacts[language].source]()) as ContentFiles
    words = { ...wordsOf(language), ...(language === 'sr' ? latinWords(files) : files) }
    known.set(language, words)
  }
  return words
}
