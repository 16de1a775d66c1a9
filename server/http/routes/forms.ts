import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express'
import type { Logger } from 'pino'
import type { z } from 'zod/mini'
import { BadRequest, InvalidSubmission, StoreUnavailable } from '#shared/errors.ts'
import { readShownWording } from '#shared/consent/shownWording.ts'
import { consentPurposes, wordingVersions, type ConsentPurpose } from '#shared/consent/versions.ts'
import { fieldErrorsOf, type FieldError } from '#shared/forms/errors.ts'
import { optionalCheckbox } from '#shared/forms/fields.ts'
import { storage } from '#shared/content/storage.ts'
import { formNames, sendForms, subscribeForms, type FormName } from '#shared/forms/names.ts'
import {
  sendSchemas,
  subscribeSchemas,
  type AttendSubmission,
  type JoinSubmission,
  type OrderSubmission,
  type SampleRequestSubmission,
  type MessageSubmission,
  type SubscriptionSubmission,
} from '#shared/forms/schemas.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts'
import { matchLanguage } from '#shared/i18n/negotiate.ts'
import { isForEverybody } from '#shared/routes/route.ts'
import { eventOfPage } from '#shared/publishing/documents.ts'
import { isPaged, listPaths } from '#shared/publishing/paths.ts'
import { match, type FoundPage } from '#shared/routes/matchRoute.ts'
import { findPageByName, pageNameOf } from '#shared/routes/pageName.ts'
import { homeRoute, rowOf } from '#shared/routes/table.ts'
import { addressOf, canonicalPath, withQuery } from '#shared/routes/url.ts'
import { readPageQuery } from '#shared/routes/query.ts'
import { wordsOf } from '#locales/words.ts'
import type { Config } from '../../config.ts'
import { fill } from '../../mail/fill.ts'
import type { Contact } from '../../services/contact.ts'
import type { SubmissionGuard } from '../../services/submissionGuard.ts'
import type { RequestContext, Newsletter } from '../../services/newsletter.ts'
import { orderOf, type Orders } from '../../services/orders.ts'
import type { Published } from '../../services/published.ts'
import type { Shop } from '../../services/shop.ts'
import type { Renderer } from '../../rendering/renderer.ts'
import { onlyMethods } from '../methods.ts'
import { crossOrigin, ownSubmissionsOnly } from '../middleware/origins.ts'
import type { AnswerPage } from '../pages.ts'
import { queryOf } from '../request.ts'
import { named } from '../routeNames.ts'
import {
  bodyOf,
  fieldsOnly,
  isFormPost,
  pageRetryAfter,
  readCall,
  readFormPost,
  refusalOf,
  refusedForm,
  typedIn,
  type Body,
} from '../requestBody.ts'

export interface FormParts {
  config: Config
  contact: Contact
  orders: Orders
  newsletter: Newsletter
  guard: SubmissionGuard
  answerPage: AnswerPage
  published: Pick<Published, 'contentOf'>
  shop: Pick<Shop, 'offers'>
  /** `Renderer.resolve`. */
  resolve: Renderer['resolve']
  log: Logger
}

/** Returns the path of the list to which a page of one item belongs; undefined for other pages. */
const listOf = ({ row, params }: FoundPage): string | undefined =>
  params['slug'] === undefined ? undefined : row.shows?.filter(isPaged).map((kind) => listPaths[kind])[0]

/**
 * Returns the page to which a form post leads back. Pages with one visitor's data need a token, so they become the home page. A
 * published item that was withdrawn meanwhile becomes its list, and a product the shop; while the database cannot be read, the home
 * page.
 */
async function returnPage(page: unknown, { resolve, published }: OriginParts): Promise<FoundPage> {
  const home = { row: rowOf(homeRoute), params: {} }
  const named = findPageByName(page)
  const found = named && (await resolve(named))
  const isPage = found && found.row.kind !== 'notFound' && isForEverybody(found.row)
  if (!isPage) return home
  const list = found.row.kind === 'product' ? rowOf('shop-wide').path : listOf(found)
  if (list === undefined) return found
  try {
    const content = await published.contentOf({ found, query: {}, language: defaultLanguage, isPreview: false })
    return content ? found : match(list)
  } catch (error) {
    if (error instanceof StoreUnavailable) return home
    throw error
  }
}

type OriginParts = Pick<FormParts, 'resolve' | 'published'>

