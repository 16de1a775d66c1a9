import {
  accessesPerAddress,
  accessWindow,
  type AccessRequest,
  type Erasure,
  type Milliseconds,
  type PersonRecord,
} from '../store.ts'
import type { Tables } from './tables.ts'

/* Everything kept about one address. Each function runs inside one transaction. */

export const showPerson = (tables: Tables, email: string, subjectHash: string): PersonRecord => ({
  subscriber: tables.subscribers.byEmail(email),
  messages: tables.messages.byEmail(email),
  mails: tables.outbox.about(email),
  consents: tables.consentLog.bySubject(subjectHash),
  suppressed: tables.suppressions.has(subjectHash),
})

/**
 * Whoever asks is answered alike, and as soon: where there is nothing to mail, the same rows are written about nobody and
 * taken back, so that the commit is of the same pages.
 */
export function requestAccess(tables: Tables, request: AccessRequest): void {
  const { submissions, subscribers, messages, accesses, outbox } = tables
  const { email, language, at, tokenHash, secret } = request
  if (!submissions.claim(request.key, request.keyUntil, at) || request.suspect) return
  const isKnown = subscribers.byEmail(email) !== undefined || messages.hasAny(email)
  const mayMail = accesses.askedSince(email, at - accessWindow) < accessesPerAddress
  const isMailed = isKnown && mayMail
  const to = isMailed ? email : 'x'.repeat(email.length)
  const mailId = outbox.queue({ kind: 'access', to, language, secret }, {}, at)
  accesses.insert({ tokenHash, email: to, language, mailId, created: at, expires: null })
  if (isMailed) return
  accesses.remove(tokenHash)
  outbox.remove(mailId)
}

export function erasePerson(
  tables: Tables,
  email: string,
  subjectHash: string,
  at: Milliseconds,
): Omit<Erasure, 'complete'> {
  tables.suppressions.add(subjectHash, at)
  const mails = tables.outbox.removeAbout(email)
  tables.accesses.removeByEmail(email)
  return {
    mails,
    messages: tables.messages.removeByEmail(email),
    subscriber: tables.subscribers.remove(email) > 0,
  }
}
