import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#scripts/freePort.ts'

export type Report = (what: string, figure: string) => void

export const root = join(import.meta.dirname, '..')

/** Node's flags and the environment variables with which the server is started. */
export const { serverFlags, serverEnvironment } = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    config: { serverFlags: string[]; serverEnvironment: Record<string, string> }
  }
).config

const children: ChildProcess[] = []
process.on('exit', () => children.forEach((child) => child.kill()))

/** Ends a process when this one ends, even if a measurement fails. */
export const endWithUs = (child: ChildProcess): unknown => children.push(child)

export interface MeasuredSite {
  url: string
  /** Milliseconds from the start of the process to its first answer. */
  started: number
  process: ChildProcess
  stop(): Promise<void>
}

const firstAnswer = async (url: string): Promise<void> => {
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

/**
 * Starts the built server as in production and waits until it answers.
 * @param address where it listens (`HOST` in `env`); by default a free port of this machine
 */
export async function runSite(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  address?: string,
): Promise<MeasuredSite> {
  const port = address === undefined ? await freePort() : Number(new URL(address).port)
  const url = address ?? `http://localhost:${port}`
  const before = performance.now()
  const child = spawn(process.execPath, [...serverFlags, join(root, 'dist/server/main.js')], {
    env: {
      NODE_ENV: 'production',
      ...serverEnvironment,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: 'ignore',
  })
  endWithUs(child)
  await firstAnswer(`${url}/healthz`)
  return {
    url,
    started: performance.now() - before,
    process: child,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Starts a server in a separate process and waits for its port. In this process it would compete with the load generator. */
export async function runPeer(
  file: string,
  args: readonly string[] = [],
  { env = {}, flags = [] }: { env?: Readonly<Record<string, string>>; flags?: string[] } = {},
): Promise<{ process: ChildProcess; url: string }> {
  const child = fork(join(import.meta.dirname, file), args, {
    env: { ...process.env, NODE_ENV: 'production', ...serverEnvironment, ...env },
    execArgv: flags,
  })
  endWithUs(child)
  const [port] = (await once(child, 'message')) as [number]
  return { process: child, url: `http://127.0.0.1:${port}` }
}

/** Calls a function with a temporary folder and deletes the folder afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Returns the resident memory of a process in megabytes, from `/proc`; undefined if that cannot be read. */
export function residentMegabytes(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000
  } catch {
    return undefined
  }
}

/** The kernel's unit of CPU time (USER_HZ): a hundredth of a second on every Linux platform of Node. */
const ticksPerSecond = 100

/** Returns the CPU time of a process in seconds, from `/proc`. */
export function cpuSeconds(pid: number | undefined): number {
  // The name is in parentheses and may contain spaces. After it come the state, 10 other fields, utime and stime.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
