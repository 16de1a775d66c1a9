import type { Language } from '#shared/i18n/languages.ts'

const folder = 'node_modules/@fontsource-variable/commissioner/files'
const subset = (name: 'latin' | 'latin-ext' | 'cyrillic') => `${folder}/commissioner-${name}-wght-normal.woff2`

/** The font files of each language's script: these and no others are preloaded. */
export const fontSources: Readonly<Record<Language, readonly string[]>> = {
  sr: [subset('latin'), subset('latin-ext')],
  'sr-Cyrl': [subset('cyrillic'), subset('latin')],
  en: [subset('latin')],
  fr: [subset('latin')],
  nl: [subset('latin')],
}
