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
  /** Everything it has said on standard output and standard error. */
  output: () => string
  /** The same for whoever looks for a fault, and how it ended, if it has. */
  account: () => string
  /** Stops it as an operator would. Answers the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Sends a signal and does not wait. */
  signal(signal: NodeJS.Signals): void
  /** Ends it without a word of warning; its data folder stays. */
  kill(): Promise<void>
  /** Settles with the exit code when it has ended. */
  ended: Promise<number | null>
  /** Runs one of the staff's commands on the same data, with the same settings. */
  staff(...args: string[]): Promise<StaffRun>
}

export interface StaffRun {
  code: number | null
  out: string
  err: string
}

export interface SiteProcessOptions {
  env?: Readonly<Record<string, string>>
  /** From sources through Vite, as `npm run dev` serves it. */
  isDevelopment?: boolean
  /** Kept from one process to the next; otherwise a folder of its own, removed at the stop. */
  dataDir?: string
  /** Kept from one process to the next, so that mailed links stay good; otherwise a free one. */
  port?: number
  /** Waited for: that it can take submissions or, where it will not be able to, that it runs. */
  until?: 'ready' | 'alive'
  /** The user whom it runs as. */
  user?: number
  /** Another build than this project's. */
  dist?: string
}

/** What it says when it listens. */
const running = 'The site runs on'

/** How `npm start`, `npm run staff` and the image start them. */
export const { serverFlags, serverEnvironment, staffFlags } = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    config: Record<'serverFlags' | 'staffFlags', string[]> & { serverEnvironment: Record<string, string> }
  }
).config

/** The real server process, on a free port, ready to answer. */
export async function startSite({
  env = {},
  isDevelopment = false,
  dataDir,
  port: given,
  until = 'ready',
  user,
  dist: build = dist,
}: SiteProcessOptions = {}): Promise<SiteProcess> {
  const port = given ?? (await freePort())
  const url = `http://localhost:${port}`
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'site-'))
  const entry = isDevelopment ? [join(root, 'server/dev.ts')] : [...serverFlags, join(build, 'server/main.js')]
  const settings = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_ENV: isDevelopment ? 'development' : 'production',
    ...serverEnvironment,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    // Most live for seconds and are asked for a few pages.
    WARM_UP: 'off',
    ...env,
  }
  const child = spawn(process.execPath, entry, {
    cwd: root,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'exit').then(([code]) => code as number | null)

  const sent = new Set<NodeJS.Signals>()
  const send = (signal: NodeJS.Signals) => {
    sent.add(signal)
    child.kill(signal)
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const account = () => `${said}\nIt ${isRunning() ? 'runs' : `ended: ${child.signalCode ?? child.exitCode}`}.\n`
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (isRunning()) send(signal)
    await ended
    if (!dataDir) rmSync(folder, { recursive: true, force: true })
    return child.exitCode
  }
  const deadline = Date.now() + hangLimit
  while (Date.now() < deadline && isRunning()) {
    // Its own word first: somebody else may answer on the port.
    const path = until === 'ready' ? '/readyz' : '/healthz'
    const ready = said.includes(running) && (await fetch(`${url}${path}`).catch(() => undefined))
    if (ready && ready.ok) {
      // Nobody awaits this: a site that breaks fails the run, whatever its test looks at, and also where it broke before it
      // was asked to end. One that was ended from outside (nothing here ends a process by its number) is told of at the end.
      void ended.then((code) => {
        if (child.signalCode ? sent.has(child.signalCode) : code === 0 && sent.size > 0) return
        const what = `A site ended by itself:\n${account()}`
        if (code === 0 || child.signalCode === 'SIGKILL' || child.signalCode === 'SIGTERM') console.error(what)
        else throw new Error(what)
      })
      return {
        url,
        dataDir: folder,
        pid: child.pid ?? 0,
        output: () => said,
        account,
        stop,
        signal: send,
        async kill() {
          send('SIGKILL')
          await ended
        },
        ended,
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
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...said }
}
