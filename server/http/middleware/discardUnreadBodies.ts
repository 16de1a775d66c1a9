import type { RequestHandler } from 'express'

/** More than any body may weigh, several times. */
const tooMuch = 512 * 1024
/** How often it is looked how much has come, in milliseconds. */
const every = 250
/** So long after its answer a body may still come, in milliseconds: enough to read the answer by. */
const lingers = 2_000

/**
 * Ends what sends without an end. A body that is too long is otherwise read to its end and thrown away, by the body parsers
 * before they refuse it and by Node after an answer: whoever sends gigabytes could have that for `requestTimeout`.
 */
export const discardUnreadBodies: RequestHandler = (req, res, next) => {
  const { 'content-length': length, 'transfer-encoding': coding } = req.headers
  if (length === undefined && coding === undefined) {
    next()
    return
  }
  const { socket } = req
  const begun = socket.bytesRead
  const look = setInterval(() => {
    if (socket.bytesRead - begun < tooMuch || res.headersSent) return
    // Not with `Connection: close`: Node would end the line at once, and the answer be lost with what was not read.
    res.writeHead(413, { 'Cache-Control': 'no-store' }).end()
  }, every)
  look.unref()
  res.on('close', () => clearInterval(look))
  res.on('finish', () => {
    if (req.complete) return
    setTimeout(() => {
      if (!req.complete) socket.destroy()
    }, lingers).unref()
    // What comes meanwhile waits on the other side of the line. Node itself begins to read the rest now.
    setImmediate(() => {
      if (socket.bytesRead - begun >= tooMuch) socket.pause()
    })
  })
  next()
}
