import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export interface DnsServer {
  port: number
  /** Replaces the addresses that every name has. */
  set(addresses: readonly string[]): void
  /** Returns the number of answers since the addresses were replaced. */
  lookups(): number
  remove(): void
}

const headerLength = 12

/** Returns the DNS message (RFC 1035) that answers a query with an address record for each address. */
function answer(query: Buffer, addresses: readonly string[]): Buffer {
  const questionEnd = query.indexOf(0, headerLength) + 5
  const header = Buffer.from(query.subarray(0, headerLength))
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(addresses.length, 6)
  header.fill(0, 8)
  const records = addresses.map((address) =>
    // The name is a pointer to the question; type A, class IN, valid for one second, four bytes.
    Buffer.from([0xc0, headerLength, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]),
  )
  return Buffer.concat([header, query.subarray(headerLength, questionEnd), ...records])
}

/** Starts a DNS server on the loopback interface for which every name has the same IPv4 addresses, as Docker's DNS has for an alias. */
export async function startDns(): Promise<DnsServer> {
  let known: readonly string[] = []
  let asked = 0
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    asked += 1
    socket.send(answer(query, known), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    port: socket.address().port,
    set(addresses) {
      known = addresses
      asked = 0
    },
    lookups: () => asked,
    remove: () => socket.close(),
  }
}
