import MiniSearch, { type Options, type SearchResult } from 'minisearch'
import { fold, foldedWords, wordPattern } from '#shared/i18n/fold.ts'
import { maxCommonWords, padded, prefixLength, wordsOfQuery } from '#shared/searchedWords.ts'
import type { FoundTexts } from './siteTexts.ts'

/** A result: a page or a part of one. */
export interface Hit {
  page: FoundTexts
  /** The words of the page that match, folded. */
  words: ReadonlySet<string>
  /** The sentence that matches best. */
  sentence: string
}

/** A query in the spelling of the site. */
export interface Spelling {
  text: string
  /** Whether `find` has already used it, since the words are long. */
  isUsed: boolean
}

export interface SearchIndex {
  /**
   * Returns the matches, best first; `show` gives the details of one.
   * @param isTyping whether the last word may be incomplete
   * @param isGone whether a page is not shown any more
   */
  find(searched: string, isTyping?: boolean, isGone?: (page: FoundTexts) => boolean): readonly Found[]
  /** Returns the spelling of a query with misspelt words that has results; undefined if there is none. */
  spellingOf(searched: string): Spelling | undefined
  show(found: Found): Hit
}

/** The rank of a title that is the query, and of one that has it. */
export const titleRanks = { whole: 5, part: 3 } as const

export interface Found {
  textId: number
  /** A higher rank comes first. It is negative if the text may not have all searched words. */
  rank: number
  words: ReadonlySet<string>
  /** The searched words, folded. */
  phrase: string
}

type Field = 'title' | 'heading' | 'keywords' | 'lead' | 'description' | 'text'

/** The weight of a match in each field. */
const boost: Readonly<Record<Field, number>> = {
  title: 6,
  heading: 5,
  keywords: 4,
  lead: 2,
  description: 2,
  text: 1,
}
/** The weight of a demonstration page or an index, and of another form of a searched word. */
const minorWeight = 0.6
const otherFormWeight = 0.8
/** The weight of a correction of one typo, among those of two. */
const nearWeight = 10

/** The shortest words whose spelling is corrected: offered, used, and used with two typos. */
const offeredFrom = 4
const correctedFrom = 6
const twoTyposFrom = 9
/** Subtracted from the rank of a text that may not have all searched words. */
const wholeRank = 10
/** The number of best matches that are checked for the exact phrase. */
const maxCompared = 50

/** Returns whether one word becomes the other by one added, missing or replaced letter, or by two that change places. */
function isOneTypo(one: string, other: string, mayReplace: boolean): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const shorter = Math.min(one.length, other.length) - start
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length + right.length === 1) return true
  if (left.length !== right.length) return false
  return left.length === 1 ? mayReplace : left.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/**
 * Returns whether a word of the texts may be what a misspelt word means. The first letter is never wrong. Replacing a
 * letter of a short word often gives another word (bread, break).
 */
const isSpellingOf = (found: string, misspelt: string): boolean =>
  found[0] === misspelt[0] &&
  (misspelt.length >= twoTyposFrom || isOneTypo(found, misspelt, misspelt.length >= correctedFrom))

const options: Options<Record<Field, string> & { id: number }> = {
  fields: Object.keys(boost),
  tokenize: foldedWords,
  processTerm: (word) => word,
  searchOptions: { boost: { ...boost }, maxFuzzy: 2, weights: { prefix: 0.5, fuzzy: 0.3 } },
}

/** Words in more than this share of the texts are common. */
const commonShare = 1 / 3

/** The number of texts that are indexed between two pauses. */
const textsAtOnce = 4

const sentencesOf = ({ description, lead, sentences }: FoundTexts): readonly string[] =>
  [description, lead, ...sentences].filter((sentence) => sentence !== '')

/** The rules of one language for searching. */
export interface LanguageRules {
  /** Returns the stem of a folded word, which the forms of a word share. */
  stem: (word: string) => string
  /** Words of questions (how, where), which are ignored beside others. */
  ignored: string
}
const noRules: LanguageRules = { stem: (word) => word, ignored: '' }

/**
 * Creates the search index of some texts. A match has all words: whole, as prefixes, or in another form. If there is
 * none, misspelt long words are corrected, and finally one word is enough. Exact phrases come first, above all in
 * titles.
 * @param pause called between texts, so that other requests are answered
 */
