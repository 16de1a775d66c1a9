import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isShared } from '#db/database.ts'
import type { Milliseconds, Store } from '#db/store.ts'
import type { Config } from '../config.ts'
import { backupFolder, databaseLocation, readBackupName } from '../dataFolder.ts'
import { freeSpace } from '../freeSpace.ts'
import type { Lifecycle } from '../http/routes/health.ts'
import { mails } from '../mail/mails.generated.ts'
import { dueDonations } from '../publishing/deadlines.ts'
import { mailResults, signUpSteps, type Counters } from './counters.ts'

export interface MetricsParts {
  config: Pick<Config, 'metricsHost' | 'dataDir' | 'databaseUrl'> & { metricsPort: number }
  store: Pick<Store, 'checkWritable' | 'databaseSize' | 'unsentMail' | 'listContent'>
  counters: Counters
  lifecycle: Lifecycle
  now: () => Milliseconds
}

/** The interval at which the delay of the event loop is measured, in milliseconds. */
const resolution = 20

/** Returns the time of the newest backup in milliseconds since 1970, 0 if there is none. */
async function lastBackup(dataDir: string): Promise<Milliseconds> {
  const names = await readdir(backupFolder({ dataDir })).catch(() => [])
  return Math.max(0, ...names.map((name) => readBackupName(name)?.time ?? 0))
}

/** Returns a registry whose values are read at each scrape. */
function createRegistry({ config, store, counters, lifecycle, now }: MetricsParts): Registry {
  const registry = new Registry()
  const registers = [registry]
  const kinds = Object.keys(mails)

  /** Adds a counter of this process. `read` calls `add` for each combination of labels. */
  const counter = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: (add: (labels: Record<Label, string>, value: number) => void) => void,
  ) =>
    new Counter({
      ...{ name, help, labelNames, registers },
      collect() {
        this.reset()
        read((labels, value) => this.inc(labels, value))
      },
    })
  /** Adds a gauge. If `read` fails, the scrape has none of its values. */
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: (set: (labels: Record<Label, string>, value: number) => void) => void | Promise<void>,
  ) =>
    new Gauge({
      ...{ name, help, labelNames, registers },
      async collect() {
        this.reset()
        // Without a label, `reset` writes 0.
        if (labelNames.length === 0) this.remove()
        await Promise.resolve(read((labels, value) => this.set(labels, value))).catch(() => {})
      },
    })

  counter('site_requests_total', 'Answers by route and status.', ['route', 'status'], (add) => {
    for (const { count, ...labels } of counters.requests()) add(labels, count)
  })
  counter('site_page_cache_hits_total', 'Pages answered from the page cache.', [], (add) => add({}, counters.hits()))
  counter('site_errors_total', 'Lines of the log with the level 50 or more.', [], (add) => add({}, counters.errors()))
  counter('site_mails_total', 'Attempts to send a mail, by kind and outcome.', ['kind', 'outcome'], (add) => {
    // From 0 on: `increase` does not see a counter that begins with 1.
    for (const kind of kinds) for (const outcome of mailResults) add({ kind, outcome }, 0)
    for (const { count, ...labels } of counters.mails()) add(labels, count)
  })
  counter('site_sign_ups_total', 'Newsletter: sign-ups that were requested and confirmed.', ['step'], (add) => {
    for (const step of signUpSteps) add({ step }, 0)
    for (const [step, count] of counters.signUps()) add({ step }, count)
  })

  const rendering = new Histogram({
    name: 'site_render_seconds',
    help: 'Time to render a page that was not in the page cache.',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
    registers,
  })
  counters.rendered = (seconds) => rendering.observe(seconds)

  gauge('site_ready', '1 if forms can be stored, as in /readyz.', [], async (set) => {
    const isReady = await store.checkWritable().then(
      () => !lifecycle.isStopping,
      () => false,
    )
    set({}, Number(isReady))
  })
  // One reading for three gauges, which are read in this order.
  let unsent: ReturnType<Store['unsentMail']> | undefined
  gauge('site_outbox_waiting', 'Mails that wait to be sent.', ['kind'], async (set) => {
    const found = await (unsent = store.unsentMail())
    for (const kind of kinds) set({ kind }, 0)
    for (const { kind, status, mails } of found) if (status === 'pending') set({ kind }, mails)
  })
  gauge('site_outbox_oldest_seconds', 'Time that the oldest of them has waited.', ['kind'], async (set) => {
    const found = await (unsent ?? [])
    for (const kind of kinds) set({ kind }, 0)
    for (const { kind, status, oldest } of found) {
      if (status === 'pending') set({ kind }, Math.max(0, now() - oldest) / 1000)
    }
  })
  gauge('site_outbox_stopped', 'Mails that only staff can release or drop.', ['kind', 'status'], async (set) => {
    const found = await (unsent ?? [])
    for (const kind of kinds) for (const status of ['held', 'dead']) set({ kind, status }, 0)
    for (const { kind, status, mails } of found) if (status !== 'pending') set({ kind, status }, mails)
  })
  gauge('site_donations_due', 'Donations that the law wants published: soon or overdue.', ['state'], async (set) => {
    for (const [state, due] of Object.entries(await dueDonations(store, now()))) set({ state }, due.length)
  })
  gauge('site_database_bytes', 'Size of the database.', [], async (set) => set({}, await store.databaseSize()))
  gauge('site_disk_free_bytes', 'Free space on the disk of DATA_DIR.', [], async (set) => {
    const free = await freeSpace(config.dataDir)
    if (free !== undefined) set({}, free)
  })
  // PostgreSQL has its own tools for backups.
  if (!isShared(databaseLocation(config))) {
    gauge('site_last_backup_timestamp_seconds', 'Time of the newest backup in DATA_DIR, 0 if none.', [], async (set) =>
      set({}, (await lastBackup(config.dataDir)) / 1000),
    )
  }

  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  gauge('site_event_loop_delay_seconds', 'Delay of the event loop since the last scrape.', ['quantile'], (set) => {
    // The measured times include the interval.
    const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000)
    for (const quantile of [50, 99, 100]) set({ quantile: String(quantile / 100) }, seconds(delay.percentile(quantile)))
    delay.reset()
  })
  return registry
}

/**
 * Serves the metrics as `GET /metrics` on their own port. Returns a function that stops this.
 * @throws Error when the port cannot be opened
 */
export async function serveMetrics(parts: MetricsParts): Promise<() => void> {
  const registry = createRegistry(parts)
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 15_000 }, (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    )
  })
  // A start that fails later must end the process.
  server.unref()
  const { metricsHost, metricsPort } = parts.config
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(metricsPort, metricsHost, resolve)
  })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
