import { join } from 'node:path'
import type { RequestHandler } from 'express'
import sirv from 'sirv'

/** One range that begins before it ends; what else a Range header may hold is better ignored (RFC 9110, 14.2). */
const simpleRange = /^bytes=(\d{1,15})-(\d{0,15})$/

/** The build's hashed files, `/static/…`: they never change, and lie there compressed already. */
export function staticFiles(dist: string): RequestHandler {
  const serve = sirv(join(dist, 'client'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 365 * 24 * 60 * 60,
    // A browser guesses the letters of a text otherwise: the licences name their authors.
    setHeaders: (res, path) => {
      if (path.endsWith('.txt')) res.setHeader('Content-Type', 'text/plain;charset=utf-8')
      // Saved under a name that a person can read.
      const [, archive] = /([\w-]+)-[\w-]{8}\.zip$/.exec(path) ?? []
      if (archive) res.setHeader('Content-Disposition', `attachment; filename="${archive}.zip"`)
    },
  })
  return (req, res, next) => {
    // The manifest beside them is the server's own.
    if (!req.path.startsWith('/static/')) {
      next()
      return
    }
    const [, from, to] = simpleRange.exec(req.headers.range ?? '') ?? []
    if (from === undefined || (to && Number(to) < Number(from))) delete req.headers.range
    serve(req, res, next)
  }
}
