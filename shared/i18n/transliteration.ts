const latinLetters = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ')
const letters: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  [...'абвгдђежзијклљмнњопрстћуфхцчџш'].map((letter, at) => [letter, latinLetters[at]]),
)
const cyrillic = /[\u0402-\u045f]/g
const isUpper = (letter: string | undefined) => letter !== undefined && letter !== letter.toLowerCase()
const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)
const softHyphen = '\u00ad'

/**
 * Returns the next letter from `from` in the direction of `step`, past soft hyphens; undefined at the end of the word.
 */
function neighbour(text: string, from: number, step: 1 | -1): string | undefined {
  let index = from + step
  while (text[index] === softHyphen) index += step
  return isLetter(text[index]) ? text[index] : undefined
}

/**
 * Transliterates Serbian Cyrillic into Latin. Only the thirty letters change; Latin text in the source (addresses,
 * acronyms, placeholders, mark-up) stays.
 * A capital digraph is LJ in a word of capitals and Lj otherwise. The way back would lose information, so Cyrillic is
 * the source.
 */
export function toLatin(text: string): string {
  return text.replace(cyrillic, (letter, index: number) => {
    const latin = letters[letter.toLowerCase()]
    if (latin === undefined) return letter
    if (!isUpper(letter)) return latin
    if (latin.length === 1) return latin.toUpperCase()
    const next = neighbour(text, index, 1)
    const isCapitals = next === undefined ? isUpper(neighbour(text, index, -1)) : isUpper(next)
    return isCapitals ? latin.toUpperCase() : latin[0]!.toUpperCase() + latin.slice(1)
  })
}

/** Returns a copy of `words` with every string transliterated. */
export const latinWords = <T>(words: T): T =>
  JSON.parse(JSON.stringify(words), (_, value: unknown) => (typeof value === 'string' ? toLatin(value) : value)) as T
