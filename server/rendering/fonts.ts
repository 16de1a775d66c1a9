import { fontSource } from '#shared/fonts.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { typefaceSets, type TypefaceSet } from '#shared/typefaceSets.ts'

/** Returns the font files to preload for a language (Latin or Cyrillic): for the text and the headings of a typeface set. */
export const fontSources = (language: Language, typefaceSet: TypefaceSet | undefined): readonly string[] =>
  ['commissioner' as const, ...(typefaceSet ? [typefaceSets[typefaceSet]] : [])].map((family) =>
    fontSource(family, languageFacts[language].script),
  )

const latinFace = /@font-face\{[^}]*latin[\w-]*\.woff2[^}]*unicode-range:([^;}]*)/
const cyrillicFace = /(@font-face\{[^}]*cyrillic[\w-]*\.woff2[^}]*unicode-range:[^;}]*)/g

/**
 * Returns styles in which, on pages in Cyrillic, the Cyrillic font also covers the range of the Latin one. The browser then
 * does not load the Latin font for characters in both files, but still does for others (é, š). The range is repeated
 * unchanged, so it compresses to almost nothing.
 */
export function withFaces(language: Language, styles: string): string {
  const [, latin] = latinFace.exec(styles) ?? []
  return languageFacts[language].script === 'latin' || latin === undefined
    ? styles
    : styles.replace(cyrillicFace, `$1,${latin}`)
}
