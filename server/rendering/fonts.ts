import { fontSource } from '#shared/fonts.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { typefaceSets, type TypefaceSet } from '#shared/typefaceSets.ts'

/** The font files of a language's script, that of the text and that of a typeface set's headings: these and no others are preloaded. */
export const fontSources = (language: Language, typefaceSet: TypefaceSet | undefined): readonly string[] =>
  ['commissioner' as const, ...(typefaceSet ? [typefaceSets[typefaceSet]] : [])].map((family) =>
    fontSource(family, languageFacts[language].script),
  )

const latinFace = /@font-face\{[^}]*latin[\w-]*\.woff2[^}]*unicode-range:([^;}]*)/
const cyrillicFace = /(@font-face\{[^}]*cyrillic[\w-]*\.woff2[^}]*unicode-range:[^;}]*)/g

/**
 * The styles of a document, with the font's face for its script: on a page in Cyrillic the later face, Cyrillic's, stands for what
 * both files hold, and the browser does not ask for the other. It is said in the words of the Latin face, which weigh nothing a
 * second time; what the Cyrillic file lacks of it (é, š) is still found in the Latin one.
 */
export function withFaces(language: Language, styles: string): string {
  const [, latin] = latinFace.exec(styles) ?? []
  return languageFacts[language].script === 'latin' || latin === undefined
    ? styles
    : styles.replace(cyrillicFace, `$1,${latin}`)
}
