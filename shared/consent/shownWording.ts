import { isLanguage, type Language } from '../i18n/languages.ts'
import { wordingVersions, type ConsentPurpose } from './versions.ts'

/** What a submission without the field `wording` has shown: forms did not name the first version. */
const firstVersion = '1'

/** Returns what a form sends in its field `wording`: the version that it shows, and in which language (`2.sr-Cyrl`). */
export const shownWording = (purpose: ConsentPurpose, language: Language): string =>
  `${wordingVersions[purpose].version}.${language}`

/**
 * Reads the field `wording`. Returns undefined where the version is unknown or superseded: what was agreed to is then not
 * the text whose hash would be logged. The language may be left out.
 */
export function readShownWording(
  purpose: ConsentPurpose,
  given: unknown = firstVersion,
): { language: Language | undefined } | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined
  const [, version, language] = /^(\d{1,6})(?:\.([A-Za-z-]{2,12}))?$/.exec(String(given)) ?? []
  if (version !== String(wordingVersions[purpose].version)) return undefined
  if (language === undefined) return { language: undefined }
  return isLanguage(language) ? { language } : undefined
}
