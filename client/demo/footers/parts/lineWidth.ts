/** Widths of letters in the display typeface with tight spacing, in hundredths of the font size. The first match applies. */
const classes: readonly [letters: RegExp, width: number][] = [
  [/[ .,'’]/, 16],
  [/[ijlIЈјJ]/, 26],
  [/[cčćfrsštгст]/, 41],
  [/[WЖЊШЉ]/, 103],
  [/[MМФ]/, 91],
  [/[mwДжљњOQОфш]/, 81],
  [/[м]/, 72],
  [/\p{Lu}/u, 66],
]
const defaultWidth = 53

const letterWidth = (letter: string): number => classes.find(([letters]) => letters.test(letter))?.[1] ?? defaultWidth

/** Returns the approximate width of a line in the display typeface at font size 100. */
export const lineWidth = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)
