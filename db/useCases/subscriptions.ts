import type { MailKind } from '#shared/mails.generated.ts'
import { isSubscribed } from '#shared/records.ts'
import { newId } from '../ids.ts'
import type { Steps, StepTables } from '../useCaseSteps.ts'
import {
  confirmationsPerAddress,
  confirmationWindow,
  type ConfirmOutcome,
  type ConsentEntry,
  type FoundConfirmation,
  type Milliseconds,
  type Subscriber,
  type SubscriptionRequest,
} from '../store.ts'

/* Use cases of subscriptions. Each function runs inside one transaction. */

export function* requestSubscription(tables: StepTables, request: SubscriptionRequest): Steps<void> {
  const { submissions, subscribers, confirmations, consentLog, outbox } = tables
  const { email, language, form, at, consent } = request
  if (!(yield* submissions.claim(request.key, request.keyUntil, at))) return
  if (consent) yield* consentLog.append(consent, at)

  const known = yield* subscribers.byEmail(email)
  const subscriber = known ?? (yield* subscribers.insert(newSubscriber(request)))
  const mayMail = function* (kind: MailKind): Steps<boolean> {
    const queued = known ? yield* outbox.queuedSince(known.id, kind, at - confirmationWindow) : 0
    return queued < confirmationsPerAddress
  }

  if (request.confirmImmediately) {
    const confirmed =
      subscriber.status === 'confirmed'
        ? subscriber
        : yield* subscribers.confirm(subscriber.id, {
            at,
            language,
            form,
            consentVersion: consent?.wordingVersion ?? null,
          })
    if (yield* mayMail('welcome')) yield* queueWelcome(tables, confirmed, at)
    return
  }

  // The request may come from a stranger, so it changes only an unconfirmed row.
  if (known?.status === 'pending') yield* subscribers.setRequest(known.id, { language, form })
  if (!(yield* mayMail('confirm'))) return
  const payload = { kind: 'confirm', to: email, language, secret: request.secret } as const
  const mailId = yield* outbox.queue(payload, { subscriberId: subscriber.id }, at)
  yield* confirmations.insert({
    tokenHash: request.tokenHash,
    subscriberId: subscriber.id,
    mailId,
    language,
    form,
    created: at,
    expires: null,
    used: null,
  })
}

export function* findConfirmation(
  tables: StepTables,
  tokenHash: string,
  at: Milliseconds,
): Steps<FoundConfirmation | undefined> {
  const found = yield* readToken(tables, tokenHash, at)
  if (!found) return undefined
  const { subscriber, tokenStatus, language, form } = found
  return { ...subscriber, tokenStatus, language, form }
}

export function* confirmSubscription(
  tables: StepTables,
  tokenHash: string,
  at: Milliseconds,
  consent: ConsentEntry,
): Steps<ConfirmOutcome> {
  const found = yield* readToken(tables, tokenHash, at)
  if (!found || found.tokenStatus === 'ended') return { outcome: 'invalid' }
  if (found.tokenStatus === 'used') {
    const { subscriber } = found
    return isSubscribed(subscriber) ? { outcome: 'already', subscriber } : { outcome: 'invalid' }
  }

  const subscriber = yield* tables.subscribers.confirm(found.subscriber.id, {
    at,
    language: found.language,
    form: found.form,
    consentVersion: consent.wordingVersion,
  })
  yield* tables.confirmations.use(tokenHash, at)
  yield* tables.consentLog.append(consent, at)
  yield* queueWelcome(tables, subscriber, at)
  return { outcome: 'confirmed', subscriber }
}

export function* unsubscribe(
  tables: StepTables,
  id: string,
  at: Milliseconds,
  consent: ConsentEntry,
): Steps<Subscriber | undefined> {
  const subscriber = yield* tables.subscribers.byId(id)
  if (!subscriber || subscriber.status === 'unsubscribed') return subscriber
  yield* tables.consentLog.append(consent, at)
  yield* tables.outbox.removeUnsentWelcome(id)
  return yield* tables.subscribers.unsubscribe(id, at)
}

interface TokenReading extends Pick<FoundConfirmation, 'tokenStatus' | 'language' | 'form'> {
  subscriber: Subscriber
}

function* readToken(
  { confirmations, subscribers }: StepTables,
  tokenHash: string,
  at: Milliseconds,
): Steps<TokenReading | undefined> {
  const token = yield* confirmations.byToken(tokenHash)
  const subscriber = token && (yield* subscribers.byId(token.subscriberId))
  if (!subscriber) return undefined
  const { language, form } = token
  if (token.used !== null) return { tokenStatus: 'used', subscriber, language, form }
  // Without `expires` the mail is not recorded as accepted, but a person who has the token has received it.
  const expired = token.expires !== null && token.expires <= at
  return { tokenStatus: expired ? 'ended' : 'open', subscriber, language, form }
}

const newSubscriber = ({ email, language, form, at }: SubscriptionRequest): Subscriber => ({
  id: newId(),
  email,
  language,
  status: 'pending',
  form,
  created: at,
  confirmed: null,
  unsubscribed: null,
  consentVersion: null,
  keyVersion: 1,
})

function* queueWelcome({ outbox }: StepTables, subscriber: Subscriber, at: Milliseconds): Steps<void> {
  const { id, email, language, keyVersion } = subscriber
  yield* outbox.queue({ kind: 'welcome', to: email, language, subscriberId: id, keyVersion }, { subscriberId: id }, at)
}
