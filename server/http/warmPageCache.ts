import { request } from 'node:http'
import { storage } from '#shared/content/storage.ts'
import { languages, type Language } from '#shared/i18n/languages.ts'
import { throttleBackground } from '../backgroundThrottle.ts'
import type { PageCache } from '../rendering/pageCache.ts'

/** The rest is left to what is really asked for. */
const fullEnough = 0.75

export interface WarmUpParts {
  /** Where the site listens. */
  host: string
  port: number
  /** Bare addresses of pages, the most wanted first. */
  addresses: readonly string[]
  pages: PageCache
  signal: AbortSignal
  /** Waits after each page, so that visitors come first. */
  rest?: typeof throttleBackground
}

/**
 * Asks the site for its pages in each language, as a visitor would, one after the other: so each is there before the
 * first visitor comes. Ends when all are there, the memory is full enough, or `signal` aborts. Never rejects.
 */
export async function warmPageCache({
  host,
  port,
  addresses,
  pages,
  signal,
  rest = throttleBackground,
}: WarmUpParts): Promise<void> {
  const ask = (path: string, language: Language) =>
    new Promise<void>((resolve) => {
      const headers = { cookie: `${storage.language.name}=${language}` }
      const asked = request({ host, port, path, method: 'HEAD', headers, signal }, (answer) => {
        answer.resume()
        answer.once('close', () => resolve())
      })
      asked.once('error', () => resolve())
      asked.end()
    })

  for (const address of addresses) {
    for (const language of languages) {
      if (signal.aborted || pages.fullness() >= fullEnough) return
      const begun = performance.now()
      await ask(address, language)
      await rest(performance.now() - begun, signal)
    }
  }
}
