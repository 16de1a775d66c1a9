import express, { type Request, type RequestHandler } from 'express'
import { BadRequest, InvalidSubmission, StoreUnavailable, TooManySubmissions } from '#shared/errors.ts'
import type { FieldErrors, FormProblem } from '#shared/forms/errors.ts'
import type { FormTokens } from '../services/formTokens.ts'
import type { Visit } from '#shared/visit.ts'

/* What every submission has in common, whether it comes by a call or by a form of a page. */

export type Body = Readonly<Record<string, unknown>>

export const isFormPost = (req: Request): boolean => req.is('application/x-www-form-urlencoded') !== false

/** Reads the body of a form post. */
export const readFormPost = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 100 })

/** @throws BadRequest 415 */
export const formPostsOnly: RequestHandler = (req, _res, next) => {
  if (!isFormPost(req)) throw new BadRequest(415)
  next()
}

/** @throws BadRequest where the body is no object of fields */
export function bodyOf(req: Request): Body {
  const body: unknown = req.body
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new BadRequest(400)
  return body as Body
}

/** What was typed, to be shown again: without what the visitor never saw. */
export const typedIn = (body: Body): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !['token', 'key', 'website'].includes(entry[0]),
    ),
  )

export interface Refusal {
  status: number
  problem: FormProblem
  errors?: FieldErrors
  /** Seconds. */
  retryAfter?: number
  /** The tighter limit is used up: with a token there is another. */
  isTokenless?: boolean
  isFault?: boolean
}

/** What an error means for who sent the submission. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof InvalidSubmission) return { status: 422, problem: 'invalid', errors: error.errors }
  if (error instanceof TooManySubmissions)
    return { status: 429, problem: 'tooMany', retryAfter: error.retryAfter, isTokenless: !error.hadToken }
  if (error instanceof StoreUnavailable) return { status: 503, problem: 'unavailable', retryAfter: error.retryAfter }
  if (error instanceof BadRequest) return { status: error.status, problem: 'failed' }
  // What Express's body parsers refuse carries a status below 500.
  const { status } = error as { status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500
    ? { status, problem: 'failed' }
    : { status: 500, problem: 'failed', isFault: true }
}

type FormVisit = Extract<Visit, { kind: 'form' }>

/** What a refused form post's page shows: what was typed, what was wrong and, where no more is missing, a fresh token. */
export function refusedForm(
  { problem, errors = {}, isTokenless }: Refusal,
  about: Pick<FormVisit, 'form' | 'at' | 'values'>,
  tokens: FormTokens,
): FormVisit {
  return {
    kind: 'form',
    ...about,
    problem: isTokenless ? 'again' : problem,
    errors,
    ...(isTokenless && { token: tokens.issue() }),
  }
}
