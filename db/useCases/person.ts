import type { Steps, StepTables } from '../useCaseSteps.ts'
import {
  accessesPerAddress,
  accessWindow,
  type AccessRequest,
  type Erasure,
  type Milliseconds,
  type PersonRecord,
} from '../store.ts'

/* Use cases of the data that is stored about one address. Each function runs inside one transaction. */

export function* showPerson(
  { subscribers, messages, outbox, consentLog, suppressions }: StepTables,
  email: string,
  subjectHash: string,
  previousHash?: string,
): Steps<PersonRecord> {
  const consents = yield* consentLog.bySubject(subjectHash)
  const earlier = previousHash === undefined ? [] : yield* consentLog.bySubject(previousHash)
  const wasSuppressed = previousHash !== undefined && (yield* suppressions.has(previousHash))
  return {
    subscriber: yield* subscribers.byEmail(email),
    messages: yield* messages.byEmail(email),
    mails: yield* outbox.about(email),
    consents: [...earlier, ...consents].sort((one, other) => one.at - other.at),
    suppressed: (yield* suppressions.has(subjectHash)) || wasSuppressed,
  }
}

/**
 * Queues a mail with a link to the data of an address. For an unknown address the same rows are written and removed, so that the
 * time of the answer does not show whether the address is known.
 */
export function* requestAccess(tables: StepTables, request: AccessRequest): Steps<void> {
  const { submissions, subscribers, messages, accesses, outbox } = tables
  const { email, language, at, tokenHash, secret } = request
  if (!(yield* submissions.claim(request.key, request.keyUntil, at))) return
  const subscriber = yield* subscribers.byEmail(email)
  const hasWritten = yield* messages.hasAny(email)
  const isKnown = subscriber !== undefined || hasWritten
  const mayMail = (yield* accesses.linksSince(email, at - accessWindow)) < accessesPerAddress
  const isMailed = isKnown && mayMail
  const to = isMailed ? email : 'x'.repeat(email.length)
  const mailId = yield* outbox.queue({ kind: 'access', to, language, secret }, {}, at)
  yield* accesses.insert({ tokenHash, email: to, language, mailId, created: at, expires: null })
  if (isMailed) return
  yield* accesses.remove(tokenHash)
  yield* outbox.remove(mailId)
}

export function* erasePerson(
  tables: StepTables,
  email: string,
  subjectHash: string,
  at: Milliseconds,
): Steps<Omit<Erasure, 'complete'>> {
  yield* tables.suppressions.add(subjectHash, at)
  const mails = yield* tables.outbox.removeAbout(email)
  yield* tables.accesses.removeByEmail(email)
  const messages = yield* tables.messages.removeByEmail(email)
  const subscribers = yield* tables.subscribers.remove(email)
  return { mails, messages, subscriber: subscribers > 0 }
}
