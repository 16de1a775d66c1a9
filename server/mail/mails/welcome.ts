import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'
import { mailtoAddress, unsubscribeAddress, unsubscribeToken } from '../addresses.ts'
import { button, heading, inWords, letter, paragraph, sheetOf, visitorFooter } from '../layout.ts'
import type { Mail } from '../mail.ts'
import { opening, programmePart } from '../visitorLetter.ts'
import { inboxOf } from '../inboxOf.ts'

interface Payload {
  to: string
  language: Language
  subscriberId: string
  keyVersion: number
}

/** Welcomes a new subscriber and tells them how to unsubscribe. */
export const welcomeMail = {
  compose({ language, subscriberId, keyVersion }, { settings: { publicUrl, contactInbox, secret } }) {
    const all = wordsOf(language)
    const { mails, 'mails/welcome': words, facts } = all
    const often = createTranslator(language, all).t('newsletter:often.howOften.text', {
      count: facts.newsletter.maxIssuesPerMonth,
    })
    const unsubscribe = unsubscribeAddress(publicUrl, unsubscribeToken(secret, subscriberId, keyVersion))
    return {
      language,
      letter: letter({
        language,
        subject: words.subject,
        preheader: words.preheader,
        sections: [
          sheetOf(
            [
              heading(words.heading),
              opening({ language, publicUrl }, `${words.reason} ${often}`),
              programmePart({ language, publicUrl }),
              paragraph(words.unsubscribeNote),
              button(words.unsubscribe, unsubscribe, { quiet: true }),
              inWords(mails.ifButtonFails, unsubscribe),
            ],
            { top: 40, bottom: 36 },
          ),
        ],
        footer: visitorFooter(language, publicUrl),
      }),
      // RFC 2369 and RFC 8058: mail programs show a button for one-click unsubscribe.
      headers: {
        'List-Unsubscribe': {
          // `prepared` prevents folding, which some programs cannot read. The value is percent-encoded and holds no input.
          prepared: true,
          value: `<${unsubscribe}>, <${mailtoAddress(inboxOf({ contactInbox }))}?subject=unsubscribe>`,
        },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  },
} satisfies Mail<Payload>
