/*
 * The site with or without its database: node submissions.process.ts database|none. Apart from the store both servers are the same.
 * It sends its port to its parent process.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createMemoryCounterStore } from '#db/memoryCounterStore.ts'
import { openDatabase } from '#db/database.ts'
import type { Store } from '#db/store.ts'
import { createApp } from '#server/app.ts'
import { readConfig, type Config } from '#server/config.ts'
import { databaseLocation } from '#server/dataFolder.ts'
import { staticFiles } from '#server/http/middleware/staticFiles.ts'
import { createLog } from '#server/log.ts'
import { createPageCache } from '#server/rendering/pageCache.ts'
import { createProductionRenderer } from '#server/rendering/production.ts'
import { createCounters } from '#server/metrics/counters.ts'
import { createServices } from '#server/createServices.ts'
import { root } from './site.ts'

const dist = join(root, 'dist')
const config = readConfig()
const log = createLog(config.logLevel)
const now = () => Date.now()

/** A store without a database: its operations resolve immediately. It shows the cost of everything else. */
const emptyStore = {
  requestSubscription: () => Promise.resolve(),
  leaseDueMail: () => Promise.resolve([]),
  nextMailAt: () => Promise.resolve(undefined),
  // Read once, for the facts of the party: without them every sign-up would try again.
  listShown: () => Promise.resolve([]),
  onceShown: () => Promise.resolve([]),
} satisfies Partial<Store> as unknown as Store

const open = (settings: Config) =>
  openDatabase({
    ...databaseLocation(settings),
    migrationsFolder: join(dist, 'migrations'),
    storeThread: join(dist, 'server/store.js'),
    rewriteThread: join(dist, 'server/rewrite.js'),
    log,
  })

const { store, counterStore } =
  process.argv[2] === 'none' ? { store: emptyStore, counterStore: createMemoryCounterStore() } : await open(config)
const { services, outbox } = createServices({ config, store, counterStore, secret: config.secret, now, log })
const app = createApp({
  config,
  store,
  services,
  renderer: await createProductionRenderer(dist),
  files: staticFiles(dist),
  lifecycle: { isStopping: false },
  counters: createCounters(),
  log,
  now,
  isDevelopment: false,
  pages: createPageCache(),
})
const server = createServer(app)
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
outbox.start()
process.once('SIGTERM', () => process.exit(0))
