import { fold, foldedWords } from './i18n/fold.ts'

/* The rules for the words of a query, which the index of the site and the content store share. */

/** The largest number of searched words; further words are ignored. */
const maxWords = 8
/** The largest number of compared letters of a word. */
const maxWordLength = 40
/** The number of searched words if all of them are common. */
export const maxCommonWords = 2

/** Returns the words of a query, folded, without further ones than the limit. */
export const wordsOfQuery = (searched: string): string[] =>
  // Folding comes first, because one character may become several words.
  foldedWords(fold(searched))
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength))

/** Returns the length of the shortest word that may match as a prefix: in general, and for the word being typed. */
export const prefixLength = (isTyped: boolean): number => (isTyped ? 2 : 3)

/** Returns words with spaces around them, so that whole words can be found. */
export const padded = (words: readonly string[]): string => ` ${words.join(' ')} `
