import type { Language } from '#shared/i18n/languages.ts'
import { createTranslator } from '#locales/translator.ts'
import { wordsOf } from '#locales/words.ts'
import { fill } from '../fill.ts'
import { captioned, field, heading, letter, note, sheetOf, visitorFooter } from '../layout.ts'
import type { Mail } from '../mail.ts'
import { orderAmounts } from '../orderAmounts.ts'
import { opening } from '../visitorLetter.ts'

interface Payload {
  to: string
  language: Language
  messageId: string
}

/**
 * Tells the buyer number, lines and total of an order. The address may be a stranger's, so the mail repeats nothing that
 * was typed and has no link to the order's page, which shows name and postal address.
 */
export const orderedMail = {
  async compose({ language, messageId }, { store, settings: { publicUrl } }) {
    const order = (await store.findMessage(messageId))?.order
    if (!order) return { dropped: 'the order was deleted' }
    const all = wordsOf(language)
    const { 'mails/ordered': words, facts } = all
    const soon = createTranslator(language, all).t('order:next.check.text', { count: facts.replyWorkingDays })
    const next = words.next[order.way === 'invoice' && order.delivery === 'pickup' ? 'pickup' : order.way]
    const number = String(order.number)
    return {
      language,
      letter: letter({
        language,
        subject: fill(words.subject, { number }),
        preheader: words.preheader,
        sections: [
          sheetOf([heading(fill(words.heading, { number })), opening({ language, publicUrl }, words.reason)], {
            top: 40,
            bottom: 12,
          }),
          sheetOf([orderAmounts(order, language)], { top: 12, bottom: 36 }),
          field([captioned(words.nextTitle, `${soon} ${next}`)]),
          sheetOf([note(words.notYou, { last: true })], { top: 24 }),
        ],
        footer: visitorFooter(language, publicUrl),
      }),
    }
  },
} satisfies Mail<Payload>
