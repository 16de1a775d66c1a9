import { fold, foldedWords, wordPattern } from '#shared/i18n/fold.ts'

/** A question with the texts that a search covers. */
export interface FaqQuestion {
  question: string
  answer: string
  topic: string
}

/** Result of a search. */
export interface FoundQuestions<Item> {
  items: readonly Item[]
  /** The only matched word, as typed, if no question has all words. */
  matchedWord?: string
}

/** Shorter words are ignored unless the search has no longer ones. In letters. */
const minWordLength = 3
/** From this length on, a word may match inside a longer one: in a compound or after a prefix. In letters. */
const minInnerMatchLength = 4
/** From this length on, the last letter is ignored, because it may be an inflection. In letters. */
const minInflectedLength = 6

const isIn = (text: string, word: string): boolean => {
  const stem = word.length >= minInflectedLength ? word.slice(0, -1) : word
  return text.includes(word.length >= minInnerMatchLength ? stem : ` ${stem}`)
}

/**
 * Returns the questions that contain every word of a search, in either script, with or without accents. If none does,
 * returns those with the rarest word that occurs.
 */
export function findQuestions<Item extends FaqQuestion>(items: readonly Item[], search = ''): FoundQuestions<Item> {
  const typed = (search.match(wordPattern) ?? []).map((word) => ({ word, folded: fold(word) }))
  if (typed.length === 0) return { items: search === '' ? items : [] }
  const long = typed.filter(({ folded }) => folded.length >= minWordLength)
  const texts = items.map((item) => ({
    item,
    text: ` ${foldedWords(`${item.topic} ${item.question} ${item.answer}`).join(' ')}`,
  }))
  const byWord = (long.length > 0 ? long : typed).map(({ word, folded }) => ({
    word,
    items: texts.filter(({ text }) => isIn(text, folded)).map(({ item }) => item),
  }))
  const all = items.filter((item) => byWord.every((one) => one.items.includes(item)))
  if (all.length > 0) return { items: all }
  const [rarest] = byWord.filter((one) => one.items.length > 0).sort((a, b) => a.items.length - b.items.length)
  return rarest ? { items: rarest.items, matchedWord: rarest.word } : { items: [] }
}
