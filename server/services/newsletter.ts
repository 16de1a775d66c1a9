import type { Store, Subscriber } from '#db/store.ts'
import type { Subscribing } from '#shared/forms/schemas.ts'
import { isSubscribed } from '#shared/records.ts'
import type { Language } from '#shared/i18n/languages.ts'
import {
  confirmationReceipt,
  readConfirmationReceipt,
  readUnsubscribeToken,
  unsubscribeToken,
  type TokenSubject,
} from '../mail/addresses.ts'
import { consentEntry } from './consent.ts'
import { normaliseEmail } from './email.ts'
import { randomSecret, sha256, type KeyedHash } from './secrets.ts'
import { idempotencyKey } from './idempotency.ts'

/** What a request adds to what was typed. */
export interface RequestContext {
  language: Language
  /** In which language the consent wording was shown, where that is another. */
  wordingLanguage?: Language | undefined
  /** Route id of the page that held the form; empty for a bare call. */
  page: string
  ip: string
}

/** The circumstances of a button; without a language where the request names none. */
type ShownIn = Pick<RequestContext, 'page' | 'ip'> & { language: Language | undefined }

export interface NewsletterParts {
  store: Store
  hash: KeyedHash
  /** The site's key: signs receipts. */
  secret: string
  /** Keys whose signatures are accepted. */
  acceptedKeys: readonly string[]
  doubleOptIn: boolean
  now: () => number
  /** Called after a commit that queued mail. */
  wakeOutbox: () => void
}

/** Asking, confirming and leaving: a subscriber's time-line. */
export function createNewsletter({ store, hash, secret, acceptedKeys, doubleOptIn, now, wakeOutbox }: NewsletterParts) {
  const entryFor = (
    act: 'confirmed' | 'withdrawn',
    { email, form, language: own }: Subscriber,
    { language = own, page, ip }: ShownIn,
  ) => consentEntry(hash, { act, purpose: 'newsletter', form, email, language, page, ip })

  async function subscriberOf(read: TokenSubject | undefined): Promise<Subscriber | undefined> {
    const subscriber = read && (await store.findSubscriber(read.id))
    return subscriber?.keyVersion === read?.keyVersion ? subscriber : undefined
  }

  /** Can be repeated. A mail program's one-click call shows nothing: the wording meant is the one that was consented to. */
  const leave = (leaving: Subscriber, shown: ShownIn): Promise<Subscriber | undefined> =>
    store.unsubscribe(leaving.id, now(), entryFor('withdrawn', leaving, shown))

  return {
    leave,

    /** The same answer for a new, a pending, a confirmed and an unsubscribed address. */
    async subscribe(
      given: Subscribing,
      { language, wordingLanguage = language, page, ip }: RequestContext,
    ): Promise<void> {
      const email = normaliseEmail(given.email)
      const mailed = randomSecret()
      const at = now()
      await store.requestSubscription({
        email,
        language,
        form: given.form,
        at,
        tokenHash: sha256(mailed),
        secret: mailed,
        consent: given.consent
          ? consentEntry(hash, {
              act: 'given',
              purpose: 'newsletter',
              language: wordingLanguage,
              form: given.form,
              page,
              email,
              ip,
            })
          : undefined,
        ...idempotencyKey(given.key, at, ['subscribe', given.form, email, language, given.consent]),
        confirmImmediately: !doubleOptIn,
      })
      wakeOutbox()
    },

    /** What a subscriber's own unsubscribe address carries. */
    tokenOf: ({ id, keyVersion }: Subscriber): string => unsubscribeToken(secret, id, keyVersion),

    /** Whose confirmation a mailed secret is; changes nothing. */
    findConfirmation: (mailed: string) => store.findConfirmation(sha256(mailed), now()),

    /**
     * Logs the form of the confirmed request, and its language where the page was shown in no other: the log proves the
     * wording that the button stood under. Undefined where the secret is no good; `receipt` is what the page afterwards goes by.
     */
    async confirm(mailed: string, shown: ShownIn): Promise<{ subscriber: Subscriber; receipt: string } | undefined> {
      const [tokenHash, at] = [sha256(mailed), now()]
      const asking = await store.findConfirmation(tokenHash, at)
      if (!asking) return undefined
      const result = await store.confirmSubscription(tokenHash, at, entryFor('confirmed', asking, shown))
      wakeOutbox()
      if (result.outcome === 'invalid') return undefined
      const { subscriber } = result
      return { subscriber, receipt: confirmationReceipt(secret, subscriber.id, subscriber.keyVersion) }
    },

    /** The confirmed subscriber a receipt speaks of; changes nothing. */
    async findConfirmed(receipt: string): Promise<Subscriber | undefined> {
      const subscriber = await subscriberOf(readConfirmationReceipt(acceptedKeys, receipt))
      return subscriber && isSubscribed(subscriber) ? subscriber : undefined
    },

    /** The subscriber an unsubscribe address belongs to; changes nothing. */
    findSubscriber: (token: string): Promise<Subscriber | undefined> =>
      subscriberOf(readUnsubscribeToken(acceptedKeys, token)),

    /** Can be repeated. Undefined where the address belongs to nobody. */
    async unsubscribe(token: string, requestContext: ShownIn): Promise<Subscriber | undefined> {
      const subscriber = await this.findSubscriber(token)
      return subscriber && leave(subscriber, requestContext)
    },
  }
}
export type Newsletter = ReturnType<typeof createNewsletter>
