import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Milliseconds } from '#db/store.ts'
import { Failure, reasonOf, ReaderGone } from './failures.ts'
import { number } from './text.ts'

/** A stream that may be a terminal. */
export type Input = Readable & { isTTY?: boolean }
export type Output = Writable & { isTTY?: boolean }

/** Takes a piece of data; settles when the next may come. */
export type Sink = (data: string) => Promise<void>

export interface Progress {
  /** So many are done. Cheap: shows itself seldom. */
  at(done: number): void
  /** Takes the line away. */
  end(): void
}

export interface Terminal {
  /** Data, to standard output. A slow reader is waited for. */
  write: Sink
  /** Settles when everything written has been taken. */
  flush(): Promise<void>
  /** A line for the person, on standard error. */
  say(line: string): void
  /** Whether there is a person to ask. */
  canAsk: boolean
  /** The line that was typed; undefined where the person closed the input instead, or the command was stopped. */
  ask(question: string, stop?: AbortSignal): Promise<string | undefined>
  /** A line that counts, for data that goes to standard output or to a file. Nothing where nobody would see it. */
  progress(total: number, of: string, to: 'output' | 'file'): Progress
}

/** Nobody needs to be told about a wait that is shorter. */
const firstAfter: Milliseconds = 400
const nextAfter: Milliseconds = 100
const clearLine = '\r\u001B[K'

export function createTerminal(parts: {
  stdin: Input
  stdout: Output
  stderr: Output
  now: () => Milliseconds
}): Terminal {
  const { stdin, stdout, stderr, now } = parts
  let fault: Error | undefined
  stdout.on('error', (error) => {
    fault ??= error
  })
  // Who closes standard error wants to hear nothing.
  stderr.on('error', () => {})

  function failed(error: Error): Error {
    const first = fault ?? error
    if ('code' in first && first.code === 'EPIPE') return new ReaderGone('Nobody reads standard output any more.')
    return new Failure(`The output could not be written to its end: ${reasonOf(first)}.`)
  }

  /** @param wait settle only when it has been taken, also where there is room */
  function write(data: string, wait: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const hasRoom = stdout.write(data, (error) => {
        if (error) reject(failed(error))
        else resolve()
      })
      if (fault) reject(failed(fault))
      else if (hasRoom && !wait) resolve()
    })
  }

  return {
    write: (data) => write(data, false),
    flush: () => write('', true),
    say: (line) => void stderr.write(`${line}\n`),

    canAsk: stdin.isTTY === true && stderr.isTTY === true,
    async ask(question, stop) {
      stderr.write(question)
      const lines = createInterface({ input: stdin, terminal: false })
      const typed = await new Promise<string | undefined>((resolve) => {
        lines.once('line', resolve)
        lines.once('close', () => resolve(undefined))
        stop?.addEventListener('abort', () => lines.close())
      })
      lines.close()
      if (typed === undefined) stderr.write('\n')
      return typed
    },

    progress(total, of, to) {
      if (!stderr.isTTY || (to === 'output' && stdout.isTTY)) return { at() {}, end() {} }
      let next = now() + firstAfter
      let shown = false
      return {
        at(done) {
          const time = now()
          if (time < next) return
          next = time + nextAfter
          shown = true
          stderr.write(`${clearLine}${number(done)} of ${number(Math.max(done, total))} ${of}`)
        },
        end() {
          if (shown) stderr.write(clearLine)
        },
      }
    },
  }
}
