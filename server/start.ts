import { createServer, type Server } from 'node:http'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inspect } from 'node:util'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { dataLocation, displayName, isShared, openDatabase, type DatabaseOptions } from '#db/database.ts'
import type { MailBacklog } from '#db/store.ts'
import { NewerDatabase, NotBackedUp } from '#db/versions.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { createApp } from './app.ts'
import { collectGarbage } from './collectGarbage.ts'
import { ConfigError, findMisspellings, readConfig, type Config } from './config.ts'
import { databaseLocation, mailFolder } from './dataFolder.ts'
import { freeSpace, minFreeSpace } from './freeSpace.ts'
import { warmPageCache } from './http/warmPageCache.ts'
import type { Lifecycle } from './http/routes/health.ts'
import { createLog } from './log.ts'
import { deleteOrphanedMailFiles, MailNotSent, mailServerOf, openMailSession } from './mail/transport.ts'
import { backUpBeforeMigration, deleteMigrationBackups } from './migrationBackup.ts'
import { readPayee } from './payment/payee.ts'
import { createPageCache, type PageCache } from './rendering/pageCache.ts'
import type { Renderer } from './rendering/renderer.ts'
import { SecretMissing } from './services/secrets.ts'
import { KeyMismatch, openSiteKeys } from './services/siteKey.ts'
import { isLocal } from './isLocal.ts'
import { keepTickShape } from './keepTickShape.ts'
import { leftPlaceholders } from './leftPlaceholders.ts'
import { createServices } from './createServices.ts'
import { createCounters } from './metrics/counters.ts'
import { release } from './release.ts'
import { makeFolder } from './makeFolder.ts'

/** The renderer and the handler of static files: from the build or, in development, from Vite. */
export interface Frontend {
  renderer: Renderer
  files: RequestHandler
}

export interface StartOptions {
  /** Changes the settings before anything is started. */
  prepare?: (config: Config) => Promise<Config>
  /** Folder of the migrations. */
  migrationsFolder: string
  /** Entry files of the SQLite threads. */
  threads: Required<Pick<DatabaseOptions, 'storeThread' | 'rewriteThread'>>
  /** @param server the HTTP server, for the web socket of hot reloading */
  createFrontend: (server: Server) => Promise<Frontend>
  isDevelopment: boolean
}

/** The grace period between the stop signal and closing the port, in milliseconds. Load balancers see it in `/readyz`. */
const shutdownGracePeriod = 500
/** The longest time that a shutdown then waits for requests in progress, in milliseconds. */
const drainTimeout = 8_000
/** The longest time that a shutdown waits for mails in flight, in milliseconds. It leaves time to release their leases. */
const mailDrainTimeout = 7_000
const hour = 60 * 60 * 1000

/** The largest number of open connections, a few kilobytes of memory each. Further ones are closed at once. */
const maxConnections = 4_000
/** The idle timeout of a connection, in milliseconds. */
const idleTimeout = 60_000

/** Writes a line for the operator to standard error; standard output has only the structured log. */
export const say = (line: string) => process.stderr.write(`${line}\n`)

function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Runs the maintenance a second after the start and then every hour. Returns a function that stops it. */
function startMaintenance(maintain: () => Promise<unknown>, log: Logger): () => void {
  const run = () =>
    void maintain().catch((error: unknown) => log.warn({ err: error }, 'maintenance failed; it will be retried'))
  const first = setTimeout(run, 1_000)
  const every = setInterval(run, hour)
  first.unref()
  every.unref()
  return () => {
    clearTimeout(first)
    clearInterval(every)
  }
}

/** Delays after the start, in milliseconds: the first visitors come first. */
const warmUpAfter = { filling: 1_000, compressing: 30_000 }

