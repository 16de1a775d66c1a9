import { Router, type Request, type Response } from 'express'
import type { FoundConfirmation } from '#db/store.ts'
import { readShownWording } from '#shared/consent/shownWording.ts'
import { wordingVersions } from '#shared/consent/versions.ts'
import { isSubscribed } from '#shared/records.ts'
import { rowOf, type RouteId } from '#shared/routes/table.ts'
import { addressOf } from '#shared/routes/url.ts'
import type { Visit } from '#shared/visit.ts'
import { maskEmail } from '../../services/email.ts'
import type { Newsletter } from '../../services/newsletter.ts'
import { onlyMethods } from '../methods.ts'
import { ownSubmissionsOnly } from '../middleware/origins.ts'
import type { AnswerPage } from '../pages.ts'
import { queryOf } from '../request.ts'
import { named } from '../routeNames.ts'
import { readFormPost, type Body } from '../requestBody.ts'

/** HTTP status 410, for links that have expired or are unknown. */
const gone = 410
/** HTTP status 422, for consent to an outdated wording. */
const unprocessable = 422

const page = (id: RouteId) => ({ found: { row: rowOf(id), params: {} } })
const confirmation = page('newsletter-confirm')
const unsubscription = page('newsletter-unsubscribe')
const wording = wordingVersions.newsletter

/** The pattern of unsubscribe addresses. A regular expression also matches ends that cannot be decoded. */
const mailedPath = /^\/u\/[^/]+$/
const tokenInPath = (req: Request): string => req.path.slice('/u/'.length)

const tokenOf = (req: Request): string => {
  const token = (req.body as { t?: unknown } | undefined)?.t
  return typeof token === 'string' ? token : ''
}

/** Returns the routes of mailed newsletter links. GET changes nothing, because mail scanners open every link. */
export function newsletterRoutes(
  newsletter: Newsletter,
  answerPage: AnswerPage,
  allowedOrigins: readonly string[],
): Router {
  // The page routes redirect other spellings of the address.
  const router = Router({ caseSensitive: true, strict: true })
  const form = [ownSubmissionsOnly(allowedOrigins), readFormPost]

  const invalid = { visit: { kind: 'confirmation', state: 'invalid' }, status: gone } as const

  /** Returns the page data and status for a mailed link, which may be used or expired. */
  function confirmationOf(
    found: FoundConfirmation,
    token: string,
    isOutdated: boolean,
  ): { visit: Visit; status?: number } {
    const { tokenStatus, status, email } = found
    const maskedEmail = maskEmail(email)
    if (tokenStatus === 'open') {
      const { version: consentVersion, date: consentDate } = wording
      const ready = { kind: 'confirmation', state: 'ready', token, maskedEmail, consentVersion, consentDate } as const
      return isOutdated ? { visit: { ...ready, isOutdated }, status: unprocessable } : { visit: ready }
    }
    if (isSubscribed(found))
      return { visit: { kind: 'confirmation', state: 'subscribed', token: newsletter.tokenOf(found), maskedEmail } }
    if (tokenStatus === 'used' && status === 'unsubscribed')
      return { visit: { kind: 'confirmation', state: 'left' }, status: gone }
    return invalid
  }

  const showConfirmation = async (req: Request, res: Response, token: string, { isOutdated = false } = {}) => {
    const found = await newsletter.findConfirmation(token)
    const { visit, status } = found ? confirmationOf(found, token, isOutdated) : invalid
    await answerPage(req, res, { ...confirmation, visit, ...(status !== undefined && { status }) })
  }

  router.all('/newsletter/confirm', named('newsletter-confirm'))
  router.get('/newsletter/confirm', async (req, res, next) => {
    const token = queryOf(req, 't')
    if (token === undefined) {
      next()
      return
    }
    const confirmed = await newsletter.findConfirmed(token)
    if (!confirmed) {
      await showConfirmation(req, res, token)
      return
    }
    const maskedEmail = maskEmail(confirmed.email)
    await answerPage(req, res, {
      ...confirmation,
      visit: { kind: 'confirmation', state: 'done', token, maskedEmail },
    })
  })

  router.post('/newsletter/confirm', form, async (req: Request, res: Response) => {
    const shown = readShownWording('newsletter', (req.body as Body | undefined)?.['wording'])
    if (!shown) {
      await showConfirmation(req, res, tokenOf(req), { isOutdated: true })
      return
    }
    const confirmed = await newsletter.confirm(tokenOf(req), {
      language: shown.language ?? (req.addressed ? req.language : undefined),
      page: confirmation.found.row.id,
      ip: req.ip ?? '',
    })
    if (!confirmed) {
      await showConfirmation(req, res, tokenOf(req))
      return
    }
    const language = req.addressed ? req.language : undefined
    res
      .set('Cache-Control', 'private, no-store')
      .redirect(
        303,
        addressOf('newsletter-confirm', { ...(language && { language }), query: { t: confirmed.receipt } }),
      )
  })

  const showUnsubscription = async (req: Request, res: Response, token: string) => {
    const subscriber = await newsletter.findSubscriber(token)
    // The page gets the language of the mail unless the address names another.
    if (subscriber && !req.addressed) Object.assign(req, { language: subscriber.language, addressed: true })
    const visit: Visit = subscriber
      ? { kind: 'unsubscription', state: subscriber.status === 'unsubscribed' ? 'done' : 'ready', token }
      : { kind: 'unsubscription', state: 'invalid' }
    await answerPage(req, res, { ...unsubscription, visit, ...(!subscriber && { status: gone }) })
  }

  const unsubscribe = async (req: Request, res: Response, token: string) => {
    const subscriber = await newsletter.unsubscribe(token, {
      language: req.addressed ? req.language : undefined,
      page: unsubscription.found.row.id,
      ip: req.ip ?? '',
    })
    if (subscriber && !req.addressed) Object.assign(req, { language: subscriber.language, addressed: true })
    const visit: Visit = subscriber
      ? { kind: 'unsubscription', state: 'done', token }
      : { kind: 'unsubscription', state: 'invalid' }
    await answerPage(req, res, {
      ...unsubscription,
      visit,
      ...(!subscriber && { status: gone }),
    })
  }

  // POST is the one-click unsubscription of RFC 8058: mail programs send any body, no cookie and no Origin.
  router.all([mailedPath, '/newsletter/unsubscribe'], named('newsletter-unsubscribe'))
  router.get(mailedPath, (req: Request, res: Response) => showUnsubscription(req, res, tokenInPath(req)))
  router.post(mailedPath, (req: Request, res: Response) => unsubscribe(req, res, tokenInPath(req)))

  router.get('/newsletter/unsubscribe', async (req, res, next) => {
    const token = queryOf(req, 't')
    if (token === undefined) next()
    else await showUnsubscription(req, res, token)
  })
  router.post('/newsletter/unsubscribe', form, (req: Request, res: Response) => unsubscribe(req, res, tokenOf(req)))

  router.all(['/newsletter/confirm', '/newsletter/unsubscribe', mailedPath], onlyMethods(['GET', 'HEAD', 'POST']))
  return router
}
