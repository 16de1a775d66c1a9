import { Router, type RequestHandler } from 'express'
import { languageFacts } from '#shared/i18n/languages.ts'
import { table } from '#shared/routes/table.ts'
import { keepBody, type KeptBody } from '../../rendering/pageCache.ts'
import type { Renderer } from '../../rendering/renderer.ts'
import { cacheHeaders, sendKept } from '../pages.ts'
import { createSitemap } from '../sitemap.ts'

/** Long enough to spare the server, short enough that a release is seen within the hour. */
const anHour = 'public, max-age=3600'

const robots = (publicUrl: string) => `User-agent: *
Disallow: /language

Sitemap: ${publicUrl}/sitemap.xml
`

export interface DiscoveryParts {
  renderer: Renderer
  publicUrl: string
}

/** What search engines and browsers ask a site for, beside its pages. */
export function discoveryRoutes({ renderer, publicUrl }: DiscoveryParts): Router {
  const router = Router()

  /** The same text for everybody, compressed when it is first asked for. */
  const text = (type: string, make: () => string): RequestHandler => {
    let kept: Promise<KeptBody> | undefined
    return async (req, res) => {
      kept ??= keepBody(make())
      res.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': anHour, Vary: 'Accept-Encoding' })
      sendKept(req, res, await kept)
    }
  }
  router.get(
    '/robots.txt',
    text('text/plain', () => robots(publicUrl)),
  )
  router.get(
    '/sitemap.xml',
    text('application/xml', () => createSitemap(table, publicUrl)),
  )

  router.get('/site.webmanifest', async (req, res) => {
    const manifest = JSON.stringify(await renderer.webManifest(req.language))
    res
      .type('application/manifest+json')
      .set({ 'Content-Language': languageFacts[req.language].tag, ...cacheHeaders(req, false) })
    sendKept(req, res, await keepBody(manifest))
  })

  // Asked for by name, whatever the page says. The icon itself has a hashed address.
  router.get('/favicon.ico', async (_req, res) => {
    res.set('Cache-Control', anHour).redirect(302, await renderer.icon())
  })
  return router
}
