import type { DocumentText } from '#shared/publishing/documents.ts'

/* Proposes Serbian in Cyrillic for a text in Latin letters. The letters do not tell everything: `nj` is two letters in „injekcija“, and
 * foreign names keep their spelling. Such words are doubtful, and an editor looks at them. */

const single: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abvgdđežzijklmnoprstćufhcčš'].map((letter, index) => [letter, [...'абвгдђежзијклмнопрстћуфхцчш'][index]!]),
)
const double: Readonly<Record<string, string>> = { lj: 'љ', nj: 'њ', dž: 'џ' }

/** What stays as it is: addresses of links, code, addresses in the text, characters written by their numbers. */
const untouched =
  /\]\([^)\s]*|\]:\s*\S+|<[^>\s]*>|`+[^`]*`+|(?:https?:\/\/|mailto:|tel:|www\.)[^\s)\]]+|[\w.+-]+@[\w.-]+|&#?\w+;/giu
const word = /\p{L}[\p{L}\p{M}]*/gu

/** Beginnings of words after which two letters are not one sound: in-jekcija, nad-živeti. */
const beginning = /^(?:in(?=jek)|kon(?=ju[ng])|van(?=jezi)|tan(?=jug)|(?:nad|pod|pred)(?=ž)|od(?=ž(?:al|iv)))/
/** Roman numbers. */
const roman = /^[IVX]{2,}$/

const isCapital = (letter: string | undefined) => letter !== undefined && letter !== letter.toLowerCase()

function inCyrillic(latin: string): string {
  const parting = (beginning.exec(latin.toLowerCase())?.[0].length ?? 0) - 1
  let result = ''
  for (let index = 0; index < latin.length; index += 1) {
    const letter = latin[index]!
    const pair = index === parting ? undefined : double[latin.slice(index, index + 2).toLowerCase()]
    const cyrillic = pair ?? single[letter.toLowerCase()] ?? letter
    result += isCapital(letter) ? cyrillic.toUpperCase() : cyrillic
    if (pair !== undefined) index += 1
  }
  return result
}

/** A word with letters that Serbian does not have stays as it is. */
const isForeign = (latin: string) => roman.test(latin) || !/^[a-pr-vzđžćčš]+$/iu.test(latin)

function isDoubtful(latin: string, before: string): boolean {
  const lower = latin.toLowerCase()
  const isAcronym = latin.length > 1 && latin === latin.toUpperCase()
  // A capital letter inside a sentence begins a name.
  const isName = isCapital(latin[0]) && /[\p{L}\p{N},;)][ \t]+$/u.test(before)
  return (
    isForeign(latin) ||
    isAcronym ||
    isName ||
    beginning.test(lower) ||
    /dj|([^aeiou])\1|ph|th|sh|ch|ck|ee|oo/.test(lower)
  )
}

/** Returns words in Latin letters in Cyrillic; foreign ones stay. */
export const wordsInCyrillic = (words: string): string =>
  words.replace(word, (latin) => (isForeign(latin.normalize('NFC')) ? latin : inCyrillic(latin.normalize('NFC'))))

export interface Conversion {
  text: DocumentText
  /** The words that an editor should look at: what was written, and what became of it. */
  doubtful: readonly (readonly [latin: string, cyrillic: string])[]
}

/** Returns a text in Serbian Latin letters in Cyrillic. */
export function toCyrillic(given: DocumentText): Conversion {
  const doubtful = new Map<string, string>()

  const convertWords = (text: string) =>
    text.replace(word, (latin, index: number) => {
      const normal = latin.normalize('NFC')
      const cyrillic = isForeign(normal) ? latin : inCyrillic(normal)
      if (cyrillic !== latin || isForeign(normal)) {
        const isLatin = !/\p{Script=Cyrillic}/u.test(latin)
        if (isLatin && isDoubtful(normal, text.slice(Math.max(0, index - 8), index))) doubtful.set(latin, cyrillic)
      }
      return cyrillic
    })
  const convert = (text: string): string => {
    let result = ''
    let end = 0
    for (const { 0: kept, index } of text.matchAll(untouched)) {
      result += convertWords(text.slice(end, index)) + kept
      end = index + kept.length
    }
    return result + convertWords(text.slice(end))
  }
  const text = { ...given }
  for (const [name, part] of Object.entries(given)) text[name as keyof DocumentText] = convert(part as string)
  return { text, doubtful: [...doubtful] }
}
