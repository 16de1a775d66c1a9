import type { Language } from './i18n/languages.ts'

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
} as const satisfies Record<string, FontFamily>
export type FontFamilyId = keyof typeof fontFamilies

/** A file for each: `latin` holds digits and punctuation, too; `cyrillic` the letters alone. */
export const fontScripts = ['latin', 'cyrillic'] as const
export type FontScript = (typeof fontScripts)[number]

/** What a page in each language needs. */
export const scriptsOf: Readonly<Record<Language, readonly FontScript[]>> = {
  sr: ['latin'],
  'sr-Cyrl': ['cyrillic', 'latin'],
  en: ['latin'],
  fr: ['latin'],
  nl: ['latin'],
}

/** Where the build lays what it makes; Vite's manifest names the files by these paths. */
export const fontFolder = 'node_modules/.cache/fonts'
export const fontSource = (id: FontFamilyId, script: FontScript): string => `${fontFolder}/${id}-${script}.woff2`
