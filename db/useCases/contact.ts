import { orderNumber } from '#shared/order.ts'
import { newId } from '../ids.ts'
import type { Steps, StepTables } from '../useCaseSteps.ts'
import { mailsPerAddress, receiptWindow, type ContactMessage, type OrderMessage } from '../store.ts'

/* Messages and orders that visitors send to the party. Each function runs inside one transaction. */

export function* acceptMessage(tables: StepTables, message: ContactMessage): Steps<void> {
  if (yield* tables.submissions.claim(message.key, message.keyUntil, message.at)) yield* storeMessage(tables, message)
}

export function* acceptOrder(tables: StepTables, { order, year, ...message }: OrderMessage): Steps<string> {
  const { submissions, orders } = tables
  const { key, keyUntil, at } = message
  const isNew = yield* submissions.claim(key, keyUntil, at)
  // An order that was erased meanwhile is stored again.
  const existing = isNew ? undefined : yield* orders.lastOf(key)
  if (existing !== undefined) return existing
  const messageId = yield* storeMessage(tables, message)
  const count = yield* orders.count(year)
  yield* orders.insert({ messageId, number: orderNumber(year, count), key, content: order })
  return messageId
}

/**
 * Stores the message, its consent and its mail to the party. The sender gets a receipt if one is asked for, and the
 * address has not had too many mails.
 */
function* storeMessage(
  tables: StepTables,
  { consent, receipt, key: _key, keyUntil: _keyUntil, ...message }: ContactMessage,
): Steps<string> {
  const id = newId()
  yield* tables.messages.insert({ id, ...message, consentVersion: consent?.wordingVersion ?? null })
  if (consent) yield* tables.consentLog.append(consent, message.at)
  yield* tables.outbox.queue({ kind: 'contact', messageId: id }, { messageId: id }, message.at)
  const { email, language, at } = message
  if (receipt !== undefined && (yield* tables.outbox.mailsTo(email, at - receiptWindow)) < mailsPerAddress)
    yield* tables.outbox.queue({ kind: receipt, to: email, language, messageId: id }, { messageId: id }, at)
  return id
}
