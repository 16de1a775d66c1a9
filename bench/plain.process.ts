/*
 * A server without optimisations: Express renders and compresses the page for each request, as its usual middleware does.
 * node plain.process.ts
 */
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import express from 'express'
import { createProductionRenderer } from '#server/rendering/production.ts'
import { pageRequest } from './pageRequest.ts'
import { root } from './site.ts'

const compress = promisify(brotliCompress)
const renderer = await createProductionRenderer(join(root, 'dist'))
const app = express()
app.get('/{*path}', async (req, res) => {
  const { body } = await renderer.render({ ...pageRequest(req.path), addressed: true })
  res.type('html').set('Content-Encoding', 'br')
  res.send(await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }))
})
const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
