import { messageStatuses, type MessageFilter, type StoredMessage } from '#db/store.ts'
import { topics } from '#shared/forms/topics.ts'
import { toLatin } from '#shared/i18n/transliteration.ts'
import { command } from '../command.ts'
import { messageRecord } from '../../services/personCopy.ts'
import { messageText } from '../messageText.ts'
import { choice, howMany, moment, selection, words } from '../options.ts'
import { counted, visibleJson } from '../text.ts'

export const messagesCommand = command({
  purpose: 'lists what visitors wrote, the newest first',
  options: {
    find: words('only messages in which this text stands: in names, addresses, numbers or the message', 'all'),
    limit: howMany('only so many of the newest', 'all'),
    topic: selection('only messages about one topic', 'TOPIC', topics, 'every topic'),
    status: choice('accepted: from people; suspect: maybe from robots', [...messageStatuses, 'all'], 'all'),
    since: moment('only messages from then or later', 'from the beginning'),
    format: choice('text to read, json for programs (one object a line)', ['text', 'json'], 'text'),
  },
  notes: [
    'Dates are those of a clock in Belgrade; in json they are in UTC. --find takes capital and small letters, and the two scripts of Serbian, for the same.',
  ],
  example: 'messages --find Zemun --limit 20',

  async run({ terminal, store }, { options }) {
    const { find, limit, topic, status, since, format } = options
    const filter: MessageFilter = {
      isNewestFirst: true,
      ...(topic !== undefined && { topic }),
      ...(status !== 'all' && { status }),
      ...(since !== undefined && { since }),
    }
    const wanted = find === undefined ? undefined : folded(find)
    let listed = 0
    let isMore = false
    for await (const message of (await store()).listMessages(filter)) {
      if (wanted !== undefined && !textsOf(message).some((text) => folded(text).includes(wanted))) continue
      if (listed === limit) {
        isMore = true
        break
      }
      if (format === 'json') await terminal.write(`${visibleJson(messageRecord(message))}\n`)
      else await terminal.write(`${listed === 0 ? '' : '\n'}${messageText(message)}`)
      listed += 1
    }
    await terminal.flush()
    const said = listed === 0 ? 'There are no such messages.' : `${counted(listed, 'message')}.`
    terminal.say(isMore ? `${said} There are older ones.` : said)
  },
})

/** One spelling for letters that are looked for. */
const folded = (text: string): string => toLatin(text.normalize('NFC')).toLowerCase()

/** What somebody may look for in a message. */
const textsOf = ({ id, name, email, phone, municipality, message, order }: StoredMessage): string[] => [
  ...[id, name, email, phone, municipality, message],
  ...(order ? [String(order.number), order.company, order.to?.name ?? ''] : []),
]
