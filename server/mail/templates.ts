import { domainToUnicode } from 'node:url'
import { variantOf, type LineId } from '#shared/cart.ts'
import { organisation } from '#shared/content/organisation.ts'
import { isEmail } from '#shared/forms/email.ts'
import type { Address } from '#shared/forms/order.ts'
import type { Topic } from '#shared/forms/topics.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { defaultLanguage, languageFacts, type Language } from '#shared/i18n/languages.ts'
import { labelled } from '#shared/i18n/sentences.ts'
import { pageNamed } from '#shared/routes/pageName.ts'
import { canonicalPath } from '#shared/routes/url.ts'
import { consentWording } from '#locales/consentWording.ts'
import { wordsOf } from '#locales/words.ts'
import type { StoredMessage, StoredOrder } from '#db/store.ts'
import { mailtoAddress } from './addresses.ts'
import { fill, fillHtml } from './fill.ts'
import { markup } from './html.ts'
import {
  amounts,
  button,
  captioned,
  chip,
  facts,
  field,
  heading,
  inWords,
  letter,
  link,
  note,
  officeFooter,
  paragraph,
  quotation,
  sheetOf,
  strong,
  visitorFooter,
  type Amount,
  type Fact,
  type Letter,
} from './layout.ts'

/**
 * The texts of the mails: pure functions of their arguments and the words. A newsletter mail holds nothing that a
 * visitor typed, so that nobody can make us carry words to a third person.
 */

interface VisitorMail {
  language: Language
  publicUrl: string
}

/** Greeting and reason: the first lines say why this mail came. */
function opening({ language, publicUrl }: VisitorMail, reason: string) {
  const { mails, organisation: party } = wordsOf(language)
  const { hostname, port } = new URL(publicUrl)
  // As its readers write it, not in Punycode.
  const host = domainToUnicode(hostname) || hostname
  const values = { siteHost: port ? `${host}:${port}` : host, partyName: party.nameInSentence }
  return paragraph(
    `${mails.hello}\n${fill(reason, values)}`,
    markup`${mails.hello}<br>
      ${fillHtml(reason, { ...values, siteHost: strong(values.siteHost) })}`,
  )
}

interface LinkWords {
  subject: string
  preheader: string
  heading: string
  reason: string
  button: string
  validity: string
  notYou: string
}

/** A mail whose one matter is a link: what led to it, the button, what to know before pressing it, how long it lives. */
function linkMail(mail: VisitorMail & { address: string }, words: LinkWords, before: { title: string; text: string }) {
  const { language, publicUrl, address } = mail
  return letter({
    language,
    subject: words.subject,
    preheader: words.preheader,
    sections: [
      sheetOf(
        [
          heading(words.heading),
          opening(mail, words.reason),
          button(words.button, address),
          inWords(wordsOf(language).mails.ifButtonFails, address),
        ],
        { top: 40, bottom: 36 },
      ),
      field([captioned(before.title, before.text)]),
      sheetOf([note(words.validity), note(words.notYou, { last: true })], { top: 24 }),
    ],
    footer: visitorFooter(language, publicUrl),
  })
}

/** Asks whoever reads at an address whether the sign-up was theirs. `address` is the confirmation page's. */
export function confirmMail(mail: VisitorMail & { address: string }): Letter {
  const { consentTitle: title, ...words } = wordsOf(mail.language).mails.confirm
  return linkMail(mail, words, { title, text: consentWording('newsletter', mail.language) })
}

/** Says that the newsletter comes from now on, and how to end it. `unsubscribe` is the subscriber's own address. */
export function welcomeMail({ unsubscribe, ...mail }: VisitorMail & { unsubscribe: string }): Letter {
  const { mails } = wordsOf(mail.language)
  const words = mails.welcome
  return letter({
    language: mail.language,
    subject: words.subject,
    preheader: words.preheader,
    sections: [
      sheetOf(
        [
          heading(words.heading),
          opening(mail, words.reason),
          paragraph(words.unsubscribeNote),
          button(words.unsubscribe, unsubscribe, { quiet: true }),
          inWords(mails.ifButtonFails, unsubscribe),
        ],
        { top: 40, bottom: 36 },
      ),
    ],
    footer: visitorFooter(mail.language, mail.publicUrl),
  })
}

/** Leads to what is kept about the address, because somebody asked for it. `address` is that page's, with its token. */
export function accessMail(mail: VisitorMail & { address: string }): Letter {
  const { secretTitle: title, secret: text, ...words } = wordsOf(mail.language).mails.access
  return linkMail(mail, words, { title, text })
}

/** One line without control characters or marks that turn the direction of writing. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

const beginning = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text

/** A message that somebody still has to read: one past its time has lost its topic. */
export type MailableMessage = StoredMessage & { topic: Topic }

