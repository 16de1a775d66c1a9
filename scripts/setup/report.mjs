/**
 * What the launcher says while it prepares. All of it goes to standard error: standard output belongs to the
 * command that was asked for (`npm run -s staff -- export > list.csv` writes the list and nothing else).
 */

const terminal = process.stderr.isTTY === true
const colour = terminal && !process.env.NO_COLOR
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const moment = 300
const plainLineEvery = 15_000

/** Told by `quiet()`: then only steps that really do something speak. */
let silent = false

export const quiet = () => {
  silent = true
}

/** @param {string} line */
const write = (line) => process.stderr.write(`${line}\n`)

const green = (/** @type {string} */ text) => (colour ? `\x1b[32m${text}\x1b[39m` : text)
const red = (/** @type {string} */ text) => (colour ? `\x1b[31m${text}\x1b[39m` : text)
const grey = (/** @type {string} */ text) => (colour ? `\x1b[90m${text}\x1b[39m` : text)

/** A step of the preparation that could not be taken: one readable sentence, and what the tool said last. */
export class StepFailed extends Error {
  /**
   * @param {string} sentence
   * @param {readonly string[]} [output] the failing command's last lines
   */
  constructor(sentence, output = []) {
    super(sentence)
    this.output = output
  }
}

/**
 * Something that was already as it should be, or a remark on what happens next.
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
 * Does one step and says so: a moving line on a terminal, plain lines elsewhere, and a tick with the time it took.
 * @template Result
 * @param {{ doing: string, done: string }} titles
 * @param {(progress: (text: string) => void) => Promise<Result>} work calls `progress` with what it is at
 * @returns {Promise<Result>}
 */
export async function step(titles, work) {
  const start = Date.now()
  let at = ''
  let frame = 0
  let lastLine = 0
  const show = () => {
    const elapsed = Date.now() - start
    if (elapsed < moment) return
    const text = `${titles.doing} ${grey(`${Math.floor(elapsed / 1000)} s${at && `, ${at}`}`)}`
    if (terminal) {
      frame += 1
      const room = (process.stderr.columns || 80) - 2 + (text.length - text.replace(/\x1b\[\d+m/g, '').length)
      process.stderr.write(`\r\x1b[2K${frames[frame % frames.length]} ${text.slice(0, room)}\x1b[39m`)
    } else if (lastLine === 0 || Date.now() - lastLine >= plainLineEvery) {
      lastLine = Date.now()
      note(elapsed < 1000 ? titles.doing : text)
    }
  }
  const timer = setInterval(show, 100)
  try {
    const result = await work((text) => {
      at = text
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
