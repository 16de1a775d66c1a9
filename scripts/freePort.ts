import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/**
 * Below the ports that systems give to whoever asks for any (Linux from 32768, others from 49152): no client of another program
 * happens on one of these.
 */
const ports = { from: 15_000, below: 32_768 }
const rangeSize = 64

/** The range of ports that is this process's own. */
interface Range {
  /** Its first port, which is listened on for as long as the process lives. */
  lock: number
  /** Handed out last. */
  last: number
}

let range: Promise<Range> | undefined

/**
 * A port of this machine that nobody listens on, and that no other caller of this function is given while this process lives.
 * @throws where no range, or no port of the own range, is free
 */
export async function freePort(): Promise<number> {
  const own = await (range ??= takeRange())
  for (let tries = 1; tries < rangeSize; tries += 1) {
    own.last = own.last === own.lock + rangeSize - 1 ? own.lock + 1 : own.last + 1
    const port = own.last
    // A server of an earlier call may run still, or one of another program.
    if (await isFree(port)) return port
  }
  throw new Error(`All ports from ${own.lock + 1} to ${own.lock + rangeSize - 1} are in use.`)
}

/**
 * The first range whose first port is not listened on. The operating system lets one process at a time listen there, whichever run
 * it belongs to, and frees the port when the process ends, however it ends.
 */
async function takeRange(): Promise<Range> {
  for (let lock = ports.from; lock + rangeSize <= ports.below; lock += rangeSize) {
    const server = await listen(lock, '127.0.0.1')
    // It keeps no process from ending.
    if (server?.unref()) return { lock, last: lock }
  }
  throw new Error(`All ranges of ports between ${ports.from} and ${ports.below} are in use.`)
}

async function isFree(port: number): Promise<boolean> {
  // On all addresses: `localhost` has two.
  const server = await listen(port)
  if (!server) return false
  server.close()
  await once(server, 'close')
  return true
}

/** Undefined where somebody listens there. */
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
