import type { AddressInfo } from 'node:net'
import type { Language } from '#shared/i18n/languages.ts'
import { languageFacts } from '#shared/i18n/languages.ts'
import { matchLanguage } from '#shared/i18n/negotiate.ts'
import { parsePage, type PageDocument } from './renderDocument.ts'
import { createTestApp, type TestApp } from './testApp.ts'

export interface RenderSite extends TestApp {
  /** Sends a request without following redirects. */
  ask(address: string, init?: RequestInit): Promise<Response>
  /**
   * Requests a page with `language` as the browser's language.
   * @param init for another method or a body
   */
  page(address: string, language: Language, init?: RequestInit): Promise<PageDocument>
}

/** Starts the site without rate limits, for tests of its answers. */
export async function startRenderSite(): Promise<RenderSite> {
  const site = await createTestApp({ env: { RATE_LIMIT: 'off' } })
  const origin = `http://127.0.0.1:${(site.app.address() as AddressInfo).port}`
  const ask = (address: string, init?: RequestInit) => fetch(origin + address, { redirect: 'manual', ...init })

  return {
    ...site,
    ask,
    async page(address, language, init) {
      const { search } = new URL(address, origin)
      const named = matchLanguage(new URLSearchParams(search).get('lng'))
      const response = await ask(address, {
        ...init,
        headers: { 'accept-language': languageFacts[language].tag, accept: 'text/html', ...init?.headers },
      })
      return parsePage({
        name: `${address} for ${language}`,
        address,
        language,
        addressed: named !== undefined,
        status: response.status,
        headers: response.headers,
        html: await response.text(),
      })
    },
  }
}
