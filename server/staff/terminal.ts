import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Milliseconds } from '#db/store.ts'
import { BrokenPipe, Failure, reasonOf } from './failures.ts'
import type { Formatter } from './formatter.ts'
import { text, type Text } from './text.ts'

/** A stream that may be a terminal. */
export type Input = Readable & { isTTY?: boolean }
export type Output = Writable & { isTTY?: boolean }

/** Takes a piece of data; resolves when the next piece may come. */
export type Sink<Data = string> = (data: Data) => Promise<void>

export interface Progress {
  /** Reports how many are done. Cheap: the line is written seldom. */
  at(done: number): void
  /** Removes the line. */
  end(): void
}

export interface Terminal {
  /** Writes data to standard output. Waits for a slow reader. */
  write: Sink
  /** Writes texts to standard output, one a line. */
  print(...texts: Text[]): Promise<void>
  /** Resolves when the reader has taken everything that was written. */
  flush(): Promise<void>
  /** Writes a line for people to standard error. A string must be visible already. */
  notify(line: Text | string): void
  /** Whether a person can be asked: input and standard error are a terminal. */
  isInteractive: boolean
  /** Returns everything that arrives on standard input. */
  readAll(): Promise<string>
  /** Returns the bytes of standard input; undefined if there are more than `most`. */
  readBytes(most: number): Promise<Buffer | undefined>
  /** Returns the typed line; undefined if the person closed the input or the command was stopped. */
  ask(question: Text, stop?: AbortSignal): Promise<string | undefined>
  /** Shows a line that counts, for data that goes to standard output or to a file. Shows nothing without a terminal. */
  progress(total: number, of: 'rows' | 'percent', to: 'output' | 'file'): Progress
}

/** A shorter wait shows no progress. */
const firstAfter: Milliseconds = 400
const nextAfter: Milliseconds = 100
const clearLine = '\r\u001B[K'

export function createTerminal(parts: {
  stdin: Input
  stdout: Output
  stderr: Output
  now: () => Milliseconds
  formatter: Formatter
}): Terminal {
  const { stdin, stdout, stderr, now, formatter } = parts
  let writeError: Error | undefined
  stdout.on('error', (error) => {
    writeError ??= error
  })
  // Without a listener a closed standard error would end the process.
  stderr.on('error', () => {})

  function failureOf(error: Error): Error {
    const first = writeError ?? error
    if ('code' in first && first.code === 'EPIPE') return new BrokenPipe('Standard output is closed.')
    return new Failure(text('common.failures.output', { reason: reasonOf(first) }))
  }

  /** @param wait resolve only when the data has been taken, even if there is room */
  function write(data: string, wait: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const hasRoom = stdout.write(data, (error) => {
        if (error) reject(failureOf(error))
        else resolve()
      })
      if (writeError) reject(failureOf(writeError))
      else if (hasRoom && !wait) resolve()
    })
  }

  async function readBytes(most: number): Promise<Buffer | undefined> {
    const chunks: Buffer[] = []
    let length = 0
    for await (const data of stdin) {
      const chunk = Buffer.from(data as Buffer | string)
      length += chunk.length
      if (length > most) return undefined
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }

  return {
    write: (data) => write(data, false),
    print: (...texts) => write(texts.map((line) => `${formatter.text(line)}\n`).join(''), false),
    flush: () => write('', true),
    notify: (line) => void stderr.write(`${typeof line === 'string' ? line : formatter.text(line)}\n`),

    isInteractive: stdin.isTTY === true && stderr.isTTY === true,
    readAll: async () => (await readBytes(Infinity))!.toString(),
    readBytes,
    async ask(question, stop) {
      stderr.write(`${formatter.text(question)} `)
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
      let isShown = false
      return {
        at(done) {
          const time = now()
          if (time < next) return
          next = time + nextAfter
          isShown = true
          const line = text(`common.progress.${of}`, { done, total: Math.max(done, total) })
          stderr.write(clearLine + formatter.text(line))
        },
        end() {
          if (isShown) stderr.write(clearLine)
        },
      }
    },
  }
}
