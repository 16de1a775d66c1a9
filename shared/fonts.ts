/** A typeface whose files the build makes from those of a package (`scripts/fonts/`). */
export interface FontFamily {
  /** The name in CSS. The substitute until the typeface has loaded is called `<name> Fallback`. */
  name: string
  /** The package with the files, and the beginning and end of their names. */
  package: string
  files: readonly [start: string, end: string]
  /**
   * The weights in use, rounded to about 50, ascending. Each gets a fitted substitute font. A single weight is cut out
   * of the variable font; of several the whole range is kept (docs/decisions/0011-make-fonts-in-the-build.md).
   */
  weights: readonly [number, ...number[]]
}

/**
 * The typefaces of the site. A new typeface needs a row here, its package, and `import 'virtual:fonts/<id>.css'` where
 * it is used; the import adds its `@font-face` rules.
 */
export const fontFamilies = {
  commissioner: {
    name: 'Commissioner',
    package: '@fontsource-variable/commissioner',
    files: ['commissioner-', '-wght-normal.woff2'],
    weights: [400, 660, 820],
  },
  // For headings alone, on pages with a typeface set of their own (`shared/typefaceSets.ts`).
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

/** The scripts of font files. Each file also holds digits, punctuation and the letters of English (`everywhere`). */
export const fontScripts = ['latin', 'cyrillic'] as const
export type FontScript = (typeof fontScripts)[number]

/** A range of Unicode code points, both ends included. */
export type CharacterRange = readonly [first: number, last: number]

/**
 * The characters that every page needs: digits, signs, addresses, names of other languages. Cyrillic pages take them
 * from the Cyrillic file and others from the Latin one, so that each page needs one file
 * (docs/decisions/0011-make-fonts-in-the-build.md).
 */
export const commonCharacters: readonly CharacterRange[] = [
  // with the signs of Latin-1 and the ç of "Français"
  [0x20, 0xbf],
  [0xd7, 0xd7],
  [0xe7, 0xe7],
  // punctuation, narrow spaces, euro, minus: one short range, since every document contains it
  [0x2000, 0x2212],
]

const hex = (code: number) => code.toString(16).toUpperCase()

/** Returns the ranges as a value of the CSS descriptor `unicode-range`. */
export const unicodeRange = (ranges: readonly CharacterRange[]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',')

/** The folder of the font files that the build makes. Vite's manifest names the files by these paths. */
export const fontFolder = 'node_modules/.cache/fonts'
export const fontSource = (id: FontFamilyId, script: FontScript): string => `${fontFolder}/${id}-${script}.woff2`
