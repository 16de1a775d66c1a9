import { toLatin } from '#shared/i18n/latin.ts'

/** Marks that keyboards and word processors put in the place of plain ones; the compatibility form has taken care of others. */
const plainMarks: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u02bc': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u2010': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2044': '/',
}

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
  const line = toLatin(text.normalize('NFKC'))
    .normalize('NFC')
    .replace(
      /[\u2018\u2019\u201a\u02bc\u201c\u201d\u201e\u00ab\u00bb\u2010\u2013\u2014\u2044]/g,
      (mark) => plainMarks[mark]!,
    )
    .replace(/ {2,}/g, ' ')
    .trim()
  return isBankLine(line) ? line : undefined
}

/** How many characters a text has, as the bank counts them: a letter outside the basic plane is one. */
export const lengthOf = (text: string): number => Array.from(text).length
