import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch'
import { fold, foldedWords, wordPattern } from '#shared/i18n/fold.ts'
import type { FoundTexts } from './siteTexts.ts'

/** What was found: a page, or a part of one. */
export interface Hit {
  page: FoundTexts
  /** Its words that answer the search, folded. */
  words: ReadonlySet<string>
  /** Its sentence that answers best. */
  sentence: string
}

export interface SearchIndex {
  /**
   * Everything that answers, the best first; what of it is shown is made by `show`.
   * @param isTyping whether the last word may still be the beginning of one
   */
  find(asked: string, isTyping?: boolean): readonly Found[]
  show(found: Found): Hit
}

interface Found {
  at: number
  words: ReadonlySet<string>
  /** Everything that was asked, folded. */
  phrase: string
}

type Field = 'title' | 'heading' | 'lead' | 'description' | 'text'

/** How much a word counts where it stands. */
const boost: Readonly<Record<Field, number>> = { title: 6, heading: 5, lead: 2, description: 2, text: 1 }
/** Weight of a page that says how something looks, or only lists others. */
const minorWeight = 0.6

/** Words that are looked for: what goes beyond is left out. */
const mostWords = 8
/** Letters of a word that are looked at. */
const maxWordLength = 40
/** Letters from which on a word may be the beginning of another; the one that is being typed from fewer. */
const prefixFrom = 3
const typedPrefixFrom = 2
/** Returns the number of typos that are forgiven in a word. */
const typosIn = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2)
/** Shorter words turn into other words when one letter is replaced (bread, break): in them none may be. */
const replaceableFrom = 6

/** Returns whether a word of the texts may answer a word that was asked for: its beginning is the same, or one of them has a typo. */
const answers = (asked: string, found: string): boolean =>
  found.startsWith(asked) ||
  (found[0] === asked[0] && (asked.length >= replaceableFrom || found.length !== asked.length))
/** Among so many of the best it is looked who holds the very phrase. */
const mostCompared = 50

const searching: SearchOptions = {
  boost: { ...boost },
  prefix: (word) => word.length >= prefixFrom,
  maxFuzzy: 2,
  weights: { prefix: 0.5, fuzzy: 0.3 },
}

/** While a word is typed, its beginning counts as much as the whole. */
const typing = (isLast: boolean): SearchOptions => ({
  prefix: (word) => word.length >= (isLast ? typedPrefixFrom : prefixFrom),
  weights: { prefix: 0.8, fuzzy: 0.3 },
})

/** How words are looked for, strictest first: the first way that finds anything is the only one. */
const ways = [
  { combineWith: 'AND', isFuzzy: false },
  { combineWith: 'AND', isFuzzy: true },
  { combineWith: 'OR', isFuzzy: false },
  { combineWith: 'OR', isFuzzy: true },
] as const

const options: Options<Record<Field, string> & { id: number; isDemo: boolean }> = {
  fields: Object.keys(boost),
  tokenize: foldedWords,
  processTerm: (word) => word,
  searchOptions: searching,
}

/** In which share of the texts a word must stand to tell none from another, and how many such words are looked for alone. */
const commonShare = 1 / 3
const mostCommonWords = 2

/** Texts that go into the index without a pause. */
const textsAtOnce = 4

/** Words with a space around each, so that one is found whole. */
const spaced = (words: readonly string[]) => ` ${words.join(' ')} `

const sentencesOf = ({ description, lead, sentences }: FoundTexts): readonly string[] =>
  [description, lead, ...sentences].filter((sentence) => sentence !== '')

/**
 * What is found in some pages and their parts. Each must have every word of a search, as it stands or begun; where none
 * has, typos are forgiven, and in the end one of the words is enough. Whoever holds the very phrase comes first, in the
 * title above all.
 * @param pause lets others have their turn between some texts and the next
 */
