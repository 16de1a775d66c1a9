import type { RequestListener } from 'node:http'
import express, { type RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Store } from '#db/store.ts'
import type { Config } from './config.ts'
import { createClientAddresses, setClientAddress } from './http/clientAddress.ts'
import { createLanguageDetection } from './http/detectLanguage.ts'
import { errorHandler } from './http/errorHandler.ts'
import { servePageCache, type PageCacheParts } from './http/servePageCache.ts'
import { currentFacts } from './http/middleware/currentFacts.ts'
import { language } from './http/middleware/language.ts'
import { requestId } from './http/middleware/requestId.ts'
import {
  fileSecurityHeaders,
  permissionsPolicy,
  securityHeaders,
  type SecurityOptions,
} from './http/middleware/securityHeaders.ts'
import { discardUnreadBodies } from './http/middleware/discardUnreadBodies.ts'
import { createAnswerPage } from './http/pages.ts'
import { cartRoutes } from './http/routes/cart.ts'
import { discoveryRoutes } from './http/routes/discovery.ts'
import { donateRoutes } from './http/routes/donate.ts'
import { formRoutes } from './http/routes/forms.ts'
import { healthRoutes, type Lifecycle } from './http/routes/health.ts'
import { languageRoutes } from './http/routes/language.ts'
import { mediaRoutes } from './http/routes/media.ts'
import { myDataRoutes } from './http/routes/myData.ts'
import { newsletterRoutes } from './http/routes/newsletter.ts'
import { orderRoutes } from './http/routes/orders.ts'
import { previewRoutes } from './http/routes/preview.ts'
import { pageRoutes } from './http/routes/pages.ts'
import { publishedFiles } from './http/routes/published.ts'
import { suggestRoutes } from './http/routes/suggest.ts'
import type { PageCache } from './rendering/pageCache.ts'
import type { Counters } from './metrics/counters.ts'
import type { Renderer } from './rendering/renderer.ts'
import type { Services } from './createServices.ts'

export interface AppParts extends SecurityOptions {
  config: Config
  store: Store
  services: Services
  renderer: Renderer
  /** The page cache; absent in development, where the sources of pages change. */
  pages: PageCache | undefined
  /** Serves scripts, styles and pictures: the build's files, or Vite's middleware. */
  files: RequestHandler
  lifecycle: Lifecycle
  counters: Counters
  log: Logger
  /** Milliseconds since 1970. */
  now: () => number
}

const minute = 60_000

/** Returns a function that counts answers from the page cache and logs the count once a minute; a line for each costs too much. */
function countAnswers(log: Logger, { countFromMemory }: Counters): PageCacheParts['answered'] {
  let answers = 0
  let since = performance.now()
  return ({ place }, status) => {
    countFromMemory(place, status)
    answers += 1
    if (performance.now() - since < minute) return
    log.info({ answers }, 'answered from the page cache')
    answers = 0
    since = performance.now()
  }
}

/** Returns the request handler of the site. Handlers run in the order in which they are listed here. */
export function createApp({
  config,
  store,
  services,
  renderer,
  pages,
  files,
  lifecycle,
  counters,
  log,
  now,
  isDevelopment,
}: AppParts): RequestListener {
  const app = express()
  const { publicUrl, messageDays, demoPages } = config
  const { published, register, facts, contentWatch } = services
  const content = { published, facts, contentWatch }
  const answerPage = createAnswerPage({ renderer, publicUrl, messageDays, demoPages, now, pages, counters, ...content })
  const detectLanguage = createLanguageDetection()
  const apiPath = URL.parse(config.apiBase, config.publicUrl)?.pathname ?? config.apiBase

  app.disable('x-powered-by')
  const clientAddresses = createClientAddresses({ trustProxy: config.trustProxy, log })
  setClientAddress(app, clientAddresses)

  app.use(requestId(log, counters), discardUnreadBodies)
  app.use(fileSecurityHeaders(config), files, mediaRoutes({ store, log }))
  app.use(securityHeaders(config, { isDevelopment }), permissionsPolicy)
  app.use(healthRoutes({ store, lifecycle }))
  app.use(language(detectLanguage))
  app.use(currentFacts(facts))
  app.use(languageRoutes(config))
  app.use(previewRoutes({ config, published, now, answerPage }))
  app.use(discoveryRoutes({ renderer, publicUrl, files, facts, now }))
  app.use(
    publishedFiles({ store, renderer, register, shop: services.shop, facts, contentWatch, publicUrl, demoPages, now }),
  )
  app.use(apiPath, suggestRoutes({ config, renderer, store, shop: services.shop, facts, guard: services.guard }))
  app.use(apiPath, formRoutes({ config, ...services, answerPage, resolve: (found) => renderer.resolve(found), log }))
  app.use(newsletterRoutes(services.newsletter, answerPage, config.allowedOrigins))
  app.use(myDataRoutes({ config, ...services, answerPage, log }))
  app.use(orderRoutes(services.orders, answerPage))
  app.use(donateRoutes({ config, ...services, answerPage, log }))
  app.use(cartRoutes(config, services.shop, answerPage))
  app.use(pageRoutes({ answerPage, renderer, shop: services.shop }))
  app.use(errorHandler(log))
  const answer: RequestListener = pages
    ? servePageCache({
        pages,
        content: contentWatch,
        detectLanguage,
        otherwise: app,
        now,
        answered: countAnswers(log, counters),
      })
    : app
  return (req, res) => {
    clientAddresses.check(req)
    answer(req, res)
  }
}
