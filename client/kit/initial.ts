/** Letters that are written with two signs, as they stand at the beginning of a word. */
const digraphs = { sr: /^(?:Lj|Nj|Dž|LJ|NJ|DŽ)/u, nl: /^IJ/u } as const
const firstLetter = /^\p{L}\p{M}*/u

export interface Opening {
  /** The first letter, both signs of it where the language writes two. */
  initial: string
  /** The rest of the first word. */
  rest: string
  /** What follows the first word. */
  after: string
}

/**
 * Takes the first letter off a text, whole: `Lj` in Serbian Latin, `IJ` in Dutch, a letter with its accent everywhere.
 * @param lang the BCP 47 tag of the text
 */
export function openingOf(text: string, lang: string): Opening {
  const [word = ''] = /^\S*/u.exec(text) ?? []
  const language = lang.split('-', 1)[0] as keyof typeof digraphs
  const [initial = ''] = digraphs[language]?.exec(word) ?? firstLetter.exec(word) ?? []
  return { initial, rest: word.slice(initial.length), after: text.slice(word.length) }
}
