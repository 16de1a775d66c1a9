import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { syncSteps } from '../useCaseSteps.ts'
import type { Tables } from '../tableInterfaces.ts'
import { prepareAccesses } from './accesses.ts'
import { prepareClock } from './clock.ts'
import { prepareConfirmations } from './confirmations.ts'
import { prepareContent } from './content.ts'
import { prepareConsentLog } from './sqliteConsentLog.ts'
import { prepareMedia } from './media.ts'
import { prepareMessages } from './messages.ts'
import { prepareOrders } from './orders.ts'
import { prepareOutbox } from './outbox.ts'
import { prepareProbe } from './probe.ts'
import { prepareSiteKey } from './siteKey.ts'
import { prepareStatistics } from './statistics.ts'
import { prepareSubmissions } from './sqliteIdempotencyKeys.ts'
import { prepareSubscribers } from './subscribers.ts'
import { prepareSuppressions } from './suppressions.ts'

/**
 * Every statement of the store, prepared for one connection.
 * @param mediaFolder the folder of the bytes of media
 */
export function prepareTables(db: BetterSQLite3Database, mediaFolder: string) {
  const tables = {
    subscribers: prepareSubscribers(db),
    confirmations: prepareConfirmations(db),
    accesses: prepareAccesses(db),
    messages: prepareMessages(db),
    orders: prepareOrders(db),
    outbox: prepareOutbox(db),
    content: prepareContent(db),
    media: prepareMedia(db, mediaFolder),
    clock: prepareClock(db),
    consentLog: prepareConsentLog(db),
    submissions: prepareSubmissions(db),
    suppressions: prepareSuppressions(db),
    siteKey: prepareSiteKey(db),
    statistics: prepareStatistics(db),
  } satisfies Tables
  return {
    ...tables,
    probe: prepareProbe(db),
    /** The same for use cases. */
    steps: syncSteps(tables),
  }
}
export type SqliteTables = ReturnType<typeof prepareTables>
