import type { Request } from 'express'
import type { Language } from '#shared/i18n/languages.ts'

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express offers no other way to describe its request
  namespace Express {
    interface Request {
      /** Identifies the request in the log and on error pages. */
      id: string
      language: Language
      /** Whether the address names its language. */
      addressed: boolean
    }
  }
}

/** Returns the query string as it was sent, with its question mark; empty when there is none. */
export const searchOf = (req: Request): string => {
  const index = req.originalUrl.indexOf('?')
  return index === -1 ? '' : req.originalUrl.slice(index)
}

/** Returns the first value of a query parameter; undefined when it is absent. */
export const queryOf = (req: Request, name: string): string | undefined =>
  new URLSearchParams(searchOf(req)).get(name) ?? undefined
