import { toLatin } from './transliteration.ts'

/** A word as it is compared, where it is nothing but this already. */
const plain = /^[a-z0-9]*$/

/**
 * Letters as they are looked for: the two Serbian scripts are one, case and marks do not count, `đ` is `dj` is `d`, a
 * ligature is its letters. `чланови`, `Članovi` and `clanovi` are the same.
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

/** A word with its marks and soft hyphens. An apostrophe parts two: l’école, foto’s. */
export const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*/gu

/** The words of a text as they are looked for; a letter alone is none. */
export const foldedWords = (text: string): string[] =>
  (text.match(wordPattern) ?? []).map(fold).filter((word) => word.length > 1 || /\d/.test(word))
