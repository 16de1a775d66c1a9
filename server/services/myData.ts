import type { Milliseconds, PersonRecord, Store } from '#db/store.ts'
import { wordingVersions } from '#shared/consent/versions.ts'
import type { Asking } from '#shared/forms/schemas.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { maxMessagesShown, type MyData } from '#shared/myData.ts'
import { dayOf } from '#shared/localDay.ts'
import { normaliseEmail } from './email.ts'
import type { Newsletter } from './newsletter.ts'
import { personCopy, type CopySite, type PersonCopy } from './personCopy.ts'
import { idempotencyKey } from './idempotency.ts'
import { randomSecret, sha256 } from './secrets.ts'
import type { SiteKeys } from './siteKey.ts'

/** The day of something that may not have happened. */
const dayOrNull = (at: Milliseconds | null): string | null => (at === null ? null : dayOf(at))

export interface MyDataParts {
  store: Pick<Store, 'requestAccess' | 'findAccess' | 'showPerson' | 'changeLanguage' | 'erasePerson'>
  subjectHashes: SiteKeys['subjectHashes']
  site: CopySite
  newsletter: Pick<Newsletter, 'leave'>
  now: () => number
  /** Called after a commit that may have queued mail. */
  wakeOutbox: () => void
  /** Deletes the files of mails that are gone; answers whether it could. */
  deleteFinishedMailFiles: () => Promise<boolean>
}

/** Someone who holds a mailed token, and everything kept about their address. */
interface Opened {
  email: string
  /** Of the mail that carried the token. */
  language: Language
  kept: PersonRecord
}

/** What an erasure came to; `complete` is false where files still hold traces, which are removed later. */
interface Erased {
  email: string
  complete: boolean
}

/** So long a second press of the same button is told what the first one did, in milliseconds. */
const repeatTime = 60_000

/** What a person can do with what is kept about them, by a link that only they are mailed. */
export function createMyData({
  store,
  subjectHashes,
  site,
  newsletter,
  now,
  wakeOutbox,
  deleteFinishedMailFiles,
}: MyDataParts) {
  /** Erasures under way or just done, by the token's hash. */
  const erasures = new Map<string, Promise<Erased | undefined>>()

  /** Changes nothing. Undefined where the token is unknown or has ended. */
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

    /** The same for an address that the party knows and one that it does not. */
    async ask(given: Asking, language: Language): Promise<void> {
      const email = normaliseEmail(given.email)
      const mailed = randomSecret()
      const at = now()
      await store.requestAccess({
        email,
        language,
        at,
        tokenHash: sha256(mailed),
        secret: mailed,
        ...idempotencyKey('', at, ['my-data', email, language]),
      })
      wakeOutbox()
    },

    /** The newsletter's language. No effect on who gets none. */
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
     * Everything goes, the token with it: a button pressed twice, while the first press is still under way, is not told
     * that its link has ended. Undefined where the token is no good.
     */
    erase(token: string): Promise<Erased | undefined> {
      const key = sha256(token)
      const begun = erasures.get(key)
      if (begun) return begun
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

/** What is kept about an address, as its page shows it. */
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
