import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express'
import type { Logger } from 'pino'
import type { PageForm } from '#shared/forms/names.ts'
import type { FoundPage } from '#shared/routes/matchRoute.ts'
import type { SubmissionGuard } from '../services/submissionGuard.ts'
import { onlyMethods } from './methods.ts'
import { named } from './routeNames.ts'
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

export interface PageFormParts {
  found: FoundPage
  /** Name of the form and of its anchor on the page. */
  form: PageForm
  allowedOrigins: readonly string[]
  guard: SubmissionGuard
  answerPage: AnswerPage
  log: Logger
  /** Handles a post. When it throws, the page is sent again with the error. */
  post: (req: Request, res: Response, body: Body) => Promise<void>
  /** Whether a post came from this form. Errors of other forms on the page go to the site's error handler. */
  isOurs?: (body: Body) => boolean
}

/**
 * Adds routes for a form that posts to its own page. A refused post gets the page again, with typed values and errors; one whose body
 * could not be read gets the site's error page.
 */
export function answerPageForm(router: Router, parts: PageFormParts): void {
  const { found, form, allowedOrigins, guard, answerPage, log, post, isOurs = () => true } = parts
  const { path } = found.row
  const gates: RequestHandler[] = [formPostsOnly, ownSubmissionsOnly(allowedOrigins), readFormPost]

  router.all(path, named(found.row.id))
  router.post(path, gates, async (req: Request, res: Response) => {
    await post(req, res, bodyOf(req))
  })

  router.all(path, onlyMethods(['GET', 'HEAD', 'POST']))

  const refuse: ErrorRequestHandler = async (error: unknown, req, res, next) => {
    // Without a body there is nothing typed that the page could show again.
    const body = req.body as Body | undefined
    if (res.headersSent || req.method !== 'POST' || req.path !== path || !body || !isOurs(body)) {
      next(error)
      return
    }
    const refusal = refusalOf(error)
    if (refusal.isFault) log.error({ request: req.id, err: error }, 'request failed')
    const retryAfter = pageRetryAfter(refusal)
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter))
    const visit = refusedForm(refusal, { form, anchor: form, values: typedIn(body) }, guard)
    await answerPage(req, res, { found, visit, status: refusal.status })
  }
  router.use(refuse)
}
