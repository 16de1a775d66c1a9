import type { RequestHandler } from 'express'
import type { DetectLanguage } from '../detectLanguage.ts'

/** Sets the language of a request. */
export const language =
  (detectLanguage: DetectLanguage): RequestHandler =>
  (req, _res, next) => {
    Object.assign(req, detectLanguage({ url: req.originalUrl, headers: req.headers }))
    next()
  }
