import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { pino } from 'pino'
import { openDatabase } from '#db/database.ts'
import type { Store } from '#db/store.ts'
import { createApp } from '#server/app.ts'
import { databaseLocation } from '#server/dataFolder.ts'
import { readConfig, type Config } from '#server/config.ts'
import { staticFiles } from '#server/http/middleware/staticFiles.ts'
import type { Lifecycle } from '#server/http/routes/health.ts'
import { createPageCache, type PageCache } from '#server/rendering/pageCache.ts'
import { createProductionRenderer } from '#server/rendering/production.ts'
import type { Renderer } from '#server/rendering/renderer.ts'
import { createCounters, type Counters } from '#server/metrics/counters.ts'
import type { OutboxWorker } from '#server/services/outbox.ts'
import type { Payee } from '#server/payment/payee.ts'
import { createServices, type Services } from '#server/createServices.ts'
import { dist, root } from './build.ts'

export interface TestApp {
  /** The server of the site, on its own port. */
  app: Server
  pages: PageCache
  renderer: Renderer
  files: RequestHandler
  config: Config
  store: Store
  services: Services
  outbox: OutboxWorker
  lifecycle: Lifecycle
  counters: Counters
  /** The clock of the site. Tests set it. */
  clock: { now: number }
  /** Serves another app on its own port until the site is closed. */
  serve(app: RequestListener): Promise<Server>
  close(): Promise<void>
}

export interface TestAppOptions {
  /** Environment variables. */
  env?: Readonly<Record<string, string>>
  /** Wraps the store before the services use it, for example to make it fail. */
  wrapStore?: (store: Store) => Store
  /** The recipient of payments, instead of the party. */
  payee?: () => Payee
}

/** Reads the build. All sites share it, because reading takes longer than the rest of a start. */
const readBuild = async () => ({ renderer: await createProductionRenderer(dist), files: staticFiles(dist) })
let build: ReturnType<typeof readBuild> | undefined

/**
 * Starts the whole site in this process: the built pages, a store in a temporary folder, and an adjustable clock. It listens on one port
 * for all requests. A port for each request would use up the machine's ports, which stay reserved for a minute.
 */
export async function createTestApp({
  env = {},
  wrapStore = (store) => store,
  payee,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    SECRET: 'a secret that only the tests know, of good length',
    LOG_LEVEL: 'silent',
    ...env,
  })
  const clock = { now: Date.now() }
  const now = () => clock.now
  const log = pino({ level: config.logLevel })
  const { store: opened, counterStore } = await openDatabase({
    ...databaseLocation(config),
    migrationsFolder: join(root, 'db/migrations'),
  })
  const store = wrapStore(opened)
  const counters = createCounters()
  const { services, outbox } = createServices({
    config,
    counters,
    store,
    counterStore,
    secret: config.secret,
    now,
    log,
    ...(payee && { payee }),
  })
  // As at the start: a later change is then the only one.
  await services.contentWatch.check()
  const lifecycle: Lifecycle = { isStopping: false }
  const { renderer, files } = await (build ??= readBuild())
  const pages = createPageCache()
  const servers: Server[] = []
  async function serve(app: RequestListener): Promise<Server> {
    const server = createServer(app).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    return server
  }
  const parts = { config, store, services, renderer, files, lifecycle, counters, log, now, pages }
  const app = createApp({ ...parts, isDevelopment: false })
  return {
    app: await serve(app),
    serve,
    pages,
    renderer,
    files,
    config,
    store,
    services,
    outbox,
    lifecycle,
    counters,
    clock,
    async close() {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
      await outbox.stop()
      await opened.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
