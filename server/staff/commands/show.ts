import type { PersonRecord, Subscriber } from '#db/store.ts'
import { personCopy, unsubscribeUrlOf } from '../../services/personCopy.ts'
import { address, readAddress } from '../address.ts'
import { command } from '../command.ts'
import { formatMessage } from '../formatMessage.ts'
import type { Formatter } from '../formatter.ts'
import { columns } from '../layout.ts'
import { choice } from '../options.ts'
import { text, type Text } from '../text.ts'
import { visible, visibleJson } from '../visible.ts'
import { mailPurpose } from '../mailPurpose.ts'

interface Person extends PersonRecord {
  email: string
  unsubscribeUrl: string | undefined
}

export const showCommand = command('show', {
  operands: address,
  options: { format: choice(['text', 'json'], 'text') },
  example: 'show name@primer.example --format json',

  async run(context, { options, operands }) {
    const email = readAddress(operands)
    const keys = await context.matchingKeys()
    const { publicUrl } = context.config()
    const store = await context.store()
    const record = await store.showPerson(email, ...keys.subjectHashes(email))
    const site = { publicUrl, secret: keys.current }
    await context.terminal.write(
      options.format === 'json'
        ? `${visibleJson(personCopy(email, record, site, context.now()), 2)}\n`
        : formatPerson({ ...record, email, unsubscribeUrl: unsubscribeUrlOf(record, site) }, context.formatter),
    )
  },
})

function formatPerson(person: Person, formatter: Formatter): string {
  const { email, subscriber, messages, mails, consents, suppressed, unsubscribeUrl = '' } = person
  if (!subscriber && messages.length === 0 && consents.length === 0 && !suppressed) {
    return `${formatter.text(text('show.unknown', { email }))}\n`
  }
  const line = (content: Text, indent = '') => `${indent}${formatter.text(content)}\n`
  const timeLine = (at: number, ...parts: Text[]) =>
    `  ${formatter.dateTime(at)}  ${parts.map((part) => formatter.text(part)).join(', ')}\n`
  const consentLines = consents.map(({ at, act, purpose, wordingVersion: version, language, form, page }) => {
    const values = {
      act: text(`show.act.${act}`),
      about: text(`show.about.${purpose}`),
      version,
      language: formatter.languageName(language),
      form,
    }
    return timeLine(at, page === '' ? text('show.consent', values) : text('show.consentOnPage', { ...values, page }))
  })
  const messageLines = messages.map((message) => formatMessage(message, formatter).replace(/^(?=.)/gm, '  '))
  const mailLines = mails.map(({ kind, status, created }) =>
    timeLine(created, mailPurpose(kind), text(`common.mailStatus.${status}`)),
  )
  return [
    `${visible(email)}\n`,
    line(text('show.newsletter')) +
      (subscriber ? formatSubscription(subscriber, unsubscribeUrl, formatter) : line(text('show.notSubscribed'), '  ')),
    line(text('show.messages', { count: messages.length })) + messageLines.join('\n'),
    line(text('show.mails', { count: mails.length })) + mailLines.join(''),
    line(text('show.consents', { count: consents.length })) + consentLines.join(''),
    line(suppressed ? text('show.erased') : text('show.neverErased')),
  ].join('\n')
}

function formatSubscription(subscriber: Subscriber, unsubscribeUrl: string, formatter: Formatter): string {
  const { status, language, form, created, confirmed, unsubscribed, consentVersion } = subscriber
  const timeOrNo = (at: number | null) => (at === null ? text('show.no') : formatter.dateTime(at))
  const facts: readonly (readonly [Text, string | Text])[] = [
    [text('show.facts.status'), text(`show.status.${status}`)],
    [text('show.facts.language'), formatter.languageName(language)],
    [text('show.facts.form'), visible(form)],
    [text('show.facts.signedUp'), formatter.dateTime(created)],
    [text('show.facts.confirmed'), timeOrNo(confirmed)],
    [text('show.facts.unsubscribed'), timeOrNo(unsubscribed)],
    [
      text('show.facts.consent'),
      consentVersion === null ? text('show.noConsent') : text('show.wording', { version: consentVersion }),
    ],
    [text('show.facts.unsubscribeUrl'), unsubscribeUrl],
  ]
  return columns(
    facts.map(([label, value]) => [formatter.text(label), typeof value === 'string' ? value : formatter.text(value)]),
  )
}
