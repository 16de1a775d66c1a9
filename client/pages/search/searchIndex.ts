import { fold, foldedWords, wordPattern } from '#shared/i18n/fold.ts'
import { maxCommonWords, padded, prefixLength, wordsOfQuery } from '#shared/searchedWords.ts'
import type { FoundTexts } from './siteTexts.ts'
import { collectWords, type Match, type Term } from './wordIndex.ts'

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
  /** The searched words, folded. */
  phrase: string
  /** The terms that were searched. */
  groups: readonly (readonly Term[])[]
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
/** The weight of a word that begins with a searched word, in general and while the visitor types. */
const prefixWeight = 0.5
const typedWeight = 0.8
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

/** Words in more than this share of the texts are common. */
const commonShare = 1 / 3

/** The number of texts that are indexed between two pauses. */
const textsAtOnce = 4

/** Returns the texts that introduce a page. */
const introductionOf = ({ description, lead }: FoundTexts): string[] =>
  [description, lead].filter((text) => text !== '')
const sentencesOf = (page: FoundTexts): readonly string[] => [...introductionOf(page), ...page.sentences]

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
  const common = new Set(foldedWords(ignored))
  const stemsOf = (text: string) => foldedWords(text).flatMap((word) => (common.has(word) ? [] : stem(word)))
  const isMinor = (id: number): boolean => texts[id]!.isDemo || texts[id]!.kind === 'pageIndex'
  /** Lists of an author or a category only lead to what is searched for. */
  const isList = (id: number): boolean => ['blogAuthor', 'blogCategory'].includes(texts[id]!.kind)
  const collector = collectWords(boost)
  const folded: {
    titles: readonly string[]
    keywords: readonly (readonly string[])[]
    sentences: readonly string[]
  }[] = []
  for (const [id, found] of texts.entries()) {
    const title = foldedWords(found.title)
    const heading = foldedWords(found.heading)
    const sentences = found.sentences.map(foldedWords)
    collector.add(
      {
        ...{ title, heading },
        keywords: foldedWords(found.keywords),
        lead: foldedWords(found.lead),
        description: foldedWords(found.description),
        text: sentences.flat(),
      },
      isMinor(id) ? minorWeight : 1,
    )
    folded.push({
      titles: [title, heading].map(padded),
      keywords: found.keywords === '' ? [] : found.keywords.split(',').map(stemsOf),
      sentences: [...introductionOf(found).map(foldedWords), ...sentences].map(padded),
    })
    if (id % textsAtOnce === textsAtOnce - 1) await pause()
  }
  const index = collector.createIndex()
  await pause()
  for (const [number, word] of index.words.entries())
    if (index.textCount(number) > texts.length * commonShare) common.add(word)
  const formsOf = Map.groupBy(index.words, stem)

  /** Returns whether a word is in the texts, in some form or as the beginning of a word, so that it has no typo. */
  const isKnown = (word: string): boolean =>
    index.has(word) || formsOf.has(stem(word)) || (word.length >= prefixLength(false) && index.hasPrefix(word))

  /** Returns the number of the word that a misspelt word most likely means. */
  function correctionOf(word: string): number | undefined {
    if (word.length < offeredFrom || /\d/.test(word)) return undefined
    let best: number | undefined
    let bestScore = 0
    // Replacing a letter of a short word often gives another word (bread, break).
    for (const { number, typos } of index.similarTo(
      word,
      word.length < twoTyposFrom ? 1 : 2,
      word.length >= correctedFrom,
    )) {
      const score = index.bestText(number).score * (typos === 1 ? nearWeight : 1)
      if (score > bestScore) [best, bestScore] = [number, score]
    }
    return best
  }
  const correctionsOf = (words: readonly string[]): Map<string, number> => {
    const corrections = new Map<string, number>()
    for (const word of words) {
      const correction = isKnown(word) ? undefined : correctionOf(word)
      if (correction !== undefined) corrections.set(word, correction)
    }
    return corrections
  }
  /** Returns words with long ones corrected. */
  const corrected = (words: readonly string[], corrections: ReadonlyMap<string, number>): string[] =>
    words.map((word) => (word.length < correctedFrom ? word : (index.words[corrections.get(word) ?? -1] ?? word)))

  /** Returns the words that distinguish texts: common words cost the most time and distinguish the least. */
  const distinctive = (words: readonly string[]): readonly string[] => {
    const rare = words.filter((word) => !common.has(word))
    return rare.length > 0 ? rare : words.slice(0, maxCommonWords)
  }

  /** Returns for each word the terms of which a match has at least one: the word and its other forms. */
  const groupsOf = (words: readonly string[], isTyping: boolean): Term[][] =>
    words.map((word, position) => {
      const isTyped = isTyping && position === words.length - 1
      const forms = (formsOf.get(stem(word)) ?? []).filter((form) => !form.startsWith(word))
      return [
        {
          word,
          weight: 1,
          prefixWeight: word.length < prefixLength(isTyped) ? undefined : isTyping ? typedWeight : prefixWeight,
        },
        ...forms.map((form) => ({ word: form, weight: otherFormWeight })),
      ]
    })

  interface Results {
    matches: readonly Match[]
    /** The words that were searched, and their terms. */
    words: readonly string[]
    groups: readonly (readonly Term[])[]
    /** Whether every match has all searched words as they are spelt. */
    isWhole: boolean
  }
  /** Searches for all words, then for all corrected words, then for one of them. Returns the first results. */
  function search(all: readonly string[], isTyping: boolean): Results {
    const words = distinctive([...new Set(all)])
    const results = (words: readonly string[], needsAll: boolean, isWhole = false): Results => {
      const groups = groupsOf(words, isTyping)
      return { matches: index.search(groups, needsAll), words, groups, isWhole }
    }
    const exact = results(words, true, true)
    if (exact.matches.length > 0) return exact
    const spelt = corrected(words, correctionsOf(words))
    for (const [searched, needsAll] of [
      [spelt, true],
      [words, false],
    ] as const) {
      const found = results(searched, needsAll)
      if (found.matches.length > 0) return found
    }
    return results(spelt, false)
  }

  /** Returns a word as the text that it describes best writes it. */
  const writtenIn = (number: number): string | undefined => {
    const word = index.words[number]!
    const { textId } = index.bestText(number)
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
      const { matches, words, groups, isWhole } = search(all, isTyping)
      const searchedStems = words.map(stem)
      const rankOf = (textId: number): number => {
        const { titles, keywords, sentences } = folded[textId]!
        if (titles.includes(phrase)) return isMinor(textId) ? 2 : titleRanks.whole
        const meant = new Set(keywords.filter((one) => one.every((part) => searchedStems.includes(part))).flat())
        if (searchedStems.every((one) => meant.has(one))) return 4
        if (titles.some((title) => title.includes(phrase))) return isMinor(textId) ? 2 : titleRanks.part
        return all.length > 1 && sentences.some((sentence) => sentence.includes(phrase)) ? 1 : 0
      }
      const found = matches
        .filter(({ textId }) => !isGone(texts[textId]!))
        .map(({ textId }, position): Found => {
          const rank = position < maxCompared ? rankOf(textId) : 0
          return { textId, phrase, groups, rank: isWhole ? rank : rank - wholeRank }
        })
      // Those that were not compared have the lowest rank.
      const compared = found
        .splice(0, maxCompared)
        .sort((one, other) => other.rank - one.rank || Number(isList(one.textId)) - Number(isList(other.textId)))
      return [...compared, ...found]
    },

    spellingOf(searched) {
      const all = [...new Set(wordsOfQuery(searched))]
      const corrections = correctionsOf(all.filter((word) => !common.has(word)))
      const written = new Map<string, string>()
      for (const [word, correction] of corrections) {
        const text = writtenIn(correction)
        if (text !== undefined) written.set(word, text)
      }
      if (written.size === 0) return undefined
      return {
        text: searched.replace(wordPattern, (word) => written.get(fold(word))?.toLowerCase() ?? word),
        isUsed:
          [...written.keys()].every((word) => word.length >= correctedFrom) &&
          index.search(groupsOf(distinctive(corrected(all, corrections)), false), true).length > 0,
      }
    },

    show({ textId, groups, phrase }) {
      const page = texts[textId]!
      const words = index.wordsIn(textId, groups)
      const spaced = [...words].map((word) => ` ${word} `)
      let best = 0
      let bestCount = 0
      for (const [index, sentence] of folded[textId]!.sentences.entries()) {
        let count = 0
        for (const word of spaced) if (sentence.includes(word)) count += 1
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
