import { messageStatuses, type MessageFilter, type Milliseconds, type StoredMessage } from '#db/store.ts'
import { retentionDays } from '#shared/content/retention.ts'
import { sendForms } from '#shared/forms/names.ts'
import { topics } from '#shared/forms/topics.ts'
import { eventPageName } from '#shared/publishing/documents.ts'
import { toLatin } from '#shared/i18n/transliteration.ts'
import { isoTime, isoTimeOrNull } from '../../services/isoTime.ts'
import { messageRecord } from '../../services/personCopy.ts'
import { command, type Context } from '../command.ts'
import { exportTable, type Cell } from '../exportTable.ts'
import { Failure } from '../failures.ts'
import { formatMessage } from '../formatMessage.ts'
import { choice, count, date, fileName, flag, messageId, searchText, selection, slug } from '../options.ts'
import { text } from '../text.ts'
import { visibleJson } from '../visible.ts'

export const messagesCommand = command('messages', {
  options: {
    find: searchText,
    limit: count,
    form: selection('FORM', sendForms),
    event: slug,
    topic: selection('TOPIC', topics),
    status: choice([...messageStatuses, 'all'], 'all'),
    since: date,
    unanswered: flag,
    format: choice(['text', 'json'], 'text'),
    export: fileName,
    answered: messageId,
  },
  example: 'messages --find Zemun --limit 20',

  async run(context, { options }) {
    const { terminal, formatter } = context
    const { find, limit, event, topic, status, since, unanswered, format, export: file, answered } = options
    const form = unanswered ? 'join' : event === undefined ? options.form : 'attend'
    if (answered !== undefined) {
      await recordAnswer(context, answered)
      return
    }
    const filter: MessageFilter = {
      isNewestFirst: true,
      ...(form !== undefined && { form }),
      ...(event !== undefined && { page: eventPageName(event) }),
      ...(topic !== undefined && { topic }),
      ...(status !== 'all' && { status }),
      ...(since !== undefined && { since }),
    }
    const wanted = find === undefined ? undefined : normalised(find)
    const store = await context.store()
    let listed = 0
    let hasMore = false
    async function* chosen(): AsyncGenerator<StoredMessage> {
      for await (const message of store.listMessages(filter)) {
        // A reduced message has nothing left to answer.
        if (unanswered && (message.answered !== null || message.email === '')) continue
        if (wanted !== undefined && !searchedTexts(message).some((value) => normalised(value).includes(wanted)))
          continue
        if (listed === limit) {
          hasMore = true
          return
        }
        yield message
        listed += 1
      }
    }
    if (file !== undefined) {
      const { file: target, count: written } = await exportTable(context, file, {
        columns: exportColumns,
        rows: rowsOf(chosen()),
      })
      terminal.notify(
        text('messages.exported', { messages: text('common.counts.messages', { count: written }), file: target }),
      )
      return
    }
    for await (const message of chosen()) {
      if (format === 'json') await terminal.write(`${visibleJson(messageRecord(message))}\n`)
      else await terminal.write(`${listed === 0 ? '' : '\n'}${formatMessage(message, formatter)}`)
    }
    await terminal.flush()
    const messages = text('common.counts.messages', { count: listed })
    if (hasMore) terminal.notify(text('messages.more', { messages }))
    else terminal.notify(listed === 0 ? text('messages.none') : text('messages.listed', { messages }))
  },
})

/**
 * Records that an application is answered now, and says when it is deleted.
 * @throws Failure if no application has this id
 */
async function recordAnswer({ terminal, formatter, config, store: open, now }: Context, id: string): Promise<void> {
  const store = await open()
  const at = now()
  const message = (await store.answerApplication(id, at)) ? await store.findMessage(id) : undefined
  if (!message) throw new Failure(text('messages.notAnApplication', { id }))
  const end = Math.min(at + retentionDays.answered * day, message.at + config().messageDays * day)
  await terminal.print(text('messages.answered', { time: formatter.dateTime(end) }))
}

const day: Milliseconds = 24 * 60 * 60 * 1000

const exportColumns = [
  ...['id', 'at', 'form', 'topic', 'language', 'status', 'name', 'email', 'phone', 'municipality', 'page'],
  ...['consent_version', 'answered', 'order', 'message'],
]

async function* rowsOf(messages: AsyncIterable<StoredMessage>): AsyncGenerator<Cell[]> {
  for await (const message of messages) {
    const { id, at, form, topic, language, status, name, email, phone, municipality, page } = message
    yield [
      ...[id, isoTime(at), form, topic, language, status, name, email, phone, municipality, page],
      ...[message.consentVersion, isoTimeOrNull(message.answered), message.order?.number ?? null, message.message],
    ]
  }
}

/** Returns text in one script and one case, for comparison. */
const normalised = (value: string): string => toLatin(value.normalize('NFC')).toLowerCase()

/** Returns the parts of a message in which --find searches. */
const searchedTexts = ({ id, name, email, phone, municipality, message, order }: StoredMessage): string[] => [
  ...[id, name, email, phone, municipality, message],
  ...(order ? [String(order.number), order.company, order.to?.name ?? ''] : []),
]
