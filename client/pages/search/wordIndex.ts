/** A word to find. */
export interface Term {
  word: string
  weight: number
  /** The weight of words that begin with the word, as a share; without it only the word itself matches. */
  prefixWeight?: number | undefined
}

/** A text that matches; a higher score comes first. */
export interface Match {
  textId: number
  score: number
}

/** A word that becomes another one by some typos. */
interface Similar {
  number: number
  typos: number
}

/** An index of the words of texts. */
export interface WordIndex {
  /** The words of the texts, sorted. The number of a word is its position. */
  words: readonly string[]
  has(word: string): boolean
  /** Returns whether a word of the texts begins with some letters. */
  hasPrefix(letters: string): boolean
  /** Returns how many texts have a word. */
  textCount(number: number): number
  /** Returns the text that a word describes best. */
  bestText(number: number): Match
  /**
   * Returns the words that become another one by few typos: a letter added, missing or replaced, or two that change places. The first
   * letter is the same.
   */
  similarTo(word: string, maxTypos: number, mayReplace: boolean): Similar[]
  /** Returns the texts that have a term of each group, or of any group, best first. */
  search(groups: readonly (readonly Term[])[], needsAll: boolean): Match[]
  /** Returns the words of a text that match a term. */
  wordsIn(textId: number, groups: readonly (readonly Term[])[]): Set<string>
}

/** The parameters of BM25+: saturation by repetition, influence of the length, and least value of a match. */
const bm25 = { saturation: 1.2, length: 0.7, least: 0.5 }
/** The influence of the letters that a word has after the searched prefix. */
const furtherLetters = 0.3
/** The largest number in a byte. */
const maxShared = 255
/** Follows every letter in the order of code units. */
const afterLetters = '\uffff'

/** Returns the weight with which a word of the texts matches a term that it is or begins with. */
const weightIn = ({ word, weight, prefixWeight = 0 }: Term, { length }: string): number =>
  length === word.length
    ? weight
    : (weight * prefixWeight * length) / (length + furtherLetters * (length - word.length))

/** Returns the first position from which on a sorted list has no element below a value. */
function lowerBound<T>(list: ArrayLike<T>, value: T, from = 0, to = list.length): number {
  while (from < to) {
    const middle = (from + to) >>> 1
    if (list[middle]! < value) from = middle + 1
    else to = middle
  }
  return from
}

/** Collects the words of texts for an index. */
interface WordCollector<Field extends string> {
  /** Adds the next text: its words in each field. Its weight multiplies its scores. */
  add(words: Readonly<Record<Field, readonly string[]>>, weight: number): void
  createIndex(): WordIndex
}

/** Collects the words of texts with weighted fields. */
export function collectWords<Field extends string>(weights: Readonly<Record<Field, number>>): WordCollector<Field> {
  const fields = Object.keys(weights) as Field[]
  const fieldWeights = fields.map((field) => weights[field])
  const fieldCount = fields.length
  /** For each word: its places (text and field as one number), each followed by the number of occurrences. */
  const placesOf = new Map<string, number[]>()
  /** The number of different words, by place. */
  const lengths: number[] = []
  const textWeights: number[] = []
  return {
    add(words, weight) {
      textWeights.push(weight)
      for (const field of fields) {
        const place = lengths.length
        let length = 0
        for (const word of words[field]) {
          let places = placesOf.get(word)
          if (!places) placesOf.set(word, (places = []))
          if (places.at(-2) === place) places[places.length - 1]! += 1
          else {
            places.push(place, 1)
            length += 1
          }
        }
        lengths.push(length)
      }
    },

    createIndex() {
      const textCount = textWeights.length
      const averages = fieldWeights.map(
        (_, field) =>
          lengths.reduce((sum, length, place) => (place % fieldCount === field ? sum + length : sum), 0) / textCount,
      )
      const words = [...placesOf.keys()].sort()
      const starts = new Uint32Array(words.length + 1)
      const texts: number[] = []
      const scores: number[] = []
      for (const [number, word] of words.entries()) {
        const places = placesOf.get(word)!
        const counts = fieldWeights.map(() => 0)
        for (let at = 0; at < places.length; at += 2) counts[places[at]! % fieldCount]! += 1
        for (let at = 0; at < places.length; at += 2) {
          const [place, times] = [places[at]!, places[at + 1]!]
          const field = place % fieldCount
          const textId = (place - field) / fieldCount
          const rarity = Math.log(1 + (textCount - counts[field]! + 0.5) / (counts[field]! + 0.5))
          const relativeLength = lengths[place]! / averages[field]!
          const fullness = bm25.saturation * (1 - bm25.length + bm25.length * relativeLength)
          const frequency = bm25.least + (times * (bm25.saturation + 1)) / (times + fullness)
          const score = textWeights[textId]! * fieldWeights[field]! * rarity * frequency
          if (texts.length > starts[number]! && texts.at(-1) === textId) scores[scores.length - 1]! += score
          else {
            texts.push(textId)
            scores.push(score)
          }
        }
        starts[number + 1] = texts.length
      }
      return indexOf(words, starts, Uint32Array.from(texts), Float32Array.from(scores), textCount)
    },
  }
}

