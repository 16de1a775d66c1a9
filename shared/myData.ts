import type { ConsentPurpose } from './consent/versions.ts'
import type { Topic } from './forms/topics.ts'
import type { Language } from './i18n/languages.ts'
import type { MailKind } from './mails.generated.ts'
import type { ConsentAct, MailStatus, SubscriberStatus } from './records.ts'

/** What a visitor can do with a press of a button on the page that shows their data. */
export const myDataActs = ['language', 'unsubscribe', 'download', 'erase'] as const
export type MyDataAct = (typeof myDataActs)[number]

/** What of it the page then says. */
export const myDataChanges = ['language', 'unsubscribe'] as const satisfies MyDataAct[]
export type MyDataChange = (typeof myDataChanges)[number]

/** More messages than these, the latest, are in the copy to take along alone. */
export const maxMessagesShown = 50

/** Everything kept about one address, as its page shows it. Days are ISO 8601 dates at the party's seat. */
export interface MyData {
  email: string
  subscription:
    | {
        status: SubscriberStatus
        language: Language
        since: string
        confirmed: string | null
        unsubscribed: string | null
        /** Version of the wording that was consented to; null where no box was ticked. */
        consentVersion: number | null
        /** From which day that wording is shown, where it is the present one; of older ones the site has the number alone. */
        wordingDate: string | null
      }
    | undefined
  /** The latest first. */
  messages: {
    day: string
    /** Null for a sign-up that looked automatic. */
    topic: Topic | null
    name: string
    phone: string
    municipality: string
    text: string
    /** Number of the order that came with it; null where nothing was ordered. */
    order: string | null
    isSuspect: boolean
  }[]
  /** How many there are, shown or not. */
  messageCount: number
  consents: { day: string; act: ConsentAct; purpose: ConsentPurpose; version: number }[]
  mails: { day: string; kind: MailKind; status: MailStatus }[]
  isSuppressed: boolean
}
