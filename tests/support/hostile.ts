import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { hangLimit } from './limits.ts'

/** What an attacker has: numbers from a seed, requests that no library would send, and patience. */

export interface Chance {
  /** From 0 to below 1. */
  next(): number
  below(most: number): number
  of<T>(list: readonly T[]): T
}

/** The same numbers for the same seed (mulberry32), so that what failed can be asked again. */
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
    below: (most) => Math.floor(next() * most),
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

/** Connections that are kept; each story has its own. */
export const keptConnections = (most = 32) => new Agent({ keepAlive: true, maxSockets: most })

/** Asks for exactly this. Rejects where no whole answer comes. */
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

/** Does a thing for each number, some at a time. */
export async function each(count: number, lanes: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await act(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/**
 * How long a thing takes, in milliseconds: the shortest of several times, where the first was longer than `most`. A busy machine is
 * slow now and then, what is slow by itself is slow each time.
 */
export async function quickest(most: number, act: () => Promise<number>): Promise<number> {
  let shortest = await act()
  for (let again = 0; again < 9 && shortest > most; again += 1) shortest = Math.min(shortest, await act())
  return shortest
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], hundredth: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredth) / 100))] ?? Number.NaN
}

/** Visitors who look at pages meanwhile. Answers, at the end, how long each waited and what went wrong. */
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

/** Memory that a process holds, in megabytes (Linux). */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

export interface Talk {
  /** Everything the server said. */
  said: string
  /** The server ended the connection. */
  ended: boolean
  statuses: number[]
}

/** Sends bytes as they are over a connection of their own, and listens until the server ends it. */
export const talk = async (url: string, bytes: string | Buffer): Promise<Talk> => talkOn(await open(url), bytes)

/** The same over a connection that is there. */
async function talkOn(socket: Socket, bytes: string | Buffer): Promise<Talk> {
  let said = ''
  let ended = true
  socket.on('data', (part: Buffer) => (said += part.toString('latin1')))
  socket.setTimeout(hangLimit, () => {
    ended = false
    socket.destroy()
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  await closed
  const statuses = [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  return { said, ended, statuses }
}

/** A connection that nothing has been sent on yet. */
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
