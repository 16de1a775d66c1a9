import type { ContactMessage } from '../store.ts'
import { newId } from './ids.ts'
import type { Tables } from './tables.ts'

/** Runs inside one transaction. */
export function acceptMessage(tables: Tables, { consent, key, keyUntil, ...message }: ContactMessage): void {
  if (!tables.submissions.claim(key, keyUntil, message.at)) return
  const id = newId()
  tables.messages.insert({ id, ...message, consentVersion: consent?.wordingVersion ?? null })
  if (message.status === 'suspect') return
  if (consent) tables.consentLog.append(consent, message.at)
  tables.outbox.queue({ kind: 'contact', messageId: id }, { messageId: id }, message.at)
}
