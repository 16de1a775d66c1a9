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

/** Returns the route `POST /donate`, which answers with a payment slip. The slip is not stored. */
export function donateRoutes({ config, donations, guard, answerPage, log }: DonateRouteParts): Router {
  // The page routes redirect other spellings of the address.
  const router = Router({ caseSensitive: true, strict: true })
  answerPageForm(router, {
    found,
    form: 'donate',
    allowedOrigins: config.allowedOrigins,
    guard,
    answerPage,
    log,
    async post(req, res, body) {
      const donation = donations.read(body)
      await guard.admit(req.ip ?? '', donation, { mails: false })
      await answerPage(req, res, { found, visit: { kind: 'slip', slip: donations.slip(donation) } })
    },
  })
  return router
}
