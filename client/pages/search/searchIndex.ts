import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch'
import { fold, foldedWords, wordPattern } from '#shared/i18n/fold.ts'
import type { FoundTexts } from './siteTexts.ts'

/** A result: a page or a part of one. */
export interface Hit {
  page: FoundTexts
  /** The words of the page that match, folded. */
  words: ReadonlySet<string>
  /** The sentence that matches best. */
  sentence: string
}

export interface SearchIndex {
  /**
   * Returns the matches, best first; `show` gives the details of one.
   * @param isTyping whether the last word may be incomplete
   */
  find(searched: string, isTyping?: boolean): readonly Found[]
  show(found: Found): Hit
}

interface Found {
  textId: number
  words: ReadonlySet<string>
  /** The searched words, folded. */
  phrase: string
}

type Field = 'title' | 'heading' | 'lead' | 'description' | 'text'

/** The weight of a match in each field. */
const boost: Readonly<Record<Field, number>> = { title: 6, heading: 5, lead: 2, description: 2, text: 1 }
/** The weight of a demonstration page or an index. */
const minorWeight = 0.6

/** The largest number of searched words; further words are ignored. */
const maxWords = 8
/** The largest number of compared letters of a word. */
const maxWordLength = 40
/** The shortest words that may match as a prefix: in general, and for the word being typed. */
const prefixFrom = 3
const typedPrefixFrom = 2
/** Returns the number of typos that are tolerated in a word. */
const typosIn = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2)
/** Replacing a letter of a shorter word often gives another word (bread, break), so it is not tolerated. */
const replaceableFrom = 6

/** Returns whether a word of the texts may match a searched word: as a prefix, or with a typo. */
const isMatch = (searched: string, found: string): boolean =>
  found.startsWith(searched) ||
  (found[0] === searched[0] && (searched.length >= replaceableFrom || found.length !== searched.length))
/** The number of best matches that are checked for the exact phrase. */
const maxCompared = 50

const searching: SearchOptions = {
  boost: { ...boost },
  prefix: (word) => word.length >= prefixFrom,
  maxFuzzy: 2,
  weights: { prefix: 0.5, fuzzy: 0.3 },
}

/** Returns the options for a word while typing: its prefix counts almost as much as the whole word. */
const typingOptions = (isLast: boolean): SearchOptions => ({
  prefix: (word) => word.length >= (isLast ? typedPrefixFrom : prefixFrom),
  weights: { prefix: 0.8, fuzzy: 0.3 },
})

/** The search modes, strictest first. The first mode with results is used. */
const searchModes = [
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

/** Words in more than this share of the texts are common. If all words are common, only this many are searched. */
const commonShare = 1 / 3
const maxCommonWords = 2

/** The number of texts that are indexed between two pauses. */
const textsAtOnce = 4

/** Returns words with spaces around them, so that whole words can be found. */
const padded = (words: readonly string[]) => ` ${words.join(' ')} `

const sentencesOf = ({ description, lead, sentences }: FoundTexts): readonly string[] =>
  [description, lead, ...sentences].filter((sentence) => sentence !== '')

/**
 * Creates the search index of some texts. A match has all words, as whole words or prefixes. If there is none, typos
 * are tolerated, and finally one word is enough. Exact phrases come first, above all in titles.
 * @param pause called between texts, so that other requests are answered
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
      titles: `${padded(foldedWords(title))}${padded(foldedWords(heading))}`,
      sentences: sentencesOf(found).map((sentence) => padded(foldedWords(sentence))),
    })
    const words = new Set([title, heading, lead, description, ...sentences].flatMap(foldedWords))
    for (const word of words) textsWith.set(word, (textsWith.get(word) ?? 0) + 1)
    if (id % textsAtOnce === textsAtOnce - 1) await pause()
  }
  const common = new Set([...textsWith].filter(([, count]) => count > texts.length * commonShare).map(([word]) => word))

  const weightOf = (id: number) => (texts[id]!.isDemo || texts[id]!.kind === 'pageIndex' ? minorWeight : 1)
  const vocabulary = [...textsWith.keys()]
  /** Whether a word or prefix is in the texts, so that it has no typo. */
  const isKnown = (word: string) =>
    textsWith.has(word) || (word.length >= prefixFrom && vocabulary.some((one) => one.startsWith(word)))

  return {
    find(searched, isTyping = false) {
      // Folding comes first, because one character may become several words.
      const all = foldedWords(fold(searched))
        .slice(0, maxWords)
        .map((word) => word.slice(0, maxWordLength))
      const words = [...new Set(all)]
      if (words.length === 0) return []
      // Common words cost the most time and distinguish the least.
      const distinctive = words.filter((word) => !common.has(word))
      const query = distinctive.length > 0 ? distinctive : words.slice(0, maxCommonWords)
      const phrase = padded(all)
      let results: SearchResult[] = []
      for (const { combineWith, isFuzzy } of searchModes) {
        const misspelt = isFuzzy ? query.filter((word) => !isKnown(word)) : []
        if (isFuzzy && misspelt.length === 0) continue
        const queries = query.map((word, textId) => ({
          queries: [word],
          ...(isTyping && typingOptions(textId === query.length - 1)),
          fuzzy: misspelt.includes(word) && typosIn(word),
          boostDocument: (id: number, found: string) => (isMatch(word, found) ? weightOf(id) : 0),
        }))
        results = index.search({ combineWith, queries })
        if (results.length > 0) break
      }
      const phraseRank = (textId: number): number => {
        const { titles, sentences } = folded[textId]!
        if (titles.includes(phrase)) return 2
        return words.length > 1 && sentences.some((sentence) => sentence.includes(phrase)) ? 1 : 0
      }
      return results
        .map(({ id, terms, score }, position) => {
          const textId = id as number
          return { textId, words: new Set(terms), phrase, score, rank: position < maxCompared ? phraseRank(textId) : 0 }
        })
        .sort((one, other) => other.rank - one.rank || other.score - one.score)
    },

    show({ textId, words, phrase }) {
      const page = texts[textId]!
      let best = 0
      let bestCount = 0
      for (const [index, sentence] of folded[textId]!.sentences.entries()) {
        let count = 0
        for (const word of words) if (sentence.includes(` ${word} `)) count += 1
        if (sentence.includes(phrase)) count += words.size
        // A single word from a button explains nothing.
        if (count > 0 && sentence.trim().includes(' ')) count += 0.5
        if (count > bestCount) [best, bestCount] = [index, count]
      }
      return { page, words, sentence: sentencesOf(page)[best] ?? '' }
    },
  }
}

export interface Piece {
  text: string
  isHit: boolean
}

/** The approximate length of a snippet, in characters. */
const maxSnippetLength = 220

/** Splits a text into pieces that match and pieces that do not. A long text is cut around the first match. */
export function markWords(text: string, words: ReadonlySet<string>, maxLength = maxSnippetLength): Piece[] {
  const hits = [...text.matchAll(wordPattern)].filter(([word]) => words.has(fold(word)))
  let from = 0
  let to = text.length
  if (text.length > maxLength) {
    from = Math.max(0, Math.min((hits[0]?.index ?? 0) - maxLength / 3, text.length - maxLength))
    // The cut is at word boundaries.
    if (from > 0) from = text.indexOf(' ', from) + 1
    if (from + maxLength < text.length) to = Math.max(text.lastIndexOf(' ', from + maxLength), from + 1)
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
