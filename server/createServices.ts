import type { Logger } from 'pino'
import type { CounterStore } from '#db/counterStore.ts'
import type { Store } from '#db/store.ts'
import type { Config } from './config.ts'
import { mailFolder } from './dataFolder.ts'
import { createCompose } from './mail/compose.ts'
import { createFileTransport, createSmtpTransport, mailServerOf, deleteOrphanedMailFiles } from './mail/transport.ts'
import { createCounters, type Counters } from './metrics/counters.ts'
import { createContentWatch, type ContentWatch } from './services/contentWatch.ts'
import { createContact, type Contact } from './services/contact.ts'
import { readPayee, type Payee } from './payment/payee.ts'
import { createFacts, type FactsService } from './services/facts.ts'
import { createDonations, type Donations } from './services/donations.ts'
import { createSubmissionGuard, type SubmissionGuard } from './services/submissionGuard.ts'
import { createFormTokens } from './services/formTokens.ts'
import { createLimits } from './services/rateLimits.ts'
import { createMyData, type MyDataService } from './services/myData.ts'
import { createNewsletter, type Newsletter } from './services/newsletter.ts'
import { createOrders, type Orders } from './services/orders.ts'
import { createOutboxWorker, type OutboxWorker } from './services/outbox.ts'
import { createRegister, type Register } from './publishing/register.ts'
import { createShop, type Shop } from './services/shop.ts'
import { createPublished, type Published } from './services/published.ts'
import { createProofOfWork } from './services/proofOfWork.ts'
import { createKeyedHash } from './services/secrets.ts'
import { siteKeys } from './services/siteKey.ts'

export interface Services {
  contact: Contact
  orders: Orders
  newsletter: Newsletter
  myData: MyDataService
  donations: Donations
  published: Published
  register: Register
  shop: Shop
  facts: FactsService
  contentWatch: ContentWatch
  guard: SubmissionGuard
}

export interface WiringParts {
  config: Config
  store: Store
  counterStore: CounterStore
  /** Site key. */
  secret: string
  /** Milliseconds since 1970. */
  now: () => number
  log: Logger
  counters?: Counters
  /** The recipient of payments. Default: the party, from its published facts. */
  payee?: () => Payee
}

/** Returns the services and the outbox worker. */
export function createServices(parts: WiringParts): { services: Services; outbox: OutboxWorker } {
  const {
    config,
    store,
    counterStore,
    secret,
    now,
    log,
    payee = () => readPayee(),
    counters = createCounters(),
  } = parts
  const { countMail, countSignUp } = counters
  const { publicUrl, mailFrom, contactInbox, smtpUrl, doubleOptIn, mailTimings, mailConnections: connections } = config
  const { rateLimit: isOn, proofOfWork: asksForWork, mailsPerHour } = config
  const hash = createKeyedHash(secret)
  const { accepted: acceptedKeys, subjectHashes } = siteKeys(secret, config.secretPrevious)
  const transport = smtpUrl
    ? createSmtpTransport({ ...mailServerOf(config, smtpUrl), connections })
    : createFileTransport({ directory: mailFolder(config) })
  const contentWatch = createContentWatch({ store, now, log })
  const facts = createFacts({ store, contentWatch })
  const compose = createCompose({ store, settings: { publicUrl, mailFrom, contactInbox, secret } })
  const outbox = createOutboxWorker({
    store,
    transport,
    async compose(mail) {
      await facts.current()
      return compose(mail)
    },
    clock: now,
    timings: mailTimings,
    connections,
    log,
    countMail,
  })
  const shop = createShop({ store, contentWatch })
  const wakeOutbox = () => outbox.wake()
  const newsletter = createNewsletter({ store, hash, secret, acceptedKeys, doubleOptIn, now, wakeOutbox, countSignUp })
  const register = createRegister({ store, contentWatch })
  const deleteFinishedMailFiles = () =>
    deleteOrphanedMailFiles(mailFolder(config), () => store.listMail()).then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error }, 'files of erased mails could not be deleted; maintenance will retry')
        return false
      },
    )
  return {
    services: {
      contact: createContact({ store, hash, now, wakeOutbox }),
      orders: createOrders({ store, hash, secret, acceptedKeys, payee, now, wakeOutbox }),
      newsletter,
      myData: createMyData({
        store,
        subjectHashes,
        site: { publicUrl, secret },
        newsletter,
        now,
        wakeOutbox,
        deleteFinishedMailFiles,
      }),
      donations: createDonations({ payee, now }),
      published: createPublished({ store, register, shop, facts, acceptedKeys, now }),
      ...{ register, shop, facts, contentWatch },
      guard: createSubmissionGuard({
        tokens: createFormTokens(secret, counterStore, now),
        limits: createLimits({ counterStore, isOn, asksForWork, mailsPerHour, now, log }),
        proofs: createProofOfWork(secret),
        asksForWork,
      }),
    },
    outbox,
  }
}
