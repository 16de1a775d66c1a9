import type { PersonRecord, Subscriber } from '#db/store.ts'
import { personCopy, unsubscribeUrlOf } from '../../services/personCopy.ts'
import { address, readAddress } from '../address.ts'
import { command } from '../command.ts'
import { messageText } from '../messageText.ts'
import { choice } from '../options.ts'
import { columns, dateTime, languageName, visible, visibleJson } from '../text.ts'

interface Person extends PersonRecord {
  email: string
  unsubscribeUrl: string | undefined
}

export const showCommand = command({
  purpose: 'shows everything that is kept about a person',
  operands: address,
  options: {
    format: choice('text to read, json as a copy for the person (a request for one’s data)', ['text', 'json'], 'text'),
  },
  notes: [
    'Make sure that it is the person who asks: send the copy to the address it is about, and nowhere else.',
    'Messages past their time are no longer tied to an address and are not shown.',
  ],
  example: 'show name@primer.example --format json',

  async run(context, { options, operands }) {
    const email = readAddress(operands)
    const keys = await context.matchingKeys()
    const { publicUrl } = context.config()
    const store = await context.store()
    const kept = await store.showPerson(email, ...keys.subjectHashes(email))
    const site = { publicUrl, secret: keys.current }
    await context.terminal.write(
      options.format === 'json'
        ? `${visibleJson(personCopy(email, kept, site, context.now()), 2)}\n`
        : personText({ ...kept, email, unsubscribeUrl: unsubscribeUrlOf(kept, site) }),
    )
  },
})

function personText({ email, subscriber, messages, mails, consents, suppressed, unsubscribeUrl = '' }: Person): string {
  if (!subscriber && messages.length === 0 && consents.length === 0 && !suppressed) {
    return `Nothing is kept about ${visible(email)}. Compare the spelling if you expected something.\n`
  }
  const consentLines = consents.map(({ at, act, purpose, wordingVersion, language, form, page }) => {
    const where = page === '' ? `form “${form}”` : `form “${form}” on page “${page}”`
    return `  ${dateTime(at)}  ${act}, ${purpose}, wording ${wordingVersion}, ${languageName(language)}, ${visible(where)}\n`
  })
  return [
    `${visible(email)}\n`,
    `Newsletter\n${subscriber ? subscriptionText(subscriber, unsubscribeUrl) : '  Is not a subscriber.\n'}`,
    `Messages: ${messages.length}\n${messages.map((message) => messageText(message).replace(/^(?=.)/gm, '  ')).join('\n')}`,
    `Mails: ${mails.length}\n${mails.map(({ kind, status, created }) => `  ${dateTime(created)}  ${kind}, ${status}\n`).join('')}`,
    `Entries in the consent log: ${consents.length}\n${consentLines.join('')}`,
    suppressed
      ? 'Was erased before: no import brings this address back, only the person’s own new sign-up.\n'
      : 'Was never erased.\n',
  ].join('\n')
}

function subscriptionText(subscriber: Subscriber, unsubscribeUrl: string): string {
  const { status, language, form, created, confirmed, unsubscribed, consentVersion } = subscriber
  const facts = [
    ['Status:', status],
    ['Language:', languageName(language)],
    ['Form:', form],
    ['Signed up:', dateTime(created)],
    ['Confirmed:', confirmed === null ? 'no' : dateTime(confirmed)],
    ['Unsubscribed:', unsubscribed === null ? 'no' : dateTime(unsubscribed)],
    ['Consent:', consentVersion === null ? 'none logged' : `wording ${consentVersion}`],
    ['Unsubscribe at:', unsubscribeUrl],
  ] as const
  return columns(facts)
}
