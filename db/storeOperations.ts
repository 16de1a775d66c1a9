import type { MailStatus } from '#shared/records.ts'
import { verifyConsentLog, type ConsentRecord } from './consentLogChain.ts'
import { byPage } from './paging.ts'
import type { Steps, StepTables } from './useCaseSteps.ts'
import type { MessageFilter, OutboxMail, Store, StoredMessage, Subscriber, SubscriberFilter } from './store.ts'
import type { Page } from './tableInterfaces.ts'
import { acceptMessage, acceptOrder } from './useCases/contact.ts'
import { findKeyCheck, setKeyCheck } from './useCases/key.ts'
import { recordClockJump, dropMail, releaseMail, recordMailOutcomes } from './useCases/mail.ts'
import { erasePerson, requestAccess, showPerson } from './useCases/person.ts'
import { purge } from './useCases/purge.ts'
import { confirmSubscription, findConfirmation, requestSubscription, unsubscribe } from './useCases/subscriptions.ts'

/** The store in what can be said between threads: plain data goes in and comes out, and lists are asked for page by page. */
export interface Operations extends Omit<Store, 'listMail' | 'exportSubscribers' | 'listMessages' | 'verifyConsent'> {
  mailPage: (status: MailStatus | undefined, after: number) => Promise<Page<OutboxMail>>
  subscriberPage: (filter: SubscriberFilter, after: number) => Promise<Page<Subscriber>>
  messagePage: (filter: MessageFilter, after: number) => Promise<Page<StoredMessage>>
  consentPage: (after: number) => Promise<Page<ConsentRecord>>
  /** How many entries the consent log ever had. */
  consentsWritten: () => Promise<number>
}

/** How a database runs a use case. */
export interface Transactions {
  /** One that changes nothing. */
  look: <T>(useCase: (tables: StepTables) => Steps<T>) => Promise<T>
  /** In a transaction that is committed once it resolves. */
  perform: <T>(useCase: (tables: StepTables) => Steps<T>) => Promise<T>
}

/** What each database does in its own way. */
type DatabaseSpecific = 'checkWritable' | 'close'

/**
 * The operations that are the same in every database.
 * @param removeDeletedRows takes what was deleted out of the database's files; answers whether it could
 */
export const createOperations = (
  { look, perform }: Transactions,
  removeDeletedRows: () => Promise<boolean>,
): Omit<Operations, DatabaseSpecific> => ({
  requestSubscription: (request) => perform((tables) => requestSubscription(tables, request)),
  findConfirmation: (tokenHash, at) => look((tables) => findConfirmation(tables, tokenHash, at)),
  confirmSubscription: (tokenHash, at, consent) =>
    perform((tables) => confirmSubscription(tables, tokenHash, at, consent)),
  findSubscriber: (id) => look(({ subscribers }) => subscribers.byId(id)),
  unsubscribe: (id, at, consent) => perform((tables) => unsubscribe(tables, id, at, consent)),
  changeLanguage: (id, language) => perform(({ subscribers }) => subscribers.setLanguage(id, language)),

  acceptMessage: (message) => perform((tables) => acceptMessage(tables, message)),
  acceptOrder: (message) => perform((tables) => acceptOrder(tables, message)),
  findMessage: (id) => look(({ messages }) => messages.byId(id)),

  leaseDueMail: (at, leaseUntil, most, reserved = 0, outcomes = []) =>
    perform(function* (tables) {
      yield* recordMailOutcomes(tables, outcomes)
      return yield* tables.outbox.leaseDue(at, leaseUntil, most, reserved)
    }),
  recordMailOutcomes: (outcomes) => perform((tables) => recordMailOutcomes(tables, outcomes)),
  recordMailAccepted: (id, at) => perform((tables) => recordMailOutcomes(tables, [{ id, at }])),
  recordMailFailure: (id, failure) => perform((tables) => recordMailOutcomes(tables, [{ id, failure }])),
  nextMailAt: () => look(({ outbox }) => outbox.nextDueAt()),
  mailBacklog: () => look(({ outbox }) => outbox.backlog()),
  recordClockJump: (jump) => perform((tables) => recordClockJump(tables, jump)),
  mailPage: (status, after) => look(({ outbox }) => outbox.page(status, after)),
  releaseMail: (at, ids) => perform((tables) => releaseMail(tables, at, ids)),
  dropMail: (at, ids) => perform((tables) => dropMail(tables, at, ids)),

  subscriberPage: (filter, after) => look(({ subscribers }) => subscribers.page(filter, after)),
  countSubscribers: (filter) => look(({ subscribers }) => subscribers.count(filter)),
  messagePage: (filter, after) => look(({ messages }) => messages.page(filter, after)),
  stats: () => look(({ statistics }) => statistics.read()),
  showPerson: (email, subjectHash, previousHash) =>
    look((tables) => showPerson(tables, email, subjectHash, previousHash)),
  requestAccess: (request) => perform((tables) => requestAccess(tables, request)),
  findAccess: (tokenHash, at) => look(({ accesses }) => accesses.find(tokenHash, at)),
  async erasePerson(email, subjectHash, at) {
    const gone = await perform((tables) => erasePerson(tables, email, subjectHash, at))
    return { ...gone, complete: await removeDeletedRows() }
  },
  findKeyCheck: () => look(findKeyCheck),
  setKeyCheck: (value, instead) => perform((tables) => setKeyCheck(tables, value, instead)),
  consentPage: (after) => look(({ consentLog }) => consentLog.page(after)),
  consentsWritten: () => look(({ consentLog }) => consentLog.written()),
  purge: (at, messageDays) => purge(perform, at, messageDays),
})

/** The store over its operations: lists are read to their end, page by page. */
export function createStore(operations: Operations): Store {
  const { mailPage, subscriberPage, messagePage, consentPage, consentsWritten, ...rest } = operations
  return {
    ...rest,
    listMail: (status) => byPage((after) => mailPage(status, after)),
    exportSubscribers: (filter) => byPage((after) => subscriberPage(filter, after)),
    listMessages: (filter) => byPage((after) => messagePage(filter, after)),
    verifyConsent: async () => verifyConsentLog(byPage(consentPage), await consentsWritten()),
  }
}
