import { join } from 'node:path'
import { load, medians, type Load } from './load.ts'
import { median, runPeer, serverFlags, withFolder, type Report } from './site.ts'

const rounds = 6
/** Visitors at a time. With more of them more share a commit. */
const crowds = [50, 200] as const
const script = join(import.meta.dirname, 'signUps.lua')

/** Sign-ups with the database and without, in turns: what it costs to lose nothing. */
export const measureSubmissions = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const env = { DATA_DIR: folder, SECRET: 'k'.repeat(43), RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }
    const run = (store: string) => runPeer('submissions.process.ts', [store], { env, flags: serverFlags })
    const servers = { database: await run('database'), none: await run('none') }
    for (const connections of crowds) {
      const loads: Record<keyof typeof servers, Load[]> = { database: [], none: [] }
      for (let round = 0; round <= rounds; round++) {
        // Each comes first as often as second.
        const order = round % 2 ? (['database', 'none'] as const) : (['none', 'database'] as const)
        for (const name of order) {
          const { url, process } = servers[name]
          const given = `visitor${connections}.${round}`
          const measured = await load(`${url}/api/subscribe`, process.pid, { connections, script: [script, given] })
          // The first round warms up.
          if (round > 0) loads[name].push(measured)
        }
      }
      const said = (name: keyof typeof servers) => {
        const { requestsPerSecond, p99, cpuPerRequest } = medians(loads[name])
        return `${Math.round(requestsPerSecond)} requests/s, p99 ${p99.toFixed(1)} ms, ${cpuPerRequest.toFixed(3)} ms CPU each`
      }
      report(`POST /api/subscribe, ${connections} connections`, said('database'))
      report('the same server without a database', said('none'))
      const ratios = loads.database.map(
        ({ requestsPerSecond }, round) => requestsPerSecond / loads.none[round]!.requestsPerSecond,
      )
      const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
      report('… requests per second as a fraction of it', `${median(ratios).toFixed(2)} (rounds: ${range})`)
    }
    for (const { process } of Object.values(servers)) process.kill()
  })
