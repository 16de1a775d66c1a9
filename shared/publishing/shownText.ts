import { languageFacts, type Language } from '../i18n/languages.ts'
import { latinWords } from '../i18n/transliteration.ts'
import { shownLanguage, type ContentDocument, type DocumentText, type TextLanguage } from './documents.ts'

export interface ShownText extends DocumentText {
  /** The BCP 47 tag of the text. */
  tag: TextLanguage
  /** Whether the text is in another language, or another script, than the page. */
  isForeign: boolean
}

/**
 * Returns the text of a document that a page in `language` shows, in the script of the page where that is possible: Cyrillic becomes
 * Latin, never the reverse.
 * @throws Error when the document has no text
 */
export function shownText({ slug, texts }: ContentDocument, language: Language): ShownText {
  const written = shownLanguage(texts, language)
  const text = written && texts[written]
  if (!text) throw new Error(`The document ${slug} has no text.`)
  const isDerived = language === 'sr' && written === 'sr-Cyrl'
  const tag = isDerived ? 'sr-Latn' : written
  return { ...(isDerived ? latinWords(text) : text), tag, isForeign: tag !== languageFacts[language].tag }
}