/** Fills the page cache and later compresses it more, both in the background. Returns a function that stops this. */
function warmUp(
  pages: PageCache,
  listening: { host: string; port: number },
  listAddresses: () => Promise<readonly string[]>,
  log: Logger,
): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const everyInterface = /^(?:0\.0\.0\.0|::)$/
  const host = everyInterface.test(listening.host) ? 'localhost' : listening.host
  const fill = async () => {
    await warmPageCache({ host, port: listening.port, addresses: await listAddresses(), pages, signal })
    // Rendering every page leaves 25 MB of garbage. No visitor waits now: the warm-up ends with a rest.
    if (!signal.aborted) collectGarbage()
  }
  const later = (work: () => Promise<void>, time: number) =>
    setTimeout(
      () => void work().catch((error: unknown) => log.warn({ err: error }, 'the page cache could not be warmed up')),
      time,
    )
  const begin = [later(fill, warmUpAfter.filling), later(() => pages.recompressCached(signal), warmUpAfter.compressing)]
  for (const timer of begin) timer.unref()
  return () => {
    stopping.abort()
    for (const timer of begin) clearTimeout(timer)
  }
}

/** Logs the number of mails in the outbox; warns when some need staff. */
function logBacklog({ waiting, held, dead }: MailBacklog, log: Logger): void {
  const counts = { waiting, held, dead }
  if (held + dead > 0) log.warn(counts, 'the outbox holds mails that only staff can release or drop')
  else log.info(counts, 'mails in the outbox')
}

/** Logs a warning when the disk is nearly full: on a full disk the site refuses submissions. */
async function logFreeSpace(dataDir: string, log: Logger): Promise<void> {
  const free = await freeSpace(dataDir)
  if (free !== undefined && free < minFreeSpace) log.warn({ freeBytes: free }, 'the disk of DATA_DIR is nearly full')
}

/** Logs a warning when the mail server cannot be reached. Mails wait then, so the start goes on. */
async function logMailServer(config: Config, log: Logger): Promise<void> {
  try {
    await openMailSession(mailServerOf(config, config.smtpUrl))
  } catch (error) {
    const code = error instanceof MailNotSent ? error.code : 'unknown'
    log.warn({ code }, 'the mail server cannot be reached: mails wait. "staff doctor" says what to do')
  }
}

