import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** The ports in use here. Operating systems assign ephemeral ports above them: Linux from 32768, others from 49152. */
const ports = { from: 15_000, below: 32_768 }
const rangeSize = 64

/** A range of ports that only this process uses. */
interface Range {
  /** The first port. The process listens on it until it ends. */
  lock: number
  /** The port that was returned last. */
  last: number
}

let range: Promise<Range> | undefined

/**
 * Returns a free port of this machine. No other process that calls this function gets the same port while this process runs.
 * @throws Error when no range, or no port in this process's range, is free
 */
export async function freePort(): Promise<number> {
  const own = await (range ??= takeRange())
  for (let tries = 1; tries < rangeSize; tries += 1) {
    own.last = own.last === own.lock + rangeSize - 1 ? own.lock + 1 : own.last + 1
    const port = own.last
    // A server of an earlier call, or of another program, may still listen on it.
    if (await isFree(port)) return port
  }
  throw new Error(`All ports from ${own.lock + 1} to ${own.lock + rangeSize - 1} are in use.`)
}

/**
 * Reserves the first free range by listening on its first port. Only one process can listen there, and the operating system frees the
 * port when the process ends.
 */
async function takeRange(): Promise<Range> {
  for (let lock = ports.from; lock + rangeSize <= ports.below; lock += rangeSize) {
    const server = await listen(lock, '127.0.0.1')
    // A server without `unref` would keep the process running.
    if (server?.unref()) return { lock, last: lock }
  }
  throw new Error(`All ranges of ports between ${ports.from} and ${ports.below} are in use.`)
}

async function isFree(port: number): Promise<boolean> {
  // Without a host it listens on all addresses: `localhost` is IPv4 and IPv6.
  const server = await listen(port)
  if (!server) return false
  server.close()
  await once(server, 'close')
  return true
}

/** Returns a server that listens on the port; undefined if the port is taken. */
async function listen(port: number, host?: string): Promise<Server | undefined> {
  const server = createServer()
  server.listen(port, host)
  try {
    await once(server, 'listening')
    return server
  } catch {
    return undefined
  }
}
