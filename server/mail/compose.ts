import { isIP } from 'node:net'
import type { SendMailOptions } from 'nodemailer'
import { isEmail, isPlainEmail } from '#shared/forms/email.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import type { MailKind, MailPayloads } from '#shared/mails.generated.ts'
import { wordsOf } from '#locales/words.ts'
import { visitorOf, type DueMail } from '#db/store.ts'
import type { ComposeParts } from './mail.ts'
import { mails } from './mails.generated.ts'
import { inboxOf } from './inboxOf.ts'

/** A mail that is ready for a transport. */
export interface ComposedMail {
  /** The id of its row in the outbox. */
  id: string
  content: SendMailOptions
}

/** `dropped`: the mail can never be sent. */
export type Composition = { outcome: 'composed'; mail: ComposedMail } | { outcome: 'dropped'; reason: string }

/**
 * Composes a due mail.
 * @throws StoreUnavailable when the message that it is about cannot be read
 */
export type Compose = (due: DueMail) => Promise<Composition>

/**
 * Returns the right side of Message-IDs (RFC 5322, 3.6.4): the site's host, or the domain of `mailFrom` if that host is not
 * public (`localhost`, an IP address).
 */
export function messageIdDomain(publicUrl: string, mailFrom: string): string {
  const { hostname } = new URL(publicUrl)
  const isPublic = hostname.includes('.') && !isIP(hostname)
  return isPublic ? hostname : mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
}

/** Returns why a mail to this address can never be sent; undefined if it can. Rows of earlier versions may hold such addresses. */
function undeliverableReason(to: string): string | undefined {
  if (!isEmail(to)) return 'the recipient is not an email address'
  // nodemailer would send UTF-8 even to a server without SMTPUTF8.
  return isPlainEmail(to) ? undefined : 'the recipient needs SMTPUTF8'
}

/** Composes the part of a mail that depends on its kind. */
function composeKind<Kind extends MailKind>(payload: { kind: Kind } & MailPayloads[Kind], parts: ComposeParts) {
  const { kind } = payload
  // A newer release has queued it: it stays in the outbox for that release.
  if (!Object.hasOwn(mails, kind)) throw new Error(`This version has no mail of the kind “${kind}”.`)
  return mails[kind].compose(payload, parts)
}

export function createCompose(parts: ComposeParts): Compose {
  const { publicUrl, mailFrom, contactInbox } = parts.settings
  const domain = messageIdDomain(publicUrl, mailFrom)

  return async ({ id, payload }) => {
    const draft = await composeKind(payload, parts)
    if ('dropped' in draft) return { outcome: 'dropped', reason: draft.dropped }
    const to = visitorOf(payload) ?? inboxOf({ contactInbox })
    const reason = undeliverableReason(to)
    if (reason !== undefined) return { outcome: 'dropped', reason }
    const { language, letter, replyTo, headers } = draft
    // Addresses are objects, because nodemailer would parse a text as a list.
    const content: SendMailOptions = {
      from: { name: wordsOf(language).organisation.name, address: mailFrom },
      to: { name: '', address: to },
      ...(replyTo && { replyTo }),
      // An envelope of its own: headers cannot add recipients.
      envelope: { from: { name: '', address: mailFrom }, to: [{ name: '', address: to }] },
      // The same at every attempt, so that a mail that was accepted twice can be recognised.
      messageId: `<${id}@${domain}>`,
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      headers: {
        // RFC 3834, 5: suppresses automatic replies.
        'Auto-Submitted': 'auto-generated',
        'Content-Language': languageFacts[language].tag,
        ...headers,
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    }
    return { outcome: 'composed', mail: { id, content } }
  }
}
