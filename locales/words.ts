import { languageFacts, type Language, type SourceLanguage } from '#shared/i18n/languages.ts'
import { latinWords } from '#shared/i18n/latin.ts'
import { gatherHeadings, type Catalog, type WrittenCatalog } from './catalog.ts'
import en from './en/index.ts'
import fr from './fr/index.ts'
import nl from './nl/index.ts'
import sr from './sr/index.ts'

const sources: Record<SourceLanguage, WrittenCatalog> = { sr, en, fr, nl }
const catalogs = new Map<Language, Catalog>()

/** Every word of a language. Serbian Latin is derived from the Cyrillic source, once. */
export function wordsOf(language: Language): Catalog {
  let words = catalogs.get(language)
  if (!words) {
    const written = sources[languageFacts[language].source]
    const source = { ...written, ...gatherHeadings(written) }
    words = language === 'sr' ? latinWords(source) : source
    catalogs.set(language, words)
  }
  return words
}
