import { toLatin } from '#shared/i18n/transliteration.ts'

/** Marks that keyboards and word processors put in the place of plain ones; the compatibility form has taken care of others. */
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

/** A figure before a fraction or a small figure, which becomes ordinary ones: without a space `5½` would become `51/2`. */
const beforeSmallFigure = /(\d)(?=\p{No})/gu

/** What a bank reads in a name, an address or a purpose: Latin letters, digits, spaces, a little punctuation. */
const bankLine = /^[\p{Script=Latin}0-9 .,:;'"()/&+#-]*$/u

/** A digraph in one letter (`ǆ`) or a ligature (`ﬁ`) is Latin, too, but in no code page of a bank. */
export const isBankLine = (text: string): boolean => bankLine.test(text) && text === text.normalize('NFKC')

/**
 * A line as a bank reads it: digraphs and ligatures become their letters, Serbian Cyrillic becomes Latin, typographic marks become
 * plain ones, spaces become one. Letters of other scripts, emoji and whatever else is left are no text for a bank.
 * @returns undefined where something is left
 */
export function bankText(text: string): string | undefined {
  // Twice: the compatibility form makes an accent of some marks, and others of fractions.
  const typed = withPlainMarks(text).replace(beforeSmallFigure, '$1 ')
  const line = withPlainMarks(toLatin(typed.normalize('NFKC')).normalize('NFC'))
    .replace(/ {2,}/g, ' ')
    .trim()
  return isBankLine(line) ? line : undefined
}

/** How many characters a text has, as the bank counts them: a letter outside the basic plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length
