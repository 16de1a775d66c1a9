import { request } from 'node:http'
import { storage } from '#shared/content/storage.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { throttleBackground } from '../backgroundThrottle.ts'
import type { PageCache } from '../rendering/pageCache.ts'

/** The fullness of the page cache at which the warm-up ends, which leaves room for requested pages. */
const maxFullness = 0.75

export interface WarmUpParts {
  /** Host on which the site listens. */
  host: string
  port: number
  /** Addresses of pages without a language, the most popular first. */
  addresses: readonly string[]
  pages: PageCache
  signal: AbortSignal
  /** Waits after each page, so that visitors are served first. */
  rest?: typeof throttleBackground
}

/**
 * Fills the page cache by requesting each page in each language, one after the other. Ends when all pages are cached, the
 * cache is three quarters full, or `signal` aborts. Never rejects.
 */
export async function warmPageCache({
  host,
  port,
  addresses,
  pages,
  signal,
  rest = throttleBackground,
}: WarmUpParts): Promise<void> {
  const fetchPage = (path: string, language: Language) =>
    new Promise<void>((resolve) => {
      const headers = { cookie: `${storage.language.name}=${language}` }
      const sent = request({ host, port, path, method: 'HEAD', headers, signal }, (answer) => {
        answer.resume()
        answer.once('close', () => resolve())
      })
      sent.once('error', () => resolve())
      sent.end()
    })

  for (const address of addresses) {
    for (const language of languages) {
      if (signal.aborted || pages.fullness() >= maxFullness) return
      const start = performance.now()
      await fetchPage(address, language)
      await rest(performance.now() - start, signal)
    }
  }
}
