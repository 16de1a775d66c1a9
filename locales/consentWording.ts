import type { ConsentPurpose } from '#shared/consent/versions.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { wordsOf } from './words.ts'

/** Exactly the text that a visitor of a form or page has before them, the party's name filled in. */
export function consentWording(purpose: ConsentPurpose, language: Language): string {
  const { consent, organisation } = wordsOf(language)
  const shown = purpose === 'contact' ? `${consent.contactNotice}\n${consent.contact}` : consent.newsletter
  return shown.replaceAll('{{partyName}}', organisation.nameInSentence)
}
