import type { MailStatus, SubscriberStatus } from '#shared/records.ts'
import type { MessageStatus, Stats } from '#db/store.ts'
import { languages } from '#shared/i18n/languages.ts'
import { command } from '../command.ts'
import { choice } from '../options.ts'
import { languageName, number, visibleJson } from '../text.ts'

const subscribersSaid: Record<SubscriberStatus, string> = {
  confirmed: 'confirmed',
  bouncing: 'bouncing: confirmed, but the address refuses mail',
  pending: 'pending: have not confirmed yet',
  unsubscribed: 'unsubscribed',
}
const messagesSaid: Record<MessageStatus, string> = {
  accepted: 'accepted',
  suspect: 'suspect: maybe from robots',
}
const mailSaid: Record<MailStatus, string> = {
  pending: 'pending: waits to be sent',
  sent: 'sent',
  held: 'held: waited too long, see “staff mail list”',
  dead: 'failed: refused for good, see “staff mail list”',
}

type Line = readonly [label: string, count: number]

const linesOf = <Name extends string>(said: Record<Name, string>, counts: Record<Name, number>): Line[] =>
  (Object.entries(said) as [Name, string][]).map(([name, label]) => [label, counts[name]])

function table({ subscribers, subscribersByLanguage, messages, mail }: Stats): string {
  const groups: readonly (readonly [title: string, lines: readonly Line[]])[] = [
    ['Subscribers', linesOf(subscribersSaid, subscribers)],
    [
      'Confirmed subscribers by language',
      languages.map((language) => [languageName(language), subscribersByLanguage[language] ?? 0]),
    ],
    ['Messages', linesOf(messagesSaid, messages)],
    ['Mail', linesOf(mailSaid, mail)],
  ]
  const lines = groups.flatMap(([, ofGroup]) => ofGroup)
  const width = Math.max(...lines.map(([label]) => label.length))
  const digits = Math.max(...lines.map(([, count]) => number(count).length))
  const lineOf = ([label, count]: Line) => `  ${label.padEnd(width)}  ${number(count).padStart(digits)}\n`
  return groups.map(([title, ofGroup]) => `${title}\n${ofGroup.map(lineOf).join('')}`).join('\n')
}

export const statsCommand = command({
  purpose: 'counts subscribers, messages and mails',
  options: { format: choice('text to read, json for programs', ['text', 'json'], 'text') },
  example: 'stats',

  async run({ terminal, store }, { options }) {
    const stats = await (await store()).stats()
    await terminal.write(options.format === 'json' ? `${visibleJson(stats)}\n` : table(stats))
  },
})
