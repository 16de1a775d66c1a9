import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StepFailed } from './report.mjs'

/** The path of the project folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** @typedef {NodeJS.ProcessEnv} Environment */
/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ending */

/** The launcher received a stop signal. */
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

/** Returns the process ids of the running child processes. */
export const runningPids = () => [...children].flatMap(({ pid }) => (pid === undefined ? [] : [pid]))

/** Functions that are called after a child process was started. @type {Set<() => void>} */
export const startListeners = new Set()

/**
 * Forwards stop signals to the child processes, so that they can shut down gracefully. Without a child process the launcher exits.
 */
export function forwardSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    let last = 0
    process.on(signal, () => {
      stoppedBy = signal
      if (children.size === 0) process.exit(exitCode({ code: null, signal }))
      // A child must get a signal only once: many exit immediately on the second one. Ctrl+C in a terminal reaches the child directly.
      // npm forwards signals too, so that a signal to the process group arrives here twice.
      const isDelivered = (signal === 'SIGINT' && process.stdin.isTTY) || Date.now() - last < 1000
      last = Date.now()
      if (!isDelivered) for (const child of children) child.kill(signal)
    })
  }
}

/**
 * Returns the exit code of a process; 128 plus the signal's number if a signal ended it.
 * @param {Ending} ending
 */
export const exitCode = ({ code, signal }) => code ?? 128 + (signal ? constants.signals[signal] : 0)

/**
 * Returns the environment variables of child processes. The folder of the site's Node comes first in PATH.
 * @param {string} node path of the site's Node
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
    // On Windows npm is a script, which only a shell can start.
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
 * Runs a tool without showing its output.
 * @param {string} failed message of the error when the tool fails
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Environment, onLine?: (line: string) => boolean | void }} [options] `onLine` returns true for a line
 *   that only reports progress.
 * @throws StepFailed with the last lines of the output when the tool fails.
 * @throws Stopped when the launcher received a signal
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
    // The stack trace of a tool does not help the reader.
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
 * Runs a command with the launcher's own standard input, output and error.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Environment, onMessage?: (message: unknown) => void }} [options] `onMessage` receives the messages
 *   that the command sends with `process.send`
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
