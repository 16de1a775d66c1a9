/** What letters of the display cut take, set close, in a hundredth of their size: a class for each group of alike ones. */
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
const usual = 53

const letterWidth = (letter: string): number => classes.find(([letters]) => letters.test(letter))?.[1] ?? usual

/** About how wide a line of the display cut is whose type is 100 high. */
export const lineWidth = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)
