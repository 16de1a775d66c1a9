import { join } from 'node:path'
import { startPostgres } from '#scripts/postgresServer.ts'
import { postgresPrograms } from '#scripts/setup/postgres.mjs'
import { connections, load, type Load } from './load.ts'
import { runSite, withFolder, type MeasuredSite, type Report } from './site.ts'

const seconds = 5
const page = '/about?lng=sr'
const signUp = '/api/subscribe'
const env = { SECRET: 'k'.repeat(43), RATE_LIMIT: 'off', WARM_UP: 'off' }

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

function describe(all: readonly Load[]): string {
  const together = all.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0)
  const slowest = Math.max(...all.map(({ p99 }) => p99))
  return `${Math.round(together)} a second, p99 ${slowest.toFixed(1)} ms`
}

async function measure(name: string, sites: readonly MeasuredSite[], report: Report): Promise<void> {
  // The first round is a warm-up: it renders the page and prepares the database's statements.
  for (const isMeasured of [false, true]) {
    const pages = await askAll(sites, page, false)
    const forms = await askAll(sites, signUp, true)
    if (!isMeasured) continue
    report(`${name}: pages`, describe(pages))
    report(`${name}: sign-ups`, describe(forms))
  }
  await Promise.all(sites.map((site) => site.stop()))
}

/** Measures one instance on SQLite, and one, two and four instances on one PostgreSQL. Everything runs on this machine. */
export async function measureScaling(report: Report): Promise<void> {
  await withFolder(async (folder) => {
    await measure('one instance, SQLite', [await runSite(folder, env)], report)
  })
  if (!postgresPrograms()) {
    report('several instances', 'not measured: PostgreSQL is not installed')
    return
  }
  const server = await startPostgres()
  try {
    for (const [count, name] of [
      [1, 'one instance'],
      [2, 'two instances'],
      [4, 'four instances'],
    ] as const) {
      const url = await server.createDatabase()
      await withFolder(async (folder) => {
        const start = (_: unknown, at: number) => runSite(join(folder, String(at)), { ...env, DATABASE_URL: url })
        await measure(`${name}, PostgreSQL`, await Promise.all(Array.from({ length: count }, start)), report)
      })
    }
  } finally {
    await server.remove()
  }
}
