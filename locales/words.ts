import { hasDemo } from '#shared/demo.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { latinWords } from '#shared/i18n/transliteration.ts'
import { gatherHeadings, gatherPurposes, type Catalog } from './catalog.ts'
import { writtenWords } from './written.mjs'

const catalogs = new Map<Language, Catalog>()

/** Returns all words of a language, cached. Serbian Latin is derived from the Cyrillic source. */
export function wordsOf(language: Language): Catalog {
  let words = catalogs.get(language)
  if (!words) {
    const written = writtenWords(languageFacts[language].source)
    // A build without demonstration pages has only the words of the party's pages.
    const gathered = hasDemo ? gatherHeadings(written) : (gatherPurposes(written) as ReturnType<typeof gatherHeadings>)
    const source = { ...written, ...gathered }
    words = language === 'sr' ? latinWords(source) : source
    catalogs.set(language, words)
  }
  return words
}
