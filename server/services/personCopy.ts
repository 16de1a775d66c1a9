import type { Milliseconds, PersonRecord, StoredMessage } from '#db/store.ts'
import { unsubscribeAddress, unsubscribeToken } from '../mail/addresses.ts'
import { isoTime, isoTimeOrNull } from './isoTime.ts'

/** Returns a message with its time as ISO 8601. */
export const messageRecord = ({ at, ...message }: StoredMessage) => ({ ...message, at: isoTime(at) })

export interface CopySite {
  publicUrl: string
  /** The site key. */
  secret: string
}

/** Returns the address at which a person unsubscribes; undefined without a subscription. */
export const unsubscribeUrlOf = ({ subscriber }: PersonRecord, { publicUrl, secret }: CopySite): string | undefined =>
  subscriber && unsubscribeAddress(publicUrl, unsubscribeToken(secret, subscriber.id, subscriber.keyVersion))

/**
 * Returns a portable copy of everything stored about an address (GDPR, article 20). The property names are a stable format; times are
 * ISO 8601. The person's page and the staff command return the same copy.
 */
export function personCopy(email: string, kept: PersonRecord, site: CopySite, at: Milliseconds) {
  const { subscriber, messages, consents, mails, suppressed } = kept
  return {
    email,
    shown: isoTime(at),
    subscriber: subscriber
      ? {
          ...subscriber,
          created: isoTime(subscriber.created),
          confirmed: isoTimeOrNull(subscriber.confirmed),
          unsubscribed: isoTimeOrNull(subscriber.unsubscribed),
          unsubscribeUrl: unsubscribeUrlOf(kept, site),
        }
      : null,
    messages: messages.map(messageRecord),
    consents: consents.map((consent) => ({ ...consent, at: isoTime(consent.at) })),
    mails: mails.map((mail) => ({ ...mail, created: isoTime(mail.created) })),
    suppressed,
  }
}
export type PersonCopy = ReturnType<typeof personCopy>
