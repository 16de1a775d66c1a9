import type { Request } from 'express'
import type { Language } from '#shared/i18n/languages.ts'

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express offers no other way to describe its request
  namespace Express {
    interface Request {
      /** Names this request in the log and, on an unknown failure, to the visitor. */
      id: string
      language: Language
      /** Whether the address names its language. */
      addressed: boolean
    }
  }
}

/** The query as the address spells it. */
export const searchOf = (req: Request): string => {
  const at = req.originalUrl.indexOf('?')
  return at === -1 ? '' : req.originalUrl.slice(at)
}

/** The first value of a query's name; undefined where it is absent. */
export const queryOf = (req: Request, name: string): string | undefined =>
  new URLSearchParams(searchOf(req)).get(name) ?? undefined
