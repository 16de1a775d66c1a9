import { readdirSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import type { RequestHandler, Response } from 'express'
import type { CachedEncoding } from '../../rendering/pageCache.ts'
import { acceptedEncoding } from '../acceptedEncoding.ts'
import { refuseMethod } from '../methods.ts'

const extensions = { br: '.br', gzip: '.gz' } as const satisfies Record<CachedEncoding, string>
const encodings = Object.keys(extensions) as CachedEncoding[]

const aYear = 365 * 24 * 60 * 60 * 1000

/** The build's files by their address, and in which encodings each lies beside itself. */
function readFiles(client: string): ReadonlyMap<string, readonly CachedEncoding[]> {
  const names = readdirSync(join(client, 'static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(client, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((name) => !name.includes('/.'))
  const all = new Set(names)
  const isCopy = (name: string) => /\.(?:br|gz)$/.test(name) && all.has(name.slice(0, -'.br'.length))
  return new Map(
    names
      .filter((name) => !isCopy(name))
      .map((name) => [name, encodings.filter((encoding) => all.has(name + extensions[encoding]))]),
  )
}

/** Sets the headers that say what a file is. */
function describe(res: Response, name: string, encoding: CachedEncoding | undefined): void {
  const file = basename(name)
  // By the name without the encoding's extension. A browser guesses the letters of a text where no charset is named.
  res.type(file.slice(file.lastIndexOf('.')))
  res.vary('Accept-Encoding')
  // The name changes with the content, so it stands for the bytes on every machine.
  res.set('ETag', `"${encoding ? `${file}-${encoding}` : file}"`)
  if (encoding) res.set('Content-Encoding', encoding)
  // Readers of feeds show pictures and films of articles on their own pages.
  if (/^(?:image|video|audio)\//.test(String(res.getHeader('Content-Type'))))
    res.set('Cross-Origin-Resource-Policy', 'cross-origin')
  // Saved under a name that a person can read.
  const [, archive] = /^([\w-]+)-[\w-]{8}\.zip$/.exec(file) ?? []
  if (archive) res.set('Content-Disposition', `attachment; filename="${archive}.zip"`)
}

/** What `describe` and Express say of a file, and must not say of a refusal. */
const ofFiles = ['Cache-Control', 'Content-Disposition', 'Content-Encoding', 'Content-Type', 'ETag', 'Last-Modified']

/**
 * Serves the build's hashed files, `/static/…`: they never change, and lie there compressed already. Express sees to
 * ranges and conditions (`If-Modified-Since`, `If-None-Match`, `If-Range`).
 */
export function staticFiles(dist: string): RequestHandler {
  const root = join(dist, 'client')
  const files = readFiles(root)
  return (req, res, next) => {
    const { path } = req
    const offered = files.get(path)
    if (!offered) {
      next()
      return
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      refuseMethod(res, ['GET', 'HEAD'])
      return
    }
    const encoding = acceptedEncoding(req, offered)
    describe(res, path, encoding)
    const name = encoding ? path + extensions[encoding] : path
    res.sendFile(
      name,
      { root, maxAge: aYear, immutable: true },
      (error?: Error & { status?: number; code?: string }) => {
        // Nobody waits for an answer whose connection was closed, or for the rest of one that broke off.
        if (!error || res.headersSent || error.code === 'ECONNABORTED') return
        for (const header of ofFiles) res.removeHeader(header)
        const { status = 500 } = error
        // 412 and 416: a condition or a range that cannot be met.
        if (status > 404 && status < 500) res.status(status).set('Cache-Control', 'no-store').end()
        else if (status === 404) next()
        else next(error)
      },
    )
  }
}
