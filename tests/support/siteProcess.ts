import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#scripts/freePort.ts'
import { dist, root } from './build.ts'
import { hangLimit } from './limits.ts'

export interface SiteProcess {
  url: string
  dataDir: string
  pid: number
  /** Returns the text of standard output and standard error. */
  output: () => string
  /** Returns the output, and whether and how the process has ended. For error messages. */
  account: () => string
  /** Stops the process gracefully and returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Sends a signal without waiting. */
  signal(signal: NodeJS.Signals): void
  /** Ends the process with SIGKILL. Its data folder stays. */
  kill(): Promise<void>
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number | null>
  /** The settings, for further processes on the same data. */
  env: NodeJS.ProcessEnv
  /** Runs a staff command on the same data, with the same settings. */
  staff(...args: string[]): Promise<StaffRun>
}

export interface StaffRun {
  code: number | null
  out: string
  err: string
}

export interface SiteProcessOptions {
  env?: Readonly<Record<string, string>>
  /** Whether to serve the sources through Vite, as `npm run dev` does. */
  isDevelopment?: boolean
  /** The data folder. By default a temporary folder, which `stop` deletes. */
  dataDir?: string
  /** The port. By default a free one. Links in mails stay valid only with the same port. */
  port?: number
  /** The loopback address to listen on, for several sites on one port. */
  host?: string
  /** The state to wait for: `ready` to store submissions (default), or `alive`. */
  until?: 'ready' | 'alive'
  /** The user id of the process. */
  user?: number
  /** The folder of another build. */
  dist?: string
}

/** The log message of a site that listens. */
const running = 'The site runs on'

/** Node's flags and the environment variables with which `npm start`, `npm run staff` and the image start the programs. */
export const { serverFlags, serverEnvironment, staffFlags } = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    config: Record<'serverFlags' | 'staffFlags', string[]> & { serverEnvironment: Record<string, string> }
  }
).config

/**
 * Starts the real server process and waits until it is ready.
 * @throws Error when it does not start
 */
export async function startSite({
  env = {},
  isDevelopment = false,
  dataDir,
  port: requestedPort,
  host,
  until = 'ready',
  user,
  dist: build = dist,
}: SiteProcessOptions = {}): Promise<SiteProcess> {
  const port = requestedPort ?? (await freePort())
  const url = `http://${host ?? 'localhost'}:${port}`
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'site-'))
  const entry = isDevelopment ? [join(root, 'server/dev.ts')] : [...serverFlags, join(build, 'server/main.js')]
  const settings = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_ENV: isDevelopment ? 'development' : 'production',
    ...serverEnvironment,
    PORT: String(port),
    ...(host && { HOST: host }),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    // Most sites run for seconds and serve a few pages.
    WARM_UP: 'off',
    ...env,
  }
  const child = spawn(process.execPath, entry, {
    cwd: root,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit').then(([code]) => code as number | null)

  const sent = new Set<NodeJS.Signals>()
  const send = (signal: NodeJS.Signals) => {
    sent.add(signal)
    child.kill(signal)
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const account = () =>
    `${output}\nThe process ${isRunning() ? 'runs' : `ended: ${child.signalCode ?? child.exitCode}`}.\n`
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (isRunning()) send(signal)
    await ended
    if (!dataDir) rmSync(folder, { recursive: true, force: true })
    return child.exitCode
  }
  const deadline = Date.now() + hangLimit
  while (Date.now() < deadline && isRunning()) {
    // The log is checked first, because another process could answer on the port.
    const path = until === 'ready' ? '/readyz' : '/healthz'
    const ready = output.includes(running) && (await fetch(`${url}${path}`).catch(() => undefined))
    if (ready && ready.ok) {
      // Not awaited: a site that crashes fails the test run with an unhandled rejection, even if no test notices it. A site that was
      // ended from outside the tests is only reported.
      void ended.then((code) => {
        if (child.signalCode ? sent.has(child.signalCode) : code === 0 && sent.size > 0) return
        const message = `A site has ended unexpectedly:\n${account()}`
        if (code === 0 || child.signalCode === 'SIGKILL' || child.signalCode === 'SIGTERM') console.error(message)
        else throw new Error(message)
      })
      return {
        url,
        dataDir: folder,
        pid: child.pid ?? 0,
        output: () => output,
        account,
        stop,
        signal: send,
        async kill() {
          send('SIGKILL')
          await ended
        },
        ended,
        env: settings,
        staff: (...args) => runStaff(args, settings),
      }
    }
    await wait(20)
  }
  await stop()
  throw new Error(`The site did not start:\n${account()}`)
}

async function runStaff(args: string[], env: NodeJS.ProcessEnv): Promise<StaffRun> {
  const child = spawn(process.execPath, [...staffFlags, join(dist, 'server/staff.js'), ...args], {
    cwd: root,
    env: { ...env, LD_PRELOAD: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...output }
}
