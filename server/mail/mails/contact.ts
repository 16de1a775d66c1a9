import { isEmail } from '#shared/forms/email.ts'
import type { Address } from '#shared/forms/order.ts'
import type { Topic } from '#shared/forms/topics.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { wordsOf } from '#locales/words.ts'
import type { ShownContent, StoredMessage, StoredOrder } from '#db/store.ts'
import { eventFacts, findEvent } from '../eventFacts.ts'
import { fill } from '../fill.ts'
import {
  chip,
  facts,
  heading,
  letter,
  note,
  officeFooter,
  quotation,
  sheetOf,
  type Fact,
  type Letter,
} from '../layout.ts'
import type { Mail } from '../mail.ts'
import { orderAmounts } from '../orderAmounts.ts'
import { aboutSender, beginning, oneLine, suspicion } from '../partyLetter.ts'

interface Payload {
  messageId: string
}

/** A message that can be mailed. Sign-ups and messages past their retention have no topic. */
export type MailableMessage = StoredMessage & { topic: Topic }

/**
 * Returns the letter about a visitor's message.
 * @param event the event of an announcement
 */
export function messageLetter(
  message: MailableMessage,
  language: Language = defaultLanguage,
  event?: ShownContent,
): Letter {
  const { 'mails/contact': words, forms } = wordsOf(language)
  const { name, contacts, requestContext, reply } = aboutSender(message, language)
  const marked = suspicion(message, language)
  const municipality = oneLine(message.municipality)
  const topic = message.topic === 'attend' ? words.attend : forms.topics[message.topic]
  const text = message.message === '' ? [] : [quotation(message.message)]
  const list: (Fact | false)[] = [
    { label: words.topic, value: topic, html: chip(topic) },
    ...(event ? eventFacts(event, language) : []),
    ...contacts,
    municipality !== '' && { label: words.municipality, value: municipality },
    ...requestContext,
  ]
  return letter({
    language,
    // The subject holds no input.
    subject: marked.subjectOf(words.subject),
    preheader:
      text.length > 0
        ? beginning(labelled(`${topic}, ${name}`, oneLine(message.message), language), 120)
        : beginning(`${topic}, ${name}`, 120),
    sections: [
      sheetOf(
        [
          heading(words.heading),
          ...marked.notes,
          facts(
            list.filter((fact) => fact !== false),
            language,
          ),
        ],
        { top: 36, bottom: text.length > 0 || reply.length > 0 ? 12 : 36 },
      ),
      ...(text.length > 0 ? [sheetOf(text, { top: 8, bottom: reply.length > 0 ? 0 : 36 })] : []),
      ...reply,
    ],
    footer: officeFooter(language, words.note),
  })
}

/** A message with an order. */
export type MailableOrder = StoredMessage & { order: StoredOrder }

/** Returns the letter about an order. */
export function orderLetter(message: MailableOrder, language: Language = defaultLanguage): Letter {
  const { 'mails/order': words, shop, products } = wordsOf(language)
  const { order } = message
  const { name, contacts, requestContext, reply } = aboutSender(message, language)
  const money = (dinars: number) => formatMoney(dinars, language)
  const { sums, address, to } = order
  const number = String(order.number)
  const marked = suspicion(message, language)
  const place = ({ street, postcode, town }: Address) => oneLine(`${street}, ${postcode} ${town}`)
  const company = oneLine(order.company)
  const list: (Fact | false)[] = [
    {
      label: words.delivery,
      value: products.deliveries[order.delivery],
      html: chip(products.deliveries[order.delivery]),
    },
    { label: words.way, value: shop.ways[order.way] },
    ...contacts,
    company !== '' && { label: words.company, value: company },
    order.taxNumber !== '' && { label: words.taxNumber, value: order.taxNumber },
    address !== undefined && { label: words.address, value: place(address) },
    to !== undefined && { label: words.elsewhere, value: `${oneLine(to.name)}, ${place(to)}` },
    ...requestContext,
  ]
  const notes = message.message === '' ? [] : [note(words.notes), quotation(message.message)]
  return letter({
    language,
    // The subject holds no input.
    subject: marked.subjectOf(fill(words.subject, { number })),
    preheader: beginning(`${money(sums.total)}, ${name}`, 120),
    sections: [
      sheetOf([heading(fill(words.heading, { number })), ...marked.notes, orderAmounts(order, language)], {
        top: 36,
        bottom: 24,
      }),
      sheetOf(
        [
          facts(
            list.filter((fact) => fact !== false),
            language,
          ),
        ],
        { top: 0, bottom: notes.length > 0 || reply.length > 0 ? 12 : 36 },
      ),
      ...(notes.length > 0 ? [sheetOf(notes, { top: 8, bottom: reply.length > 0 ? 0 : 36 })] : []),
      ...reply,
    ],
    footer: officeFooter(language, words.note),
  })
}

/** Brings a visitor's message or order to the party's inbox. */
export const contactMail = {
  async compose({ messageId }, { store }) {
    const message = await store.findMessage(messageId)
    if (!message) return { dropped: 'the message was deleted' }
    const { topic, order } = message
    if (topic === null) return { dropped: 'the message has no topic' }
    return {
      language: defaultLanguage,
      letter: order
        ? orderLetter({ ...message, order })
        : messageLetter({ ...message, topic }, defaultLanguage, await findEvent(message, store)),
      // The last check before the header. Forms refuse other addresses earlier.
      ...(isEmail(message.email) && { replyTo: { name: oneLine(message.name), address: message.email } }),
    }
  },
} satisfies Mail<Payload>
