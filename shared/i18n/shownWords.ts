import type { Language } from './languages.ts'
import { mapTexts } from './mapTexts.ts'
import { toLatin } from './transliteration.ts'

/**
 * Matches the space after a Serbian word of one letter, and after a number or a placeholder: `12 месеци`,
 * `20. новембра`, `{{count}} текстова`. Before a long word the line may break, or it would be too wide for a phone.
 */
const spaces = /(?<!\p{L})([аикосу]|\d\.?|\}) (?!\p{L}{11})/giu

/** Returns a text in which no line ends with a word of one letter, or with a number before its noun. */
export const bindWords = (text: string): string => text.replace(spaces, '$1\u00a0')

/**
 * Returns words as the pages of a language show them: Serbian Latin is derived from Cyrillic, and bound. Cyrillic pages
 * have no bytes left for the longer spaces (docs/decisions/0003-limit-first-visit-bytes.md).
 * @param words the words of the language's source
 */
export const shownWords = <T>(words: T, language: Language): T =>
  language === 'sr' ? mapTexts(words, (text) => toLatin(bindWords(text))) : words
