import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'
import { captioned, field, heading, letter, note, sheetOf, visitorFooter } from '../layout.ts'
import type { Mail } from '../mail.ts'
import { opening, programmePart } from '../visitorLetter.ts'

interface Payload {
  to: string
  language: Language
  messageId: string
}

/** Tells an applicant that the application has arrived and what happens next. It repeats nothing that was typed. */
export const appliedMail = {
  compose({ language }, { settings: { publicUrl } }) {
    const all = wordsOf(language)
    const { 'mails/applied': words, facts } = all
    const soon = createTranslator(language, all).t('forms:success.contactNext', { count: facts.replyWorkingDays })
    return {
      language,
      letter: letter({
        language,
        subject: words.subject,
        preheader: words.preheader,
        sections: [
          sheetOf([heading(words.heading), opening({ language, publicUrl }, words.reason)], { top: 40, bottom: 36 }),
          field([captioned(words.nextTitle, `${soon} ${words.next}`)]),
          sheetOf([programmePart({ language, publicUrl }), note(words.notYou, { last: true })], { top: 24 }),
        ],
        footer: visitorFooter(language, publicUrl),
      }),
    }
  },
} satisfies Mail<Payload>
