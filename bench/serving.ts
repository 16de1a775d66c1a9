import autocannon from 'autocannon'
import { cpuSeconds, median, residentMegabytes, runPeer, runSite, withFolder, type Report } from './site.ts'

const rounds = 5
const secondsPerRound = 3
const path = '/?lng=sr'

interface Load {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Processor time, in milliseconds. */
  cpuPerRequest: number
}

async function load(url: string, pid: number | undefined): Promise<Load> {
  const before = cpuSeconds(pid)
  const result = await autocannon({
    url,
    connections: 50,
    duration: secondsPerRound,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`The load met ${result.non2xx + result.errors} failures.`)
  const { requests, latency } = result
  return {
    requestsPerSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    cpuPerRequest: ((cpuSeconds(pid) - before) * 1000) / requests.total,
  }
}

const medians = (loads: readonly Load[]): Load => ({
  requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
  cpuPerRequest: median(loads.map(({ cpuPerRequest }) => cpuPerRequest)),
})

const said = ({ requestsPerSecond, cpuPerRequest, p50, p99 }: Load) =>
  `${Math.round(requestsPerSecond)} requests/s, ${cpuPerRequest.toFixed(3)} ms CPU each, p50 ${p50} ms, p99 ${p99} ms`

/** The home page from memory, a bare server with the same bytes, and a plain Express render of the page, in turns. */
export const measureServing = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const site = await runSite(folder)
    const bare = await runPeer('bare.process.ts', [site.url + path])
    const plain = await runPeer('plain.process.ts')
    const contestants = {
      site: { url: site.url + path, process: site.process },
      bare: { url: `${bare.url}/`, process: bare.process },
      plain: { url: `${plain.url}/`, process: plain.process },
    }
    const loads: Record<keyof typeof contestants, Load[]> = { site: [], bare: [], plain: [] }
    const names = Object.keys(loads) as (keyof typeof contestants)[]
    for (let round = 0; round <= rounds; round++) {
      for (const name of names) {
        const { url, process } = contestants[name]
        const measured = await load(url, process.pid)
        // The first one warms up.
        if (round > 0) loads[name].push(measured)
      }
    }
    const memory = residentMegabytes(site.process.pid)
    await site.stop()
    bare.process.kill()
    plain.process.kill()

    const ours = medians(loads.site)
    const least = medians(loads.bare)
    const usual = medians(loads.plain)
    report('home page from memory, 50 connections, brotli', said(ours))
    report('bare node:http with the same bytes', said(least))
    report('plain Express and renderToString', said(usual))
    report('… requests per second as a fraction of bare', (ours.requestsPerSecond / least.requestsPerSecond).toFixed(2))
    report('… CPU of a request as a multiple of bare', (ours.cpuPerRequest / least.cpuPerRequest).toFixed(2))
    report('… times the plain Express', (ours.requestsPerSecond / usual.requestsPerSecond).toFixed(0))
    if (memory !== undefined) report('memory after the load', `${Math.round(memory)} MB`)
  })
