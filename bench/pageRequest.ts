import type { Language } from '#shared/i18n/languages.ts'
import type { PageRequest } from '#shared/rendering.ts'
import { match } from '#shared/routes/matchRoute.ts'

/** Returns the request of a visitor without a state of their own for a page. */
export const pageRequest = (path: string, language: Language = 'sr'): PageRequest => ({
  found: match(path),
  pathname: path,
  language,
  addressed: false,
  query: {},
  visit: undefined,
  publicUrl: 'http://localhost',
  year: 2026,
  messageDays: 365,
  demoPages: 'hidden',
})
