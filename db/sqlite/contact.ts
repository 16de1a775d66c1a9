import { orderNumber } from '#shared/order.ts'
import type { ContactMessage, OrderMessage } from '../store.ts'
import { newId } from './ids.ts'
import type { Tables } from './tables.ts'

/* What visitors send to the party. Each function runs inside one transaction. */

export function acceptMessage(tables: Tables, message: ContactMessage): void {
  if (tables.submissions.claim(message.key, message.keyUntil, message.at)) keep(tables, message)
}

export function acceptOrder(tables: Tables, { order, year, ...message }: OrderMessage): string {
  const { submissions, orders } = tables
  const { key, keyUntil, at } = message
  const isNew = submissions.claim(key, keyUntil, at)
  // One that was erased meanwhile is ordered anew.
  const before = isNew ? undefined : orders.lastOf(key)
  if (before !== undefined) return before
  const messageId = keep(tables, message)
  orders.insert({ messageId, number: orderNumber(year, orders.count(year)), key, content: order })
  return messageId
}

/** The message, its consent and its mail. */
function keep(tables: Tables, { consent, key: _key, keyUntil: _keyUntil, ...message }: ContactMessage): string {
  const id = newId()
  tables.messages.insert({ id, ...message, consentVersion: consent?.wordingVersion ?? null })
  if (message.status === 'suspect') return id
  if (consent) tables.consentLog.append(consent, message.at)
  tables.outbox.queue({ kind: 'contact', messageId: id }, { messageId: id }, message.at)
  return id
}
