import type { Store } from '#db/store.ts'
import type { Sending } from '#shared/forms/schemas.ts'
import { consentEntry } from './consent.ts'
import { normaliseEmail } from './email.ts'
import type { Circumstances } from './newsletter.ts'
import { sameness } from './sameness.ts'
import type { KeyedHash } from './secrets.ts'

export interface ContactParts {
  store: Store
  hash: KeyedHash
  now: () => number
  wakeOutbox: () => void
}

/** Messages to the party: stored with their consent and the mail about them in one commit. */
export function createContact({ store, hash, now, wakeOutbox }: ContactParts) {
  return {
    async send(given: Sending, { language, page, ip }: Circumstances): Promise<void> {
      const { form, topic, name, phone, municipality, message } = given
      const email = normaliseEmail(given.email)
      const at = now()
      await store.acceptMessage({
        form,
        topic,
        name,
        email,
        phone,
        municipality,
        message,
        language,
        page,
        at,
        status: given.website === '' ? 'accepted' : 'suspect',
        consent: given.consent
          ? consentEntry(hash, { act: 'given', purpose: 'contact', language, form, page, email, ip })
          : undefined,
        ...sameness(given.key, at, ['send', form, topic, name, email, phone, municipality, message, language]),
      })
      wakeOutbox()
    },
  }
}
export type Contact = ReturnType<typeof createContact>
