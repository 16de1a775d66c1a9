import type { Erasure, Milliseconds, PersonRecord } from '../store.ts'
import type { Tables } from './tables.ts'

/* Everything kept about one address. Each function runs inside one transaction. */

export const showPerson = (tables: Tables, email: string, subjectHash: string): PersonRecord => ({
  subscriber: tables.subscribers.byEmail(email),
  messages: tables.messages.byEmail(email),
  consents: tables.consentLog.bySubject(subjectHash),
  suppressed: tables.suppressions.has(subjectHash),
})

export function erasePerson(
  tables: Tables,
  email: string,
  subjectHash: string,
  at: Milliseconds,
): Omit<Erasure, 'complete'> {
  tables.suppressions.add(subjectHash, at)
  return {
    mails: tables.outbox.removeAbout(email),
    messages: tables.messages.removeByEmail(email),
    subscriber: tables.subscribers.remove(email) > 0,
  }
}