/** Creates an index from sorted words. `starts` tells where the texts of each word begin, and its scores in them. */
function indexOf(
  words: readonly string[],
  starts: Uint32Array,
  texts: Uint32Array,
  scores: Float32Array,
  textCount: number,
): WordIndex {
  /** The number of letters that each word shares with the one before. */
  const shared = new Uint8Array(words.length)
  for (let number = 1; number < words.length; number += 1) {
    const [before, word] = [words[number - 1]!, words[number]!]
    let length = 0
    while (length < maxShared && length < before.length && before[length] === word[length]) length += 1
    shared[number] = length
  }

  /** Returns the numbers of the words that match a term: the first, and the one after the last. */
  const rangeOf = ({ word, prefixWeight }: Term): [from: number, to: number] => {
    const from = lowerBound(words, word)
    if (prefixWeight !== undefined) return [from, lowerBound(words, word + afterLetters, from)]
    return [from, words[from] === word ? from + 1 : from]
  }

  return {
    words,
    has: (word) => words[lowerBound(words, word)] === word,
    hasPrefix: (letters) => words[lowerBound(words, letters)]?.startsWith(letters) === true,
    textCount: (number) => starts[number + 1]! - starts[number]!,

    bestText(number) {
      let best = starts[number]!
      for (let at = best + 1; at < starts[number + 1]!; at += 1) if (scores[at]! > scores[best]!) best = at
      return { textId: texts[best]!, score: scores[best]! }
    },

    similarTo(word, maxTypos, mayReplace) {
      const found: Similar[] = []
      const width = word.length + 1
      // Each row has the distances of one prefix of a candidate from the prefixes of the word. Distances far from the diagonal are above
      // the limit and not computed. Rows of a prefix that candidates share are computed once.
      const rows = new Uint8Array((width + maxTypos + 1) * width).fill(maxTypos + 1)
      for (let at = 0; at <= maxTypos; at += 1) {
        rows[at * width] = at
        if (at < width) rows[at] = at
      }
      const [from, to] = rangeOf({ word: word[0]!, weight: 1, prefixWeight: 1 })
      let number = from
      while (number < to) {
        const candidate = words[number]!
        let length = number === from ? 0 : shared[number]!
        let isNear = true
        while (isNear && length < candidate.length) {
          length += 1
          const letter = candidate.charCodeAt(length - 1)
          const first = length * width
          isNear = rows[first]! <= maxTypos
          const last = Math.min(word.length, length + maxTypos)
          for (let column = Math.max(1, length - maxTypos); column <= last; column += 1) {
            const at = first + column
            let typos = 1 + Math.min(rows[at - 1]!, rows[at - width]!)
            if (letter === word.charCodeAt(column - 1)) typos = Math.min(typos, rows[at - width - 1]!)
            else {
              if (mayReplace) typos = Math.min(typos, 1 + rows[at - width - 1]!)
              if (
                letter === word.charCodeAt(column - 2) &&
                candidate.charCodeAt(length - 2) === word.charCodeAt(column - 1)
              )
                typos = Math.min(typos, 1 + rows[at - 2 * width - 2]!)
            }
            rows[at] = typos
            isNear ||= typos <= maxTypos
          }
        }
        if (isNear && rows[length * width + word.length]! <= maxTypos)
          found.push({ number, typos: rows[length * width + word.length]! })
        number += 1
        // Words that share a prefix that is too different are skipped.
        if (!isNear) while (number < to && shared[number]! >= length) number += 1
      }
      return found
    },

    search(groups, needsAll) {
      const sums = new Float64Array(textCount)
      const termCounts = new Uint16Array(textCount)
      /** The last term and the last group that a text has matched; 0 before the first. */
      const lastTerms = new Uint16Array(textCount)
      const lastGroups = new Uint8Array(textCount)
      let termNumber = 0
      for (const [groupsBefore, terms] of groups.entries())
        for (const term of terms) {
          termNumber += 1
          const [from, to] = rangeOf(term)
          for (let number = from; number < to; number += 1) {
            const weight = weightIn(term, words[number]!)
            for (let at = starts[number]!; at < starts[number + 1]!; at += 1) {
              const textId = texts[at]!
              if (needsAll && lastGroups[textId]! < groupsBefore) continue
              sums[textId]! += weight * scores[at]!
              lastGroups[textId] = groupsBefore + 1
              if (lastTerms[textId] === termNumber) continue
              lastTerms[textId] = termNumber
              termCounts[textId]! += 1
            }
          }
        }
      const matches: Match[] = []
      const least = needsAll ? groups.length : 1
      for (let textId = 0; textId < textCount; textId += 1)
        if (lastGroups[textId]! >= least) matches.push({ textId, score: sums[textId]! * termCounts[textId]! })
      return matches.sort((one, other) => other.score - one.score)
    },

    wordsIn(textId, groups) {
      const found = new Set<string>()
      for (const term of groups.flat()) {
        const [from, to] = rangeOf(term)
        for (let number = from; number < to; number += 1) {
          const end = starts[number + 1]!
          const at = lowerBound(texts, textId, starts[number], end)
          if (at < end && texts[at] === textId) found.add(words[number]!)
        }
      }
      return found
    },
  }
}
