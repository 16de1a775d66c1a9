import { Router, type Request, type Response } from 'express'
import type { Logger } from 'pino'
import { BadRequest, InvalidSubmission } from '#shared/errors.ts'
import { fieldErrorsOf } from '#shared/forms/errors.ts'
import { pageForms } from '#shared/forms/names.ts'
import { askSchema } from '#shared/forms/schemas.ts'
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

/** Gone: the link was good once, or never was. */
const gone = 410
const page = 'newsletter-my-data'
const found = { row: rowOf(page), params: {} }
/** The form that asks for a link; its anchor has the same name. */
const [askForm] = pageForms

export interface MyDataRouteParts {
  config: Config
  myData: MyDataService
  guard: SubmissionGuard
  answerPage: AnswerPage
  log: Logger
}

/** What a mailed link must carry to be one: a token, maybe of another time. */
const tokenOf = (body: Body): string | undefined => (typeof body['t'] === 'string' ? body['t'] : undefined)

/**
 * `/newsletter/my-data`: asks for a link, and shows whoever comes by it what is kept about them. Opening it changes
 * nothing (mail scanners open every link); only its buttons do.
 */
export function myDataRoutes({ config, myData, guard, answerPage, log }: MyDataRouteParts): Router {
  // Another spelling of an address is not ours: the table's redirects to the right one.
  const router = Router({ caseSensitive: true, strict: true })
  const path = found.row.path

  const show = (req: Request, res: Response, visit: Visit, status?: number) =>
    answerPage(req, res, { found, visit, ...(status !== undefined && { status }) })

  /** The page speaks the language of the mail that led here, where the address names none. */
  async function open(req: Request, token: string) {
    const opened = await myData.open(token)
    if (opened && !req.addressed) Object.assign(req, { language: opened.language, addressed: true })
    return opened
  }

  /** Leads back to the page, so that loading it again does nothing again. */
  const leadBack = (req: Request, res: Response, query: Record<string, string>) =>
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

  /** @throws InvalidSubmission, TooManySubmissions, StoreUnavailable */
  async function ask(req: Request, res: Response, body: Body): Promise<void> {
    const given = askSchema.safeParse(body)
    if (!given.success) throw new InvalidSubmission(fieldErrorsOf(given.error.issues))
    await guard.admit(req.ip ?? '', given.data, { mails: true })
    await myData.ask(given.data, req.language)
    leadBack(req, res, { sent: askForm })
  }

  /** @throws BadRequest where the act or its language is none that the page offers */
  async function act(req: Request, res: Response, token: string, body: Body): Promise<void> {
    const wanted = myDataActs.find((name) => name === body['act'])
    const { language } = body
    if (wanted === undefined || (wanted === 'language' && !isLanguage(language))) throw new BadRequest(400)
    if (wanted === 'erase' && body['sure'] === 'yes') {
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
    const changed = (change: MyDataChange) => leadBack(req, res, { t: token, done: change })
    switch (wanted) {
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
      await (token === undefined ? ask(req, res, body) : act(req, res, token, body))
    },
    isOurs: (body) => tokenOf(body) === undefined,
  })
  return router
}
