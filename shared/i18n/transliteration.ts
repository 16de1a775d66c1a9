const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ђ: 'đ',
  е: 'e',
  ж: 'ž',
  з: 'z',
  и: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'ć',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'č',
  џ: 'dž',
  ш: 'š',
}
const cyrillic = /[\u0402-\u045f]/g
const isUpper = (letter: string | undefined) => letter !== undefined && letter !== letter.toLowerCase()
const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character)
const softHyphen = '\u00ad'

/** The letter nearest to `from` in `step`'s direction, past soft hyphens; undefined at the word's end. */
function neighbour(text: string, from: number, step: 1 | -1): string | undefined {
  let at = from + step
  while (text[at] === softHyphen) at += step
  return isLetter(text[at]) ? text[at] : undefined
}

/**
 * Serbian Latin from Serbian Cyrillic. Only the thirty letters are touched, so what is Latin in the
 * source (addresses, acronyms, placeholders, mark-up) stays as it is. A capital digraph is LJ in a
 * word of capitals and Lj otherwise. The way back would be lossy: this is why Cyrillic is the source.
 */
export function toLatin(text: string): string {
  return text.replace(cyrillic, (letter, at: number) => {
    const latin = letters[letter.toLowerCase()]
    if (latin === undefined) return letter
    if (!isUpper(letter)) return latin
    if (latin.length === 1) return latin.toUpperCase()
    const next = neighbour(text, at, 1)
    const shouts = next === undefined ? isUpper(neighbour(text, at, -1)) : isUpper(next)
    return shouts ? latin.toUpperCase() : latin[0]!.toUpperCase() + latin.slice(1)
  })
}

/** A copy of `words` with every string in the Latin script. */
export function latinWords<T>(words: T): T {
  if (typeof words === 'string') return toLatin(words) as T
  if (Array.isArray(words)) return words.map(latinWords) as T
  if (words !== null && typeof words === 'object')
    return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, latinWords(value)])) as T
  return words
}
