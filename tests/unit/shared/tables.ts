import { route, type Row } from '#shared/routes/route.ts'

/** Numbers that look random and are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface Dice {
  /** From 0 up to `below`. */
  number(below: number): number
  oneOf<T>(list: readonly T[]): T
  chance(share: number): boolean
}

export function dice(seed: number): Dice {
  const random = seeded(seed)
  const number = (below: number) => Math.floor(random() * below)
  return { number, oneOf: (list) => list[number(list.length)]!, chance: (share) => random() < share }
}

const words = ['a', 'b', 'blog', 'Category', 'new-items', 'v1.2', 'x_y', 'search'] as const

/** A table of made-up patterns: static, dynamic, optional and wildcard segments in every order the table allows. */
export function madeUpTable(roll: Dice, size: number): Row[] {
  const paths = new Map<string, string>()
  while (paths.size < size) {
    const segments: string[] = []
    const length = 1 + roll.number(4)
    for (let at = 0; at < length; at += 1) {
      const kind = roll.number(10)
      if (kind < 6) segments.push(roll.oneOf(words))
      else if (kind < 8) segments.push(`:p${at}`)
      else if (kind < 9) segments.push(`:p${at}?`)
      else {
        segments.push('*')
        break
      }
    }
    const path = `/${segments.join('/')}`
    paths.set(path.toLowerCase(), path)
  }
  return [...paths.values()].map((path, at) => route(`route-${at}`, path, 'contact', {}))
}

const values = [
  ...words,
  'BLOG',
  'ć',
  '%C4%87',
  'a%20b',
  'a+b',
  '%2A',
  '*',
  ':p0',
  ':p1',
  '1',
  '%3F',
  'a;b',
  "it's",
  'жж',
  '~',
  '@',
  'a%2Cb',
]
const encode = (value: string) => (/^[\x21-\x7e]*$/.test(value) ? value : encodeURIComponent(value))

/** A path that fits some pattern of the table, or nearly, or nothing at all. */
export function madeUpPath(roll: Dice, rows: readonly Row[]): string {
  const value = () => encode(roll.oneOf(values))
  const segments = roll.oneOf(rows).path.split('/').filter(Boolean)
  const filled = segments.flatMap((segment) => {
    if (segment === '*') return Array.from({ length: roll.number(3) }, value)
    if (segment.endsWith('?') && roll.chance(0.5)) return []
    if (segment.startsWith(':')) return [value()]
    return [roll.chance(0.2) ? segment.toUpperCase() : segment]
  })
  if (roll.chance(0.25)) filled.push(value())
  if (roll.chance(0.15)) filled.splice(roll.number(filled.length), 1)
  if (roll.chance(0.15)) filled[roll.number(filled.length)] = value()
  return `/${filled.filter(Boolean).join('/')}${roll.chance(0.15) ? '/' : ''}`
}