async function run(config: Config, options: StartOptions): Promise<void> {
  const { migrationsFolder, threads, createFrontend, isDevelopment } = options
  keepTickShape()
  const counters = createCounters()
  const log = createLog(config.logLevel, undefined, counters.countError)
  log.info(release, 'starting')
  for (const { name, meant } of findMisspellings()) log.warn(`${name} is not a setting. Was ${meant} meant?`)
  const now = () => Date.now()
  // Refuses accounts of the site that no bank would accept.
  readPayee()
  makeFolder(config.dataDir, { mode: 0o700 })
  const server = createServer({ connectionsCheckingInterval: 1_000, headersTimeout: 10_000, requestTimeout: 15_000 })
  server.maxConnections = maxConnections
  // Not in development: Vite's web socket is idle for long.
  if (!isDevelopment) server.timeout = idleTimeout
  // The renderer is loaded while a thread opens the database. Not in development: Vite would keep a process running that has no database.
  const loading = isDevelopment ? undefined : createFrontend(server)
  loading?.catch(() => {})
  const { store, counterStore } = await openDatabase({
    ...databaseLocation(config),
    migrationsFolder,
    backUp: () => backUpBeforeMigration({ config, migrationsFolder, now: now() }),
    ...threads,
    log,
  })
  const { current: secret } = await openSiteKeys(store, config).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const { services, outbox } = createServices({ config, store, counterStore, secret, now, log, counters })
  const lifecycle: Lifecycle = { isStopping: false }

  const front = await (loading ?? createFrontend(server))
  const pages = isDevelopment ? undefined : createPageCache()
  server.on(
    'request',
    createApp({ config, store, services, lifecycle, counters, log, now, isDevelopment, pages, ...front }),
  )

  const { metricsPort } = config
  // Loaded on demand: most sites have no metrics.
  const stopMetrics =
    metricsPort === undefined
      ? undefined
      : await import('./metrics/serveMetrics.ts').then(({ serveMetrics }) =>
          serveMetrics({ config: { ...config, metricsPort }, store, counters, lifecycle, now }),
        )

  await services.contentWatch.check()
  await services.facts.current()
  const port = await listen(server, config)
  const stopWatching = services.contentWatch.start()
  outbox.start()
  const stopMaintenance = startMaintenance(async () => {
    await store.purge(now(), config.messageDays)
    await deleteOrphanedMailFiles(mailFolder(config), () => store.listMail())
    deleteMigrationBackups(config, now())
    logBacklog(await store.mailBacklog(), log)
    await logFreeSpace(config.dataDir, log)
  }, log)

  const { host } = config
  const indexed = () => front.renderer.indexedPaths(config.demoPages)
  const stopWarming = pages && config.warmUp ? warmUp(pages, { host, port }, indexed, log) : undefined

  say(
    `The site runs on http://${host === '0.0.0.0' ? 'localhost' : host}:${port} (public address ${config.publicUrl}).`,
  )
  say(`All data is stored in ${dataLocation(databaseLocation(config))}.`)
  if (config.smtpUrl) void logMailServer(config, log)
  else say(`SMTP_URL is empty: mails are not sent but written to ${mailFolder(config)}.`)
  if (!isLocal(config.publicUrl)) {
    const placeholders = await leftPlaceholders(store, config)
    if (placeholders.length > 0) say(['These facts are still placeholders:', ...placeholders].join('\n  '))
  }

  /** Graceful shutdown: reports "not ready", finishes requests and mails in progress, and closes the database. */
  const stop = async (signal: string) => {
    if (lifecycle.isStopping) return
    lifecycle.isStopping = true
    log.info({ signal }, 'stopping')
    stopMaintenance()
    stopWatching()
    stopWarming?.()
    // Bounded, because the mail server or the database may hang: the leases of the mails end by themselves.
    const mailsStopped = Promise.race([outbox.stop(mailDrainTimeout), wait(drainTimeout, undefined, { ref: false })])
    if (!isDevelopment) await wait(shutdownGracePeriod)
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    const closing = setTimeout(() => server.closeAllConnections(), drainTimeout)
    await Promise.all([closed, mailsStopped])
    clearTimeout(closing)
    stopMetrics?.()
    await store.close()
    log.info('stopped')
    // Vite's watchers or a hanging connection would keep the process running.
    setTimeout(() => process.exit(0), isDevelopment ? 0 : 500).unref()
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
}

/**
 * Returns a sentence for the operator about an error at the start; undefined for a bug.
 * @param program folder of the build
 */
function readable(error: unknown, config: Config | undefined, program: string): string | undefined {
  const forOperators = [ConfigError, SecretMissing, KeyMismatch, NotBackedUp]
  if (forOperators.some((kind) => error instanceof kind)) return (error as Error).message
  if (error instanceof NewerDatabase) {
    const name = config ? displayName(databaseLocation(config)) : 'The database'
    return `${name} was changed by a newer version of the site, and this version (${release.version}) cannot use it: start the newer version, or restore a backup of this one. Nothing was changed.`
  }
  const { code, port, path } = error as { code?: unknown; port?: unknown; path?: unknown }
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return `HOST is not an address of this machine: ${config?.host ?? ''}. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`
  }
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} is in use already: stop the other program or set ${port === config?.metricsPort ? 'METRICS_PORT' : 'PORT'}.`
  if (code === 'EACCES') return `No permission for ${String(path ?? port)}: choose another with DATA_DIR or PORT.`
  if (error instanceof StoreUnavailable) {
    const reason = error.cause instanceof Error ? ` (${error.cause.message})` : ''
    const name = config ? displayName(databaseLocation(config)) : 'The database'
    const cure =
      config && isShared(databaseLocation(config))
        ? 'check that it runs and that DATABASE_URL is right'
        : 'repair it or restore a backup'
    return `${name} cannot be opened${reason}: ${cure}. Nothing was changed.`
  }
  if (typeof code === 'string' && typeof path === 'string')
    return path.startsWith(program)
      ? `${path} cannot be read (${code}): the program is incomplete. Build or install it again.`
      : `${path} cannot be used (${code}): check DATA_DIR.`
  return undefined
}

/** Starts the site. On an error writes the reason to standard error and sets exit code 1. */
export async function start(options: StartOptions): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig()
    await run((await options.prepare?.(config)) ?? config, options)
  } catch (error) {
    // Not rethrown: Node would print the source line, which in the build is the whole program.
    say(
      readable(error, config, dirname(options.migrationsFolder)) ??
        `The site could not start because of a bug:\n${inspect(error)}`,
    )
    process.exitCode = 1
  }
}
