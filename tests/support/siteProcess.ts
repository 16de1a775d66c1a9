import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#scripts/freePort.ts'
import { dist, root } from './build.ts'

export interface SiteProcess {
  url: string
  dataDir: string
  /** Everything it has said on standard output and standard error. */
  output: () => string
  /** Stops it as an operator would. Answers the exit code. */
  stop(): Promise<number | null>
}

export interface SiteProcessOptions {
  env?: Readonly<Record<string, string>>
  /** From sources through Vite, as `npm run dev` serves it. */
  isDevelopment?: boolean
  /** Kept from one process to the next; otherwise a folder of its own, removed at the stop. */
  dataDir?: string
}

/** The real server process, on a free port, ready to answer. */
export async function startSite({
  env = {},
  isDevelopment = false,
  dataDir,
}: SiteProcessOptions = {}): Promise<SiteProcess> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'site-'))
  const entry = isDevelopment ? join(root, 'server/dev.ts') : join(dist, 'server/main.js')
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: isDevelopment ? 'development' : 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    if (!dataDir) rmSync(folder, { recursive: true, force: true })
    return child.exitCode
  }
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok) return { url, dataDir: folder, output: () => said, stop }
    await wait(50)
  }
  await stop()
  throw new Error(`The site did not start:\n${said}`)
}
