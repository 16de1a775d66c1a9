import { isIP } from 'node:net'
import type { SendMailOptions } from 'nodemailer'
import { isEmail, isPlainEmail } from '#shared/forms/email.ts'
import { defaultLanguage, languageFacts, type Language } from '#shared/i18n/languages.ts'
import { wordsOf } from '#locales/words.ts'
import type { DueMail, Store } from '#db/store.ts'
import {
  confirmAddress,
  mailtoAddress,
  myDataAddress,
  unsubscribeAddress,
  unsubscribeToken,
  type SecretKey,
} from './addresses.ts'
import type { Letter } from './layout.ts'
import { accessMail, confirmMail, contactMail, oneLine, orderMail, welcomeMail } from './templates.ts'

export interface MailSettings {
  /** The site's origin (`PUBLIC_URL`). */
  publicUrl: string
  /** Bare addresses: `MAIL_FROM` and `CONTACT_INBOX`. */
  mailFrom: string
  contactInbox: string
  /** `SECRET`: signs the unsubscribe addresses. */
  secret: SecretKey
}

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

type Headers = Record<string, string | { prepared: boolean; value: string }>

/** Why a mail to this address can never be sent; undefined where it can. The forms refuse both, but a row may be older than they. */
function whyUndeliverable(to: string): string | undefined {
  if (!isEmail(to)) return 'the recipient is no email address'
  // nodemailer would write UTF-8 to a server that never offered SMTPUTF8.
  return isPlainEmail(to) ? undefined : 'the recipient needs SMTPUTF8'
}

export interface ComposeParts {
  store: Pick<Store, 'findMessage'>
  settings: MailSettings
}

export function createCompose({ store, settings }: ComposeParts): Compose {
  const { publicUrl, mailFrom, contactInbox, secret } = settings
  const domain = messageIdDomain(publicUrl, mailFrom)

  /** What every mail of ours has in common. Addresses are objects, so that none is ever parsed as a list. */
  function envelop(
    due: DueMail,
    language: Language,
    to: string,
    letter: Letter,
    { replyTo, headers = {} }: { replyTo?: { name: string; address: string }; headers?: Headers } = {},
  ): Composition {
    const reason = whyUndeliverable(to)
    if (reason !== undefined) return { outcome: 'dropped', reason }
    const content: SendMailOptions = {
      from: { name: wordsOf(language).organisation.name, address: mailFrom },
      to: { name: '', address: to },
      ...(replyTo && { replyTo }),
      // The envelope is said apart from the headers, and as objects: whatever stands in those, one address gets the mail.
      envelope: { from: { name: '', address: mailFrom }, to: [{ name: '', address: to }] },
      // The same at every attempt, so that a mail taken twice (its receipt was lost) can be known as one.
      messageId: `<${due.id}@${domain}>`,
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
    return { outcome: 'composed', mail: { id: due.id, content } }
  }

  /**
   * RFC 2369 and RFC 8058: mail programs show a button that unsubscribes with one POST. The addresses stand on one line
   * (`prepared`): some programs do not read them where the line is folded. All in it is ours and percent-encoded.
   */
  const listHeaders = (address: string): Headers => ({
    'List-Unsubscribe': {
      prepared: true,
      value: `<${address}>, <${mailtoAddress(contactInbox)}?subject=unsubscribe>`,
    },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })

  return async (due) => {
    const { payload } = due
    switch (payload.kind) {
      case 'confirm': {
        const { to, language } = payload
        const address = confirmAddress(publicUrl, language, payload.secret)
        return envelop(due, language, to, confirmMail({ language, publicUrl, address }))
      }
      case 'welcome': {
        const { to, language } = payload
        const unsubscribe = unsubscribeAddress(
          publicUrl,
          unsubscribeToken(secret, payload.subscriberId, payload.keyVersion),
        )
        return envelop(due, language, to, welcomeMail({ language, publicUrl, unsubscribe }), {
          headers: listHeaders(unsubscribe),
        })
      }
      case 'access': {
        const { to, language } = payload
        const address = myDataAddress(publicUrl, language, payload.secret)
        return envelop(due, language, to, accessMail({ language, publicUrl, address }))
      }
      case 'contact': {
        const message = await store.findMessage(payload.messageId)
        if (!message) return { outcome: 'dropped', reason: 'the message is gone' }
        const { topic } = message
        if (topic === null) return { outcome: 'dropped', reason: 'the message is not for mailing' }
        const letter = message.order
          ? orderMail({ ...message, order: message.order })
          : contactMail({ ...message, topic })
        return envelop(due, defaultLanguage, contactInbox, letter, {
          // Forms let no other address through; this is the last place that can keep one out of a header.
          ...(isEmail(message.email) && { replyTo: { name: oneLine(message.name), address: message.email } }),
        })
      }
    }
  }
}
