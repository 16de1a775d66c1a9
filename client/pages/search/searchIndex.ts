import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch'
import { fold, foldedWords, wordPattern } from '#shared/i18n/fold.ts'
import type { PageTexts } from './siteTexts.ts'

/** A page that was found. */
export interface Hit {
  page: PageTexts
  /** The words of the page that answer the search, folded. */
  words: ReadonlySet<string>
  /** The sentence of the page that answers best. */
  sentence: string
}

export interface SearchIndex {
  /** Every page that answers, the best first; what of it is shown is made by `show`. */
  find(asked: string): readonly Found[]
  show(found: Found): Hit
}

interface Found {
  at: number
  words: ReadonlySet<string>
  /** Everything that was asked, folded. */
  phrase: string
  rank: number
}

type Field = 'title' | 'heading' | 'lead' | 'description' | 'text'

/** How much a word counts where it stands. */
const boost: Readonly<Record<Field, number>> = { title: 6, heading: 5, lead: 2, description: 2, text: 1 }
/** A page of the kit says how something looks, not what the party says. */
const demoWeight = 0.6

/** Words that are looked for: what goes beyond is left out. */
const mostWords = 8
/** Letters from which on a word may be the beginning of another, and how many may be wrong by its length. */
const prefixFrom = 3
const typosIn = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2)

const searching: SearchOptions = {
  boost: { ...boost },
  prefix: (word) => word.length >= prefixFrom,
  maxFuzzy: 2,
  weights: { prefix: 0.5, fuzzy: 0.3 },
}

/** How words are looked for, strictest first: the first way that finds a page is the only one. */
const ways: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: typosIn },
  { combineWith: 'OR' },
  { combineWith: 'OR', fuzzy: typosIn },
]

const options: Options<Record<Field, string> & { id: number; isDemo: boolean }> = {
  fields: Object.keys(boost),
  tokenize: foldedWords,
  processTerm: (word) => word,
  searchOptions: searching,
}

/** Pages that go into the index without a pause. */
const pagesAtOnce = 4

/** Words with a space around each, so that one is found whole. */
const spaced = (words: readonly string[]) => ` ${words.join(' ')} `

/**
 * What is found in some pages. A page must have every word of a search, as it stands or begun; where none has, typos are
 * forgiven, and in the end one of the words is enough. Whoever holds the very phrase comes first, in the title above all.
 * @param pause lets others have their turn between some pages and the next
 */
export async function createSearchIndex(
  pages: readonly PageTexts[],
  pause: () => Promise<unknown> = () => Promise.resolve(),
): Promise<SearchIndex> {
  const index = new MiniSearch(options)
  const folded: { titles: string; sentences: readonly string[] }[] = []
  for (const [id, { title, heading, lead, description, sentences, isDemo }] of pages.entries()) {
    index.add({ id, title, heading, lead, description, text: sentences.join('\n'), isDemo })
    folded.push({
      titles: `${spaced(foldedWords(title))}${spaced(foldedWords(heading))}`,
      sentences: [description, lead, ...sentences].map((sentence) => spaced(foldedWords(sentence))),
    })
    if (id % pagesAtOnce === pagesAtOnce - 1) await pause()
  }

  const weigh: SearchOptions = { boostDocument: (id) => (pages[id as number]!.isDemo ? demoWeight : 1) }

  return {
    find(asked) {
      const words = [...new Set(foldedWords(asked))].slice(0, mostWords)
      if (words.length === 0) return []
      const query = words.join(' ')
      const phrase = spaced(foldedWords(asked).slice(0, mostWords))
      let results: SearchResult[] = []
      for (const way of ways) {
        results = index.search(query, { ...weigh, ...way })
        if (results.length > 0) break
      }
      const holds = (at: number): number => {
        const { titles, sentences } = folded[at]!
        if (titles.includes(phrase)) return 2
        return words.length > 1 && sentences.some((sentence) => sentence.includes(phrase)) ? 1 : 0
      }
      return results
        .map(({ id, terms, score }) => ({
          at: id as number,
          words: new Set(terms),
          phrase,
          rank: holds(id as number),
          score,
        }))
        .sort((one, other) => other.rank - one.rank || other.score - one.score)
    },

    show({ at, words, phrase }) {
      const page = pages[at]!
      const sentences = [page.description, page.lead, ...page.sentences]
      let best = 0
      let most = 0
      for (const [place, sentence] of folded[at]!.sentences.entries()) {
        let count = 0
        for (const word of words) if (sentence.includes(` ${word} `)) count += 1
        if (sentence.includes(phrase)) count += words.size
        if (count > most) [best, most] = [place, count]
      }
      return { page, words, sentence: sentences[best]! }
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
