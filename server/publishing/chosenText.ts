import { fold } from '#shared/i18n/fold.ts'
import type { ShownContent } from '#db/store.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { toLatin } from '#shared/i18n/transliteration.ts'
import { shownLanguage, type DocumentText, type TextLanguage } from '#shared/publishing/documents.ts'
import type { Tag } from '#shared/publishing/published.ts'
import type { RichText } from '#shared/publishing/richText.ts'
import { inLatin } from './latin.ts'
import { parseMarkdown } from './markdown.ts'

/** The text of an item for pages in one language. */
export interface ChosenText extends DocumentText {
  /** The language in which the text is stored. */
  stored: TextLanguage
  /** The BCP 47 tag of the text if it is not that of the page. */
  lang?: TextLanguage
}

/** Returns whether a page shows a text in Serbian Cyrillic in the Latin script. */
const isTransliterated = (stored: TextLanguage, language: Language) => stored === 'sr-Cyrl' && language !== 'sr-Cyrl'

/**
 * Returns the text that a page in `language` shows. Serbian in Cyrillic is transliterated for pages in the Latin script; its body
 * stays Markdown.
 */
export function textIn(texts: ShownContent['document']['texts'], language: Language): ChosenText {
  const stored = shownLanguage(texts, language)
  const text = stored && texts[stored]
  if (!text) throw new Error('A published document has no text.')
  const isLatin = isTransliterated(stored, language)
  const { title, lead, body, place, quotation } = text
  const shown = (part: string) => (isLatin ? toLatin(part) : part)
  const tag = isLatin ? 'sr-Latn' : stored
  return {
    stored,
    title: shown(title),
    lead: shown(lead),
    body,
    ...(place && { place: shown(place) }),
    ...(quotation && { quotation: shown(quotation) }),
    ...(tag !== languageFacts[language].tag && { lang: tag }),
  }
}

/** Returns the body of a text as a page in `language` shows it. */
export function bodyIn({ stored, body }: Pick<ChosenText, 'stored' | 'body'>, language: Language): RichText {
  const { richText } = parseMarkdown(body)
  return isTransliterated(stored, language) ? inLatin(richText) : richText
}

/** Returns a tag as pages in `language` show it. Only of one in Cyrillic is it known which language it is in. */
export function tagIn(name: string, language: Language): Tag {
  const lang = language === 'sr-Cyrl' ? 'sr-Cyrl' : 'sr-Latn'
  const isForeign = /\p{Script=Cyrillic}/u.test(name) && lang !== languageFacts[language].tag
  return {
    id: fold(name),
    name: language === 'sr-Cyrl' ? name : toLatin(name),
    ...(isForeign && { lang }),
  }
}
