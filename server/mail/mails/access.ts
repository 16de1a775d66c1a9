import type { Language } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'
import { myDataAddress } from '../addresses.ts'
import type { Mail } from '../mail.ts'
import { linkLetter } from '../visitorLetter.ts'

interface Payload {
  to: string
  language: Language
  secret: string
}

/** Carries the requested link to the data about an address. */
export const accessMail = {
  compose({ language, secret }, { settings: { publicUrl } }) {
    const { secretTitle: title, secret: text, ...words } = wordsOf(language)['mails/access']
    const address = myDataAddress(publicUrl, language, secret)
    return { language, letter: linkLetter({ language, publicUrl, address }, words, { title, text }) }
  },
} satisfies Mail<Payload>
