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

/** A mailed token, which the newsletter's pages carry in their address. */
const tokenShape = /^[\w.-]{16,200}$/

/** Where the switch leads back to: a page of the table with the queries it knows, in the new language where it named one. */
function returnAddress(to: string, language: Language | undefined): string {
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

/** `/language?lng=fr&to=/contact`: the switch for visitors without script. Nothing else sets the cookie. */
export function languageRoutes(config: Config): Router {
  const router = Router()
  router.get('/language', (req, res) => {
    res.locals['route'] = 'language'
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
