import { toLatin } from './transliteration.ts'

/** A word that is already folded, except for `dj`. */
const plain = /^[a-z0-9]*$/

/**
 * Folds a text for comparison: Cyrillic becomes Latin, case and marks are removed, `đ` and `dj` become `d`, ligatures
 * become letters. `чланови`, `Članovi` and `clanovi` have the same result.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower.replaceAll('dj', 'd')
  return toLatin(lower)
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('dj', 'd')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
}

/** A word with its marks and soft hyphens. An apostrophe separates words: l’école, foto’s. */
export const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*/gu

/** A compound that begins with a single letter: T-shirt, e-mail. */
const letterCompound = /(?<![\p{L}\p{N}])(\p{L})-(\p{L}[\p{L}\p{N}\p{M}\u00ad]*)/gu

/**
 * Returns the folded words of a text, without single letters. A compound that begins with a single letter gives two words, `shirt` and
 * `tshirt`, because people write it with and without the hyphen.
 */
export const foldedWords = (text: string): string[] =>
  (text.replace(letterCompound, '$2 $1$2').match(wordPattern) ?? [])
    .map(fold)
    .filter((word) => word.length > 1 || /\d/.test(word))
