import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StepFailed } from './report.mjs'

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** @typedef {NodeJS.ProcessEnv} Environment */
/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ending */

/** The launcher was told to stop. */
export class Stopped extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Stopped by ${signal}.`)
    this.signal = signal
  }
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
/** @type {NodeJS.Signals | undefined} */
let stoppedBy

/** The processes that this one has started and that still run. */
export const runningPids = () => [...children].flatMap(({ pid }) => (pid === undefined ? [] : [pid]))

/** Called whenever one is started. @type {Set<() => void>} */
export const startListeners = new Set()

/**
 * Passes signals on to what runs, so that it can end in order; the launcher then ends like it. Where nothing runs,
 * the launcher ends at once.
 */
export function forwardSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    let last = 0
    process.on(signal, () => {
      stoppedBy = signal
      if (children.size === 0) process.exit(exitCode({ code: null, signal }))
      // Ctrl+C reaches every process of the terminal; npm, above, passes on what was sent to it, so a signal to the
      // whole group arrives twice. A child must hear it once: many take a second one for "at once".
      const heardAlready = (signal === 'SIGINT' && process.stdin.isTTY) || Date.now() - last < 1000
      last = Date.now()
      if (!heardAlready) for (const child of children) child.kill(signal)
    })
  }
}

/** @param {Ending} ending */
export const exitCode = ({ code, signal }) => code ?? 128 + (signal ? constants.signals[signal] : 0)

/**
 * The environment of everything that is started: the site's Node comes first in PATH.
 * @param {string} node
 * @param {Environment} [more]
 * @returns {Environment}
 */
export function environment(node, more = {}) {
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...process.env, [path]: [dirname(node), process.env[path]].filter(Boolean).join(delimiter), ...more }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
function start(command, args, options) {
  const child = spawn(command, args, {
    cwd: root,
    // npm is a script there, which only the shell can start.
    shell: process.platform === 'win32' && command === 'npm',
    ...options,
  })
  children.add(child)
  for (const listener of startListeners) listener()
  /** @type {Promise<Ending>} */
  const ending = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  return { child, ending: ending.finally(() => children.delete(child)) }
}

const linesKept = 20
const escapes = /\x1b\[[\d;?]*[A-Za-z]/g

/**
 * Runs a tool of a step and keeps its output to itself, but for the last lines if it fails.
 * @param {string} failed what to say then
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Environment, onLine?: (line: string) => boolean | void }} [options] `onLine` returns true for a line
 *   that is progress alone
 */
export async function runQuietly(failed, command, args, { env, onLine } = {}) {
  /** @type {string[]} */
  const kept = []
  const { child, ending } = start(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      const lines = (rest + text).split(/\r?\n|\r/)
      rest = lines.pop() ?? ''
      lines.forEach(keep)
    })
    stream?.on('end', () => keep(rest))
  }
  /** @param {string} line */
  function keep(line) {
    const text = line.replace(escapes, '').trimEnd()
    if (!text) return
    const isProgress = onLine?.(text) === true
    // A tool's own stack says nothing about what is wrong here.
    if (isProgress || /^\s+at .*[:(]/.test(text)) return
    if (kept.push(text) > linesKept) kept.shift()
  }
  /** @type {Ending} */
  let ended
  try {
    ended = await ending
  } catch (error) {
    throw new StepFailed(failed, [`${command}: ${error instanceof Error ? error.message : String(error)}`])
  }
  if (stoppedBy) throw new Stopped(stoppedBy)
  if (ended.code !== 0) throw new StepFailed(failed, kept)
}

/**
 * Runs a command in the foreground, with the launcher's own input and output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Environment, onMessage?: (message: unknown) => void }} [options] `onMessage` gives it a channel to
 *   tell the launcher something (`process.send`)
 * @returns {Promise<Ending>}
 */
export async function runInForeground(command, args, { env, onMessage } = {}) {
  const { child, ending } = start(command, args, {
    env,
    stdio: ['inherit', 'inherit', 'inherit', ...(onMessage ? [/** @type {const} */ ('ipc')] : [])],
  })
  if (onMessage) child.on('message', onMessage)
  return await ending
}
