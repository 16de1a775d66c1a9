import type { RequestHandler } from 'express'

/** The largest number of bytes that a request may send; several times the size limit of parsed bodies. */
const maxBytes = 512 * 1024
/** The interval at which received bytes are counted, in milliseconds. */
const checkInterval = 250
/** The time for which a connection stays open after an early answer, in milliseconds, so that the client can read it. */
const lingerTime = 2_000

/**
 * Refuses oversized requests with 413 and closes their connections. Otherwise the body parsers and Node read and discard
 * such a body until `requestTimeout`.
 */
export const discardUnreadBodies: RequestHandler = (req, res, next) => {
  const { 'content-length': length, 'transfer-encoding': coding } = req.headers
  if (length === undefined && coding === undefined) {
    next()
    return
  }
  const { socket } = req
  const bytesBefore = socket.bytesRead
  const check = setInterval(() => {
    if (socket.bytesRead - bytesBefore < maxBytes || res.headersSent) return
    // Not with `Connection: close`: Node would close the connection before the client has read the answer.
    res.writeHead(413, { 'Cache-Control': 'no-store' }).end()
  }, checkInterval)
  check.unref()
  res.on('close', () => clearInterval(check))
  res.on('finish', () => {
    if (req.complete) return
    setTimeout(() => {
      if (!req.complete) socket.destroy()
    }, lingerTime).unref()
    // In the next turn, because Node resumes reading when a request has been answered.
    setImmediate(() => {
      if (socket.bytesRead - bytesBefore >= maxBytes) socket.pause()
    })
  })
  next()
}
