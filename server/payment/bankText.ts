import { toLatin } from '#shared/i18n/transliteration.ts'

/** Typographic marks and their ASCII equivalents. NFKC replaces others. */
const plainMarks: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201b': "'",
  '\u2032': "'",
  '\u00b4': "'",
  '\u0060': "'",
  '\u02b9': "'",
  '\u02bb': "'",
  '\u02bc': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2039': '"',
  '\u203a': '"',
  '\u2010': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\u2044': '/',
}
const withPlainMarks = (text: string): string =>
  Array.from(text, (character) => plainMarks[character] ?? character).join('')

/** A digit before a fraction or a superscript. NFKC would turn `5½` into `51/2`, so a space is inserted. */
const digitBeforeFraction = /(\d)(?=\p{No})/gu

/** The characters that banks accept in names, addresses and purposes. */
const bankCharacters = /^[\p{Script=Latin}0-9 .,:;'"()/&+#-]*$/u

/** Returns whether banks accept a line. NFKC excludes digraphs (`ǆ`) and ligatures (`ﬁ`), which no bank's code page has. */
export const isBankLine = (text: string): boolean => bankCharacters.test(text) && text === text.normalize('NFKC')

/**
 * Converts a line to characters that banks accept. It splits digraphs and ligatures, transliterates Serbian Cyrillic, replaces
 * typographic marks and collapses spaces.
 * @returns undefined if the line has other characters, such as other scripts or emoji
 */
export function bankText(text: string): string | undefined {
  // Marks are replaced before and after NFKC: it turns some into accents, and fractions into other marks.
  const typed = withPlainMarks(text).replace(digitBeforeFraction, '$1 ')
  const line = withPlainMarks(toLatin(typed.normalize('NFKC')).normalize('NFC'))
    .replace(/ {2,}/g, ' ')
    .trim()
  return isBankLine(line) ? line : undefined
}

/** Returns the length of a text in code points, as banks count it. */
export const lengthOf = (text: string): number => Array.from(text).length
