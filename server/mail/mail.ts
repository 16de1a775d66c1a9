import type { Language } from '#shared/i18n/languages.ts'
import type { Store } from '#db/store.ts'
import type { SecretKey } from './addresses.ts'
import type { Letter } from './layout.ts'

export interface MailSettings {
  /** The base URL (`PUBLIC_URL`). */
  publicUrl: string
  /** `MAIL_FROM`, an address without a name. */
  mailFrom: string
  /** `CONTACT_INBOX`, an address without a name; undefined for the published address of the party. */
  contactInbox: string | undefined
  /** `SECRET`: signs the unsubscribe addresses. */
  secret: SecretKey
}

export interface ComposeParts {
  store: Pick<Store, 'findMessage' | 'findShown'>
  settings: MailSettings
}

export type Headers = Record<string, string | { prepared: boolean; value: string }>

/** A composed mail without the headers that all mails have in common. */
export interface Draft {
  language: Language
  letter: Letter
  replyTo?: { name: string; address: string }
  headers?: Headers
}

/** The mail can never be sent. */
export interface Dropped {
  /** The reason. */
  dropped: string
}

/**
 * A kind of mail. The outbox stores its payload. A payload with `to` goes to that visitor; one without goes to the party,
 * with the last priority.
 */
export interface Mail<Payload> {
  /**
   * Composes the mail.
   * @throws StoreUnavailable when the message that it is about cannot be read
   */
  compose: (payload: Payload, parts: ComposeParts) => Draft | Dropped | Promise<Draft | Dropped>
}
