import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { expect } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { runs } from '#scripts/setup/debian.mjs'
import { root } from '#tests/support/build.ts'
import { testLimit } from '#tests/support/limits.ts'
import { copyWorkingTree } from '#tests/support/projectCopy.ts'

interface RunOptions {
  /** Puts Node 24 first in PATH, for commands that do not use the launcher. */
  onNode24?: boolean
  env?: Readonly<Record<string, string>>
}

/** A newcomer's machine: a folder with a clone of the project, and a PATH with few programs. */
export interface Walk {
  /** The folder of the clone. */
  folder: string
  /**
   * Runs a command line in the clone and returns its output.
   * @throws Error with the output when the exit code is not one of `codes`
   */
  run(command: string, codes?: readonly number[], options?: RunOptions): Promise<string>
  /** Starts a command, waits until it is ready, does some work, and sends SIGINT. Returns its output. */
  runUntil(
    command: string,
    isReady: (output: string) => boolean | Promise<boolean>,
    work?: () => Promise<void>,
  ): Promise<string>
  /** Runs a server in the same way; it is ready when its home page answers. */
  serve(command: string, work?: (url: string) => Promise<void>): Promise<string>
  remove(): Promise<void>
}

/** System programs in PATH: the shell for npm scripts, and the tools that the git hook and Lighthouse use. */
const basics = ['sh', 'grep', 'head', 'wc', 'mktemp']

/** Browsers that the launcher of `npm run test:full` may have installed. */
const browsers = ['chromium-headless-shell', 'chromium']

/** The only inherited variables: folders, the path of Chromium, and npm's registry, certificates and proxies. */
const kept = /^(?:HOME|TMPDIR|CHROMIUM_PATH|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|(?:https?|no)_proxy|npm_config_registry)$/i

/** Publishes the working tree as a git repository, and clones it into an empty folder. */
export async function beginWalk(): Promise<Walk> {
  const machine = mkdtempSync(join(tmpdir(), 'newcomer-'))
  const [bin, published, folder] = ['bin', 'published', 'site'].map((name) => join(machine, name)) as [
    string,
    string,
    string,
  ]
  for (const made of [bin, published]) mkdirSync(made)
  // Use the machine's own Node, not the one that the launcher has downloaded into this project.
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((one) => one && !one.startsWith(root))
  for (const name of ['git', 'node', 'npm', 'npx', ...basics, ...browsers]) {
    const program = folders.map((one) => join(one, name)).find(runs)
    if (program) symlinkSync(program, join(bin, name))
  }
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name)))

  function start(command: string, { onNode24 = false, env = {} }: RunOptions = {}, cwd = folder) {
    const path = onNode24 ? [dirname(process.execPath), bin].join(delimiter) : bin
    const child = spawn('/bin/sh', ['-c', command], {
      cwd,
      env: { ...own, PATH: path, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group, as in a terminal, so that SIGINT reaches all its processes.
      detached: true,
    })
    const running = { child, output: '', ended: once(child, 'close').then(([code]) => code as number | null) }
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (running.output += text))
    return running
  }

  async function run(command: string, codes: readonly number[] = [0], options?: RunOptions, cwd?: string) {
    const running = start(command, options, cwd)
    const code = await running.ended
    if (!codes.includes(code ?? -1)) throw new Error(`\`${command}\` ended with ${code}:\n${running.output}`)
    return running.output
  }

  const runUntil = async (
    command: string,
    isReady: (output: string) => boolean | Promise<boolean>,
    work?: () => Promise<void>,
    options?: RunOptions,
  ) => {
    const running = start(command, options)
    const { child } = running
    const isRunning = () => child.exitCode === null && child.signalCode === null
    // `node --watch` keeps running after its server has failed.
    const hasFailed = () => !isRunning() || /^Failed running /m.test(running.output)
    try {
      // The first start also downloads Node and builds.
      await expect.poll(async () => hasFailed() || (await isReady(running.output)), { timeout: testLimit }).toBe(true)
      if (hasFailed()) throw new Error(`\`${command}\` failed:\n${running.output}`)
      await work?.()
    } finally {
      if (isRunning()) process.kill(-child.pid!, 'SIGINT')
      await running.ended
    }
    return running.output
  }

  copyWorkingTree(published)
  const author = '-c user.name=Newcomer -c user.email=newcomer@primer.example'
  await run(`git init -q -b main && git add -A && git ${author} commit -q -m "Publish"`, [0], {}, published)
  await run(`git clone -q ${published} ${folder}`, [0], {}, machine)

  return {
    folder,
    run,
    runUntil,
    async serve(command, work) {
      const port = String(await freePort())
      const url = `http://localhost:${port}`
      const answers = async () => (await fetch(url).catch(() => undefined))?.status === 200
      return runUntil(command, answers, () => work?.(url) ?? Promise.resolve(), { env: { PORT: port } })
    },
    remove: () => rm(machine, { recursive: true, force: true }),
  }
}
