import { organisation } from '#shared/content/organisation.ts'
import { isEmail } from '#shared/forms/email.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { pageNamed } from '#shared/routes/pageName.ts'
import { canonicalPath } from '#shared/routes/url.ts'
import { wordsOf } from '#locales/words.ts'
import type { StoredMessage } from '#db/store.ts'
import { mailtoAddress } from './addresses.ts'
import { fill } from './fill.ts'
import { button, link, note, sheetOf, type Fact } from './layout.ts'

/* What letters to the party have in common. They are written in the party's own language. */

/** Returns one line without control characters or marks that turn the direction of writing. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

/** Returns the beginning of a text, with an ellipsis where something was cut off. */
export const beginning = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()}…` : text

/** Returns what every letter to the party says of the sender: who it is, the circumstances, and the button to answer. */
export function aboutSender(message: StoredMessage, language: Language) {
  const words = wordsOf(language)['mails/contact']
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
  const requestContext: Fact[] = [
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
  return { name, contacts, requestContext, reply }
}

/** Marks the letter about a suspect message: in its subject, so that a rule can sort it, and under its heading. */
export function suspicion({ status }: StoredMessage, language: Language) {
  const words = wordsOf(language).mails.suspect
  const isSuspect = status === 'suspect'
  return {
    subjectOf: (subject: string) => (isSuspect ? fill(words.subject, { subject }) : subject),
    notes: isSuspect ? [note(words.note)] : [],
  }
}
