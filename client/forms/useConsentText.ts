import { wordsIn } from '#locales/translator.ts'
import type { ConsentPurpose } from '#shared/consent/versions.ts'
import { consentText } from '#shared/consent/wording.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/** Returns the consent wording in the language of the page: the text whose hash is in the consent log. */
export function useConsentText(purpose: ConsentPurpose): ReturnType<typeof consentText> {
  const { i18n } = useTranslation('consent')
  return consentText(purpose, {
    consent: wordsIn(i18n, 'consent'),
    organisation: wordsIn(i18n, 'organisation'),
    ...(purpose === 'join' && { join: wordsIn(i18n, 'join') }),
    ...(purpose === 'attend' && { 'events/event': wordsIn(i18n, 'events/event') }),
  })
}
