import { fontSource, scriptsOf } from '#shared/fonts.ts'
import type { Language } from '#shared/i18n/languages.ts'

/** The font files of each language's script: these and no others are preloaded. */
export const fontSources = (language: Language): readonly string[] =>
  scriptsOf[language].map((script) => fontSource('commissioner', script))
