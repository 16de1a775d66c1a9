import { timeZone } from '#shared/content/organisation.ts'
import { isEmail } from '#shared/forms/email.ts'
import { languageFacts, type Language } from '#shared/i18n/languages.ts'
import { findPageByName } from '#shared/routes/pageName.ts'
import { canonicalPath } from '#shared/routes/url.ts'
import { wordsOf } from '#locales/words.ts'
import type { StoredMessage } from '#db/store.ts'
import { mailtoAddress } from './addresses.ts'
import { fill } from './fill.ts'
import { button, link, note, sheetOf, type Fact } from './layout.ts'

/** Returns a text as one line, without control characters and bidirectional marks. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

/** Returns the beginning of a text, with an ellipsis if it was cut. */
export const beginning = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text

/** Returns the parts of a letter to the party that describe its sender: contacts, request context and reply button. */
export function aboutSender(message: StoredMessage, language: Language) {
  const words = wordsOf(language)['mails/contact']
  const { intl } = languageFacts[language]
  const name = oneLine(message.name)
  const email = oneLine(message.email)
  const phone = oneLine(message.phone)
  const replyTo = isEmail(message.email) ? mailtoAddress(message.email) : undefined
  const languageName = new Intl.DisplayNames(intl, { type: 'language' }).of(languageFacts[message.language].tag) ?? ''
  const found = findPageByName(message.page)
  const page = (found && canonicalPath(found)) ?? ''
  const received = new Intl.DateTimeFormat(intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZone,
  })
  const contacts: (Fact | false)[] = [
    { label: words.name, value: name },
    { label: words.email, value: email, ...(replyTo && { html: link(replyTo, email) }) },
    phone !== '' && { label: words.phone, value: phone, html: link(`tel:${phone.replace(/[^\d+]/g, '')}`, phone) },
  ]
  const requestContext: Fact[] = [
    { label: words.languageAndPage, value: [languageName, page].filter(Boolean).join(', ') },
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

/** Returns the marks of a suspect message: in the subject, for filter rules, and below the heading. */
export function suspicion({ status }: StoredMessage, language: Language) {
  const words = wordsOf(language).mails.suspect
  const isSuspect = status === 'suspect'
  return {
    subjectOf: (subject: string) => (isSuspect ? fill(words.subject, { subject }) : subject),
    notes: isSuspect ? [note(words.note)] : [],
  }
}
