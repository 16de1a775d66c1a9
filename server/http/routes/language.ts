import { Router } from 'express'
import { storage } from '#shared/content/storage.ts'
import { matchLanguage } from '#shared/i18n/negotiate.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { match } from '#shared/routes/matchRoute.ts'
import { readPageQuery } from '#shared/routes/query.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { addressOf, canonicalPath, withQuery } from '#shared/routes/url.ts'
import type { Config } from '../../config.ts'
import { onlyMethods } from '../methods.ts'
import { queryOf } from '../request.ts'
import { named } from '../routeNames.ts'

/** The form of a mailed token in the address of a page. */
const tokenShape = /^[\w.-]{16,200}$/

/**
 * Returns the address of the page from which the language was switched, with its known query parameters. Other addresses
 * become the home page.
 * @param to address of the page; its `lng`, if any, becomes `language`
 */
export function returnAddress(to: string, language?: Language): string {
  const base = 'http://site.invalid'
  const url = to.startsWith('/') ? URL.parse(to, base) : null
  const found = url?.origin === base ? match(url.pathname) : undefined
  const path = found && canonicalPath(found)
  if (!url || path === undefined) return addressOf(homeRoute)
  const named = matchLanguage(url.searchParams.get('lng'))
  const token = url.searchParams.get('t') ?? ''
  return withQuery(path, {
    language: named && (language ?? named),
    query: { ...readPageQuery(url.searchParams, found!.row), t: tokenShape.test(token) ? token : undefined },
  })
}

/** Returns the route `/language?lng=fr&to=/contact`, which sets the language cookie for visitors without script. */
export function languageRoutes(config: Config): Router {
  const router = Router()
  router.all('/language', named('language'))
  router.get('/language', (req, res) => {
    const chosen = matchLanguage(queryOf(req, 'lng'))
    if (chosen)
      res.cookie(storage.language.name, chosen, {
        maxAge: storage.language.maxAge * 1000,
        path: '/',
        sameSite: 'lax',
        secure: config.publicUrl.startsWith('https:'),
      })
    res.set('Cache-Control', 'private, no-store').redirect(303, returnAddress(queryOf(req, 'to') ?? '', chosen))
  })
  router.all('/language', onlyMethods(['GET', 'HEAD']))
  return router
}
