/* Removes characters from typed or pasted text that are invisible and unintended. */

/**
 * Characters without a shape that contacts, chats and word processors put around copied text: direction marks, soft
 * hyphen, zero-width space, word joiner, byte order mark, object replacement character.
 * Joiners and variation selectors stay: names and emoji need them.
 */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/g
/** Every space but the ordinary one. */
const spaces = /(?! )\p{Zs}/gu
/** Hyphens that look like the one of the keyboard. */
const hyphens = /[\u2010\u2011]/g

/**
 * A visible letter, figure, mark or sign. The blank braille pattern, the null notehead and the object replacement
 * character are invisible.
 */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u

/** Returns whether nothing in the text is visible. */
export const isBlank = (text: string): boolean => !visible.test(text)

/** Returns a line without invisible characters, with ordinary spaces and hyphens. */
export const cleanLine = (text: string): string =>
  text.replace(invisible, '').replace(spaces, ' ').replace(hyphens, '-')

/** Dashes and the minus sign, which mean a hyphen in texts that allow no dash. */
const dashes = /[\u2012-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g

/** Returns an email address without invisible characters, with ordinary hyphens. */
export const cleanEmail = (text: string): string => cleanLine(text).replace(dashes, '-')

/** The full-width forms of ASCII characters that East Asian keyboards write. */
const fullWidth = /[\uff01-\uff5e]/g
/**
 * Joiners, and marks that show a digit as an emoji. Email addresses keep joiners: a domain with one is another domain.
 */
const phoneMarks = /[\u034f\u200c\u200d\ufe0e\ufe0f\u20e3]/g

/** Returns a phone number in ASCII characters where they have full-width or emoji forms. */
export const cleanPhone = (text: string): string =>
  cleanEmail(text)
    .replace(phoneMarks, '')
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))

/** Returns an official number (a postcode, a tax number) without separators between its digits. */
export const cleanNumber = (text: string): string => cleanPhone(text).replace(/(?<=\d)[ .-]+(?=\d)/g, '')
