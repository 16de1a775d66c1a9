import type { Language } from '#shared/i18n/languages.ts'
import type { Store } from '#db/store.ts'
import type { SecretKey } from './addresses.ts'
import type { Letter } from './layout.ts'

export interface MailSettings {
  /** The site's origin (`PUBLIC_URL`). */
  publicUrl: string
  /** Bare addresses: `MAIL_FROM` and `CONTACT_INBOX`. */
  mailFrom: string
  contactInbox: string
  /** `SECRET`: signs the unsubscribe addresses. */
  secret: SecretKey
}

export interface ComposeParts {
  store: Pick<Store, 'findMessage'>
  settings: MailSettings
}

export type Headers = Record<string, string | { prepared: boolean; value: string }>

/** A written mail, before the headers that all mails have in common. */
export interface Draft {
  language: Language
  letter: Letter
  replyTo?: { name: string; address: string }
  headers?: Headers
}

/** There is nothing to send any more, and there never will be. */
export interface Dropped {
  dropped: string
}

/**
 * A kind of mail. Its payload is what the outbox keeps to write it from. A payload with `to` goes to that visitor; one
 * without goes to the party, after the mails that visitors wait for.
 */
export interface Mail<Payload> {
  /** Writes the mail. Rejects with `StoreUnavailable` where what it is about cannot be read now. */
  compose: (payload: Payload, parts: ComposeParts) => Draft | Dropped | Promise<Draft | Dropped>
}
