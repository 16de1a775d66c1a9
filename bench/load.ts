import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { cpuSeconds, median } from './site.ts'

export interface Load {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Processor time of the server's process, in milliseconds. */
  cpuPerRequest: number
}

/** How an address is asked. */
interface Asking {
  seconds: number
  connections: number
  /** A file for wrk that makes the requests, and what it is given. */
  script?: readonly [file: string, given: string] | undefined
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

/** What wrk says, in numbers. */
function readWrk(text: string): Answers {
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`The load met failures:\n${text}`)
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

async function askWithWrk(url: string, { seconds, connections, script }: Asking): Promise<Answers> {
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

/** In a thread of its own: the one that measures is left alone. */
async function askWithAutocannon(
  url: string,
  { seconds, connections, script }: Asking,
  workers: number,
): Promise<Answers> {
  if (script) throw new Error('A script is wrk’s: it could not be installed.')
  const result = await autocannon({
    url,
    connections,
    workers,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`The load met ${result.non2xx + result.errors} failures.`)
  const { requests, latency } = result
  return { total: requests.total, requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99 }
}

export type Generator = 'wrk' | 'autocannon' | 'autocannon, two threads'
const generators: Readonly<Record<Generator, (url: string, asking: Asking) => Promise<Answers>>> = {
  wrk: askWithWrk,
  autocannon: (url, asking) => askWithAutocannon(url, asking, 1),
  'autocannon, two threads': (url, asking) => askWithAutocannon(url, asking, 2),
}

const hasWrk = await run('wrk', ['-v']).then(
  () => true,
  // It says its version and ends with 1.
  (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
)
/** What asks least of the processors, so that the server is measured and not who asks it (docs/PERFORMANCE.md). */
export const bestGenerator: Generator = hasWrk ? 'wrk' : 'autocannon'
/** All that this machine has. */
export const allGenerators: readonly Generator[] = [
  ...(hasWrk ? (['wrk'] as const) : []),
  'autocannon',
  'autocannon, two threads',
]

/** Asks an address as fast as it answers, brotli. */
export async function load(
  url: string,
  pid: number | undefined,
  {
    seconds = 3,
    connections: many = connections,
    script,
    generator = bestGenerator,
  }: Partial<Asking> & { generator?: Generator } = {},
): Promise<Load> {
  const before = cpuSeconds(pid)
  const { total, ...answers } = await generators[generator](url, { seconds, connections: many, script })
  return { ...answers, cpuPerRequest: ((cpuSeconds(pid) - before) * 1000) / total }
}

export const medians = (loads: readonly Load[]): Load => ({
  requestsPerSecond: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
  cpuPerRequest: median(loads.map(({ cpuPerRequest }) => cpuPerRequest)),
})