/** Returns the page and anchor of a form post, and its typed values. */
async function originOf(
  body: Body,
  parts: OriginParts,
): Promise<{
  found: FoundPage
  anchor: string
  form: FormName | undefined
  values: Record<string, string>
  isGone: boolean
}> {
  const { at: anchor } = body
  const form = formNames.find((name) => name === body['form'])
  const { consent, ...values } = typedIn(body)
  // The page shows the current wording; consent to an older one is not carried over.
  const isCurrent = form !== undefined && readShownWording(purposeOf(form), body['wording']) !== undefined
  const found = await returnPage(body['page'], parts)
  // The event was withdrawn meanwhile. The form of the contact page shows what was typed; its consent is another.
  const isGone = form === 'attend' && eventOfPage(pageNameOf(found)) === undefined
  return {
    found: isGone ? { row: rowOf('contact'), params: {} } : found,
    anchor: isGone ? 'contact-form' : typeof anchor === 'string' && /^[a-z][a-z0-9-]{0,40}$/.test(anchor) ? anchor : '',
    form: isGone ? 'contact' : form,
    values: { ...values, ...(isCurrent && !isGone && consent !== undefined && { consent }) },
    isGone,
  }
}

/** Returns the purpose of the consent in a form. */
const purposeOf = (form: unknown): ConsentPurpose => consentPurposes.find((purpose) => purpose === form) ?? 'contact'

/**
 * Returns the validated values of a submission.
 * @throws InvalidSubmission with all errors, and with the current version when consent was given to another wording
 * @throws BadRequest when an unknown field holds an object
 */
function parse<Schema extends z.ZodMiniType>(
  schemas: Readonly<Record<string, Schema>>,
  forms: readonly string[],
  purpose: ConsentPurpose,
  body: Body,
) {
  const form = body['form'] ?? 'api'
  if (typeof form !== 'string' || !forms.includes(form)) throw new InvalidSubmission({ form: 'invalidChoice' })
  const result = schemas[form]!.safeParse(body)
  const errors = result.success ? {} : fieldErrorsOf(result.error.issues)
  const ticked = optionalCheckbox.safeParse(body['consent'])
  if (ticked.success && ticked.data && !readShownWording(purpose, body['wording']))
    throw new InvalidSubmission(
      { ...errors, consent: 'consentOutdated' },
      { wording: String(wordingVersions[purpose].version) },
    )
  if (!result.success) throw new InvalidSubmission(errors)
  if (Object.values(body).some((value) => typeof value === 'object')) throw new BadRequest(400)
  return result.data
}

/**
 * Returns the routes `POST /send`, `POST /subscribe` and `GET /form`, relative to the API's base. Calls in JSON are answered
 * in JSON, form posts with a page.
 */
export function formRoutes({
  config,
  contact,
  orders,
  newsletter,
  guard,
  answerPage,
  published,
  shop,
  resolve,
  log,
}: FormParts): Router {
  const router = Router()

  /** Returns the request context of a submission. Its language is the one it names, or that of the request. */
  function requestContext(
    req: Request,
    purpose: ConsentPurpose,
    values:
      | AttendSubmission
      | JoinSubmission
      | MessageSubmission
      | OrderSubmission
      | SampleRequestSubmission
      | SubscriptionSubmission,
  ): RequestContext {
    const { page: name, wording } = bodyOf(req)
    const page = findPageByName(name)
    return {
      language: values.lng ?? req.language,
      wordingLanguage: readShownWording(purpose, wording)?.language,
      page: page ? pageNameOf(page) : '',
      ip: req.ip ?? '',
    }
  }

  async function answerSuccess(req: Request, res: Response): Promise<void> {
    res.set('Cache-Control', 'no-store')
    if (!isFormPost(req)) {
      res.json({ status: 'success' })
      return
    }
    const { found, anchor, form } = await originOf(bodyOf(req), { resolve, published })
    const language = req.addressed ? req.language : undefined
    res.redirect(303, withQuery(canonicalPath(found)!, { query: { sent: form }, anchor, language }))
  }

  /** Leads to the order's page and empties the cart. */
  function answerOrder(req: Request, res: Response, t: string): void {
    res.set('Cache-Control', 'no-store').clearCookie(storage.cart.name, {
      path: '/',
      sameSite: 'lax',
      secure: config.publicUrl.startsWith('https:'),
    })
    if (isFormPost(req))
      res.redirect(303, addressOf('order', { query: { t }, ...(req.addressed && { language: req.language }) }))
    else res.json({ status: 'success', page: addressOf('order', { query: { t } }) })
  }

  for (const name of ['form', 'send', 'subscribe'] as const) router.all(`/${name}`, named(name))
  router.use(crossOrigin(config.allowedOrigins))

  // `?work=1`: a submission without proof of work was refused.
  router.get('/form', async (req, res) => {
    res.set('Cache-Control', 'no-store').json(await guard.pass({ wantsWork: queryOf(req, 'work') !== undefined }))
  })

  const gates: RequestHandler[] = [fieldsOnly, ownSubmissionsOnly(config.allowedOrigins), readCall, readFormPost]

  router.post('/send', gates, async (req: Request, res: Response) => {
    const form = bodyOf(req)['form']
    const purpose = form === 'newsletter' ? 'contact' : purposeOf(form)
    const values = parse(sendSchemas, sendForms, purpose, bodyOf(req))
    const context = requestContext(req, purpose, values)
    if (values.form === 'attend' && !(await contact.takesVisitors(context.page)))
      throw new InvalidSubmission({ page: 'eventClosed' })
    const admit = () =>
      guard.admit(req.ip ?? '', values, {
        mails: ['join', 'attend', 'order'].includes(values.form) ? 'optional' : false,
      })
    if ('lines' in values) {
      const order = orderOf(values, await shop.offers())
      const isMailed = await admit()
      answerOrder(req, res, await orders.place(values, order, { ...context, isMailed }))
      return
    }
    const isMailed = await admit()
    if (values.form === 'join') await contact.apply(values, { ...context, isMailed })
    else if (values.form === 'attend') await contact.attend(values, { ...context, isMailed })
    else if ('about' in values) await contact.request(values, context)
    else await contact.send(values, context)
    await answerSuccess(req, res)
  })

  router.post('/subscribe', gates, async (req: Request, res: Response) => {
    const values = parse(subscribeSchemas, subscribeForms, 'newsletter', bodyOf(req))
    await guard.admit(req.ip ?? '', values, { mails: true })
    await newsletter.subscribe(values, requestContext(req, 'newsletter', values))
    await answerSuccess(req, res)
  })

  // A visitor who reopens the address of an answered form post sends GET.
  router.get(['/send', '/subscribe'], (_req, res) => {
    res.set('Cache-Control', 'no-store').redirect(303, addressOf(homeRoute))
  })

  router.all('/form', onlyMethods(['GET', 'HEAD']))
  router.all(['/send', '/subscribe'], onlyMethods(['GET', 'HEAD', 'POST']))

  router.use(refusals({ published, guard, answerPage, resolve, log }))
  return router
}

