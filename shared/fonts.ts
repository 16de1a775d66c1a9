/** A typeface whose files the build makes from a package's (`scripts/fonts/`). */
export interface FontFamily {
  /** What CSS calls it. Its substitute until it has arrived is called `<name> Fallback`. */
  name: string
  /** The package that holds its files, and how their names begin and end. */
  package: string
  files: readonly [start: string, end: string]
  /**
   * The weights in use, to the nearest fifty or so, ascending: for each a substitute is fitted. A single one is cut out
   * of the variable font; of several the whole range is kept (docs/decisions/0011-fonts.md).
   */
  weights: readonly [number, ...number[]]
}

/**
 * The typefaces of the site. A new one is a row here, its package, and `import 'virtual:fonts/<id>.css'` where it is
 * used: the faces of CSS come with that.
 */
export const fontFamilies = {
  commissioner: {
    name: 'Commissioner',
    package: '@fontsource-variable/commissioner',
    files: ['commissioner-', '-wght-normal.woff2'],
    weights: [400, 660, 820],
  },
  // Of headings alone, on pages with a typeface set of their own (`shared/typefaceSets.ts`).
  oswald: {
    name: 'Oswald',
    package: '@fontsource-variable/oswald',
    files: ['oswald-', '-wght-normal.woff2'],
    weights: [600],
  },
  playfairDisplay: {
    name: 'Playfair Display',
    package: '@fontsource-variable/playfair-display',
    files: ['playfair-display-', '-wght-normal.woff2'],
    weights: [640],
  },
  rubik: {
    name: 'Rubik',
    package: '@fontsource-variable/rubik',
    files: ['rubik-', '-wght-normal.woff2'],
    weights: [640],
  },
  ysabeau: {
    name: 'Ysabeau',
    package: '@fontsource-variable/ysabeau',
    files: ['ysabeau-', '-wght-normal.woff2'],
    weights: [420],
  },
  jetbrainsMono: {
    name: 'JetBrains Mono',
    package: '@fontsource-variable/jetbrains-mono',
    files: ['jetbrains-mono-', '-wght-normal.woff2'],
    weights: [640],
  },
} as const satisfies Record<string, FontFamily>
export type FontFamilyId = keyof typeof fontFamilies

/** A file for each: both hold digits, punctuation and the letters of English (`everywhere`). */
export const fontScripts = ['latin', 'cyrillic'] as const
export type FontScript = (typeof fontScripts)[number]

/** From a character to another, both included (Unicode). */
export type CharacterRange = readonly [first: number, last: number]

/**
 * What no page is without: digits, signs, addresses, the names of other languages. Pages in Cyrillic take it from their own
 * file, all others from the Latin one, so that none needs two (docs/decisions/0011-fonts.md).
 */
export const everywhere: readonly CharacterRange[] = [
  // with the signs of Latin-1, and of its letters that of « Français »
  [0x20, 0xbf],
  [0xd7, 0xd7],
  [0xe7, 0xe7],
  // punctuation, narrow spaces, euro, minus: in few words, for they stand in every document
  [0x2000, 0x2212],
]

const hex = (code: number) => code.toString(16).toUpperCase()

/** As CSS writes them. */
export const unicodeRange = (ranges: readonly CharacterRange[]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',')

/** Where the build lays what it makes; Vite's manifest names the files by these paths. */
export const fontFolder = 'node_modules/.cache/fonts'
export const fontSource = (id: FontFamilyId, script: FontScript): string => `${fontFolder}/${id}-${script}.woff2`
