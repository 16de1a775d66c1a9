/* What is taken out of a typed or pasted text, because nobody sees it and nobody meant it. */

/**
 * Characters without a shape that contacts, chats and word processors put around what is copied: marks of direction, soft
 * hyphen, zero-width space, word joiner, byte order mark, the place of a picture. Joiners and variation
 * selectors stay: names and emoji need them.
 */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/g
/** Every space but the ordinary one. */
const spaces = /(?! )\p{Zs}/gu
/** Hyphens that look like the one of the keyboard. */
const hyphens = /[\u2010\u2011]/g

/**
 * A letter, figure, mark or sign that can be seen. The blank pattern of braille, the empty note head and the
 * place of a picture cannot.
 */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => !visible.test(text)

/** One line as it was meant: without what cannot be seen, with ordinary spaces and hyphens. */
export const cleanLine = (text: string): string =>
  text.replace(invisible, '').replace(spaces, ' ').replace(hyphens, '-')

/** Dashes and the minus sign, which mean a hyphen where no dash can stand. */
const dashes = /[\u2012-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g

/** An email address as it was meant. */
export const cleanEmail = (text: string): string => cleanLine(text).replace(dashes, '-')

/** The doubles of ASCII characters that keyboards of East Asia write. */
const fullWidth = /[\uff01-\uff5e]/g
/** Joiners, and marks that show a figure as an emoji. An email address keeps joiners: in a domain they mean another one. */
const phoneMarks = /[\u034f\u200c\u200d\ufe0e\ufe0f\u20e3]/g

/** A phone number as it was meant. */
export const cleanPhone = (text: string): string =>
  cleanEmail(text)
    .replace(phoneMarks, '')
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))

/** A number of an office (a postcode, a tax number) as it was meant: without what is put between its digits to read it. */
export const cleanNumber = (text: string): string => cleanPhone(text).replace(/(?<=\d)[ .-]+(?=\d)/g, '')