/** Returns the sentence about a field's error for the answer to a call. It includes a changed price, which a page shows itself. */
function sentenceOf(code: FieldError, corrected: Readonly<Record<string, string>>, language: Language): string {
  const { forms, requests, 'events/event': event } = wordsOf(language)
  const { newTotal } = forms
  const errors: Readonly<Record<FieldError, string>> = {
    ...forms.errors,
    ...requests.errors,
    ...event.errors,
  }
  const { total } = corrected
  return code === 'priceChanged' && total !== undefined
    ? `${errors[code]} ${fill(newTotal, { total: formatMoney(Number(total), language) })}`
    : errors[code]
}

/** Returns whether a client prefers a page to JSON. Browsers do for form posts; calls ask for JSON or for anything. */
const prefersPage = (req: Request): boolean => !req.is('application/json') && req.accepts(['json', 'html']) === 'html'

/**
 * Returns the error handler of submissions. A call gets JSON; a form post gets its page with the typed values and errors, or the site's
 * error page if its body could not be read.
 */
function refusals({
  published,
  guard,
  answerPage,
  resolve,
  log,
}: Pick<FormParts, 'published' | 'guard' | 'answerPage' | 'resolve' | 'log'>): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error)
      return
    }
    const refusal = refusalOf(error)
    const { status, problem, errors = {}, corrected = {}, isFault } = refusal
    const body = (req.body ?? {}) as Body
    const { found, anchor, form, values, isGone } = await originOf(body, { resolve, published })
    const isCall = !isFormPost(req) || !form
    if (isCall && prefersPage(req)) {
      next(error)
      return
    }
    if (isFault) log.error({ request: req.id, err: error }, 'request failed')
    const retryAfter = isCall ? refusal.retryAfter : pageRetryAfter(refusal)
    res.set('Cache-Control', 'no-store')
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter))

    if (isCall) {
      const language = matchLanguage(body['lng']) ?? req.language
      const { problems } = wordsOf(language).forms
      const sentences = Object.entries(errors).map(
        ([field, code]) => [field, sentenceOf(code, corrected, language)] as const,
      )
      res.status(status).json(
        status === 422
          ? {
              status: 'error',
              errors: Object.fromEntries(sentences),
              ...(Object.keys(corrected).length > 0 && { values: corrected }),
            }
          : { status: 'error', message: problems[problem], ...(isFault && { id: req.id }) },
      )
      return
    }
    await answerPage(req, res, {
      found,
      query: readPageQuery(
        new URLSearchParams({ topic: values['topic'] ?? '', code: values['code'] ?? '' }),
        found.row,
      ),
      visit: {
        ...refusedForm(refusal, { form, anchor, values }, guard),
        ...(isGone && status === 422 && { sentence: sentenceOf('eventClosed', {}, req.language) }),
      },
      status,
    })
  }
}
