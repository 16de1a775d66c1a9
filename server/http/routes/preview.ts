import { Router } from 'express'
import { notFound } from '#shared/routes/table.ts'
import type { Config } from '../../config.ts'
import type { Published } from '../../services/published.ts'
import { onlyMethods } from '../methods.ts'
import type { AnswerPage } from '../pages.ts'
import { previewCookie } from '../previewCookie.ts'
import { queryOf } from '../request.ts'
import { named } from '../routeNames.ts'
import { returnAddress } from './language.ts'

export interface PreviewParts {
  config: Pick<Config, 'publicUrl'>
  published: Pick<Published, 'previewUntil'>
  answerPage: AnswerPage
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Returns the route `/preview?token=…&to=/news`, which shows drafts in this browser until the token expires, and `/preview?end`,
 * which ends that. A forged or expired token gets the 404 page with status 410.
 */
export function previewRoutes({ config, published, answerPage, now }: PreviewParts): Router {
  const router = Router()
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.publicUrl.startsWith('https:') } as const
  router.all('/preview', named('preview'))
  router.get('/preview', async (req, res) => {
    res.set('Cache-Control', 'private, no-store')
    const to = returnAddress(queryOf(req, 'to') ?? '')
    if (queryOf(req, 'end') !== undefined) {
      res.clearCookie(previewCookie, cookie).redirect(303, to)
      return
    }
    const token = queryOf(req, 'token') ?? ''
    const until = published.previewUntil(token)
    if (until === undefined) {
      await answerPage(req, res, { found: { row: notFound, params: {} }, status: 410 })
      return
    }
    res.cookie(previewCookie, token, { ...cookie, maxAge: until - now() }).redirect(303, to)
  })
  router.all('/preview', onlyMethods(['GET', 'HEAD']))
  return router
}
