import { Router, type RequestHandler } from 'express'
import { wordsOf } from '#locales/words.ts'
import { feedPath } from '#shared/content/blog.ts'
import { hasDemo } from '#shared/demo.ts'
import { defaultLanguage, languageFacts, languages, type Language } from '#shared/i18n/languages.ts'
import { cacheBody, type CachedBody } from '../../rendering/pageCache.ts'
import type { PublishedFacts } from '../../publishing/facts/publishedFacts.ts'
import type { Renderer } from '../../rendering/renderer.ts'
import type { FactsService } from '../../services/facts.ts'
import { onlyMethods } from '../methods.ts'
import { named } from '../routeNames.ts'
import { cacheHeaders, sendCached, sendOnce } from '../pages.ts'

/** The cache control of files that change only with a release. */
const cachedForAnHour = 'public, max-age=3600'

const robots = (publicUrl: string) => `User-agent: *
Disallow: /language

Sitemap: ${publicUrl}/sitemap.xml
`

const day = 24 * 60 * 60 * 1000
/** The days until `security.txt` expires; it is renewed daily. RFC 9116, 2.5.5 recommends less than a year. */
const securityContactDays = 180

/** Returns `security.txt` (RFC 9116), the contact for reports of vulnerabilities. */
const securityContact = (publicUrl: string, time: number) => {
  const expires = new Date(Math.floor(time / day + securityContactDays) * day).toISOString()
  const preferred = [...new Set(languages.map((language) => new Intl.Locale(languageFacts[language].tag).language))]
  return `Contact: mailto:${wordsOf(defaultLanguage).facts.email}
Expires: ${expires}
Preferred-Languages: ${preferred.join(', ')}
Canonical: ${publicUrl}/.well-known/security.txt
`
}

export interface DiscoveryParts {
  renderer: Renderer
  publicUrl: string
  /** Serves the build's files by their hashed addresses. */
  files: RequestHandler
  facts: FactsService
  /** Milliseconds since 1970. */
  now: () => number
}

/** Paths that Safari and others request by default, such as `/apple-touch-icon-120x120-precomposed.png`. */
const touchIcons = /^\/apple-touch-icon(?:-\d{1,4}x\d{1,4})?(?:-precomposed)?\.png$/

/** Returns the routes of `robots.txt`, `security.txt`, the web manifest, the feed of articles and icons. */
export function discoveryRoutes({ renderer, publicUrl, files, facts, now }: DiscoveryParts): Router {
  const router = Router()
  /** Adds a route for GET and HEAD; other methods get 405. */
  const read = (path: string | RegExp, ...handlers: RequestHandler[]) =>
    router
      .route(path)
      .all(named('discovery'))
      .get(handlers)
      .all(onlyMethods(['GET', 'HEAD']))

  /** Returns a handler that makes a public text at the first request and caches it. */
  const text = (type: string, make: () => string | Promise<string>): RequestHandler => {
    let cached: Promise<CachedBody> | undefined
    return async (req, res) => {
      cached ??= Promise.resolve(make()).then(cacheBody)
      // The next request tries again.
      cached.catch(() => (cached = undefined))
      res.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cachedForAnHour, Vary: 'Accept-Encoding' })
      sendCached(req, res, await cached)
    }
  }
  read(
    '/robots.txt',
    text('text/plain', () => robots(publicUrl)),
  )

  read('/.well-known/security.txt', (_req, res) => {
    res.type('text').set('Cache-Control', cachedForAnHour).send(securityContact(publicUrl, now()))
  })

  read('/site.webmanifest', async (req, res) => {
    const manifest = JSON.stringify(await renderer.webManifest(req.language, (await facts.current()).changes))
    res
      .type('application/manifest+json')
      .set({ 'Content-Language': languageFacts[req.language].tag, ...cacheHeaders(req, false) })
    await sendOnce(req, res, Buffer.from(manifest))
  })

  /** Returns a handler that makes a public text in each language at the first request for it and caches it. */
  const inLanguage = (
    type: string,
    make: (language: Language, facts: PublishedFacts) => Promise<string>,
  ): RequestHandler => {
    const texts = new Map<Language, { of: PublishedFacts; body: Promise<CachedBody> }>()
    return async (req, res) => {
      const { language } = req
      const of = await facts.current()
      let cached = texts.get(language)
      if (cached?.of !== of) {
        cached = { of, body: Promise.resolve(make(language, of)).then(cacheBody) }
        texts.set(language, cached)
        // The next request tries again.
        cached.body.catch(() => texts.delete(language))
      }
      res
        .type(`${type}; charset=utf-8`)
        .set({ 'Content-Language': languageFacts[language].tag, ...cacheHeaders(req, false) })
      sendCached(req, res, await cached.body)
    }
  }
  if (hasDemo) {
    const make = (language: Language, { changes }: PublishedFacts) =>
      renderer.writeFeed('articles', { language, publicUrl, changes })
    read(feedPath, inLanguage('application/rss+xml', make))
  }

  // Browsers request this path by default. The icon itself has a hashed address.
  read('/favicon.ico', async (_req, res) => {
    res.set('Cache-Control', cachedForAnHour).redirect(302, await renderer.icon())
  })
  // Served without a redirect, because some clients do not follow one for icons. One size is enough for all of them.
  read(touchIcons, async (req, res, next) => {
    res.set('Cache-Control', cachedForAnHour)
    req.url = await renderer.touchIcon()
    files(req, res, next)
  })
  return router
}
