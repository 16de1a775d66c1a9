import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express'
import type { Logger } from 'pino'
import type { PageForm } from '#shared/forms/names.ts'
import type { FoundPage } from '#shared/routes/matchRoute.ts'
import type { SubmissionGuard } from '../services/submissionGuard.ts'
import { onlyMethods } from './methods.ts'
import { ownSubmissionsOnly } from './middleware/origins.ts'
import type { AnswerPage } from './pages.ts'
import {
  bodyOf,
  formPostsOnly,
  pageRetryAfter,
  readFormPost,
  refusalOf,
  refusedForm,
  typedIn,
  type Body,
} from './requestBody.ts'

/* Forms that post to their own page and have no call. */

export interface PageFormParts {
  found: FoundPage
  /** Its anchor on the page has the same name. */
  form: PageForm
  allowedOrigins: readonly string[]
  guard: SubmissionGuard
  answerPage: AnswerPage
  log: Logger
  /** What a post does; what it throws is answered by the page again. */
  post: (req: Request, res: Response, body: Body) => Promise<void>
  /** Whether a post came from this form, where the page has others whose failures are the site's one handler's. */
  isOurs?: (body: Body) => boolean
}

/** Answers the posts to a page: with what `post` does, or with the page again, what was typed and what was wrong. */
export function answerPageForm(router: Router, parts: PageFormParts): void {
  const { found, form, allowedOrigins, guard, answerPage, log, post, isOurs = () => true } = parts
  const { path } = found.row
  const gates: RequestHandler[] = [formPostsOnly, ownSubmissionsOnly(allowedOrigins), readFormPost]

  router.post(path, gates, async (req: Request, res: Response) => {
    res.locals['route'] = found.row.id
    await post(req, res, bodyOf(req))
  })

  router.all(path, onlyMethods(['GET', 'HEAD', 'POST']))

  const refuse: ErrorRequestHandler = async (error: unknown, req, res, next) => {
    const body = (req.body ?? {}) as Body
    if (res.headersSent || req.method !== 'POST' || req.path !== path || !isOurs(body)) {
      next(error)
      return
    }
    const refusal = refusalOf(error)
    if (refusal.isFault) log.error({ request: req.id, err: error }, 'request failed')
    const retryAfter = pageRetryAfter(refusal)
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter))
    const visit = refusedForm(refusal, { form, at: form, values: typedIn(body) }, guard)
    await answerPage(req, res, { found, visit, status: refusal.status })
  }
  router.use(refuse)
}
