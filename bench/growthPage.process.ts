/*
 * Serves one page from the page cache, as the site does: node growthPage.process.ts <file with markup>. It sends its port to its
 * parent process, and on each message the CPU milliseconds of compressing the page.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLanguageDetection } from '#server/http/detectLanguage.ts'
import { servePageCache, pageKey } from '#server/http/servePageCache.ts'
import { createPageCache, cacheBody } from '#server/rendering/pageCache.ts'
import { answerWith } from './ask.ts'

const [file = ''] = process.argv.slice(2)
const pages = createPageCache()
const now = () => Date.now()
const year = new Date(now()).getUTCFullYear()
let markup = readFileSync(file, 'utf8')
const bytes = Buffer.byteLength(markup)
const page = await pages.get(pageKey('/', 'sr', year), async () => {
  const kept = await cacheBody(markup)
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', ETag: kept.etag }
  return { ...kept, headers, place: 0 }
})
// The site does not keep the markup in memory.
markup = ''

const server = createServer(
  servePageCache({
    pages,
    content: { current: () => '' },
    detectLanguage: createLanguageDetection(),
    otherwise: (_req, res) => res.writeHead(404).end(),
    now,
    answered: () => {},
  }),
)
answerWith(async () => {
  const text = readFileSync(file, 'utf8')
  const before = process.cpuUsage()
  await cacheBody(text)
  const { user, system } = process.cpuUsage(before)
  return { compressing: (user + system) / 1000, bytes, kept: page.bodies.br.length + page.bodies.gzip.length }
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
