import { once } from 'node:events'
import { join } from 'node:path'
import { load, medians, type Load } from './load.ts'
import { median, runPeer, serverFlags, withFolder, type Report } from './site.ts'

/** Numbers of simultaneous visitors. With more visitors, more sign-ups share a commit. */
const crowds = [50, 200] as const
/** The number of starts of both servers. Several are needed because two processes of the same server differ in speed by up to a quarter. */
const starts = 5
/** The number of loads for each crowd on each pair of processes. */
const rounds = 2
const script = join(import.meta.dirname, 'signUps.lua')

type Loads = Record<'database' | 'none', Load[]>

/** Measures sign-ups with and without the database, in turns: the cost of durable storage. The database grows from start to start. */
export const measureSubmissions = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const measured = new Map<number, Loads>(crowds.map((crowd) => [crowd, { database: [], none: [] }]))
    for (let start = 0; start < starts; start++) await measureOneStart(folder, start, measured)

    for (const [crowd, loads] of measured) {
      const describe = (name: keyof Loads) => {
        const { requestsPerSecond, p99, cpuPerRequest } = medians(loads[name])
        return `${Math.round(requestsPerSecond)} requests/s, p99 ${p99.toFixed(1)} ms, ${cpuPerRequest.toFixed(3)} ms CPU each`
      }
      report(`POST /api/subscribe, ${crowd} connections`, describe('database'))
      report('the same server without a database', describe('none'))
      const ratios = loads.database.map(
        ({ requestsPerSecond }, round) => requestsPerSecond / loads.none[round]!.requestsPerSecond,
      )
      const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
      report('… requests per second as a fraction of it', `${median(ratios).toFixed(2)} (rounds: ${range})`)
    }
  })

async function measureOneStart(folder: string, start: number, measured: Map<number, Loads>): Promise<void> {
  const env = { DATA_DIR: folder, SECRET: 'k'.repeat(43), RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }
  const run = (store: string) => runPeer('submissions.process.ts', [store], { env, flags: serverFlags })
  const servers = { database: await run('database'), none: await run('none') }
  const ask = (name: keyof Loads, connections: number, round: number | 'warm') => {
    const { url, process } = servers[name]
    const visitors = `visitor${start}.${connections}.${round}`
    return load(`${url}/api/subscribe`, process.pid, { connections, script: [script, visitors] })
  }
  for (const name of ['database', 'none'] as const) await ask(name, crowds[0], 'warm')
  for (const [crowd, loads] of measured) {
    for (let round = 0; round < rounds; round++) {
      // Each server is first in half of the rounds.
      const order = round % 2 ? (['database', 'none'] as const) : (['none', 'database'] as const)
      for (const name of order) loads[name].push(await ask(name, crowd, round))
    }
  }
  for (const { process } of Object.values(servers)) {
    process.kill()
    await once(process, 'exit')
  }
}
