import type { Language } from './languages.ts'

/** A text that ends as a sentence does, maybe inside a quotation or brackets. */
const ended = /[.!?…][”“’»)\]]*$/

/** Returns texts as sentences, one after the other: what ends with a mark, as a Serbian date does, gets no second one. */
export const sentences = (texts: readonly string[]): string =>
  texts.map((text) => (ended.test(text) ? text : `${text}.`)).join(' ')

/**
 * Returns a label with what it names: `Date: 18 May 2026`. French sets a narrow no-break space before a colon. Either text may be
 * empty where an element of its own holds it.
 */
export const labelled = (label: string, text: string, language: Language): string =>
  `${label}${language === 'fr' ? '\u202f' : ''}: ${text}`
