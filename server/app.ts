import express, { type Express, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Store } from '#db/store.ts'
import type { Config } from './config.ts'
import { errorHandler } from './http/errorHandler.ts'
import { language } from './http/middleware/language.ts'
import { requestId } from './http/middleware/requestId.ts'
import { permissionsPolicy, securityHeaders, type SecurityOptions } from './http/middleware/securityHeaders.ts'
import { createAnswerPage } from './http/pages.ts'
import { discoveryRoutes } from './http/routes/discovery.ts'
import { formRoutes } from './http/routes/forms.ts'
import { healthRoutes, type Lifecycle } from './http/routes/health.ts'
import { languageRoutes } from './http/routes/language.ts'
import { newsletterRoutes } from './http/routes/newsletter.ts'
import { pageRoutes } from './http/routes/pages.ts'
import type { Renderer } from './rendering/renderer.ts'
import type { Services } from './wiring.ts'

export interface AppParts extends SecurityOptions {
  config: Config
  store: Store
  services: Services
  renderer: Renderer
  /** Serves scripts, styles and pictures: the build's files, or Vite's middleware. */
  files: RequestHandler
  lifecycle: Lifecycle
  log: Logger
  /** Milliseconds since 1970. */
  now: () => number
}

/** The life of a request, from top to bottom. Listens to nothing: `start.ts` does. */
export function createApp({
  config,
  store,
  services,
  renderer,
  files,
  lifecycle,
  log,
  now,
  isDevelopment,
}: AppParts): Express {
  const app = express()
  const answerPage = createAnswerPage({ renderer, publicUrl: config.publicUrl, now, keepsPages: !isDevelopment })
  const apiPath = URL.parse(config.apiBase, config.publicUrl)?.pathname ?? config.apiBase

  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)

  app.use(requestId(log), securityHeaders(config, { isDevelopment }), permissionsPolicy)
  app.use(files)
  app.use(healthRoutes({ store, lifecycle, dataDir: config.dataDir, now }))
  app.use(language())
  app.use(languageRoutes(config))
  app.use(discoveryRoutes({ renderer, publicUrl: config.publicUrl }))
  app.use(apiPath, formRoutes({ config, ...services, answerPage, log }))
  app.use(newsletterRoutes(services.newsletter, answerPage))
  app.use(pageRoutes(answerPage))
  app.use(errorHandler(log))
  return app
}
