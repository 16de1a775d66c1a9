import type { Logger } from 'pino'
import type { Store } from '#db/store.ts'
import type { Config } from './config.ts'
import { mailFolder } from './dataFolder.ts'
import { createCompose } from './mail/compose.ts'
import { createFileTransport, createSmtpTransport, sweepFiledMail } from './mail/transport.ts'
import { createContact, type Contact } from './services/contact.ts'
import { createFormTokens, type FormTokens } from './services/formTokens.ts'
import { createLimits, type Limits } from './services/limits.ts'
import { createMyData, type MyDataService } from './services/myData.ts'
import { createNewsletter, type Newsletter } from './services/newsletter.ts'
import { createOutboxWorker, type OutboxWorker } from './services/outbox.ts'
import { createKeyedHash } from './services/secrets.ts'

export interface Services {
  contact: Contact
  newsletter: Newsletter
  myData: MyDataService
  tokens: FormTokens
  limits: Limits
}

export interface WiringParts {
  config: Config
  store: Store
  /** The site's key. */
  secret: string
  /** Milliseconds since 1970. */
  now: () => number
  log: Logger
}

/** Builds the services. Tests call it with a clock of their own and a real local mail server. */
export function createServices({ config, store, secret, now, log }: WiringParts): {
  services: Services
  outbox: OutboxWorker
} {
  const { publicUrl, mailFrom, contactInbox, smtpUrl, doubleOptIn, rateLimit, mailTimings } = config
  const hash = createKeyedHash(secret)
  const transport = smtpUrl
    ? createSmtpTransport({ url: smtpUrl })
    : createFileTransport({ directory: mailFolder(config) })
  const outbox = createOutboxWorker({
    store,
    transport,
    compose: createCompose({ store, settings: { publicUrl, mailFrom, contactInbox, secret } }),
    clock: now,
    timings: mailTimings,
    log,
  })
  const wakeOutbox = () => outbox.wake()
  const newsletter = createNewsletter({ store, hash, secret, doubleOptIn, now, wakeOutbox })
  const tidyMailFiles = () =>
    sweepFiledMail(mailFolder(config), () => store.listMail()).then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error }, 'files of erased mails could not be deleted; it will be tried again')
        return false
      },
    )
  return {
    services: {
      contact: createContact({ store, hash, now, wakeOutbox }),
      newsletter,
      myData: createMyData({ store, hash, site: { publicUrl, secret }, newsletter, now, wakeOutbox, tidyMailFiles }),
      tokens: createFormTokens(secret, now),
      limits: createLimits(rateLimit),
    },
    outbox,
  }
}
