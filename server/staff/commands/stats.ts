import { mailStatuses, subscriberStatuses } from '#shared/records.ts'
import { languages } from '#shared/i18n/languages.ts'
import { messageStatuses, type Stats } from '#db/store.ts'
import { command } from '../command.ts'
import type { Formatter } from '../formatter.ts'
import { choice } from '../options.ts'
import { text, type Text } from '../text.ts'
import { visibleJson } from '../visible.ts'

type Line = readonly [label: string, count: number]

function table(stats: Stats, formatter: Formatter): string {
  const groups: readonly (readonly [title: Text, lines: readonly (readonly [Text | string, number])[]])[] = [
    [
      text('stats.subscribers.name'),
      subscriberStatuses.map((status) => [text(`stats.subscribers.${status}`), stats.subscribers[status]]),
    ],
    [
      text('stats.byLanguage'),
      languages.map((language) => [formatter.languageName(language), stats.subscribersByLanguage[language] ?? 0]),
    ],
    [
      text('stats.messages.name'),
      messageStatuses.map((status) => [text(`stats.messages.${status}`), stats.messages[status]]),
    ],
    [text('stats.mail.name'), mailStatuses.map((status) => [text(`stats.mail.${status}`), stats.mail[status]])],
  ]
  const rows = groups.map(([title, lines]) => ({
    title: formatter.text(title),
    lines: lines.map(([label, count]): Line => [typeof label === 'string' ? label : formatter.text(label), count]),
  }))
  const all = rows.flatMap(({ lines }) => lines)
  const width = Math.max(...all.map(([label]) => label.length))
  const digits = Math.max(...all.map(([, count]) => formatter.number(count).length))
  const lineOf = ([label, count]: Line) => `  ${label.padEnd(width)}  ${formatter.number(count).padStart(digits)}\n`
  return rows.map(({ title, lines }) => `${title}\n${lines.map(lineOf).join('')}`).join('\n')
}

export const statsCommand = command('stats', {
  options: { format: choice(['text', 'json'], 'text') },
  example: 'stats',

  async run({ terminal, formatter, store }, { options }) {
    const stats = await (await store()).stats()
    await terminal.write(options.format === 'json' ? `${visibleJson(stats)}\n` : table(stats, formatter))
  },
})
