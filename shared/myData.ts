import type { ConsentPurpose } from './consent/versions.ts'
import type { Topic } from './forms/topics.ts'
import type { Language } from './i18n/languages.ts'
import type { MailKind } from './mails.generated.ts'
import type { ConsentAct, MailStatus, SubscriberStatus } from './records.ts'

/** The actions on the page that shows a visitor's data. */
export const myDataActs = ['language', 'unsubscribe', 'download', 'erase'] as const
export type MyDataAct = (typeof myDataActs)[number]

/** The actions that the page confirms afterwards. */
export const myDataChanges = ['language', 'unsubscribe'] as const satisfies MyDataAct[]
export type MyDataChange = (typeof myDataChanges)[number]

/** The largest number of messages on the page; the latest are shown. The download has all. */
export const maxMessagesShown = 50

/** Everything that is stored about one address, as its page shows it. Days are ISO 8601 dates at the party's seat. */
export interface MyData {
  email: string
  subscription:
    | {
        status: SubscriberStatus
        language: Language
        since: string
        confirmed: string | null
        unsubscribed: string | null
        /** Version of the wording that was consented to; null if no box was ticked. */
        consentVersion: number | null
        /** The first day of that wording, if it is the current one; null for older ones. */
        wordingDate: string | null
      }
    | undefined
  /** Latest first. */
  messages: {
    day: string
    /** Null for a sign-up that looked automatic. */
    topic: Topic | null
    name: string
    phone: string
    municipality: string
    text: string
    /** Number of the message's order; null without one. */
    order: string | null
    isSuspect: boolean
  }[]
  /** The number of all messages, shown or not. */
  messageCount: number
  consents: { day: string; act: ConsentAct; purpose: ConsentPurpose; version: number }[]
  mails: { day: string; kind: MailKind; status: MailStatus }[]
  isSuppressed: boolean
}
