import type { IncomingMessage } from 'node:http'
import { LanguageDetector } from 'i18next-http-middleware'
import { storage } from '#shared/content/storage.ts'
import { cookieIn } from '#shared/cookies.ts'
import { isLanguage, type Language } from '#shared/i18n/languages.ts'
import { matchLanguage, negotiateLanguage } from '#shared/i18n/negotiate.ts'

/** As much of a request as its language depends on. */
export type LanguageSource = Pick<IncomingMessage, 'url' | 'headers'>

export interface DetectedLanguage {
  language: Language
  /** Whether the address names it. */
  addressed: boolean
}
export type DetectLanguage = (request: LanguageSource) => DetectedLanguage

/** Most visitors share a few dozen pairs of headers; whoever makes more up pushes out the oldest. */
const maxRemembered = 1_000
const maxRememberedLength = 500

/**
 * The language of a request: `?lng=`, then the cookie, then Accept-Language. i18next's detector keeps that order;
 * which tag means which language, and how the header is weighed, is ours. It writes nothing: only the switch does.
 * One detector for pages from memory and for all others; it remembers what the headers of a bare address mean.
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
  // In place of its own, so that all cookies of the site are read alike.
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
    // It says so on standard output where a request has no URL.
    const found = detector.detect({ url: '/', query, headers } as never, undefined as never, order) as unknown
    return isLanguage(found) ? found : negotiateLanguage(undefined)
  }

  const remembered = new Map<string, Language>()
  function detectBare(headers: LanguageSource['headers']): Language {
    const { cookie = '', 'accept-language': accepted = '' } = headers
    const key = `${cookie}\n${accepted}`
    if (key.length > maxRememberedLength) return detect({}, headers)
    let language = remembered.get(key)
    if (!language) {
      language = detect({}, headers)
      for (const oldest of remembered.keys()) {
        if (remembered.size < maxRemembered) break
        remembered.delete(oldest)
      }
      remembered.set(key, language)
    }
    return language
  }

  return ({ url = '', headers }) => {
    const at = url.indexOf('?')
    const asked = at < 0 ? null : new URLSearchParams(url.slice(at)).get(storage.language.name)
    if (asked === null) return { language: detectBare(headers), addressed: false }
    // What the address names is what caches keep it for: no other source may have a say in it.
    const named = matchLanguage(asked)
    return named
      ? { language: named, addressed: true }
      : { language: detect({ [storage.language.name]: asked }, headers), addressed: false }
  }
}
