import type { ContentKind } from '#shared/publishing/documents.ts'
import type { MailStatus } from '#shared/records.ts'
import { verifyConsentLog, type ConsentRecord } from './consentLogChain.ts'
import { byPage } from './paging.ts'
import type { Steps, StepTables } from './useCaseSteps.ts'
import type {
  ContentItem,
  ContentLogEntry,
  MediaBytes,
  MediaLogEntry,
  MessageFilter,
  OutboxMail,
  Store,
  StoredMedium,
  StoredMessage,
  Subscriber,
  SubscriberFilter,
} from './store.ts'
import type { Page } from './tableInterfaces.ts'
import { acceptMessage, acceptOrder } from './useCases/contact.ts'
import {
  contentVersions,
  findInContent,
  publishContent,
  publishDueContent,
  restoreContent,
  rewriteContent,
  saveContent,
  scheduleContent,
  withdrawContent,
} from './useCases/content.ts'
import { findKeyCheck, setKeyCheck } from './useCases/key.ts'
import {
  addMedium,
  changeMedium,
  checkMedia,
  dropOriginal,
  removeMedium,
  removeWithBytes,
  sweepMedia,
} from './useCases/media.ts'
import { recordClockJump, dropMail, mailBacklog, releaseMail, recordMailOutcomes } from './useCases/mail.ts'
import { erasePerson, requestAccess, showPerson } from './useCases/person.ts'
import { purge } from './useCases/purge.ts'
import { confirmSubscription, findConfirmation, requestSubscription, unsubscribe } from './useCases/subscriptions.ts'

/** The store as a set of calls with plain data, which can be sent to another thread. Lists are read page by page. */
export interface Operations extends Omit<
  Store,
  | 'listMail'
  | 'exportSubscribers'
  | 'listMessages'
  | 'listContent'
  | 'contentLog'
  | 'listMedia'
  | 'mediaLog'
  | 'mediaBytes'
  | 'verifyConsent'
> {
  mailPage: (status: MailStatus | undefined, after: number) => Promise<Page<OutboxMail>>
  subscriberPage: (filter: SubscriberFilter, after: number) => Promise<Page<Subscriber>>
  messagePage: (filter: MessageFilter, after: number) => Promise<Page<StoredMessage>>
  consentPage: (after: number) => Promise<Page<ConsentRecord>>
  contentPage: (kind: ContentKind, after: number, isUnseen: boolean) => Promise<Page<ContentItem>>
  contentLogPage: (kind: ContentKind | undefined, after: number) => Promise<Page<ContentLogEntry>>
  mediaPage: (after: number) => Promise<Page<StoredMedium>>
  mediaLogPage: (after: number) => Promise<Page<MediaLogEntry>>
  /** The number of entries that were ever written to the consent log. */
  consentsWritten: () => Promise<number>
}

/** Runs use cases in transactions of one database. */
export interface Transactions {
  /** Runs a use case that changes nothing. */
  read: <T>(useCase: (tables: StepTables) => Steps<T>) => Promise<T>
  /**
   * Runs a use case in a transaction; resolves after the commit.
   * @param keys all that the use case decides by. It may run in step with use cases that share none of them. Without keys it runs alone.
   */
  write: <T>(useCase: (tables: StepTables) => Steps<T>, keys?: readonly string[]) => Promise<T>
}

/** Operations that each database implements itself. */
type DatabaseSpecific = 'checkWritable' | 'close'

/**
 * Returns the operations that are the same for every database.
 * @param removeDeletedRows removes deleted rows from the database's files; resolves to whether that succeeded
 */
