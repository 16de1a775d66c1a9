import { isIP } from 'node:net'
import type { SendMailOptions } from 'nodemailer'
import { isEmail, isPlainEmail } from '#shared/forms/email.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import type { MailKind, MailPayloads } from '#shared/mails.generated.ts'
import { wordsOf } from '#locales/words.ts'
import { visitorOf, type DueMail } from '#db/store.ts'
import type { ComposeParts } from './mail.ts'
import { mails } from './mails.generated.ts'

/** A mail as a transport takes it. */
export interface ComposedMail {
  /** Id of its row in the outbox. */
  id: string
  content: SendMailOptions
}

/** `dropped`: there is nothing to send any more, and there never will be. */
export type Composition = { outcome: 'composed'; mail: ComposedMail } | { outcome: 'dropped'; reason: string }

/** Writes a due mail. Rejects with `StoreUnavailable` where what it is about cannot be read now. */
export type Compose = (due: DueMail) => Promise<Composition>

/**
 * The right side of Message-IDs: the site's host, or the sender's domain where the site has no public one
 * (`localhost`, an IP address). Unique together with the id of the outbox row (RFC 5322, 3.6.4).
 */
export function messageIdDomain(publicUrl: string, mailFrom: string): string {
  const { hostname } = new URL(publicUrl)
  const isPublic = hostname.includes('.') && !isIP(hostname)
  return isPublic ? hostname : mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
}

/** Why a mail to this address can never be sent; undefined where it can. The forms refuse both, but a row may be older than they. */
function undeliverableReason(to: string): string | undefined {
  if (!isEmail(to)) return 'the recipient is no email address'
  // nodemailer would write UTF-8 to a server that never offered SMTPUTF8.
  return isPlainEmail(to) ? undefined : 'the recipient needs SMTPUTF8'
}

/** Writes what is particular to one kind of mail. */
function write<Kind extends MailKind>(payload: { kind: Kind } & MailPayloads[Kind], parts: ComposeParts) {
  const { kind } = payload
  // Queued by a newer version of this program: it stays in the outbox, where that version finds it.
  if (!Object.hasOwn(mails, kind)) throw new Error(`This version knows no mail of the kind “${kind}”.`)
  return mails[kind].compose(payload, parts)
}

export function createCompose(parts: ComposeParts): Compose {
  const { publicUrl, mailFrom, contactInbox } = parts.settings
  const domain = messageIdDomain(publicUrl, mailFrom)

  return async ({ id, payload }) => {
    const draft = await write(payload, parts)
    if ('dropped' in draft) return { outcome: 'dropped', reason: draft.dropped }
    const to = visitorOf(payload) ?? contactInbox
    const reason = undeliverableReason(to)
    if (reason !== undefined) return { outcome: 'dropped', reason }
    const { language, letter, replyTo, headers } = draft
    // Addresses are objects, so that none is ever parsed as a list.
    const content: SendMailOptions = {
      from: { name: wordsOf(language).organisation.name, address: mailFrom },
      to: { name: '', address: to },
      ...(replyTo && { replyTo }),
      // The envelope is said apart from the headers, and as objects: whatever stands in those, one address gets the mail.
      envelope: { from: { name: '', address: mailFrom }, to: [{ name: '', address: to }] },
      // The same at every attempt, so that a mail taken twice (its receipt was lost) can be known as one.
      messageId: `<${id}@${domain}>`,
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      headers: {
        // RFC 3834, 5: asks vacation notices and other robots not to answer.
        'Auto-Submitted': 'auto-generated',
        // RFC 3282.
        'Content-Language': languageFacts[language].tag,
        ...headers,
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    }
    return { outcome: 'composed', mail: { id, content } }
  }
}
