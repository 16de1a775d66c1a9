import type { Milliseconds, PersonRecord, StoredMessage } from '#db/store.ts'
import { unsubscribeAddress, unsubscribeToken } from '../mail/addresses.ts'
import { isoTime, isoTimeOrNull } from './isoTime.ts'

/** A message for programs. */
export const messageRecord = ({ at, ...message }: StoredMessage) => ({ ...message, at: isoTime(at) })

export interface CopySite {
  publicUrl: string
  /** The site's key. */
  secret: string
}

/** The address at which a person unsubscribes; undefined for who is no subscriber. */
export const unsubscribeUrlOf = ({ subscriber }: PersonRecord, { publicUrl, secret }: CopySite): string | undefined =>
  subscriber && unsubscribeAddress(publicUrl, unsubscribeToken(secret, subscriber.id, subscriber.keyVersion))

/**
 * A copy of everything kept about an address, to take along (GDPR, article 20): the names of its keys stay as they are,
 * times are ISO 8601. The person's own page and the staff's command give the same one.
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
