import type { OutboxMail } from '#db/store.ts'
import { isoTime } from '../../../services/isoTime.ts'
import { MailCount, unsentMail } from '../../blockedMail.ts'
import { command } from '../../command.ts'
import type { Formatter } from '../../formatter.ts'
import { mailPurpose } from '../../mailPurpose.ts'
import { choice, flag } from '../../options.ts'
import { text, type Text } from '../../text.ts'
import { visibleJson } from '../../visible.ts'
import { loadFacts } from '../../../publishing/facts/readFacts.ts'
import { inboxOf } from '../../../mail/inboxOf.ts'

/** Adds the recipient of a mail to the party, which has no address of its own. A sent mail keeps no recipient. */
const withRecipient = (mail: OutboxMail, contactInbox: string): OutboxMail => ({
  ...mail,
  to: mail.to ?? (mail.status === 'sent' ? null : contactInbox),
})

/**
 * Returns a mail as lines for people.
 * @param hasServer whether there is a mail server; without one, mails are only written to files, again and again
 */
function formatMail(mail: OutboxMail, hasServer: boolean, formatter: Formatter): string {
  const { id, kind, to, status, attempts, created, queued, nextAttempt, lastError } = mail
  const attemptTexts: Text[] = [
    attempts === 0 ? text('mail list.neverTried') : text('mail list.tried', { count: attempts }),
    ...(lastError === '' ? [] : [text('mail list.lastAnswer', { answer: lastError })]),
    ...(status === 'pending' && attempts > 0
      ? [text('mail list.nextTry', { time: formatter.dateTime(nextAttempt) })]
      : []),
  ]
  const times: Text[] = [
    status === 'sent'
      ? text('mail list.written', { time: formatter.dateTime(created) })
      : text('mail list.waiting', { time: formatter.dateTime(queued) }),
    ...(hasServer || status !== 'pending' ? attemptTexts : [text('mail list.notSent')]),
  ]
  const purpose = mailPurpose(kind)
  const subject = to === null ? purpose : text('mail list.what', { recipient: to, purpose })
  return [
    `${id}  ${formatter.text(text(`common.mailStatus.${status}`))}\n`,
    `  ${formatter.text(subject)}\n`,
    `  ${times.map((part) => formatter.text(part)).join(', ')}\n`,
  ].join('')
}

const mailRecord = ({ created, queued, nextAttempt, ...mail }: OutboxMail) => ({
  ...mail,
  created: isoTime(created),
  queued: isoTime(queued),
  nextAttempt: isoTime(nextAttempt),
})

export const mailListCommand = command('mail list', {
  options: { all: flag, format: choice(['text', 'json'], 'text') },
  example: 'mail list',

  async run(context, { options }) {
    const { terminal, formatter } = context
    const { contactInbox, smtpUrl } = context.config()
    const store = await context.store()
    await loadFacts(store)
    const count = new MailCount()
    for await (const found of options.all ? store.listMail() : unsentMail(store)) {
      const mail = withRecipient(found, inboxOf({ contactInbox }))
      await terminal.write(
        options.format === 'json'
          ? `${visibleJson(mailRecord(mail))}\n`
          : formatMail(mail, Boolean(smtpUrl), formatter),
      )
      count.add(mail)
    }
    await terminal.flush()
    if (count.total === 0) terminal.notify(options.all ? text('mail list.none') : text('mail list.noneUnsent'))
    else {
      const mails = text('common.counts.mails', { count: count.total })
      terminal.notify(text('mail list.total', { mails, statuses: count.byStatus }))
    }
  },
})