export async function createSearchIndex(
  texts: readonly FoundTexts[],
  pause: () => Promise<unknown> = () => Promise.resolve(),
): Promise<SearchIndex> {
  const index = new MiniSearch(options)
  const folded: { titles: string; sentences: readonly string[] }[] = []
  const textsWith = new Map<string, number>()
  for (const [id, found] of texts.entries()) {
    const { title, heading, lead, description, sentences, isDemo } = found
    index.add({ id, title, heading, lead, description, text: sentences.join('\n'), isDemo })
    folded.push({
      titles: `${spaced(foldedWords(title))}${spaced(foldedWords(heading))}`,
      sentences: sentencesOf(found).map((sentence) => spaced(foldedWords(sentence))),
    })
    const held = new Set([title, heading, lead, description, ...sentences].flatMap(foldedWords))
    for (const word of held) textsWith.set(word, (textsWith.get(word) ?? 0) + 1)
    if (id % textsAtOnce === textsAtOnce - 1) await pause()
  }
  const common = new Set([...textsWith].filter(([, count]) => count > texts.length * commonShare).map(([word]) => word))

  const weightOf = (id: number) => (texts[id]!.isDemo || texts[id]!.kind === 'pageIndex' ? minorWeight : 1)
  const vocabulary = [...textsWith.keys()]
  /** Whether a word stands in the texts, or begins a word there: it has no typo. */
  const isKnown = (word: string) =>
    textsWith.has(word) || (word.length >= prefixFrom && vocabulary.some((one) => one.startsWith(word)))

  return {
    find(asked, isTyping = false) {
      // Folded first: one character may become several words.
      const all = foldedWords(fold(asked))
        .slice(0, mostWords)
        .map((word) => word.slice(0, maxWordLength))
      const words = [...new Set(all)]
      if (words.length === 0) return []
      // Looking for words that stand nearly everywhere costs most and tells least.
      const telling = words.filter((word) => !common.has(word))
      const query = telling.length > 0 ? telling : words.slice(0, mostCommonWords)
      const phrase = spaced(all)
      let results: SearchResult[] = []
      for (const { combineWith, isFuzzy } of ways) {
        const misspelt = isFuzzy ? query.filter((word) => !isKnown(word)) : []
        if (isFuzzy && misspelt.length === 0) continue
        const queries = query.map((word, at) => ({
          queries: [word],
          ...(isTyping && typing(at === query.length - 1)),
          fuzzy: misspelt.includes(word) && typosIn(word),
          boostDocument: (id: number, found: string) => (answers(word, found) ? weightOf(id) : 0),
        }))
        results = index.search({ combineWith, queries })
        if (results.length > 0) break
      }
      const holds = (at: number): number => {
        const { titles, sentences } = folded[at]!
        if (titles.includes(phrase)) return 2
        return words.length > 1 && sentences.some((sentence) => sentence.includes(phrase)) ? 1 : 0
      }
      return results
        .map(({ id, terms, score }, place) => {
          const at = id as number
          return { at, words: new Set(terms), phrase, score, rank: place < mostCompared ? holds(at) : 0 }
        })
        .sort((one, other) => other.rank - one.rank || other.score - one.score)
    },

    show({ at, words, phrase }) {
      const page = texts[at]!
      let best = 0
      let most = 0
      for (const [place, sentence] of folded[at]!.sentences.entries()) {
        let count = 0
        for (const word of words) if (sentence.includes(` ${word} `)) count += 1
        if (sentence.includes(phrase)) count += words.size
        // A button's single word explains nothing.
        if (count > 0 && sentence.trim().includes(' ')) count += 0.5
        if (count > most) [best, most] = [place, count]
      }
      return { page, words, sentence: sentencesOf(page)[best] ?? '' }
    },
  }
}

export interface Piece {
  text: string
  isHit: boolean
}

/** Characters of a snippet, about. */
const longestSnippet = 220

/** A text with the words that were found told apart; a long one is cut around the first of them. */
export function markWords(text: string, words: ReadonlySet<string>, longest = longestSnippet): Piece[] {
  const hits = [...text.matchAll(wordPattern)].filter(([word]) => words.has(fold(word)))
  let from = 0
  let to = text.length
  if (text.length > longest) {
    from = Math.max(0, Math.min((hits[0]?.index ?? 0) - longest / 3, text.length - longest))
    // From the beginning of a word to the end of one.
    if (from > 0) from = text.indexOf(' ', from) + 1
    if (from + longest < text.length) to = Math.max(text.lastIndexOf(' ', from + longest), from + 1)
  }
  const pieces: Piece[] = []
  const push = (piece: string, isHit: boolean) => piece !== '' && pieces.push({ text: piece, isHit })
  if (from > 0) push('… ', false)
  let last = from
  for (const { 0: word, index } of hits) {
    if (index < from || index + word.length > to) continue
    push(text.slice(last, index), false)
    push(word, true)
    last = index + word.length
  }
  push(text.slice(last, to), false)
  if (to < text.length) push(' …', false)
  return pieces
}
