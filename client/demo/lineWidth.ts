/**
 * Widths of letters in the wordmark's typeface with its tight spacing, in hundredths of the font size. The first match
 * applies.
 */
const classes: readonly [letters: RegExp, width: number][] = [
  [/[ .,'’]/, 18],
  [/[ijlIЈјJ]/, 26],
  [/[frtг]/, 38],
  [/[cčćsšстз]/, 43],
  [/[aegvyzžабвеуч]/, 50],
  [/[EFLPSŠTЕЗРТЛ]/, 60],
  [/[WЖЊШЉ]/, 104],
  [/[MМФ]/, 92],
  [/[mwДжљњOQОфш]/, 80],
  [/[м]/, 72],
  [/\p{Lu}/u, 68],
]
const defaultWidth = 55

/** Cyrillic letters stand less tight (`--display-tracking`). */
const looser = 3

const letterWidth = (letter: string): number =>
  (classes.find(([letters]) => letters.test(letter))?.[1] ?? defaultWidth) +
  (/\p{Script=Cyrillic}/u.test(letter) ? looser : 0)

/** Returns the approximate width of a line in the wordmark's typeface at font size 100. */
export const lineWidth = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)

/** Returns a word of two parts as its parts, and any other word as two halves that are about equally wide. */
export function halvesOf(word: string): readonly [string, string] {
  const part = /(?<=-)|[ \u00a0]/.exec(word)
  if (part) return [word.slice(0, part.index), word.slice(part.index + part[0].length)]
  const letters = [...word]
  const halves = letters.map((_, at) => [letters.slice(0, at).join(''), letters.slice(at).join('')] as const)
  const difference = ([first, second]: readonly [string, string]) => Math.abs(lineWidth(first) - lineWidth(second))
  return halves.reduce((best, one) => (difference(one) < difference(best) ? one : best))
}