/** What every mail to the party says of whoever wrote: who it is, in which circumstances, and the button to answer. */
function aboutSender(message: StoredMessage, language: Language) {
  const words = wordsOf(language).mails.contact
  const { intl } = languageFacts[language]
  const name = oneLine(message.name)
  const email = oneLine(message.email)
  const phone = oneLine(message.phone)
  const replyTo = isEmail(message.email) ? mailtoAddress(message.email) : undefined
  const written = new Intl.DisplayNames(intl, { type: 'language' }).of(languageFacts[message.language].tag) ?? ''
  const found = pageNamed(message.page)
  const page = (found && canonicalPath(found)) ?? ''
  const received = new Intl.DateTimeFormat(intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: organisation.timeZone,
  })
  const contacts: (Fact | false)[] = [
    { label: words.name, value: name },
    { label: words.email, value: email, ...(replyTo && { html: link(replyTo, email) }) },
    phone !== '' && { label: words.phone, value: phone, html: link(`tel:${phone.replace(/[^\d+]/g, '')}`, phone) },
  ]
  const circumstances: Fact[] = [
    { label: words.languageAndPage, value: [written, page].filter(Boolean).join(', ') },
    { label: words.received, value: received.format(message.at) },
    {
      label: words.consent,
      value:
        message.consentVersion === null
          ? words.consentAbsent
          : fill(words.consentGiven, { version: String(message.consentVersion) }),
    },
  ]
  const reply = replyTo ? [sheetOf([button(words.reply, replyTo)], { top: 24, bottom: 36 })] : []
  return { name, contacts, circumstances, reply }
}

/** Marks the mail about a suspect message: in its subject, so that a rule can sort it, and under its heading. */
function suspicion({ status }: StoredMessage, language: Language) {
  const words = wordsOf(language).mails.suspect
  const isSuspect = status === 'suspect'
  return {
    subjectOf: (subject: string) => (isSuspect ? fill(words.subject, { subject }) : subject),
    notes: isSuspect ? [note(words.note)] : [],
  }
}

/** A visitor's message, for the party's inbox and nobody else. Written in the party's own language. */
export function contactMail(message: MailableMessage, language: Language = defaultLanguage): Letter {
  const { mails, forms } = wordsOf(language)
  const words = mails.contact
  const { name, contacts, circumstances, reply } = aboutSender(message, language)
  const marked = suspicion(message, language)
  const municipality = oneLine(message.municipality)
  const topic = forms.topics[message.topic]
  const list: (Fact | false)[] = [
    { label: words.topic, value: topic, html: chip(topic) },
    ...contacts,
    municipality !== '' && { label: words.municipality, value: municipality },
    ...circumstances,
  ]
  return letter({
    language,
    // Constant: nothing a visitor typed stands in it.
    subject: marked.subjectOf(words.subject),
    preheader: beginning(labelled(`${topic}, ${name}`, oneLine(message.message), language), 120),
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
        { top: 36, bottom: 12 },
      ),
      sheetOf([quotation(message.message)], { top: 8, bottom: reply.length > 0 ? 0 : 36 }),
      ...reply,
    ],
    footer: officeFooter(language, words.note),
  })
}

/** A message with an order that somebody still has to carry out. */
export type OrderLetter = StoredMessage & { order: StoredOrder }

/** What a line is called: `Мајица, црвена, M`. Of something that the shop has no more, its own word. */
function lineName(line: LineId, { items, colours }: ReturnType<typeof wordsOf>['shop']): string {
  const variant = variantOf(line)
  if (!variant) return line
  const { item, colour, size } = variant
  return [items[item], colour && colours[colour], size].filter(Boolean).join(', ')
}

/** An order, for the party's inbox and nobody else. Written in the party's own language. */
export function orderMail(message: OrderLetter, language: Language = defaultLanguage): Letter {
  const { mails, shop, products } = wordsOf(language)
  const { order } = message
  const words = mails.order
  const { name, contacts, circumstances, reply } = aboutSender(message, language)
  const money = (dinars: number) => formatMoney(dinars, language)
  const { lines, sums, code, address, to } = order
  const number = String(order.number)
  const marked = suspicion(message, language)
  const place = ({ street, postcode, town }: Address) => oneLine(`${street}, ${postcode} ${town}`)
  const company = oneLine(order.company)
  const ordered: Amount[] = [
    ...lines.map(({ line, quantity, price }) => ({
      label: lineName(line, shop),
      detail: `${quantity} × ${money(price)}`,
      value: money(quantity * price),
    })),
    { label: words.subtotal, detail: '', value: money(sums.subtotal) },
    ...(sums.discount > 0 ? [{ label: fill(words.discount, { code }), detail: '', value: money(-sums.discount) }] : []),
    { label: words.deliveryCost, detail: '', value: money(sums.delivery) },
    { label: words.total, detail: '', value: money(sums.total), isTotal: true },
  ]
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
    ...circumstances,
  ]
  const notes = message.message === '' ? [] : [note(words.notes), quotation(message.message)]
  return letter({
    language,
    // Constant but for the number, which is ours: nothing a visitor typed stands in it.
    subject: marked.subjectOf(fill(words.subject, { number })),
    preheader: beginning(`${money(sums.total)}, ${name}`, 120),
    sections: [
      sheetOf([heading(fill(words.heading, { number })), ...marked.notes, amounts(ordered)], { top: 36, bottom: 24 }),
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
