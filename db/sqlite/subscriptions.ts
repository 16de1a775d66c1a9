import type { MailKind } from '#shared/records.ts'
import {
  confirmationsPerAddress,
  confirmationWindow,
  type ConfirmOutcome,
  type ConsentEntry,
  type Milliseconds,
  type Subscriber,
  type SubscriptionRequest,
} from '../store.ts'
import { newId } from './ids.ts'
import type { Tables } from './tables.ts'

/* A subscriber's time-line. Each function runs inside one transaction. */

export function requestSubscription(tables: Tables, request: SubscriptionRequest): void {
  const { submissions, subscribers, confirmations, consentLog, outbox } = tables
  const { email, language, form, at, consent } = request
  if (!submissions.claim(request.key, request.keyUntil, at)) return
  if (request.suspect) {
    keepSuspect(tables, request)
    return
  }
  if (consent) consentLog.append(consent, at)

  const subscriber = subscribers.byEmail(email) ?? subscribers.insert(newSubscriber(request))
  const mayMail = (kind: MailKind) =>
    outbox.queuedSince(subscriber.id, kind, at - confirmationWindow) < confirmationsPerAddress

  if (request.confirmAtOnce) {
    const confirmed =
      subscriber.status === 'confirmed'
        ? subscriber
        : subscribers.confirm(subscriber.id, { at, language, form, consentVersion: consent?.wordingVersion ?? null })
    if (mayMail('welcome')) queueWelcome(tables, confirmed, at)
    return
  }

  // Anybody can type anybody's address: only a row that nobody has confirmed follows the request.
  if (subscriber.status === 'pending' && subscriber.language !== language) {
    subscribers.setLanguage(subscriber.id, language)
  }
  if (!mayMail('confirm')) return
  const payload = { kind: 'confirm', to: email, language, secret: request.secret } as const
  const mailId = outbox.queue(payload, { subscriberId: subscriber.id }, at)
  confirmations.insert({
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

export function findConfirmation(tables: Tables, tokenHash: string, at: Milliseconds): Subscriber | undefined {
  const found = readToken(tables, tokenHash, at)
  return found.standing === 'invalid' ? undefined : found.subscriber
}

export function confirmSubscription(
  tables: Tables,
  tokenHash: string,
  at: Milliseconds,
  consent: (subscriber: Subscriber) => ConsentEntry,
): ConfirmOutcome {
  const found = readToken(tables, tokenHash, at)
  if (found.standing === 'invalid') return { outcome: 'invalid' }
  if (found.standing === 'used') return { outcome: 'already', subscriber: found.subscriber }

  const entry = consent(found.subscriber)
  const subscriber = tables.subscribers.confirm(found.subscriber.id, {
    at,
    language: found.language,
    form: found.form,
    consentVersion: entry.wordingVersion,
  })
  tables.confirmations.use(tokenHash, at)
  tables.consentLog.append(entry, at)
  queueWelcome(tables, subscriber, at)
  return { outcome: 'confirmed', subscriber }
}

export function unsubscribe(
  tables: Tables,
  id: string,
  at: Milliseconds,
  consent: (subscriber: Subscriber) => ConsentEntry,
): Subscriber | undefined {
  const subscriber = tables.subscribers.byId(id)
  if (!subscriber || subscriber.status === 'unsubscribed') return subscriber
  tables.consentLog.append(consent(subscriber), at)
  tables.outbox.removeUnsentWelcome(id)
  return tables.subscribers.unsubscribe(id, at)
}

type TokenReading =
  | { standing: 'invalid' }
  | ({ standing: 'open' | 'used'; subscriber: Subscriber } & Pick<Subscriber, 'language' | 'form'>)

function readToken({ confirmations, subscribers }: Tables, tokenHash: string, at: Milliseconds): TokenReading {
  const token = confirmations.byToken(tokenHash)
  const subscriber = token && subscribers.byId(token.subscriberId)
  if (!subscriber) return { standing: 'invalid' }
  const { language, form } = token
  if (token.used !== null) {
    return subscriber.status === 'confirmed'
      ? { standing: 'used', subscriber, language, form }
      : { standing: 'invalid' }
  }
  // Without an end the mail is not known to have been accepted: whoever has the token got it all the same.
  const expired = token.expires !== null && token.expires <= at
  return expired ? { standing: 'invalid' } : { standing: 'open', subscriber, language, form }
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

function queueWelcome({ outbox }: Tables, subscriber: Subscriber, at: Milliseconds): void {
  const { id, email, language, keyVersion } = subscriber
  outbox.queue({ kind: 'welcome', to: email, language, subscriberId: id, keyVersion }, { subscriberId: id }, at)
}

function keepSuspect({ messages }: Tables, { email, language, form, at, consent }: SubscriptionRequest): void {
  messages.insert({
    id: newId(),
    form,
    topic: null,
    name: '',
    email,
    phone: '',
    municipality: '',
    message: '',
    language,
    page: consent?.page ?? '',
    at,
    status: 'suspect',
    consentVersion: consent?.wordingVersion ?? null,
  })
}
