import type { Store, Subscriber } from '#db/store.ts'
import type { SubscriptionSubmission } from '#shared/forms/schemas.ts'
import { isSubscribed } from '#shared/records.ts'
import type { Language } from '#shared/i18n/languages.ts'
import {
  confirmationReceipt,
  readConfirmationReceipt,
  readUnsubscribeToken,
  unsubscribeToken,
  type TokenSubject,
} from '../mail/addresses.ts'
import type { Counters } from '../metrics/counters.ts'
import { consentEntry } from './consent.ts'
import { normaliseEmail } from './email.ts'
import { randomSecret, sha256, type KeyedHash } from './secrets.ts'
import { idempotencyKey } from './idempotency.ts'

/** The request context of a submission. */
export interface RequestContext {
  language: Language
  /** The language of the consent wording, if it differs. */
  wordingLanguage?: Language | undefined
  /** The route id of the page with the form; empty for a call without a page. */
  page: string
  ip: string
}

/** The request context of a submission whose sender gets a receipt if `isMailed`. */
export interface ReceiptContext extends RequestContext {
  isMailed: boolean
}

/** The request context of a button. The language is undefined if the request names none. */
type ButtonContext = Pick<RequestContext, 'page' | 'ip'> & { language: Language | undefined }

export interface NewsletterParts {
  store: Store
  hash: KeyedHash
  /** The site key. It signs receipts and unsubscribe tokens. */
  secret: string
  /** Keys whose signatures are accepted. */
  acceptedKeys: readonly string[]
  doubleOptIn: boolean
  now: () => number
  /** Called after each commit that may have queued mail. */
  wakeOutbox: () => void
  countSignUp?: Counters['countSignUp']
}

/** Creates the service that subscribes, confirms and unsubscribes. */
export function createNewsletter(parts: NewsletterParts) {
  const { store, hash, secret, acceptedKeys, doubleOptIn, now, wakeOutbox, countSignUp = () => {} } = parts
  const entryFor = (
    act: 'confirmed' | 'withdrawn',
    { email, form, language: subscriberLanguage }: Subscriber,
    { language = subscriberLanguage, page, ip }: ButtonContext,
  ) => consentEntry(hash, { act, purpose: 'newsletter', form, email, language, page, ip })

  async function subscriberOf(token: TokenSubject | undefined): Promise<Subscriber | undefined> {
    const subscriber = token && (await store.findSubscriber(token.id))
    return subscriber?.keyVersion === token?.keyVersion ? subscriber : undefined
  }

  /** Idempotent. A one-click call of a mail program has no language: the entry takes the subscriber's. */
  const leave = (subscriber: Subscriber, context: ButtonContext): Promise<Subscriber | undefined> =>
    store.unsubscribe(subscriber.id, now(), entryFor('withdrawn', subscriber, context))

  return {
    leave,

    /** Requests a subscription. The caller cannot tell whether the address was new, pending, confirmed or unsubscribed. */
    async subscribe(
      input: SubscriptionSubmission,
      { language, wordingLanguage = language, page, ip }: RequestContext,
    ): Promise<void> {
      const email = normaliseEmail(input.email)
      const token = randomSecret()
      const at = now()
      await store.requestSubscription({
        email,
        language,
        form: input.form,
        at,
        tokenHash: sha256(token),
        secret: token,
        consent: input.consent
          ? consentEntry(hash, {
              act: 'given',
              purpose: 'newsletter',
              language: wordingLanguage,
              form: input.form,
              page,
              email,
              ip,
            })
          : undefined,
        ...idempotencyKey(input.key, at, ['subscribe', input.form, email, language, input.consent]),
        confirmImmediately: !doubleOptIn,
      })
      countSignUp('requested')
      wakeOutbox()
    },

    /** Returns the token of a subscriber's unsubscribe address. */
    tokenOf: ({ id, keyVersion }: Subscriber): string => unsubscribeToken(secret, id, keyVersion),

    /** Returns the subscriber of a mailed token; changes nothing. */
    findConfirmation: (token: string) => store.findConfirmation(sha256(token), now()),

    /**
     * Confirms a subscription. The consent log gets the form of the original request and the language of the page with the
     * button, since it must prove the wording that was shown. Returns undefined if the token is invalid.
     * @returns the subscriber, and a receipt for the address of the next page
     */
    async confirm(
      token: string,
      context: ButtonContext,
    ): Promise<{ subscriber: Subscriber; receipt: string } | undefined> {
      const [tokenHash, at] = [sha256(token), now()]
      const requested = await store.findConfirmation(tokenHash, at)
      if (!requested) return undefined
      const result = await store.confirmSubscription(tokenHash, at, entryFor('confirmed', requested, context))
      wakeOutbox()
      if (result.outcome === 'invalid') return undefined
      if (result.outcome === 'confirmed') countSignUp('confirmed')
      const { subscriber } = result
      return { subscriber, receipt: confirmationReceipt(secret, subscriber.id, subscriber.keyVersion) }
    },

    /** Returns the confirmed subscriber of a receipt; changes nothing. */
    async findConfirmed(receipt: string): Promise<Subscriber | undefined> {
      const subscriber = await subscriberOf(readConfirmationReceipt(acceptedKeys, receipt))
      return subscriber && isSubscribed(subscriber) ? subscriber : undefined
    },

    /** Returns the subscriber of an unsubscribe token; changes nothing. */
    findSubscriber: (token: string): Promise<Subscriber | undefined> =>
      subscriberOf(readUnsubscribeToken(acceptedKeys, token)),

    /** Idempotent. Returns undefined if the token is invalid. */
    async unsubscribe(token: string, context: ButtonContext): Promise<Subscriber | undefined> {
      const subscriber = await this.findSubscriber(token)
      return subscriber && leave(subscriber, context)
    },
  }
}
export type Newsletter = ReturnType<typeof createNewsletter>
