import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { RequestHandler, Response } from 'express'
import { nameWithoutHash } from '#shared/fileHash.ts'
import type { CachedEncoding } from '../../rendering/pageCache.ts'
import { acceptedEncoding } from '../acceptedEncoding.ts'
import { copyExtensions, fileListName, type FileList } from '../fileList.ts'
import { refuseMethod } from '../methods.ts'
import { nameRoute } from '../routeNames.ts'

const year = 365 * 24 * 60 * 60 * 1000

/** Returns the addresses of the build's files with the encodings in which each is stored. */
function readFiles(dist: string): ReadonlyMap<string, readonly CachedEncoding[]> {
  const list = JSON.parse(readFileSync(join(dist, fileListName), 'utf8')) as FileList
  const files = new Map<string, readonly CachedEncoding[]>()
  for (const [encodings, addresses] of Object.entries(list)) {
    const offered = encodings.split(' ').filter(Boolean) as CachedEncoding[]
    for (const address of addresses) files.set(address, offered)
  }
  return files
}

/** Sets the headers of a file. */
function describe(res: Response, name: string, encoding: CachedEncoding | undefined): void {
  const file = basename(name)
  // From the name without the extension of the encoding. `type` adds the charset.
  res.type(file.slice(file.lastIndexOf('.')))
  res.vary('Accept-Encoding')
  // The name contains a hash of the content, so the ETag is the same on every instance.
  res.set('ETag', `"${encoding ? `${file}-${encoding}` : file}"`)
  if (encoding) res.set('Content-Encoding', encoding)
  // Feed readers show pictures and films of articles on their own pages.
  if (/^(?:image|video|audio)\//.test(String(res.getHeader('Content-Type'))))
    res.set('Cross-Origin-Resource-Policy', 'cross-origin')
  // The name for saving omits the hash.
  if (file.endsWith('.zip')) res.set('Content-Disposition', `attachment; filename="${nameWithoutHash(file)}"`)
}

/** Headers of a file, set by `describe` and Express, that an error answer must not have. */
const fileHeaders = [
  'Cache-Control',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Type',
  'ETag',
  'Last-Modified',
]

/**
 * Serves the build's hashed and compressed files, `/static/…`. Express handles ranges and conditions
 * (`If-Modified-Since`, `If-None-Match`, `If-Range`).
 */
export function staticFiles(dist: string): RequestHandler {
  const root = join(dist, 'client')
  const files = readFiles(dist)
  return (req, res, next) => {
    const { path } = req
    const offered = files.get(path)
    if (!offered) {
      next()
      return
    }
    nameRoute(res, 'file')
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      refuseMethod(res, ['GET', 'HEAD'])
      return
    }
    const encoding = acceptedEncoding(req, offered)
    describe(res, path, encoding)
    const name = encoding ? path + copyExtensions[encoding] : path
    res.sendFile(
      name,
      { root, maxAge: year, immutable: true },
      (error?: Error & { status?: number; code?: string }) => {
        // A closed connection or a partly sent file cannot get another answer.
        if (!error || res.headersSent || error.code === 'ECONNABORTED') return
        for (const header of fileHeaders) res.removeHeader(header)
        const { status = 500 } = error
        // 412 and 416: a condition or a range that cannot be satisfied.
        if (status > 404 && status < 500) res.status(status).set('Cache-Control', 'no-store').end()
        else if (status === 404) next()
        else next(error)
      },
    )
  }
}
