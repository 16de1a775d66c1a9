/** Pseudo-random numbers from a seed: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Returns the next number in [0, 1). */
  next(): number
  between(min: number, max: number): number
  /** Returns a whole number, both ends included. */
  integer(min: number, max: number): number
  pick<const Item>(list: readonly Item[]): Item
  chance(probability?: number): boolean
  shuffled<const Item>(list: readonly Item[]): Item[]
}

/** The number of skipped numbers, which would be alike for similar seeds. */
const warmUp = 6

/** Returns the sequence of a seed: xmur3 hashes the text and seeds mulberry32. */
export function randomFrom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  for (let i = 0; i < warmUp; i++) next()

  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    integer,
    pick: (list) => nth(list, Math.floor(next() * list.length)),
    chance: (probability = 0.5) => next() < probability,
    shuffled(list) {
      const items = [...list]
      // Fisher–Yates shuffle.
      for (let i = items.length - 1; i > 0; i--) {
        const other = integer(0, i)
        ;[items[i], items[other]] = [nth(items, other), nth(items, i)]
      }
      return items
    },
  }
}

/**
 * Returns an item of a list.
 * @throws RangeError when the index is outside the list
 */
export function nth<const Item>(list: readonly Item[], index: number): Item {
  if (!(index in list)) throw new RangeError(`There is no item ${index} in a list of ${list.length}.`)
  return list[index] as Item
}

function hash(text: string): number {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}
