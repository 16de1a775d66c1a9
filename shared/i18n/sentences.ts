import type { Language } from './languages.ts'

/** A text with a full stop or another mark at its end, maybe inside a quotation or brackets. */
const ended = /[.!?…][”“’»)\]]*$/

/**
 * Joins texts as sentences. Adds a full stop to each text without a mark at its end; Serbian dates already have one.
 */
export const sentences = (texts: readonly string[]): string =>
  texts.map((text) => (ended.test(text) ? text : `${text}.`)).join(' ')

/**
 * Returns a label and its value: `Date: 18 May 2026`. French has a narrow no-break space before the colon. Either text
 * may be empty if an element of its own holds it.
 */
export const labelled = (label: string, text: string, language: Language): string =>
  `${label}${language === 'fr' ? '\u202f' : ''}: ${text}`
