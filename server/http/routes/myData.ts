import { Router, type Request, type Response } from 'express'
import type { Logger } from 'pino'
import { BadRequest, InvalidSubmission } from '#shared/errors.ts'
import { fieldErrorsOf } from '#shared/forms/errors.ts'
import { pageForms } from '#shared/forms/names.ts'
import { dataRequestSchema } from '#shared/forms/schemas.ts'
import { isLanguage } from '#shared/i18n/languages.ts'
import { dayOf } from '#shared/localDay.ts'
import { myDataActs, myDataChanges, type MyDataChange } from '#shared/myData.ts'
import { rowOf } from '#shared/routes/table.ts'
import { addressOf } from '#shared/routes/url.ts'
import type { Visit } from '#shared/visit.ts'
import type { Config } from '../../config.ts'
import type { SubmissionGuard } from '../../services/submissionGuard.ts'
import { shownData, type MyDataService } from '../../services/myData.ts'
import { answerPageForm } from '../pageForms.ts'
import type { AnswerPage } from '../pages.ts'
import { queryOf } from '../request.ts'
import type { Body } from '../requestBody.ts'

/** HTTP status 410, for links that have expired or are unknown. */
const gone = 410
const page = 'newsletter-my-data'
const found = { row: rowOf(page), params: {} }
/** The form that requests a link, and its anchor. */
const [askForm] = pageForms

export interface MyDataRouteParts {
  config: Config
  myData: MyDataService
  guard: SubmissionGuard
  answerPage: AnswerPage
  log: Logger
}

/** Returns the token in a post, which may have expired; undefined when there is none. */
const tokenOf = (body: Body): string | undefined => (typeof body['t'] === 'string' ? body['t'] : undefined)

/**
 * Returns the routes of `/newsletter/my-data`: requests a link, and shows a person's stored data to the holder of the link.
 * GET changes nothing, because mail scanners open every link.
 */
export function myDataRoutes({ config, myData, guard, answerPage, log }: MyDataRouteParts): Router {
  // The page routes redirect other spellings of the address.
  const router = Router({ caseSensitive: true, strict: true })
  const path = found.row.path

  const show = (req: Request, res: Response, visit: Visit, status?: number) =>
    answerPage(req, res, { found, visit, ...(status !== undefined && { status }) })

  /** Finds the holder of a token. The page gets the language of the mail unless the address names another. */
  async function open(req: Request, token: string) {
    const opened = await myData.open(token)
    if (opened && !req.addressed) Object.assign(req, { language: opened.language, addressed: true })
    return opened
  }

  /** Redirects to the page, so that reloading does not repeat the post. */
  const redirectBack = (req: Request, res: Response, query: Record<string, string>) =>
    res
      .set('Cache-Control', 'private, no-store')
      .redirect(303, addressOf(page, { query, ...(req.addressed && { language: req.language }) }))

  router.get(path, async (req, res, next) => {
    const token = queryOf(req, 't')
    if (token === undefined) {
      next()
      return
    }
    const opened = await open(req, token)
    if (!opened) {
      await show(req, res, { kind: 'myData', state: 'ended' }, gone)
      return
    }
    const changed = myDataChanges.find((change) => change === queryOf(req, 'done'))
    const data = shownData(opened.email, opened.kept)
    await show(req, res, { kind: 'myData', state: 'shown', token, data, ...(changed && { changed }) })
  })

  /** Requests a link. */
  async function requestLink(req: Request, res: Response, body: Body): Promise<void> {
    const parsed = dataRequestSchema.safeParse(body)
    if (!parsed.success) throw new InvalidSubmission(fieldErrorsOf(parsed.error.issues))
    await guard.admit(req.ip ?? '', parsed.data, { mails: true })
    await myData.ask(parsed.data, req.language)
    redirectBack(req, res, { sent: askForm })
  }

  /**
   * Performs the action of a button.
   * @throws BadRequest when the page does not offer the action or the language
   */
  async function act(req: Request, res: Response, token: string, body: Body): Promise<void> {
    const action = myDataActs.find((name) => name === body['act'])
    const { language } = body
    if (action === undefined || (action === 'language' && !isLanguage(language))) throw new BadRequest(400)
    if (action === 'erase' && body['sure'] === 'yes') {
      const erased = await myData.erase(token)
      if (erased) await show(req, res, { kind: 'myData', state: 'erased', ...erased })
      else await show(req, res, { kind: 'myData', state: 'ended' }, gone)
      return
    }
    const opened = await open(req, token)
    if (!opened) {
      await show(req, res, { kind: 'myData', state: 'ended' }, gone)
      return
    }
    const changed = (change: MyDataChange) => redirectBack(req, res, { t: token, done: change })
    switch (action) {
      case 'language':
        if (isLanguage(language)) await myData.changeLanguage(opened, language)
        changed('language')
        return
      case 'unsubscribe':
        await myData.unsubscribe(opened, { language: req.language, page, ip: req.ip ?? '' })
        changed('unsubscribe')
        return
      case 'download': {
        const copy = myData.copy(opened)
        res
          .set('Cache-Control', 'private, no-store')
          .attachment(`my-data-${dayOf(Date.parse(copy.shown))}.json`)
          .type('json')
          .end(`${JSON.stringify(copy, null, 2)}\n`)
        return
      }
      case 'erase':
        await show(req, res, { kind: 'myData', state: 'erasing', token, email: opened.email })
    }
  }

  answerPageForm(router, {
    found,
    form: askForm,
    allowedOrigins: config.allowedOrigins,
    guard,
    answerPage,
    log,
    async post(req, res, body) {
      const token = tokenOf(body)
      await (token === undefined ? requestLink(req, res, body) : act(req, res, token, body))
    },
    isOurs: (body) => tokenOf(body) === undefined,
  })
  return router
}
