import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { cpuSeconds, median } from './site.ts'

export interface Load {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** CPU time of the server process, in milliseconds. */
  cpuPerRequest: number
}

/** The options of a load. */
interface LoadOptions {
  seconds: number
  connections: number
  /** A script for wrk that makes the requests, and its argument. */
  script?: readonly [file: string, argument: string] | undefined
}

interface Answers {
  total: number
  requestsPerSecond: number
  p50: number
  p99: number
}

export const connections = 50
const run = promisify(execFile)

/** wrk's units of time, in milliseconds. */
const units: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/**
 * Parses the output of wrk.
 * @throws Error when requests have failed
 */
function readWrk(text: string): Answers {
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`Requests have failed:\n${text}`)
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1])
  const percentile = (share: number) => {
    const [, value, unit = ''] = new RegExp(`^ +${share}% +([\\d.]+)(us|ms|s|m) *$`, 'm').exec(text) ?? []
    return Number(value) * (units[unit] ?? Number.NaN)
  }
  return {
    total: number(/(\d+) requests in/),
    requestsPerSecond: number(/Requests\/sec: +([\d.]+)/),
    p50: percentile(50),
    p99: percentile(99),
  }
}

async function askWithWrk(url: string, { seconds, connections, script }: LoadOptions): Promise<Answers> {
  const options = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    '--latency',
    '-H',
    'accept-encoding: br',
    ...(script ? ['-s', script[0]] : []),
  ]
  return readWrk((await run('wrk', [...options, url, ...(script ? ['--', script[1]] : [])])).stdout)
}

/** Loads the server with autocannon, in threads other than the measuring one. */
async function askWithAutocannon(
  url: string,
  { seconds, connections, script }: LoadOptions,
  workers: number,
): Promise<Answers> {
  if (script) throw new Error('This measurement needs wrk, which could not be installed.')
  const result = await autocannon({
    url,
    connections,
    workers,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests have failed.`)
  const { requests, latency } = result
  return { total: requests.total, requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99 }
}

export type Generator = 'wrk' | 'autocannon' | 'autocannon, two threads'
const generators: Readonly<Record<Generator, (url: string, asking: LoadOptions) => Promise<Answers>>> = {
  wrk: askWithWrk,
  autocannon: (url, asking) => askWithAutocannon(url, asking, 1),
  'autocannon, two threads': (url, asking) => askWithAutocannon(url, asking, 2),
}

const hasWrk = await run('wrk', ['-v']).then(
  () => true,
  // `wrk -v` prints its version and exits with 1.
  (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
)
/** The load generator that uses the least CPU time, so that it does not slow down the server (docs/PERFORMANCE.md). */
export const bestGenerator: Generator = hasWrk ? 'wrk' : 'autocannon'
/** All load generators of this machine. */
export const allGenerators: readonly Generator[] = [
  ...(hasWrk ? (['wrk'] as const) : []),
  'autocannon',
  'autocannon, two threads',
]

/** Requests an address with Brotli, as fast as the server answers. */
export async function load(
  url: string,
  pid: number | undefined,
  {
    seconds = 3,
    connections: count = connections,
    script,
    generator = bestGenerator,
  }: Partial<LoadOptions> & { generator?: Generator } = {},
): Promise<Load> {
  const before = cpuSeconds(pid)
  const { total, ...answers } = await generators[generator](url, { seconds, connections: count, script })
  return { ...answers, cpuPerRequest: ((cpuSeconds(pid) - before) * 1000) / total }
}

export const medians = (loads: readonly Load[]): Load => ({
  requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
  cpuPerRequest: median(loads.map(({ cpuPerRequest }) => cpuPerRequest)),
})
