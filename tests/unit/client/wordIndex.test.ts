import { beforeAll, describe, expect, test } from 'vitest'
import { collectWords, type Term, type WordIndex } from '#client/pages/search/wordIndex.ts'
import { chance } from '#tests/support/hostile.ts'

const weights = { title: 6, lead: 2, text: 1 }
type Field = keyof typeof weights
const fields = Object.keys(weights) as Field[]

const of = chance(46)
const listOf = <T>(length: number, make: () => T): T[] => Array.from({ length }, make)
/** Returns a word of few different letters, so that many words are similar. */
const madeWord = () => listOf(1 + of.below(7), () => of.of([...'abcd'])).join('')
const vocabulary = listOf(150, madeWord)
const someWords = (limit: number) => listOf(of.below(limit), () => of.of(vocabulary))
const texts = listOf(60, () => ({
  words: { title: someWords(4), lead: someWords(8), text: someWords(25) },
  weight: of.of([1, 0.6]),
}))
const used = [...new Set(texts.flatMap(({ words }) => fields.flatMap((field) => words[field])))].sort()

/** Returns the BM25+ score of a word in a text, by its definition. */
function scoreOf(word: string, { words, weight }: (typeof texts)[number]): number {
  const scores = fields.map((field) => {
    const times = words[field].filter((one) => one === word).length
    if (times === 0) return 0
    const lengths = texts.map((text) => new Set(text.words[field]).size)
    const average = lengths.reduce((sum, length) => sum + length, 0) / texts.length
    const having = texts.filter((text) => text.words[field].includes(word)).length
    const rarity = Math.log(1 + (texts.length - having + 0.5) / (having + 0.5))
    const length = new Set(words[field]).size
    return weights[field] * rarity * (0.5 + (times * 2.2) / (times + 1.2 * (0.3 + (0.7 * length) / average)))
  })
  return weight * scores.reduce((sum, score) => sum + score, 0)
}
const scores = new Map(used.map((word) => [word, texts.map((text) => scoreOf(word, text))]))

const wordsFor = ({ word, prefixWeight }: Term) =>
  used.filter((one) => one === word || (prefixWeight !== undefined && one.startsWith(word)))

/** Returns the score of a text in a search, or undefined if it does not match. */
function expectedScore(textId: number, groups: readonly (readonly Term[])[], needsAll: boolean) {
  const found = groups.map((terms) =>
    terms.map((term) =>
      wordsFor(term).reduce((sum, one) => {
        const share =
          one === term.word
            ? 1
            : (term.prefixWeight! * one.length) / (one.length + 0.3 * (one.length - term.word.length))
        return sum + term.weight * share * scores.get(one)![textId]!
      }, 0),
    ),
  )
  const hasTerm = (terms: readonly number[]) => terms.some((score) => score > 0)
  if (!(needsAll ? found.every(hasTerm) : found.some(hasTerm))) return undefined
  const matched = found.flat().filter((score) => score > 0)
  return matched.reduce((sum, score) => sum + score, 0) * matched.length
}

/** Returns the smallest number of typos between two words, without any limit. */
function typosBetween(one: string, other: string, mayReplace: boolean): number {
  if (one === '' || other === '') return one.length + other.length
  const [last, otherLast] = [one.slice(0, -1), other.slice(0, -1)]
  if (one.at(-1) === other.at(-1)) return typosBetween(last, otherLast, mayReplace)
  const ways = [typosBetween(last, other, mayReplace), typosBetween(one, otherLast, mayReplace)]
  if (mayReplace) ways.push(typosBetween(last, otherLast, mayReplace))
  if (one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1))
    ways.push(typosBetween(one.slice(0, -2), other.slice(0, -2), mayReplace))
  return 1 + Math.min(...ways)
}

describe('the word index', () => {
  let index: WordIndex
  beforeAll(() => {
    const collector = collectWords(weights)
    for (const { words, weight } of texts) collector.add(words, weight)
    index = collector.createIndex()
  })

  const madeTerm = (): Term => ({
    word: of.next() < 0.7 ? of.of(vocabulary) : madeWord().slice(0, 2),
    weight: of.of([1, 0.8]),
    prefixWeight: of.of([undefined, 0.5, 0.8]),
  })
  const searches = listOf(300, () => listOf(1 + of.below(3), () => listOf(1 + of.below(3), madeTerm)))

  test('has the words of the texts in order', () => {
    expect(index.words).toEqual(used)
    for (const word of [...listOf(200, madeWord), 'e', 'aaaaaaaaaaaa'])
      expect([word, index.has(word), index.hasPrefix(word)]).toEqual([
        word,
        used.includes(word),
        used.some((one) => one.startsWith(word)),
      ])
  })

  test('knows how many texts have a word, and which one it describes best', () => {
    for (const [number, word] of used.entries()) {
      const inTexts = scores.get(word)!
      const { textId, score } = index.bestText(number)
      expect([word, index.textCount(number)]).toEqual([word, inTexts.filter((one) => one > 0).length])
      expect(score).toBeCloseTo(Math.max(...inTexts), 4)
      expect(inTexts[textId]).toBeCloseTo(score, 4)
    }
  })

  test.each([true, false])('finds the texts that match, best first; all groups: %s', (needsAll) => {
    for (const groups of searches) {
      const matches = index.search(groups, needsAll)
      const expectedScores = texts.map((_, textId) => expectedScore(textId, groups, needsAll))
      const expected = [...expectedScores.keys()].filter((textId) => expectedScores[textId] !== undefined)
      expect(matches.map(({ textId }) => textId).sort((one, other) => one - other)).toEqual(expected)
      for (const [at, { textId, score }] of matches.entries()) {
        expect(score).toBeCloseTo(expectedScores[textId]!, 3)
        expect(score).toBeLessThanOrEqual(matches[at - 1]?.score ?? Infinity)
      }
    }
  })

  test('tells which words of a text match', () => {
    for (const groups of searches)
      for (const [textId, { words }] of texts.entries())
        expect([...index.wordsIn(textId, groups)].sort()).toEqual(
          [...new Set(groups.flat().flatMap(wordsFor))]
            .filter((word) => fields.some((field) => words[field].includes(word)))
            .sort(),
        )
  })

  test.each([
    [1, true],
    [1, false],
    [2, true],
    [2, false],
  ])('finds the words with at most %i typos; a letter may be replaced: %s', (maxTypos, mayReplace) => {
    let found = 0
    for (const word of listOf(150, madeWord)) {
      const expected = used
        .map((one, number) => ({ number, typos: one[0] === word[0] ? typosBetween(one, word, mayReplace) : Infinity }))
        .filter(({ typos }) => typos <= maxTypos)
      expect([word, index.similarTo(word, maxTypos, mayReplace)]).toEqual([word, expected])
      found += expected.length
    }
    expect(found).toBeGreaterThan(100)
  })
})

test('an index without texts finds nothing', () => {
  const index = collectWords(weights).createIndex()
  expect(index.search([[{ word: 'a', weight: 1, prefixWeight: 1 }]], true)).toEqual([])
  expect(index.similarTo('abcd', 2, true)).toEqual([])
  expect(index.hasPrefix('a')).toBe(false)
})
