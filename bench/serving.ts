import { ask, startMeasuring } from './ask.ts'
import { allGenerators, bestGenerator, load, medians, type Load } from './load.ts'
import { cpuSeconds, median, residentMegabytes, runPeer, runSite, withFolder, type Report } from './site.ts'

const rounds = 5
const path = '/?lng=sr'

const said = ({ requestsPerSecond, cpuPerRequest, p50, p99 }: Load) =>
  `${Math.round(requestsPerSecond)} requests/s, ${cpuPerRequest.toFixed(3)} ms CPU each, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`

/** Looked at so often, in milliseconds, and so long at most. */
const look = 2_000
const longestWait = 120_000
/** Share of a core below which a server does nothing. */
const idle = 0.01
/** Compressing thoroughly begins so long after the start. */
const begins = 32_000

/** Waits until the site has made and compressed all its pages: while it is asked for some, it leaves that. */
async function untilIdle(pid: number | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, begins))
  for (const end = performance.now() + longestWait; performance.now() < end;) {
    const before = cpuSeconds(pid)
    await new Promise((resolve) => setTimeout(resolve, look))
    if (((cpuSeconds(pid) - before) * 1000) / look <= idle) return
  }
}

/** How many requests per second a bare server answers to each generator: the one that gets most out of it is in its way least. */
async function compareGenerators(url: string, pid: number | undefined, report: Report): Promise<void> {
  for (const generator of allGenerators) {
    const loads: Load[] = []
    for (let round = 0; round < 3; round++) loads.push(await load(url, pid, { seconds: 2, generator }))
    report(`bare node:http, asked by ${generator}`, said(medians(loads)))
  }
}

/** The home page from memory, a bare server with the same bytes, and a plain Express render of the page, in turns. */
export const measureServing = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const site = await runSite(folder)
    const afterStart = residentMegabytes(site.process.pid)
    await untilIdle(site.process.pid)
    const filled = residentMegabytes(site.process.pid)
    // After that: it sends the bytes that the site sends from now on.
    const bare = await runPeer('bare.process.ts', [site.url + path])
    const plain = await runPeer('plain.process.ts')
    const contestants = {
      site: { url: site.url + path, process: site.process },
      bare: { url: `${bare.url}/`, process: bare.process },
      plain: { url: `${plain.url}/`, process: plain.process },
    }
    await compareGenerators(contestants.bare.url, bare.process.pid, report)
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
    const loaded = residentMegabytes(site.process.pid)
    await site.stop()
    bare.process.kill()
    plain.process.kill()

    const ours = medians(loads.site)
    const least = medians(loads.bare)
    const usual = medians(loads.plain)
    const inTurns = (what: keyof Load) => median(loads.site.map((ours, at) => ours[what] / loads.bare[at]![what]))
    report(`home page from memory, 50 connections, brotli, ${bestGenerator}`, said(ours))
    report('bare node:http with the same bytes', said(least))
    report('plain Express and renderToString', said(usual))
    report('… requests per second as a fraction of bare', inTurns('requestsPerSecond').toFixed(2))
    report('… CPU of a request as a multiple of bare', inTurns('cpuPerRequest').toFixed(2))
    report('… times the plain Express', (ours.requestsPerSecond / usual.requestsPerSecond).toFixed(0))
    if (afterStart !== undefined && filled !== undefined && loaded !== undefined)
      report(
        'memory after start; with its pages; after the load',
        [afterStart, filled, loaded].map((megabytes) => `${Math.round(megabytes)} MB`).join('; '),
      )
    await measureMiss(report)
  })

/** What a page costs that is not in memory. */
async function measureMiss(report: Report): Promise<void> {
  const child = startMeasuring('miss.process.ts')
  const { rendering, compressing } = await ask(child)
  child.kill()
  report('a miss: the home page rendered, identity', `${rendering!.toFixed(2)} ms CPU`)
  report('… compressed for the memory (brotli 5, gzip 6), other threads', `${compressing!.toFixed(1)} ms CPU`)
}