export const createOperations = (
  { read, write }: Transactions,
  removeDeletedRows: () => Promise<boolean>,
): Omit<Operations, DatabaseSpecific> => ({
  requestSubscription: (request) =>
    write((tables) => requestSubscription(tables, request), [request.key, request.email]),
  findConfirmation: (tokenHash, at) => read((tables) => findConfirmation(tables, tokenHash, at)),
  confirmSubscription: (tokenHash, at, consent) =>
    write((tables) => confirmSubscription(tables, tokenHash, at, consent)),
  findSubscriber: (id) => read(({ subscribers }) => subscribers.byId(id)),
  unsubscribe: (id, at, consent) => write((tables) => unsubscribe(tables, id, at, consent)),
  changeLanguage: (id, language) => write(({ subscribers }) => subscribers.setLanguage(id, language)),

  acceptMessage: (message) => write((tables) => acceptMessage(tables, message)),
  acceptOrder: (message) => write((tables) => acceptOrder(tables, message)),
  findMessage: (id) => read(({ messages }) => messages.byId(id)),

  answerApplication: (id, at) => write(({ messages }) => messages.answer(id, at)),
  findOrder: (number) =>
    read(function* ({ messages, orders }) {
      const message = yield* messages.byNumber(number)
      return message && { message, changes: yield* orders.changesOf(number) }
    }),
  setOrderState: (number, state, at) => write(({ orders }) => orders.setState(number, state, at)),

  leaseDueMail: (at, leaseUntil, most, reserved = 0, outcomes = []) =>
    write(function* (tables) {
      yield* recordMailOutcomes(tables, outcomes)
      return yield* tables.outbox.leaseDue(at, leaseUntil, most, reserved)
    }),
  recordMailOutcomes: (outcomes) => write((tables) => recordMailOutcomes(tables, outcomes)),
  recordMailAccepted: (id, at) => write((tables) => recordMailOutcomes(tables, [{ id, at }])),
  recordMailFailure: (id, failure) => write((tables) => recordMailOutcomes(tables, [{ id, failure }])),
  nextMailAt: () => read(({ outbox }) => outbox.nextDueAt()),
  mailBacklog: () => read(mailBacklog),
  unsentMail: () => read(({ outbox }) => outbox.unsent()),
  recordClockJump: (jump) => write((tables) => recordClockJump(tables, jump)),
  mailPage: (status, after) => read(({ outbox }) => outbox.page(status, after)),
  releaseMail: (at, ids) => write((tables) => releaseMail(tables, at, ids)),
  dropMail: (at, ids) => write((tables) => dropMail(tables, at, ids)),

  subscriberPage: (filter, after) => read(({ subscribers }) => subscribers.page(filter, after)),
  countSubscribers: (filter) => read(({ subscribers }) => subscribers.count(filter)),
  messagePage: (filter, after) => read(({ messages }) => messages.page(filter, after)),
  stats: () => read(({ statistics }) => statistics.read()),
  databaseSize: () => read(({ statistics }) => statistics.size()),
  showPerson: (email, subjectHash, previousHash) =>
    read((tables) => showPerson(tables, email, subjectHash, previousHash)),
  requestAccess: (request) => write((tables) => requestAccess(tables, request)),
  findAccess: (tokenHash, at) => read(({ accesses }) => accesses.find(tokenHash, at)),
  async erasePerson(email, subjectHash, at) {
    const erased = await write((tables) => erasePerson(tables, email, subjectHash, at))
    return { ...erased, complete: await removeDeletedRows() }
  },
  saveContent: (draft) => write((tables) => saveContent(tables, draft)),
  restoreContent: (item) => write((tables) => restoreContent(tables, item)),
  publishContent: (change) => write((tables) => publishContent(tables, change)),
  scheduleContent: (change, from) => write((tables) => scheduleContent(tables, change, from)),
  withdrawContent: (change) => write((tables) => withdrawContent(tables, change)),
  publishDueContent: (at) => write((tables) => publishDueContent(tables, at)),
  contentVersions: (at) => read((tables) => contentVersions(tables, at)),
  findContent: (kind, slug) =>
    read(function* ({ content }) {
      const row = yield* content.find(kind, slug)
      const newest = row && (yield* content.version(row.id, row.version))
      if (!newest) return undefined
      const { id: _id, ...status } = row
      const { itemId: _item, words: _words, ...version } = newest
      return { ...status, newest: version }
    }),
  contentPage: (kind, after, isUnseen) => read(({ content }) => content.page(kind, after, isUnseen)),
  contentHistory: (kind, slug) =>
    read(function* ({ content }) {
      const row = yield* content.find(kind, slug)
      return row ? yield* content.versions(row.id) : []
    }),
  contentLogPage: (kind, after) => read(({ content }) => content.logPage(kind, after)),
  findShown: (kind, slug) => read(({ content }) => content.shown(kind, slug)),
  listShown: (filter, page) => read(({ content }) => content.shownPage(filter, page)),
  countShown: (filter) => read(({ content }) => content.shownCount(filter)),
  contentFacets: (filter) => read(({ content }) => content.facets(filter)),
  shownAddresses: (kind) => read(({ content }) => content.addresses(kind)),
  onceShown: (kind, slugs) => read(({ content }) => content.onceShown(kind, slugs)),
  searchShown: (language, words, limit) => read(({ content }) => content.search(language, words, limit)),
  findInContent: (text) => read((tables) => findInContent(tables, text)),
  rewriteContent: (version) => write((tables) => rewriteContent(tables, version)),
  eraseAuthor: (name) =>
    write(function* ({ content, media }) {
      return (yield* content.removeAuthor(name)) + (yield* media.removeAuthor(name))
    }),
  addMedium: (medium) => write((tables) => addMedium(tables, medium)),
  findMedia: (names) =>
    read(function* ({ media }) {
      return new Map((yield* media.byNames(names)).map((medium) => [medium.name, medium]))
    }),
  mediaPage: (after) => read(({ media }) => media.page(after)),
  changeMedium: (change) => write((tables) => changeMedium(tables, change)),
  removeMedium: (change) => removeWithBytes({ read, write }, (tables) => removeMedium(tables, change)),
  dropOriginal: (change) => removeWithBytes({ read, write }, (tables) => dropOriginal(tables, change)),
  findMediaFile: (file) => read(({ media }) => media.byFile(file)),
  mediaLogPage: (after) => read(({ media }) => media.logPage(after)),
  sweepMedia: (before) => sweepMedia({ read, write }, before),
  checkMedia: () => checkMedia({ read, write }),
  findKeyCheck: () => read(findKeyCheck),
  setKeyCheck: (value, instead) => write((tables) => setKeyCheck(tables, value, instead)),
  consentPage: (after) => read(({ consentLog }) => consentLog.page(after)),
  consentsWritten: () => read(({ consentLog }) => consentLog.written()),
  purge: (at, messageDays) => purge(write, at, messageDays),
})

/** Returns the store on top of its operations. Lists are read to their end, page by page. */
export function createStore(operations: Operations, mediaBytes: MediaBytes): Store {
  const {
    mailPage,
    subscriberPage,
    messagePage,
    contentPage,
    contentLogPage,
    consentPage,
    consentsWritten,
    ...others
  } = operations
  const { mediaPage, mediaLogPage, ...rest } = others
  return {
    ...rest,
    mediaBytes,
    listMedia: () => byPage(mediaPage),
    mediaLog: () => byPage(mediaLogPage),
    listMail: (status) => byPage((after) => mailPage(status, after)),
    exportSubscribers: (filter) => byPage((after) => subscriberPage(filter, after)),
    listMessages: (filter) => byPage((after) => messagePage(filter, after)),
    listContent: (kind, isUnseen = false) => byPage((after) => contentPage(kind, after, isUnseen)),
    contentLog: (kind) => byPage((after) => contentLogPage(kind, after)),
    verifyConsent: async () => verifyConsentLog(byPage(consentPage), await consentsWritten()),
  }
}
