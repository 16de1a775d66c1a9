import { Router, type RequestHandler } from 'express'
import { feedPath } from '#shared/content/blog.ts'
import { donationsCsvPath, donationsFeedPath } from '#shared/content/donations.ts'
import { organisation } from '#shared/content/organisation.ts'
import { hasDemo } from '#shared/demo.ts'
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import type { FeedName } from '#shared/rendering.ts'
import type { DemoPages } from '#shared/routes/route.ts'
import { donationsTable } from '../../donationsTable.ts'
import { cacheBody, type CachedBody } from '../../rendering/pageCache.ts'
import type { Renderer } from '../../rendering/renderer.ts'
import { onlyMethods } from '../methods.ts'
import { cacheHeaders, sendCached, sendOnce } from '../pages.ts'
import { createSitemap } from '../sitemap.ts'

/** Long enough to spare the server, short enough that a release is seen within the hour. */
const anHour = 'public, max-age=3600'

const robots = (publicUrl: string) => `User-agent: *
Disallow: /language

Sitemap: ${publicUrl}/sitemap.xml
`

const day = 24 * 60 * 60 * 1000
/** RFC 9116, 2.5.5: less than a year is recommended. A site that runs renews it by itself. */
const securityContactDays = 180

/** Whom to tell of a weakness (RFC 9116). */
const securityContact = (publicUrl: string, at: number) => {
  const expires = new Date(Math.floor(at / day + securityContactDays) * day).toISOString()
  const spoken = [...new Set(languages.map((language) => new Intl.Locale(languageFacts[language].tag).language))]
  return `Contact: mailto:${organisation.email}
Expires: ${expires}
Preferred-Languages: ${spoken.join(', ')}
Canonical: ${publicUrl}/.well-known/security.txt
`
}

export interface DiscoveryParts {
  renderer: Renderer
  publicUrl: string
  demoPages: DemoPages
  /** Serves the build's files by their hashed addresses. */
  files: RequestHandler
  /** Milliseconds since 1970. */
  now: () => number
}

/** What Safari, and others after it, ask for whatever the page says: `/apple-touch-icon-120x120-precomposed.png`, with and without its parts. */
const touchIcons = /^\/apple-touch-icon(?:-\d{1,4}x\d{1,4})?(?:-precomposed)?\.png$/

/** What search engines and browsers ask a site for, beside its pages. */
export function discoveryRoutes({ renderer, publicUrl, demoPages, files, now }: DiscoveryParts): Router {
  const router = Router()
  /** Answers reading alone. */
  const read = (path: string | RegExp, ...handlers: RequestHandler[]) =>
    router
      .route(path)
      .get(handlers)
      .all(onlyMethods(['GET', 'HEAD']))

  /** The same text for everybody, compressed when it is first asked for. */
  const text = (type: string, make: () => string | Promise<string>): RequestHandler => {
    let kept: Promise<CachedBody> | undefined
    return async (req, res) => {
      kept ??= Promise.resolve(make()).then(cacheBody)
      // Whoever asks next tries again.
      kept.catch(() => (kept = undefined))
      res.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': anHour, Vary: 'Accept-Encoding' })
      sendCached(req, res, await kept)
    }
  }
  read(
    '/robots.txt',
    text('text/plain', () => robots(publicUrl)),
  )
  read(
    '/sitemap.xml',
    text('application/xml', async () => createSitemap(await renderer.indexedPaths(demoPages), publicUrl)),
  )

  read('/.well-known/security.txt', (_req, res) => {
    res.type('text').set('Cache-Control', anHour).send(securityContact(publicUrl, now()))
  })

  read('/site.webmanifest', async (req, res) => {
    const manifest = JSON.stringify(await renderer.webManifest(req.language))
    res
      .type('application/manifest+json')
      .set({ 'Content-Language': languageFacts[req.language].tag, ...cacheHeaders(req, false) })
    await sendOnce(req, res, manifest)
  })

  /** The same in each language, made when it is first asked for in it. */
  const inLanguage = (type: string, make: (language: Language) => string | Promise<string>): RequestHandler => {
    const texts = new Map<Language, Promise<CachedBody>>()
    return async (req, res) => {
      const { language } = req
      let kept = texts.get(language)
      if (!kept) {
        kept = Promise.resolve(make(language)).then(cacheBody)
        texts.set(language, kept)
        // Whoever asks next tries again.
        kept.catch(() => texts.delete(language))
      }
      res
        .type(`${type}; charset=utf-8`)
        .set({ 'Content-Language': languageFacts[language].tag, ...cacheHeaders(req, false) })
      sendCached(req, res, await kept)
    }
  }
  const feed = (name: FeedName) =>
    inLanguage('application/rss+xml', (language) => renderer.writeFeed(name, { language, publicUrl }))
  if (hasDemo) read(feedPath, feed('articles'))
  read(donationsFeedPath, feed('donations'))
  read(
    donationsCsvPath,
    (_req, res, next) => {
      res.attachment(donationsCsvPath.slice(1))
      next()
    },
    inLanguage('text/csv', (language) => donationsTable(language)),
  )

  // Asked for by name, whatever the page says. The icon itself has a hashed address.
  read('/favicon.ico', async (_req, res) => {
    res.set('Cache-Control', anHour).redirect(302, await renderer.icon())
  })
  // Not by a redirect: not everybody who fetches icons follows one. The size of ours fits all.
  read(touchIcons, async (req, res, next) => {
    res.set('Cache-Control', anHour)
    req.url = await renderer.touchIcon()
    files(req, res, next)
  })
  return router
}
