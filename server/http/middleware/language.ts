import type { RequestHandler } from 'express'
import { LanguageDetector } from 'i18next-http-middleware'
import { storage } from '#shared/content/storage.ts'
import { matchLanguage, negotiateLanguage } from '#shared/i18n/negotiate.ts'
import { isLanguage } from '#shared/i18n/languages.ts'
import { queryOf } from '../request.ts'

/**
 * The language of a request: `?lng=`, then the cookie, then Accept-Language. i18next's detector keeps that order;
 * which tag means which language, and how the header is weighed, is ours. It writes nothing: only the switch does.
 */
export function language(): RequestHandler {
  const order = ['querystring', 'cookie', 'negotiated']
  const detector = new LanguageDetector(
    { languageUtils: {} },
    {
      order,
      lookupQuerystring: storage.language.name,
      lookupCookie: storage.language.name,
      caches: false,
      convertDetectedLanguage: (tag: string) => matchLanguage(tag) ?? '',
    },
  )
  detector.addDetector({
    name: 'negotiated',
    lookup: (req: { headers: Record<string, string | string[] | undefined> }) => {
      const header = req.headers['accept-language']
      return negotiateLanguage(typeof header === 'string' ? header : undefined)
    },
    cacheUserLanguage: () => undefined,
  })
  return (req, res, next) => {
    const named = matchLanguage(queryOf(req, storage.language.name))
    const found = detector.detect(req, res, order) as unknown
    // What the address names is what caches keep it for: no other source may have a say in it.
    req.language = named ?? (isLanguage(found) ? found : negotiateLanguage(undefined))
    req.addressed = named !== undefined
    next()
  }
}
