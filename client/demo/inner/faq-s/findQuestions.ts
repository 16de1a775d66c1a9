import { fold, foldedWords, wordPattern } from '#shared/i18n/fold.ts'

/** What is looked for in: a question with everything that stands around it. */
export interface Asked {
  question: string
  answer: string
  topic: string
}

/** What a search found. */
export interface FoundQuestions<Item> {
  items: readonly Item[]
  /** The word that they have, as it was typed, where none has all. */
  only?: string
}

/** Shorter words say nothing of a question, unless there are no others. */
const telling = 3
/** So long a word may stand in a longer one: a compound, or a word with something before it. */
const within = 4
/** From so many letters on the last is an ending, which the question may have another of. */
const bendable = 6

const isIn = (text: string, word: string): boolean => {
  const stem = word.length >= bendable ? word.slice(0, -1) : word
  return text.includes(word.length >= within ? stem : ` ${stem}`)
}

/**
 * The questions that have every word of a search, in either script, with marks or without. Where none has, those with the
 * rarest of its words that there is.
 */
export function findQuestions<Item extends Asked>(items: readonly Item[], search = ''): FoundQuestions<Item> {
  const typed = (search.match(wordPattern) ?? []).map((word) => ({ word, folded: fold(word) }))
  if (typed.length === 0) return { items: search === '' ? items : [] }
  const long = typed.filter(({ folded }) => folded.length >= telling)
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
  return rarest ? { items: rarest.items, only: rarest.word } : { items: [] }
}
