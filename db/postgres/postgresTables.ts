import { asyncSteps, type StepTables } from '../useCaseSteps.ts'
import { accessesOf } from './accesses.ts'
import { clockOf } from './clock.ts'
import { confirmationsOf } from './confirmations.ts'
import type { Session } from './connection.ts'
import { contentOf } from './content.ts'
import { consentLogOf } from './postgresConsentLog.ts'
import { mediaOf } from './media.ts'
import { messagesOf } from './messages.ts'
import { ordersOf } from './orders.ts'
import { outboxOf } from './outbox.ts'
import { siteKeyOf } from './siteKey.ts'
import { statisticsOf } from './statistics.ts'
import { submissionsOf } from './postgresIdempotencyKeys.ts'
import { subscribersOf } from './subscribers.ts'
import { suppressionsOf } from './suppressions.ts'

const makeTables = (session: Session): StepTables =>
  asyncSteps({
    subscribers: subscribersOf(session),
    confirmations: confirmationsOf(session),
    accesses: accessesOf(session),
    messages: messagesOf(session),
    orders: ordersOf(session),
    outbox: outboxOf(session),
    content: contentOf(session),
    media: mediaOf(session),
    clock: clockOf(session),
    consentLog: consentLogOf(session),
    submissions: submissionsOf(session),
    suppressions: suppressionsOf(session),
    siteKey: siteKeyOf(session),
    statistics: statisticsOf(session),
  })

const made = new WeakMap<Session, StepTables>()

/** Returns the tables of one transaction, as use cases see them. All its use cases get the same, so that they can run in step. */
export function tablesOf(session: Session): StepTables {
  const tables = made.get(session) ?? makeTables(session)
  made.set(session, tables)
  return tables
}
