import autocannon from 'autocannon'
import { cpuSeconds, median, runPeer, serverFlags, withFolder, type Report } from './site.ts'

const rounds = 5
const secondsPerRound = 3

let visitors = 0
/** Every visitor has an address of their own: nothing is answered from what was said before. */
const nextBody = () => JSON.stringify({ email: `visitor.${(visitors += 1)}@primer.example` })

interface Load {
  requestsPerSecond: number
  /** Processor time of the server's process, in milliseconds. */
  cpuPerRequest: number
}

async function load(url: string, pid: number | undefined): Promise<Load> {
  const before = cpuSeconds(pid)
  const result = await autocannon({
    url,
    connections: 50,
    duration: secondsPerRound,
    requests: [
      {
        method: 'POST',
        path: '/api/subscribe',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: nextBody() }),
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`The load met ${result.non2xx + result.errors} failures.`)
  return {
    requestsPerSecond: result.requests.average,
    cpuPerRequest: ((cpuSeconds(pid) - before) * 1000) / result.requests.total,
  }
}

/** Sign-ups with the database and without, in turns: what it costs to lose nothing. */
export const measureSubmissions = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const env = { DATA_DIR: folder, SECRET: 'k'.repeat(43), RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }
    const run = (store: string) => runPeer('submissions.process.ts', [store], { env, flags: serverFlags })
    const servers = { database: await run('database'), none: await run('none') }
    const loads: Record<keyof typeof servers, Load[]> = { database: [], none: [] }
    for (let round = 0; round <= rounds; round++) {
      for (const name of ['none', 'database'] as const) {
        const { url, process } = servers[name]
        const measured = await load(url, process.pid)
        // The first one warms up.
        if (round > 0) loads[name].push(measured)
      }
    }
    for (const { process } of Object.values(servers)) process.kill()

    const speed = (name: keyof typeof servers) => median(loads[name].map(({ requestsPerSecond }) => requestsPerSecond))
    const cpu = (name: keyof typeof servers) => median(loads[name].map(({ cpuPerRequest }) => cpuPerRequest))
    const said = (name: keyof typeof servers) =>
      `${Math.round(speed(name))} requests/s, ${cpu(name).toFixed(3)} ms CPU each`
    report('POST /api/subscribe, 50 connections', said('database'))
    report('the same server without a database', said('none'))
    report('… requests per second as a fraction of it', (speed('database') / speed('none')).toFixed(2))
  })