export async function createSearchIndex(
  texts: readonly FoundTexts[],
  { stem, ignored }: LanguageRules = noRules,
  pause: () => Promise<unknown> = () => Promise.resolve(),
): Promise<SearchIndex> {
  const index = new MiniSearch(options)
  const common = new Set(foldedWords(ignored))
  const stemsOf = (text: string) => foldedWords(text).flatMap((word) => (common.has(word) ? [] : stem(word)))
  const folded: {
    titles: readonly string[]
    keywords: readonly (readonly string[])[]
    sentences: readonly string[]
  }[] = []
  const textsWith = new Map<string, number>()
  for (const [id, found] of texts.entries()) {
    const { title, heading, keywords, lead, description, sentences } = found
    index.add({ id, title, heading, keywords, lead, description, text: sentences.join('\n') })
    folded.push({
      titles: [title, heading].map((text) => padded(foldedWords(text))),
      keywords: keywords === '' ? [] : keywords.split(',').map(stemsOf),
      sentences: sentencesOf(found).map((sentence) => padded(foldedWords(sentence))),
    })
    const words = new Set([title, heading, keywords, lead, description, ...sentences].flatMap(foldedWords))
    for (const word of words) textsWith.set(word, (textsWith.get(word) ?? 0) + 1)
    if (id % textsAtOnce === textsAtOnce - 1) await pause()
  }
  for (const [word, count] of textsWith) if (count > texts.length * commonShare) common.add(word)
  const vocabulary = [...textsWith.keys()]
  const formsOf = Map.groupBy(vocabulary, stem)

  const isMinor = (id: number): boolean => texts[id]!.isDemo || texts[id]!.kind === 'pageIndex'
  const weightOf = (id: number): number => (isMinor(id) ? minorWeight : 1)
  /** Returns whether a word is in the texts, in some form or as the beginning of a word, so that it has no typo. */
  const isKnown = (word: string): boolean =>
    textsWith.has(word) ||
    formsOf.has(stem(word)) ||
    (word.length >= prefixLength(false) && vocabulary.some((one) => one.startsWith(word)))

  /** Returns the text and the word in it that a misspelt word most likely means. */
  const correctionOf = (word: string, shortest: number): { textId: number; word: string } | undefined => {
    if (word.length < shortest || /\d/.test(word)) return undefined
    const [best] = index.search(word, {
      // Two letters that change places are two typos for the index.
      fuzzy: 2,
      prefix: false,
      boostDocument: (id, found) =>
        isSpellingOf(found, word) ? weightOf(id as number) * (isOneTypo(found, word, true) ? nearWeight : 1) : 0,
    })
    return best && { textId: best.id as number, word: best.terms[0]! }
  }
  const corrected = (words: readonly string[], shortest: number): string[] =>
    words.map((word) => (isKnown(word) ? word : (correctionOf(word, shortest)?.word ?? word)))

  /** Returns the words that distinguish texts: common words cost the most time and distinguish the least. */
  const distinctive = (words: readonly string[]): readonly string[] => {
    const rare = words.filter((word) => !common.has(word))
    return rare.length > 0 ? rare : words.slice(0, maxCommonWords)
  }

  const searchFor = (words: readonly string[], combineWith: 'AND' | 'OR', isTyping: boolean): SearchResult[] =>
    index.search({
      combineWith,
      queries: words.map((word, position) => {
        const isTyped = isTyping && position === words.length - 1
        const forms = (formsOf.get(stem(word)) ?? []).filter((form) => form !== word && !form.startsWith(word))
        return {
          combineWith: 'OR',
          queries: [
            {
              queries: [word],
              prefix: word.length >= prefixLength(isTyped),
              ...(isTyping && { weights: { prefix: 0.8, fuzzy: 0.3 } }),
              boostDocument: weightOf,
            },
            ...forms.map((form) => ({
              queries: [form],
              boostDocument: (id: number) => weightOf(id) * otherFormWeight,
            })),
          ],
        }
      }),
    })

  /** Searches for all words, then for all corrected words, then for one of them. Returns the first results and their words. */
  const search = (
    all: readonly string[],
    isTyping: boolean,
  ): { results: SearchResult[]; words: readonly string[]; isWhole: boolean } => {
    const words = distinctive([...new Set(all)])
    const spelt = corrected(words, correctedFrom)
    const ways = [
      ['AND', words],
      ['AND', spelt],
      ['OR', words],
      ['OR', spelt],
    ] as const
    for (const [combineWith, searchedWords] of ways) {
      const results = searchFor(searchedWords, combineWith, isTyping)
      if (results.length > 0)
        return { results, words: searchedWords, isWhole: combineWith === 'AND' && searchedWords === words }
    }
    return { results: [], words, isWhole: true }
  }

  /** Returns a word of a text as it is written there. */
  const writtenIn = ({ textId, word }: { textId: number; word: string }): string | undefined => {
    const page = texts[textId]!
    const { sentences } = folded[textId]!
    const hasWord = (_: string, at: number) => sentences[at]!.includes(` ${word} `)
    return [page.title, page.heading, page.keywords, ...sentencesOf(page).filter(hasWord)]
      .flatMap((text) => text.match(wordPattern) ?? [])
      .find((written) => fold(written) === word)
  }

  return {
    find(searched, isTyping = false, isGone = () => false) {
      const all = wordsOfQuery(searched)
      if (all.length === 0) return []
      const phrase = padded(all)
      const { results, words, isWhole } = search(all, isTyping)
      const searchedStems = words.map(stem)
      const rankOf = (textId: number): number => {
        const { titles, keywords, sentences } = folded[textId]!
        if (titles.includes(phrase)) return isMinor(textId) ? 2 : titleRanks.whole
        const meant = new Set(keywords.filter((one) => one.every((part) => searchedStems.includes(part))).flat())
        if (searchedStems.every((one) => meant.has(one))) return 4
        if (titles.some((title) => title.includes(phrase))) return isMinor(textId) ? 2 : titleRanks.part
        return all.length > 1 && sentences.some((sentence) => sentence.includes(phrase)) ? 1 : 0
      }
      return results
        .filter(({ id }) => !isGone(texts[id as number]!))
        .map(({ id, terms, score }, position) => {
          const textId = id as number
          const rank = position < maxCompared ? rankOf(textId) : 0
          return { textId, words: new Set(terms), phrase, score, rank: isWhole ? rank : rank - wholeRank }
        })
        .sort((one, other) => other.rank - one.rank || other.score - one.score)
    },

    spellingOf(searched) {
      const all = wordsOfQuery(searched)
      const misspelt = all.filter((word) => !common.has(word) && !isKnown(word))
      const written = new Map<string, string>()
      for (const word of misspelt) {
        const correction = correctionOf(word, offeredFrom)
        const text = correction && writtenIn(correction)
        if (text !== undefined) written.set(word, text)
      }
      if (written.size === 0) return undefined
      return {
        text: searched.replace(wordPattern, (word) => written.get(fold(word))?.toLowerCase() ?? word),
        isUsed:
          [...written.keys()].every((word) => word.length >= correctedFrom) &&
          searchFor(distinctive(corrected([...new Set(all)], correctedFrom)), 'AND', false).length > 0,
      }
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
