import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { hangLimit } from './limits.ts'

/* Tools of an attacker: random numbers from a seed, raw requests that no library sends, and time measurements. */

export interface Chance {
  /** Returns a number from 0 to below 1. */
  next(): number
  /** Returns an integer from 0 to below the limit. */
  below(limit: number): number
  /** Returns one item of a list. */
  of<T>(list: readonly T[]): T
}

/** Returns a random number generator (mulberry32). The same seed gives the same numbers, so that failures can be repeated. */
export function chance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    below: (limit) => Math.floor(next() * limit),
    of: (list) => list[Math.floor(next() * list.length)]!,
  }
}

export interface Asked {
  method?: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
}

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  milliseconds: number
}

/** Returns an agent with keep-alive connections. */
export const keptConnections = (limit = 32) => new Agent({ keepAlive: true, maxSockets: limit })

/**
 * Sends a request exactly as given.
 * @throws Error when no complete answer arrives
 */
export function ask(
  url: string,
  { method = 'GET', path, headers = {}, body }: Asked,
  agent?: Agent,
): Promise<Answered> {
  const { hostname, port } = new URL(url)
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, headers, agent: agent ?? false, timeout: hangLimit },
      (answer) => {
        buffer(answer).then(
          (bytes) =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: bytes,
              milliseconds: performance.now() - began,
            }),
          reject,
        )
      },
    )
    sent.on('error', reject)
    sent.on('timeout', () => sent.destroy(new Error(`No answer within ${hangLimit} ms.`)))
    sent.end(body)
  })
}

export const json = (body: unknown): Pick<Asked, 'headers' | 'body' | 'method'> => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

export const form = (fields: Readonly<Record<string, string>>): Pick<Asked, 'headers' | 'body' | 'method'> => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

/** Calls a function with each number from 0 to below `count`, `lanes` calls at a time. */
export async function each(count: number, lanes: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await act(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/**
 * Returns the duration of an action in milliseconds: the first, or the shortest of ten if the first exceeds the limit. This excludes
 * delays by a busy machine, which do not occur each time.
 */
export async function quickest(limit: number, act: () => Promise<number>): Promise<number> {
  let shortest = await act()
  for (let again = 0; again < 9 && shortest > limit; again += 1) shortest = Math.min(shortest, await act())
  return shortest
}

/** Returns a percentile of the values. `hundredth` is from 0 to 100. */
export function percentile(values: readonly number[], hundredth: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredth) / 100))] ?? Number.NaN
}

/** Requests pages one after the other until `end` is called. `end` returns the response times and the faults. */
export function visitorsMeanwhile(
  url: string,
  paths: readonly string[] = ['/', '/contact?lng=fr', '/gallery', '/no-such'],
) {
  const agent = keptConnections(4)
  const times: number[] = []
  const faults: string[] = []
  let isOver = false
  const look = (async () => {
    for (let visit = 0; !isOver; visit += 1) {
      const path = paths[visit % paths.length]!
      await ask(url, { path }, agent).then(
        ({ status, milliseconds }) => {
          times.push(milliseconds)
          if (status >= 500) faults.push(`${status} at ${path}`)
        },
        (error: unknown) => void faults.push(`${path}: ${String(error)}`),
      )
      await wait(10)
    }
  })()
  return {
    async end() {
      isOver = true
      await look
      agent.destroy()
      return { times, faults }
    },
  }
}

/** Returns the resident memory of a process in MiB (Linux). */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

export interface RawExchange {
  /** Everything that the server sent. */
  received: string
  /** Whether the server closed the connection. */
  ended: boolean
  statuses: number[]
}

/** Sends raw bytes over a new connection, and reads until the server closes it. */
export const sendRaw = async (url: string, bytes: string | Buffer): Promise<RawExchange> =>
  sendRawOn(await open(url), bytes)

/** Sends raw bytes over an existing connection, and reads until the server closes it. */
async function sendRawOn(socket: Socket, bytes: string | Buffer): Promise<RawExchange> {
  let received = ''
  let ended = true
  socket.on('data', (part: Buffer) => (received += part.toString('latin1')))
  socket.setTimeout(hangLimit, () => {
    ended = false
    socket.destroy()
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  await closed
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  return { received, ended, statuses }
}

/** Opens a connection without sending anything. */
export function open(url: string): Promise<Socket> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.off('error', reject)
      socket.on('error', () => {})
      resolve(socket)
    })
    socket.once('error', reject)
  })
}
