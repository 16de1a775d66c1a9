import type { OutboxMail } from '#db/store.ts'
import { command } from '../command.ts'
import { choice, flag } from '../options.ts'
import { MailCount, mailKindSaid, stoppedMail } from '../stoppedMail.ts'
import { isoTime } from '../../services/isoTime.ts'
import { counted, dateTime, visible, visibleJson } from '../text.ts'

const mailText = ({ id, kind, status, attempts, created, lastError }: OutboxMail): string => {
  const tried = attempts === 0 ? 'never tried' : `tried ${counted(attempts, 'time')}`
  const answer = lastError === '' ? '' : `, the last answer was “${visible(lastError)}”`
  return `${id}  ${status}\n  ${mailKindSaid[kind]}\n  written ${dateTime(created)}, ${tried}${answer}\n`
}

const mailRecord = ({ created, nextAttempt, ...mail }: OutboxMail) => ({
  ...mail,
  created: isoTime(created),
  nextAttempt: isoTime(nextAttempt),
})

export const mailListCommand = command({
  purpose: 'lists the mails that no longer leave by themselves',
  options: {
    all: flag('lists the waiting and the sent mails too', 'only held and dead mails'),
    format: choice('text to read, json for programs (one object a line)', ['text', 'json'], 'text'),
  },
  notes: [
    'held: waited for more than 72 hours, and is not sent unasked after such a time. dead: the mail server refused it for good.',
    '“staff mail release” has them sent, “staff mail drop” gives them up.',
  ],
  example: 'mail list',

  async run(context, { options }) {
    const { terminal } = context
    const store = await context.store()
    const count = new MailCount()
    for await (const mail of options.all ? store.listMail() : stoppedMail(store)) {
      await terminal.write(options.format === 'json' ? `${visibleJson(mailRecord(mail))}\n` : mailText(mail))
      count.add(mail)
    }
    await terminal.flush()
    const none = options.all ? 'There are no mails.' : 'No mail is held or dead.'
    terminal.say(count.total === 0 ? none : `${counted(count.total, 'mail')}: ${count.toString()}.`)
  },
})
