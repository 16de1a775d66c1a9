import type { ConsentPurpose } from '#shared/consent/versions.ts'
import { consentText } from '#shared/consent/wording.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { wordsOf } from './words.ts'

/** Returns the hashed text of a consent wording in one language: its paragraphs, separated by line breaks. */
export function consentWording(purpose: ConsentPurpose, language: Language): string {
  const { notice, statement } = consentText(purpose, wordsOf(language))
  return notice === undefined ? statement : `${notice}\n${statement}`
}
