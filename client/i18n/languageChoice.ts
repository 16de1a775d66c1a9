import { cookieIn } from '#shared/cookies.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { matchLanguage } from '#shared/i18n/negotiate.ts'
import { storage } from '#shared/content/storage.ts'

/** Reads one storage; a browser that forbids it has nothing stored. */
function read(area: () => Storage): string | null {
  try {
    return area().getItem(storage.language.name)
  } catch {
    return null
  }
}

const cookie = (): string | undefined => cookieIn(document.cookie, storage.language.name)

/**
 * The language this browser remembers, in the order cookie, local storage, session storage. The query comes before it
 * and the browser's own languages after it: the server has weighed those.
 */
export const storedLanguage = (): Language | undefined =>
  matchLanguage(cookie()) ?? matchLanguage(read(() => localStorage)) ?? matchLanguage(read(() => sessionStorage))

/** Remembers a choice the visitor made by the switch: nothing else stores a language. */
export function rememberLanguage(language: Language): void {
  const { name, maxAge } = storage.language
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${language}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
  try {
    localStorage.setItem(name, language)
  } catch {
    // A browser that forbids storage still has the cookie, or at least this page.
  }
}
