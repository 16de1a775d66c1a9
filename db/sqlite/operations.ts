import type { MailStatus } from '#shared/records.ts'
import { runAtOnce, type Steps, type StepTables } from '../steps.ts'
import type { MessageFilter, Milliseconds, Store, StoreLog, SubscriberFilter } from '../store.ts'
import { acceptMessage, acceptOrder } from '../useCases/contact.ts'
import { dropMail, mailAccepted, releaseMail } from '../useCases/mail.ts'
import { erasePerson, requestAccess, showPerson } from '../useCases/person.ts'
import { purge } from '../useCases/purge.ts'
import { confirmSubscription, findConfirmation, requestSubscription, unsubscribe } from '../useCases/subscriptions.ts'
import { keepConnection } from './connection.ts'
import { asPortError } from './failures.ts'
import { whenUnlocked } from './locks.ts'
import { rewriteHere, rewriteInThread } from './rewrite.ts'
import { createScrubber } from './scrub.ts'
import type { SqliteTables } from './tables.ts'
import { createTransactions } from './transactions.ts'

export interface OperationOptions {
  /** The database; its folder must exist. SQLite puts its `-wal` and `-shm` files beside it. */
  file: string
  /** Handed in because production is one bundled file, which does not know where `db/migrations` is. */
  migrationsFolder: string
  /**
   * The entry of the thread that rewrites the file after an erasure (`rewrite.thread.ts`, or what the build made of it),
   * handed in for the same reason. Without one it is done on the calling thread, which suits a process that serves nobody.
   */
  rewriteThread?: string
  /** How long an operation waits for a lock that another process holds. */
  lockWait?: Milliseconds
  log?: StoreLog
}

type Page<Table extends { page(...given: never[]): unknown }> = Promise<ReturnType<Table['page']>>

/** The store in what can be said between threads: plain data goes in and comes out, and lists are asked for page by page. */
export interface Operations extends Omit<Store, 'listMail' | 'exportSubscribers' | 'listMessages' | 'verifyConsent'> {
  mailPage: (status: MailStatus | undefined, after: number) => Page<SqliteTables['outbox']>
  subscriberPage: (filter: SubscriberFilter, after: number) => Page<SqliteTables['subscribers']>
  messagePage: (filter: MessageFilter, after: number) => Page<SqliteTables['messages']>
  consentPage: (after: number) => Page<SqliteTables['consentLog']>
  /** How many entries the consent log ever had. */
  consentsWritten: () => Promise<number>
}

/** Opens the database, on the thread that asks, as `openSqliteStore` says. */
export async function openOperations({ lockWait = 5000, ...options }: OperationOptions): Promise<Operations> {
  const { file, migrationsFolder, rewriteThread: entry, log } = options
  const connections = keepConnection({ file, migrationsFolder, log })
  const rewrite = entry === undefined ? rewriteHere(connections, lockWait) : rewriteInThread({ file, entry, lockWait })
  const { read, write, idle } = createTransactions(connections, lockWait)
  const perform = <T>(useCase: (tables: StepTables) => Steps<T>) => write(({ steps }) => runAtOnce(useCase(steps)))
  const look = <T>(useCase: (tables: StepTables) => Steps<T>) => read(({ steps }) => runAtOnce(useCase(steps)))
  const scrubber = createScrubber(connections, rewrite, log)

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
    mailPage: (status, after) => read(({ outbox }) => outbox.page(status, after)),
    releaseMail: (at, ids) => perform((tables) => releaseMail(tables, at, ids)),
    dropMail: (at, ids) => perform((tables) => dropMail(tables, at, ids)),

    subscriberPage: (filter, after) => read(({ subscribers }) => subscribers.page(filter, after)),
    countSubscribers: (filter) => read(({ subscribers }) => subscribers.count(filter)),
    messagePage: (filter, after) => read(({ messages }) => messages.page(filter, after)),
    stats: () => read(({ statistics }) => statistics.read()),
    showPerson: (email, subjectHash) => look((tables) => showPerson(tables, email, subjectHash)),
    requestAccess: (request) => perform((tables) => requestAccess(tables, request)),
    findAccess: (tokenHash, at) => read(({ accesses }) => accesses.find(tokenHash, at)),
    async erasePerson(email, subjectHash, at) {
      const gone = await perform((tables) => erasePerson(tables, email, subjectHash, at))
      return { ...gone, complete: await scrubber.scrub() }
    },
    consentPage: (after) => read(({ consentLog }) => consentLog.page(after)),
    consentsWritten: () => read(({ consentLog }) => consentLog.written()),
    purge: (at, messageDays) => purge(perform, at, messageDays),

    checkWritable: () => write(({ probe }) => probe.write()),
    async close() {
      await idle()
      await scrubber.close()
      connections.close()
    },
  }
}
