import type { Milliseconds, PersonRecord, Store } from '#db/store.ts'
import { wordingVersions } from '#shared/consent/versions.ts'
import type { DataRequestSubmission } from '#shared/forms/schemas.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { maxMessagesShown, type MyData } from '#shared/myData.ts'
import { dayOf } from '#shared/localDay.ts'
import { normaliseEmail } from './email.ts'
import type { Newsletter } from './newsletter.ts'
import { personCopy, type CopySite, type PersonCopy } from './personCopy.ts'
import { idempotencyKey } from './idempotency.ts'
import { randomSecret, sha256 } from './secrets.ts'
import type { SiteKeys } from './siteKey.ts'

const dayOrNull = (at: Milliseconds | null): string | null => (at === null ? null : dayOf(at))

export interface MyDataParts {
  store: Pick<Store, 'requestAccess' | 'findAccess' | 'showPerson' | 'changeLanguage' | 'erasePerson'>
  subjectHashes: SiteKeys['subjectHashes']
  site: CopySite
  newsletter: Pick<Newsletter, 'leave'>
  now: () => number
  /** Called after each commit that may have queued mail. */
  wakeOutbox: () => void
  /** Deletes the files of mails that no longer wait. Resolves to false if that failed and must be retried. */
  deleteFinishedMailFiles: () => Promise<boolean>
}

/** The address of a mailed token and everything stored about it. */
interface Opened {
  email: string
  /** The language of the mail with the token. */
  language: Language
  kept: PersonRecord
}

/** The result of an erasure. `complete` is false while files still hold traces; maintenance removes them. */
interface Erased {
  email: string
  complete: boolean
}

/** The time for which a repeated erasure returns the result of the first, in milliseconds. */
const repeatTime = 60_000

/** Creates the service by which a person sees, copies and erases their data, with a mailed token. */
export function createMyData({
  store,
  subjectHashes,
  site,
  newsletter,
  now,
  wakeOutbox,
  deleteFinishedMailFiles,
}: MyDataParts) {
  /** Erasures in progress or of the last `repeatTime`, by the hash of the token. */
  const erasures = new Map<string, Promise<Erased | undefined>>()

  /** Changes nothing. Returns undefined if the token is unknown or expired. */
  async function open(token: string): Promise<Opened | undefined> {
    const access = await store.findAccess(sha256(token), now())
    return access && { ...access, kept: await store.showPerson(access.email, ...subjectHashes(access.email)) }
  }

  async function eraseNow(token: string): Promise<Erased | undefined> {
    const opened = await open(token)
    if (!opened) return undefined
    const { email } = opened
    const [subjectHash] = subjectHashes(email)
    const { complete } = await store.erasePerson(email, subjectHash, now())
    return { email, complete: (await deleteFinishedMailFiles()) && complete }
  }

  return {
    open,

    /** Mails a link if something is stored about the address. The caller cannot tell whether that was so. */
    async ask(input: DataRequestSubmission, language: Language): Promise<void> {
      const email = normaliseEmail(input.email)
      const token = randomSecret()
      const at = now()
      await store.requestAccess({
        email,
        language,
        at,
        tokenHash: sha256(token),
        secret: token,
        ...idempotencyKey('', at, ['my-data', email, language]),
      })
      wakeOutbox()
    },

    /** Changes the newsletter's language. No effect on a person without a subscription. */
    async changeLanguage({ kept: { subscriber } }: Opened, language: Language): Promise<void> {
      if (subscriber && subscriber.status !== 'unsubscribed') await store.changeLanguage(subscriber.id, language)
    },

    async unsubscribe(
      { kept: { subscriber } }: Opened,
      requestContext: Parameters<Newsletter['leave']>[1],
    ): Promise<void> {
      if (subscriber) await newsletter.leave(subscriber, requestContext)
    },

    copy: ({ email, kept }: Opened): PersonCopy => personCopy(email, kept, site, now()),

    /**
     * Erases everything about the address, including the token. A repeated call with the same token returns the first result,
     * because a second click must not report an expired link. Returns undefined if the token is unknown or expired.
     */
    erase(token: string): Promise<Erased | undefined> {
      const key = sha256(token)
      const earlier = erasures.get(key)
      if (earlier) return earlier
      const erasing = eraseNow(token)
      erasures.set(key, erasing)
      const forget = () => erasures.delete(key)
      erasing.then((erased) => (erased ? void setTimeout(forget, repeatTime).unref() : forget()), forget)
      return erasing
    },
  }
}
export type MyDataService = ReturnType<typeof createMyData>

const wording = wordingVersions.newsletter

/** Returns the data about an address in the form that its page shows. */
export function shownData(email: string, { subscriber, messages, consents, mails, suppressed }: PersonRecord): MyData {
  return {
    email,
    subscription: subscriber && {
      status: subscriber.status,
      language: subscriber.language,
      since: dayOf(subscriber.created),
      confirmed: dayOrNull(subscriber.confirmed),
      unsubscribed: dayOrNull(subscriber.unsubscribed),
      consentVersion: subscriber.consentVersion,
      wordingDate: subscriber.consentVersion === wording.version ? wording.date : null,
    },
    messages: messages
      .slice(-maxMessagesShown)
      .reverse()
      .map(({ at, topic, name, phone, municipality, message, order, status }) => ({
        day: dayOf(at),
        topic,
        name,
        phone,
        municipality,
        text: message,
        order: order && String(order.number),
        isSuspect: status === 'suspect',
      })),
    messageCount: messages.length,
    consents: consents.map(({ at, act, purpose, wordingVersion }) => ({
      day: dayOf(at),
      act,
      purpose,
      version: wordingVersion,
    })),
    mails: mails.map(({ created, kind, status }) => ({ day: dayOf(created), kind, status })),
    isSuppressed: suppressed,
  }
}
