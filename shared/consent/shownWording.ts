import { isLanguage, type Language } from '../i18n/languages.ts'
import { wordingVersions, type ConsentPurpose } from './versions.ts'

/** The version that a submission without the field `wording` has shown: forms did not name the first version. */
const firstVersion = '1'

/**
 * Returns the value of the form field `wording`: the version and language of the shown consent wording (`2.sr-Cyrl`).
 */
export const shownWording = (purpose: ConsentPurpose, language: Language): string =>
  `${wordingVersions[purpose].version}.${language}`

/**
 * Parses the field `wording`. The language is optional.
 * Returns undefined if the version is unknown or superseded: the visitor then agreed to another text than the one whose
 * hash would be logged.
 */
export function readShownWording(
  purpose: ConsentPurpose,
  value: unknown = firstVersion,
): { language: Language | undefined } | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const [, version, language] = /^(\d{1,6})(?:\.([A-Za-z-]{2,12}))?$/.exec(String(value)) ?? []
  if (version !== String(wordingVersions[purpose].version)) return undefined
  if (language === undefined) return { language: undefined }
  return isLanguage(language) ? { language } : undefined
}
