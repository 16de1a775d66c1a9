import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to whoever asks for any (Linux from 32768, others from 49152): between here and the
 * start of a server, no client and no other server happens on the port.
 */
const ports = { from: 15_000, below: 32_768 }
/** A machine on which so many ports in a row are taken has another trouble. */
const tries = 100

/**
 * A port of this machine that nobody listens on. Somebody may take it before you do, but hardly by chance.
 * @throws where none was found
 */
export async function freePort(): Promise<number> {
  for (let number = 0; number < tries; number += 1) {
    const port = ports.from + Math.floor(Math.random() * (ports.below - ports.from))
    if (await isFree(port)) return port
  }
  throw new Error(`None of ${tries} ports between ${ports.from} and ${ports.below} is free.`)
}

/** On all addresses of the machine: `localhost` has two. */
async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  const listening = once(probe, 'listening').then(
    () => true,
    () => false,
  )
  probe.listen(port)
  if (!(await listening)) return false
  probe.close()
  await once(probe, 'close')
  return true
}
