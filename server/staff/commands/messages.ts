import { messageStatuses, type MessageFilter } from '#db/store.ts'
import { topics } from '#shared/forms/topics.ts'
import { command } from '../command.ts'
import { messageRecord } from '../../services/personCopy.ts'
import { messageText } from '../messageText.ts'
import { choice, moment, selection } from '../options.ts'
import { counted, visibleJson } from '../text.ts'

export const messagesCommand = command({
  purpose: 'lists what visitors wrote, the oldest first',
  options: {
    topic: selection('only messages about one topic', 'TOPIC', topics, 'every topic'),
    status: choice('accepted: from people; suspect: probably from robots', [...messageStatuses, 'all'], 'all'),
    since: moment('only messages from then or later', 'from the beginning'),
    format: choice('text to read, json for programs (one object a line)', ['text', 'json'], 'text'),
  },
  notes: ['Dates are those of a clock in Belgrade; in json they are in UTC.'],
  example: 'messages --topic media --since 2026-03-01',

  async run({ terminal, store }, { options }) {
    const { topic, status, since, format } = options
    const filter: MessageFilter = {
      ...(topic !== undefined && { topic }),
      ...(status !== 'all' && { status }),
      ...(since !== undefined && { since }),
    }
    let listed = 0
    for await (const message of (await store()).listMessages(filter)) {
      if (format === 'json') await terminal.write(`${visibleJson(messageRecord(message))}\n`)
      else await terminal.write(`${listed === 0 ? '' : '\n'}${messageText(message)}`)
      listed += 1
    }
    await terminal.flush()
    terminal.say(listed === 0 ? 'There are no such messages.' : `${counted(listed, 'message')}.`)
  },
})
