import { Router } from 'express'
import type { Logger } from 'pino'
import { rowOf } from '#shared/routes/table.ts'
import type { Config } from '../../config.ts'
import type { Donations } from '../../services/donations.ts'
import type { SubmissionGuard } from '../../services/submissionGuard.ts'
import { answerPageForm } from '../pageForms.ts'
import type { AnswerPage } from '../pages.ts'

const found = { row: rowOf('donate'), params: {} }

export interface DonateRouteParts {
  config: Config
  donations: Donations
  guard: SubmissionGuard
  answerPage: AnswerPage
  log: Logger
}

/** `POST /donate`: the slip, in the answer and nowhere else. */
export function donateRoutes({ config, donations, guard, answerPage, log }: DonateRouteParts): Router {
  // Another spelling of an address is not ours: the table's redirects to the right one.
  const router = Router({ caseSensitive: true, strict: true })
  answerPageForm(router, {
    found,
    form: 'donate',
    allowedOrigins: config.allowedOrigins,
    guard,
    answerPage,
    log,
    /** @throws InvalidSubmission, TooManySubmissions */
    async post(req, res, body) {
      const given = donations.read(body)
      await guard.admit(req.ip ?? '', given, { mails: false })
      await answerPage(req, res, { found, visit: { kind: 'slip', slip: donations.slip(given) } })
    },
  })
  return router
}
