/*
 * A bare node:http server that sends the headers and bytes with which the site answered one address:
 * node bare.process.ts <address>
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

const [address = ''] = process.argv.slice(2)
const [headers, body] = await new Promise<[Record<string, string | string[] | undefined>, Buffer]>(
  (resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = answer.headers
      buffer(answer).then((bytes) => resolve([kept, bytes]), reject)
    })
      .once('error', reject)
      .end()
  },
)
const server = createServer((_request, answer) => {
  answer.writeHead(200, headers).end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
