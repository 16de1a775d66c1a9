/** Digraphs at the beginning of a word that count as one letter. */
const digraphs = { sr: /^(?:Lj|Nj|Dž|LJ|NJ|DŽ)/u, nl: /^IJ/u } as const
const firstLetter = /^\p{L}\p{M}*/u

export interface FirstLetterParts {
  /** The first letter; both signs of a digraph. */
  initial: string
  /** The rest of the first word. */
  rest: string
  /** The text after the first word. */
  after: string
}

/**
 * Splits a text after its first letter: `Lj` in Serbian Latin, `IJ` in Dutch, a letter with its accent in all
 * languages.
 * @param lang the BCP 47 tag of the text
 */
export function splitFirstLetter(text: string, lang: string): FirstLetterParts {
  const [word = ''] = /^\S*/u.exec(text) ?? []
  const language = lang.split('-', 1)[0] as keyof typeof digraphs
  const [initial = ''] = digraphs[language]?.exec(word) ?? firstLetter.exec(word) ?? []
  return { initial, rest: word.slice(initial.length), after: text.slice(word.length) }
}
