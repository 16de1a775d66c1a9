import type { IncomingMessage } from 'node:http'
import { LanguageDetector } from 'i18next-http-middleware'
import { storage } from '#shared/content/storage.ts'
import { cookieIn } from '#shared/cookies.ts'
import { isLanguage, type Language } from '#shared/i18n/languages.ts'
import { matchLanguage, negotiateLanguage } from '#shared/i18n/negotiate.ts'

/** The parts of a request that its language depends on. */
export type LanguageSource = Pick<IncomingMessage, 'url' | 'headers'>

export interface DetectedLanguage {
  language: Language
  /** Whether the address names the language. */
  addressed: boolean
}
export type DetectLanguage = (request: LanguageSource) => DetectedLanguage

/** The largest number of remembered header pairs and of queries. Most visitors share a few dozen; beyond the limit the oldest is removed. */
const maxRemembered = 1_000
const maxRememberedLength = 500

function remember<Value>(results: Map<string, Value>, key: string, value: Value): void {
  for (const oldest of results.keys()) {
    if (results.size < maxRemembered) break
    results.delete(oldest)
  }
  results.set(key, value)
}

/**
 * Returns a function that detects the language of a request: from `?lng=`, then the cookie, then Accept-Language. It sets
 * no cookie. Results for addresses without `?lng=` are remembered by their headers.
 */
export function createLanguageDetection(): DetectLanguage {
  const order = ['querystring', 'cookie', 'negotiated']
  const detector = new LanguageDetector(
    { languageUtils: {} },
    {
      order,
      lookupQuerystring: storage.language.name,
      caches: false,
      convertDetectedLanguage: (tag: string) => matchLanguage(tag) ?? '',
    },
  )
  // Replaces the built-in detector, so that all cookies of the site are parsed alike.
  detector.addDetector({
    name: 'cookie',
    lookup: (req: LanguageSource) => cookieIn(req.headers.cookie, storage.language.name),
    cacheUserLanguage: () => undefined,
  })
  detector.addDetector({
    name: 'negotiated',
    lookup: (req: LanguageSource) => {
      const header = req.headers['accept-language']
      return negotiateLanguage(typeof header === 'string' ? header : undefined)
    },
    cacheUserLanguage: () => undefined,
  })

  function detect(query: Readonly<Record<string, string>>, headers: LanguageSource['headers']): Language {
    // The URL is only a placeholder: without one the detector writes a warning to standard output.
    const detected = detector.detect({ url: '/', query, headers } as never, undefined as never, order) as unknown
    return isLanguage(detected) ? detected : negotiateLanguage(undefined)
  }

  const rememberedQueries = new Map<string, string | null>()
  /** Returns the value of `?lng=` in a query; null without one. Parsing takes longer than the rest of a cached answer's lookup. */
  function requestedIn(query: string): string | null {
    const known = rememberedQueries.get(query)
    if (known !== undefined) return known
    const requested = new URLSearchParams(query).get(storage.language.name)
    if (query.length <= maxRememberedLength) remember(rememberedQueries, query, requested)
    return requested
  }

  const remembered = new Map<string, Language>()
  function detectBare(headers: LanguageSource['headers']): Language {
    const { cookie = '', 'accept-language': accepted = '' } = headers
    const key = `${cookie}\n${accepted}`
    if (key.length > maxRememberedLength) return detect({}, headers)
    let language = remembered.get(key)
    if (!language) {
      language = detect({}, headers)
      remember(remembered, key, language)
    }
    return language
  }

  return ({ url = '', headers }) => {
    const index = url.indexOf('?')
    const requested = index < 0 ? null : requestedIn(url.slice(index))
    if (requested === null) return { language: detectBare(headers), addressed: false }
    // Caches store this answer for the address alone, so the headers must not influence it.
    const named = matchLanguage(requested)
    return named
      ? { language: named, addressed: true }
      : { language: detect({ [storage.language.name]: requested }, headers), addressed: false }
  }
}
