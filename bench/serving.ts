import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import autocannon from 'autocannon'
import { median, residentMegabytes, runSite, withFolder, type Report } from './site.ts'

const rounds = 3
const path = '/?lng=sr'

const load = async (url: string): Promise<number> => {
  const result = await autocannon({
    url,
    connections: 50,
    duration: 4,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`The load met ${result.non2xx + result.errors} failures.`)
  return result.requests.average
}

/** Requests per second of the page, and of a bare server with the same bytes, in turns. */
export const measureServing = (report: Report): Promise<void> =>
  withFolder(async (folder) => {
    const site = await runSite(folder)
    const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } })
    const page = Buffer.from(await response.arrayBuffer())
    const sent = brotliCompressSync(page)
    const bare = createServer((_request, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(sent)
    })
    await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
    const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`

    await load(site.url + path)
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round++) {
      ours.push(await load(site.url + path))
      theirs.push(await load(bareUrl))
    }
    const memory = residentMegabytes(site.process.pid)
    await site.stop()
    bare.close()

    report('home page, 50 connections, brotli', `${Math.round(median(ours))} requests/s`)
    report('… as a fraction of bare node:http with the same bytes', (median(ours) / median(theirs)).toFixed(3))
    if (memory !== undefined) report('memory after the load', `${Math.round(memory)} MB`)
  })
