import { join } from 'node:path'
import { freePort } from '#scripts/freePort.ts'
import { ask, startMeasuring } from './ask.ts'
import { allGenerators, bestGenerator, load, medians, type Load } from './load.ts'
import { reportBound } from './bound.ts'
import { cpuSeconds, median, residentMegabytes, runPeer, runSite, withFolder, type Report } from './site.ts'

const rounds = 5
const path = '/?lng=sr'
/** The bounds of docs/PERFORMANCE.md. */
const minSpeedRatio = 0.9
const maxCpuRatio = 1.15
const maxMissRatio = 1.4
const maxMegabytes = { started: 105, filled: 150, loaded: 165 } as const

const describe = ({ requestsPerSecond, cpuPerRequest, p50, p99 }: Load) =>
  `${Math.round(requestsPerSecond)} requests/s, ${cpuPerRequest.toFixed(3)} ms CPU each, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`

/** The interval between two checks of the CPU time, in milliseconds. */
const checkInterval = 2_000
const maxWait = 120_000
/** A server that uses less than this share of a core is idle. */
const idle = 0.01
/** Milliseconds from the start until the server begins to compress its pages at the highest level. */
const compressionStart = 32_000

/** Waits until the site has rendered and compressed all pages. The site pauses this work while it answers requests. */
async function untilIdle(pid: number | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, compressionStart))
  for (const end = performance.now() + maxWait; performance.now() < end;) {
    const before = cpuSeconds(pid)
    await new Promise((resolve) => setTimeout(resolve, checkInterval))
    if (((cpuSeconds(pid) - before) * 1000) / checkInterval <= idle) return
  }
}

/** Measures a bare server with each load generator. The generator with the most requests per second disturbs the server least. */
async function compareGenerators(url: string, pid: number | undefined, report: Report): Promise<void> {
  for (const generator of allGenerators) {
    const loads: Load[] = []
    for (let round = 0; round < 3; round++) loads.push(await load(url, pid, { seconds: 2, generator }))
    report(`bare node:http, loaded by ${generator}`, describe(medians(loads)))
  }
}

/** Measures in turns: the home page from the page cache, a bare server with the same bytes, and plain Express. */
export const measureServing = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const site = await runSite(folder)
    const afterStart = residentMegabytes(site.process.pid)
    const measured = await runSite(join(folder, 'metrics'), { METRICS_PORT: String(await freePort()) })
    await Promise.all([untilIdle(site.process.pid), untilIdle(measured.process.pid)])
    const filled = residentMegabytes(site.process.pid)
    // Started only now, because it copies an answer of the site, whose compressed bytes do not change any more.
    const bare = await runPeer('bare.process.ts', [site.url + path])
    const plain = await runPeer('plain.process.ts')
    const contestants = {
      site: { url: site.url + path, process: site.process },
      metrics: { url: measured.url + path, process: measured.process },
      bare: { url: `${bare.url}/`, process: bare.process },
      plain: { url: `${plain.url}/`, process: plain.process },
    }
    await compareGenerators(contestants.bare.url, bare.process.pid, report)
    const loads: Record<keyof typeof contestants, Load[]> = { site: [], metrics: [], bare: [], plain: [] }
    const names = Object.keys(loads) as (keyof typeof contestants)[]
    for (let round = 0; round <= rounds; round++) {
      for (const name of names) {
        const { url, process } = contestants[name]
        const answers = await load(url, process.pid)
        // The first round is a warm-up.
        if (round > 0) loads[name].push(answers)
      }
    }
    const loaded = residentMegabytes(site.process.pid)
    await site.stop()
    await measured.stop()
    bare.process.kill()
    plain.process.kill()

    const ours = medians(loads.site)
    const bareLoad = medians(loads.bare)
    const plainLoad = medians(loads.plain)
    const ratio = (one: Load[], other: Load[], what: keyof Load) =>
      median(one.map((load, at) => load[what] / other[at]![what]))
    report(`home page from memory, 50 connections, brotli, ${bestGenerator}`, describe(ours))
    report('bare node:http with the same bytes', describe(bareLoad))
    report('plain Express and renderToString', describe(plainLoad))
    reportBound(
      report,
      '… requests per second as a fraction of bare',
      ratio(loads.site, loads.bare, 'requestsPerSecond'),
      { min: minSpeedRatio },
    )
    reportBound(report, '… CPU of a request as a multiple of bare', ratio(loads.site, loads.bare, 'cpuPerRequest'), {
      max: maxCpuRatio,
    })
    report(
      '… with metrics, requests per second as a fraction of without',
      ratio(loads.metrics, loads.site, 'requestsPerSecond').toFixed(2),
    )
    report(
      '… with metrics, CPU of a request as a multiple of without',
      ratio(loads.metrics, loads.site, 'cpuPerRequest').toFixed(2),
    )
    report('… times the plain Express', (ours.requestsPerSecond / plainLoad.requestsPerSecond).toFixed(0))
    for (const [what, megabytes, max] of [
      ['memory after start, MB', afterStart, maxMegabytes.started],
      ['… with its pages', filled, maxMegabytes.filled],
      ['… after the load', loaded, maxMegabytes.loaded],
    ] as const)
      if (megabytes !== undefined) reportBound(report, what, megabytes, { max })
    await measureMiss(report)
  })

/** Measures the cost of a page that is not in the page cache. */
async function measureMiss(report: Report): Promise<void> {
  const child = startMeasuring('miss.process.ts')
  const { rendering, compressing, ...ratios } = await ask(child)
  child.kill()
  report('a miss: the home page rendered, identity', `${rendering!.toFixed(2)} ms CPU`)
  for (const [path, ratio] of Object.entries(ratios))
    reportBound(report, `… ${path}: CPU as a multiple of bare renderToString`, ratio, { max: maxMissRatio })
  report('… compressed for the memory (brotli 5, gzip 6), other threads', `${compressing!.toFixed(1)} ms CPU`)
}
