import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { Router, type Request } from 'express'
import type { Logger } from 'pino'
import type { Store } from '#db/store.ts'
import { typeOfEnding, type MediaFileType } from '#shared/publishing/media.ts'
import { onlyMethods } from '../methods.ts'
import { named } from '../routeNames.ts'

const contentTypes: Readonly<Record<MediaFileType, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
}

const yearInSeconds = 365 * 24 * 60 * 60

/** The part of a file that a request asks for (RFC 9110, 14.2): undefined for the whole file, `none` if there is no such part. */
function rangeOf(req: Request, size: number, etag: string): { start: number; end: number } | 'none' | undefined {
  const condition = req.headers['if-range']
  if (condition !== undefined && condition !== etag) return undefined
  const ranges = req.range(size)
  if (ranges === -1) return 'none'
  // Several parts in one answer are not worth their code: the whole file is always right.
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}

/** Returns the routes of the photographs and files of the content store. Their addresses never change their bytes. */
export function mediaRoutes({
  store,
  log,
}: {
  store: Pick<Store, 'findMediaFile' | 'mediaBytes'>
  log: Logger
}): Router {
  const router = Router()
  router
    .route(/^\/media\/([0-9a-f]{32})\.([a-z]{3,4})$/)
    .all(named('file'), onlyMethods(['GET', 'HEAD']))
    .get(async (req, res, next) => {
      const [hash = '', ending = ''] = [req.params[0], req.params[1]]
      const type = typeOfEnding(ending)
      const found = type && (await store.findMediaFile({ hash, type }))
      // Bytes are missing after a restore without them. No cache may keep that.
      if (!found || !(await store.mediaBytes.has({ hash, type }))) {
        next()
        return
      }
      const etag = `"${hash}"`
      res.set({
        'Content-Type': contentTypes[type],
        'Cache-Control': `public, max-age=${yearInSeconds}, immutable`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        // Feed readers show pictures on their own pages.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Content-Type-Options': 'nosniff',
        'Accept-Ranges': 'bytes',
        ETag: etag,
        ...(type === 'pdf' && { 'Content-Disposition': `attachment; filename="${found.name}"` }),
      })
      if (req.fresh) {
        res.status(304).end()
        return
      }
      const range = rangeOf(req, found.bytes, etag)
      if (range === 'none') {
        res
          .status(416)
          .set({ 'Content-Range': `bytes */${found.bytes}`, 'Cache-Control': 'no-store' })
          .end()
        return
      }
      const { start, end } = range ?? { start: 0, end: found.bytes - 1 }
      if (range) res.status(206).set('Content-Range', `bytes ${start}-${end}/${found.bytes}`)
      res.set('Content-Length', String(end - start + 1))
      if (req.method === 'HEAD') {
        res.end()
        return
      }
      try {
        await pipeline(Readable.from(store.mediaBytes.read({ hash, type }, start, end)), res)
      } catch (error) {
        // The visitor left, or the bytes are missing: an answer that is too short is never taken for the file.
        if (!res.writableEnded && !req.destroyed)
          log.warn({ err: error, name: found.name }, 'a photograph could not be read')
        res.destroy()
      }
    })
  return router
}
