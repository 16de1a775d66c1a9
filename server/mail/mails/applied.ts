import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'
import { joinChoices } from '#shared/forms/topics.ts'
import { captioned, facts, field, heading, letter, note, sheetOf, visitorFooter } from '../layout.ts'
import type { Mail } from '../mail.ts'
import { opening, programmePart } from '../visitorLetter.ts'

interface Payload {
  to: string
  language: Language
  messageId: string
}

/**
 * Tells an applicant that the application has arrived, what it is for and what happens next. It repeats nothing that was typed: the
 * form offers the choices.
 */
export const appliedMail = {
  async compose({ language, messageId }, { store, settings: { publicUrl } }) {
    const message = await store.findMessage(messageId)
    if (!message) return { dropped: 'the message was deleted' }
    const all = wordsOf(language)
    const { 'mails/applied': words, join } = all
    const count = all.facts.replyWorkingDays
    const soon = createTranslator(language, all).t('forms:success.contactNext', { count })
    const choices = joinChoices.filter((one) => one === message.topic)
    return {
      language,
      letter: letter({
        language,
        subject: words.subject,
        preheader: words.preheader,
        sections: [
          sheetOf([heading(words.heading), opening({ language, publicUrl }, words.reason)], { top: 40, bottom: 12 }),
          sheetOf(
            [
              facts(
                choices.map((one) => ({ label: words.choice, value: join.form.choices[one] })),
                language,
              ),
            ],
            { top: 12, bottom: 36 },
          ),
          field([captioned(words.nextTitle, `${soon} ${words.next}`)]),
          sheetOf([programmePart({ language, publicUrl }), note(words.notYou, { last: true })], { top: 24 }),
        ],
        footer: visitorFooter(language, publicUrl),
      }),
    }
  },
} satisfies Mail<Payload>
