import { join } from 'node:path'
import { startPostgres } from '#scripts/postgresServer.ts'
import { postgresPrograms } from '#scripts/setup/postgres.mjs'
import { connections, load, type Load } from './load.ts'
import { runPeer, runSite, withFolder, type MeasuredSite, type Report } from './site.ts'

const seconds = 5
const page = '/about?lng=sr'
const signUp = '/api/subscribe'
const settings = { SECRET: 'k'.repeat(43), RATE_LIMIT: 'off', WARM_UP: 'off' }
/** The total number of connections to the mail server. All instances share it, because providers limit the connections of a sender. */
const mailConnections = 5

let loads = 0

/** Loads all instances at the same time. Together they get as many connections as a single instance. */
async function askAll(sites: readonly MeasuredSite[], path: string, isForm: boolean): Promise<Load[]> {
  return Promise.all(
    sites.map(({ url, process }) =>
      load(url + path, process.pid, {
        seconds,
        connections: Math.ceil(connections / sites.length),
        ...(isForm && { script: [join(import.meta.dirname, 'signUps.lua'), `load${(loads += 1)}`] }),
      }),
    ),
  )
}

const perSecond = (all: readonly Load[]): number =>
  all.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0)

function describe(all: readonly Load[]): string {
  const slowest = Math.max(...all.map(({ p99 }) => p99))
  return `${Math.round(perSecond(all))} a second, p99 ${slowest.toFixed(1)} ms`
}

/** Returns the sign-ups a second. */
async function measure(name: string, sites: readonly MeasuredSite[], report: Report): Promise<number> {
  let signUps = 0
  // The first round is a warm-up: it renders the page and prepares the database's statements.
  for (const isMeasured of [false, true]) {
    const pages = await askAll(sites, page, false)
    const forms = await askAll(sites, signUp, true)
    if (!isMeasured) continue
    report(`${name}: pages`, describe(pages))
    report(`${name}: sign-ups`, describe(forms))
    signUps = perSecond(forms)
  }
  await Promise.all(sites.map((site) => site.stop()))
  return signUps
}

async function measureAll(report: Report, env: Readonly<Record<string, string>>): Promise<void> {
  const sqlite = await withFolder(async (folder) =>
    measure('one instance, SQLite', [await runSite(folder, env)], report),
  )
  if (!postgresPrograms()) {
    report('several instances', 'not measured: PostgreSQL is not installed')
    return
  }
  const server = await startPostgres()
  try {
    const signUps: number[] = []
    for (const [count, name] of [
      [1, 'one instance'],
      [2, 'two instances'],
      [4, 'four instances'],
    ] as const) {
      const url = await server.createDatabase()
      await withFolder(async (folder) => {
        const shared = { DATABASE_URL: url, MAIL_CONNECTIONS: String(Math.floor(mailConnections / count)) }
        const start = (_: unknown, at: number) => runSite(join(folder, String(at)), { ...env, ...shared })
        const sites = await Promise.all(Array.from({ length: count }, start))
        signUps.push(await measure(`${name}, PostgreSQL`, sites, report))
      })
    }
    const [one, two, four] = signUps as [number, number, number]
    for (const [what, ratio, bound] of [
      ['one instance on PostgreSQL, as a fraction of SQLite', one / sqlite, 0.3],
      ['two instances, of one', two / one, 1],
      ['four instances, of one', four / one, 0.8],
    ] as const) {
      report(`sign-ups: ${what}`, `${ratio.toFixed(2)} (at least ${bound})`)
      if (!(ratio >= bound)) process.exitCode = 1
    }
  } finally {
    await server.remove()
  }
}

/**
 * Measures one instance on SQLite, and one, two and four instances on one PostgreSQL. Everything runs on this machine, also
 * a mail server that answers at once. The bench ends
 * with 1 when the sign-ups on PostgreSQL fall below their bounds.
 */
export async function measureScaling(report: Report): Promise<void> {
  // As in production. Mails in files would take more of the processor than sign-ups.
  const peer = await runPeer('smtpPeer.process.ts', ['0'])
  try {
    await measureAll(report, { ...settings, SMTP_URL: peer.url.replace('http', 'smtp') })
  } finally {
    peer.process.kill()
  }
}
