import { cookieIn } from '#shared/cookies.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { matchLanguage } from '#shared/i18n/negotiate.ts'
import { storage } from '#shared/content/storage.ts'

/** Reads a storage; returns null if the browser forbids it. */
function read(area: () => Storage): string | null {
  try {
    return area().getItem(storage.language.name)
  } catch {
    return null
  }
}

const cookie = (): string | undefined => cookieIn(document.cookie, storage.language.name)

/**
 * Returns the stored language of this browser, from the cookie, local storage or session storage, in this order. The
 * query has precedence over it. The server has already considered the browser's languages.
 */
export const storedLanguage = (): Language | undefined =>
  matchLanguage(cookie()) ?? matchLanguage(read(() => localStorage)) ?? matchLanguage(read(() => sessionStorage))

/** Stores the language of the language switch; nothing else stores one. */
export function rememberLanguage(language: Language): void {
  const { name, maxAge } = storage.language
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${language}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
  try {
    localStorage.setItem(name, language)
  } catch {
    // Without storage there is still the cookie, or at least this page.
  }
}
