import type { Language } from '#shared/i18n/languages.ts'
import { itemPath } from '#shared/publishing/paths.ts'
import { withQuery } from '#shared/routes/url.ts'
import { wordsOf } from '#locales/words.ts'
import { absolute } from '../addresses.ts'
import { eventFacts, findEvent } from '../eventFacts.ts'
import { button, captioned, facts, field, heading, letter, note, sheetOf, visitorFooter } from '../layout.ts'
import type { Mail } from '../mail.ts'
import { opening } from '../visitorLetter.ts'

interface Payload {
  to: string
  language: Language
  messageId: string
}

/**
 * Tells a visitor when and where an event is, with the addresses of its page and of its file for a calendar. It repeats nothing that
 * was typed.
 */
export const attendingMail = {
  async compose({ language, messageId }, { store, settings: { publicUrl } }) {
    const message = await store.findMessage(messageId)
    if (!message) return { dropped: 'the message was deleted' }
    const event = await findEvent(message, store)
    if (!event) return { dropped: 'the event was withdrawn' }
    const { 'mails/attending': words } = wordsOf(language)
    const path = itemPath('event', event.slug)
    const addressOf = (ofPath: string) => absolute(publicUrl, withQuery(ofPath, { language }))
    return {
      language,
      letter: letter({
        language,
        subject: words.subject,
        preheader: words.preheader,
        sections: [
          sheetOf([heading(words.heading), opening({ language, publicUrl }, words.reason)], { top: 40, bottom: 12 }),
          sheetOf([facts(eventFacts(event, language), language)], { top: 12, bottom: 0 }),
          sheetOf([button(words.page, addressOf(path))], { top: 24, bottom: 0 }),
          sheetOf([button(words.calendar, addressOf(`${path}.ics`), { quiet: true })], { top: 12, bottom: 36 }),
          field([captioned(words.nextTitle, words.next)]),
          sheetOf([note(words.notYou, { last: true })], { top: 24 }),
        ],
        footer: visitorFooter(language, publicUrl),
      }),
    }
  },
} satisfies Mail<Payload>
