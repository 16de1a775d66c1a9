import { verifyConsentLog } from '../consent-chain.ts'
import { byPage } from '../paging.ts'
import { runAtOnce, type Steps, type StepTables } from '../steps.ts'
import type { Milliseconds, Store, StoreLog } from '../store.ts'
import { acceptMessage, acceptOrder } from '../useCases/contact.ts'
import { dropMail, mailAccepted, releaseMail } from '../useCases/mail.ts'
import { erasePerson, requestAccess, showPerson } from '../useCases/person.ts'
import { purge } from '../useCases/purge.ts'
import { confirmSubscription, findConfirmation, requestSubscription, unsubscribe } from '../useCases/subscriptions.ts'
import { keepConnection } from './connection.ts'
import { asPortError } from './failures.ts'
import { whenUnlocked } from './locks.ts'
import { createScrubber } from './scrub.ts'
import { createTransactions } from './transactions.ts'
import { createCheckpointer, upkeepHere, upkeepInThread } from './upkeep.ts'

export interface SqliteStoreOptions {
  /** The database; its folder must exist. SQLite puts its `-wal` and `-shm` files beside it. */
  file: string
  /** Handed in because production is one bundled file, which does not know where `db/migrations` is. */
  migrationsFolder: string
  /**
   * The entry of the thread that does what takes long (`upkeep.thread.ts`, or what the build made of it), handed in for
   * the same reason. Without one it is done on the calling thread, which suits a process that serves nobody.
   */
  upkeepThread?: string
  /** How long an operation waits for a lock that another process holds. */
  lockWait?: Milliseconds
  log?: StoreLog
}

/**
 * Opens the store, creates the database where there is none, and applies outstanding migrations.
 * Rejects with `StoreUnavailable` where that is impossible, or the file stays locked for `lockWait`. A database that is
 * up to date but can only be read does open: it can be written once the file can.
 */
export async function openSqliteStore({ lockWait = 5000, ...options }: SqliteStoreOptions): Promise<Store> {
  const { file, migrationsFolder, upkeepThread: entry, log } = options
  const connections = keepConnection({ file, migrationsFolder, leavesLog: entry !== undefined, log })
  const upkeep = entry === undefined ? upkeepHere(connections, lockWait) : upkeepInThread({ file, entry, lockWait })
  const checkpointer = entry === undefined ? undefined : createCheckpointer(file, upkeep)
  const { read, write, idle } = createTransactions(connections, lockWait, () => checkpointer?.committed())
  const perform = <T>(useCase: (tables: StepTables) => Steps<T>) => write(({ steps }) => runAtOnce(useCase(steps)))
  const look = <T>(useCase: (tables: StepTables) => Steps<T>) => read(({ steps }) => runAtOnce(useCase(steps)))
  const scrubber = createScrubber(connections, upkeep, log)

  try {
    await whenUnlocked(performance.now() + lockWait, () => connections.current())
  } catch (error) {
    throw asPortError(error)
  }

  return {
    requestSubscription: (request) => perform((tables) => requestSubscription(tables, request)),
    findConfirmation: (tokenHash, at) => look((tables) => findConfirmation(tables, tokenHash, at)),
    confirmSubscription: (tokenHash, at, consent) =>
      perform((tables) => confirmSubscription(tables, tokenHash, at, consent)),
    findSubscriber: (id) => read(({ subscribers }) => subscribers.byId(id)),
    unsubscribe: (id, at, consent) => perform((tables) => unsubscribe(tables, id, at, consent)),
    changeLanguage: (id, language) => write(({ subscribers }) => subscribers.setLanguage(id, language)),

    acceptMessage: (message) => perform((tables) => acceptMessage(tables, message)),
    acceptOrder: (message) => perform((tables) => acceptOrder(tables, message)),
    findMessage: (id) => read(({ messages }) => messages.byId(id)),

    takeDueMail: (at, leaseUntil, most) => write(({ outbox }) => outbox.takeDue(at, leaseUntil, most)),
    mailAccepted: (id, at) => perform((tables) => mailAccepted(tables, id, at)),
    mailFailed: (id, { dead, ...failure }) =>
      write(({ outbox }) => outbox.fail(id, { status: dead ? 'dead' : 'pending', ...failure })),
    nextMailAt: () => read(({ outbox }) => outbox.nextDueAt()),
    mailBacklog: () => read(({ outbox }) => outbox.backlog()),
    clockPutForward: (by) => write(({ outbox }) => outbox.postpone(by)),
    listMail: (status) => byPage((after) => read(({ outbox }) => outbox.page(status, after))),
    releaseMail: (at, ids) => perform((tables) => releaseMail(tables, at, ids)),
    dropMail: (at, ids) => perform((tables) => dropMail(tables, at, ids)),

    exportSubscribers: (filter) => byPage((after) => read(({ subscribers }) => subscribers.page(filter, after))),
    countSubscribers: (filter) => read(({ subscribers }) => subscribers.count(filter)),
    listMessages: (filter) => byPage((after) => read(({ messages }) => messages.page(filter, after))),
    stats: () => read(({ statistics }) => statistics.read()),
    showPerson: (email, subjectHash) => look((tables) => showPerson(tables, email, subjectHash)),
    requestAccess: (request) => perform((tables) => requestAccess(tables, request)),
    findAccess: (tokenHash, at) => read(({ accesses }) => accesses.find(tokenHash, at)),
    async erasePerson(email, subjectHash, at) {
      const gone = await perform((tables) => erasePerson(tables, email, subjectHash, at))
      return { ...gone, complete: await scrubber.scrub() }
    },
    async verifyConsent() {
      const written = await read(({ consentLog }) => consentLog.written())
      return verifyConsentLog(
        byPage((after) => read(({ consentLog }) => consentLog.page(after))),
        written,
      )
    },
    purge: (at, messageDays) => purge(perform, at, messageDays),

    checkWritable: () => write(({ probe }) => probe.write()),
    async close() {
      await idle()
      await Promise.all([scrubber.close(), checkpointer?.idle()])
      connections.close()
    },
  }
}
