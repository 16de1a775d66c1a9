import type { Language } from '#shared/i18n/languages.ts'
import { consentWording } from '#locales/consentWording.ts'
import { wordsOf } from '#locales/words.ts'
import { confirmAddress } from '../addresses.ts'
import type { Mail } from '../mail.ts'
import { linkLetter } from '../visitorLetter.ts'

interface Payload {
  to: string
  language: Language
  secret: string
}

/** Asks a person to confirm the subscription (double opt-in). */
export const confirmMail = {
  compose({ language, secret }, { settings: { publicUrl } }) {
    const { consentTitle: title, ...words } = wordsOf(language)['mails/confirm']
    const address = confirmAddress(publicUrl, language, secret)
    const before = { title, text: consentWording('newsletter', language) }
    return { language, letter: linkLetter({ language, publicUrl, address }, words, before) }
  },
} satisfies Mail<Payload>
