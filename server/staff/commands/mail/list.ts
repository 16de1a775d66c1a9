import type { MailKind } from '#shared/mails.generated.ts'
import type { OutboxMail } from '#db/store.ts'
import { mails } from '../../../mail/mails.generated.ts'
import { isoTime } from '../../../services/isoTime.ts'
import { command } from '../../command.ts'
import { choice, flag } from '../../options.ts'
import { MailCount, mailStatusSaid, unsentMail } from '../../stoppedMail.ts'
import { counted, dateTime, visible, visibleJson } from '../../text.ts'

/** Mails to the party have no address of their own. A mail that was sent keeps none: its recipient is not known any more. */
const withRecipient = (mail: OutboxMail, contactInbox: string): OutboxMail => ({
  ...mail,
  to: mail.to ?? (mail.status === 'sent' ? null : contactInbox),
})

/** Returns what the mail does. A newer version of this program may have queued a kind that this one does not know. */
const purposeOf = (kind: MailKind): string => (Object.hasOwn(mails, kind) ? mails[kind].staffText : kind)

/** @param sends whether there is a mail server; without one, mails are only written to files, again and again */
function mailText(
  { id, kind, to, status, attempts, created, queued, nextAttempt, lastError }: OutboxMail,
  sends: boolean,
): string {
  const tries = [
    attempts === 0 ? 'never tried' : `tried ${counted(attempts, 'time')}`,
    ...(lastError === '' ? [] : [`the last answer was “${visible(lastError)}”`]),
    ...(status === 'pending' && attempts > 0 ? [`is tried again ${dateTime(nextAttempt)}`] : []),
  ]
  const times = [
    status === 'sent' ? `written ${dateTime(created)}` : `waits since ${dateTime(queued)}`,
    ...(sends || status !== 'pending' ? tries : ['not sent, because SMTP_URL is empty']),
  ]
  const recipient = to === null ? '' : `to ${visible(to)}: `
  return `${id}  ${mailStatusSaid[status]}\n  ${recipient}${purposeOf(kind)}\n  ${times.join(', ')}\n`
}

const mailRecord = ({ created, queued, nextAttempt, ...mail }: OutboxMail) => ({
  ...mail,
  created: isoTime(created),
  queued: isoTime(queued),
  nextAttempt: isoTime(nextAttempt),
})

export const mailListCommand = command({
  purpose: 'lists the mails that wait: to whom, since when, the mail server’s last answer',
  options: {
    all: flag('lists the sent mails too', 'only mails that were not sent'),
    format: choice('text to read, json for programs (one object a line)', ['text', 'json'], 'text'),
  },
  notes: [
    'pending: leaves by itself while the site runs. held: waited for more than 72 hours, and is not sent unasked after such a time. failed (“dead” in JSON): the mail server refused it for good, or there is nothing to send any more.',
    '“staff mail release” has held and failed ones sent, “staff mail drop” gives them up.',
  ],
  example: 'mail list',

  async run(context, { options }) {
    const { terminal } = context
    const { contactInbox, smtpUrl } = context.config()
    const store = await context.store()
    const count = new MailCount()
    for await (const found of options.all ? store.listMail() : unsentMail(store)) {
      const mail = withRecipient(found, contactInbox)
      await terminal.write(
        options.format === 'json' ? `${visibleJson(mailRecord(mail))}\n` : mailText(mail, Boolean(smtpUrl)),
      )
      count.add(mail)
    }
    await terminal.flush()
    const none = options.all ? 'There are no mails.' : 'No mail waits, is held or has failed.'
    terminal.say(count.total === 0 ? none : `${counted(count.total, 'mail')}: ${count.toString()}.`)
  },
})
