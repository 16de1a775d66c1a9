import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Relay {
  port: number
  /** Stops forwarding data without closing connections, as when a machine or the network hangs. */
  fallSilent(): void
  /** Forwards data again, including the data sent in the meantime. */
  speak(): void
  remove(): Promise<void>
}

/** Starts a TCP relay to a port of this machine. */
export async function startRelay(to: number): Promise<Relay> {
  const ends = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (part) => into.write(part))
      from.on('error', () => {})
      from.on('close', () => {
        ends.delete(from)
        into.destroy()
      })
      if (isSilent) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      isSilent = true
      for (const end of ends) end.pause()
    },
    speak() {
      isSilent = false
      for (const end of ends) end.resume()
    },
    async remove() {
      const closed = once(server, 'close')
      server.close()
      for (const end of ends) end.destroy()
      await closed
    },
  }
}
