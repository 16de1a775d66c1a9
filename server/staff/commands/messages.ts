import { messageStatuses, type MessageFilter, type StoredMessage } from '#db/store.ts'
import { topics } from '#shared/forms/topics.ts'
import { toLatin } from '#shared/i18n/transliteration.ts'
import { messageRecord } from '../../services/personCopy.ts'
import { command } from '../command.ts'
import { formatMessage } from '../formatMessage.ts'
import { choice, count, date, searchText, selection } from '../options.ts'
import { text } from '../text.ts'
import { visibleJson } from '../visible.ts'

export const messagesCommand = command('messages', {
  options: {
    find: searchText,
    limit: count,
    topic: selection('TOPIC', topics),
    status: choice([...messageStatuses, 'all'], 'all'),
    since: date,
    format: choice(['text', 'json'], 'text'),
  },
  example: 'messages --find Zemun --limit 20',

  async run({ terminal, formatter, store }, { options }) {
    const { find, limit, topic, status, since, format } = options
    const filter: MessageFilter = {
      isNewestFirst: true,
      ...(topic !== undefined && { topic }),
      ...(status !== 'all' && { status }),
      ...(since !== undefined && { since }),
    }
    const wanted = find === undefined ? undefined : normalised(find)
    let listed = 0
    let hasMore = false
    for await (const message of (await store()).listMessages(filter)) {
      if (wanted !== undefined && !searchedTexts(message).some((value) => normalised(value).includes(wanted))) continue
      if (listed === limit) {
        hasMore = true
        break
      }
      if (format === 'json') await terminal.write(`${visibleJson(messageRecord(message))}\n`)
      else await terminal.write(`${listed === 0 ? '' : '\n'}${formatMessage(message, formatter)}`)
      listed += 1
    }
    await terminal.flush()
    const messages = text('common.counts.messages', { count: listed })
    if (hasMore) terminal.notify(text('messages.more', { messages }))
    else terminal.notify(listed === 0 ? text('messages.none') : text('messages.listed', { messages }))
  },
})

/** Returns text in one script and one case, for comparison. */
const normalised = (value: string): string => toLatin(value.normalize('NFC')).toLowerCase()

/** Returns the parts of a message in which --find searches. */
const searchedTexts = ({ id, name, email, phone, municipality, message, order }: StoredMessage): string[] => [
  ...[id, name, email, phone, municipality, message],
  ...(order ? [String(order.number), order.company, order.to?.name ?? ''] : []),
]
