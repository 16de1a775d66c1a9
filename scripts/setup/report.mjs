/*
 * Progress messages of the launcher. They go to standard error, because standard output belongs to the command
 * (`npm run -s staff -- export > list.csv`).
 */

const terminal = process.stderr.isTTY === true
const colour = terminal && !process.env.NO_COLOR
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
/** Steps that take less than this show no progress. In milliseconds. */
const progressDelay = 300
const plainLineInterval = 15_000

/** Whether steps without work print nothing. */
let silent = false

export const quiet = () => {
  silent = true
}

/** @param {string} line */
const write = (line) => process.stderr.write(`${line}\n`)

const green = (/** @type {string} */ text) => (colour ? `\x1b[32m${text}\x1b[39m` : text)
const red = (/** @type {string} */ text) => (colour ? `\x1b[31m${text}\x1b[39m` : text)
const grey = (/** @type {string} */ text) => (colour ? `\x1b[90m${text}\x1b[39m` : text)

/** A setup step failed. Has a message for the reader, and the last output of the failed tool. */
export class StepFailed extends Error {
  /**
   * @param {string} message
   * @param {readonly string[]} [output] last lines of the failed command
   */
  constructor(message, output = []) {
    super(message)
    this.output = output
  }
}

/**
 * Prints that something was already up to date, unless `quiet()` was called.
 * @param {string} text
 */
export const upToDate = (text) => {
  if (!silent) write(`${green('✓')} ${text}`)
}

/** @param {string} text */
export const note = (text) => write(`${grey('…')} ${text}`)

/** @param {string} text */
export const done = (text) => write(`${green('✓')} ${text}`)

/** @param {unknown} error */
export function failure(error) {
  write(`${red('✗')} ${error instanceof Error ? error.message : String(error)}`)
  if (error instanceof StepFailed) for (const line of error.output) write(`    ${line}`)
}

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/**
 * Runs a step and shows its progress: an animated line on a terminal, plain lines elsewhere. At the end it prints the time taken.
 * @template Result
 * @param {{ doing: string, done: string }} titles
 * @param {(progress: (text: string) => void) => Promise<Result>} work calls `progress` with its current state
 * @returns {Promise<Result>}
 */
export async function step(titles, work) {
  const start = Date.now()
  let state = ''
  let frame = 0
  let lastLine = 0
  const show = () => {
    const elapsed = Date.now() - start
    if (elapsed < progressDelay) return
    const text = `${titles.doing} ${grey(`${Math.floor(elapsed / 1000)} s${state && `, ${state}`}`)}`
    if (terminal) {
      frame += 1
      const room = (process.stderr.columns || 80) - 2 + (text.length - text.replace(/\x1b\[\d+m/g, '').length)
      process.stderr.write(`\r\x1b[2K${frames[frame % frames.length]} ${text.slice(0, room)}\x1b[39m`)
    } else if (lastLine === 0 || Date.now() - lastLine >= plainLineInterval) {
      lastLine = Date.now()
      note(elapsed < 1000 ? titles.doing : text)
    }
  }
  const timer = setInterval(show, 100)
  try {
    const result = await work((text) => {
      state = text
    })
    clear()
    done(`${titles.done} ${grey(seconds(start))}`)
    return result
  } finally {
    clear()
  }

  function clear() {
    clearInterval(timer)
    if (terminal) process.stderr.write('\r\x1b[2K')
  }
}
