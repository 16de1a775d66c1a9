import { isUtf8 } from 'node:buffer'
import express, { type Request, type RequestHandler } from 'express'
import { BadRequest, InvalidSubmission, StoreUnavailable, TooManySubmissions, type Remedy } from '#shared/errors.ts'
import type { FieldErrors, FormProblem } from '#shared/forms/errors.ts'
import type { SubmissionGuard } from '../services/submissionGuard.ts'
import { waitTime, type TokenKind } from '../services/formTokens.ts'
import type { Visit } from '#shared/visit.ts'

/* What every submission has in common, whether it comes by a call or by a form of a page. */

export type Body = Readonly<Record<string, unknown>>

export const isFormPost = (req: Request): boolean => req.is('application/x-www-form-urlencoded') !== false

/** What a body may weigh, after it was inflated. */
const maxBodySize = '64kb'

const membersOf = new WeakMap<object, number>()

/** How many members the outermost object of a JSON text names, the same name counted each time. */
function countMembers(json: string): number {
  let depth = 0
  let members = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    else if (sign === ':' && depth === 1) members += 1
  }
  return members
}

/** Reads the body of a form post. */
export const readFormPost = express.urlencoded({ extended: false, limit: maxBodySize, parameterLimit: 100 })

/** Reads the body of a call. What `JSON.parse` forgives, a second member of the same name, is counted here. */
export const readCall = express.json({
  limit: maxBodySize,
  verify(req, _res, bytes) {
    if (!isUtf8(bytes)) throw new BadRequest(400)
    membersOf.set(req, countMembers(bytes.toString()))
  },
})

/** Whether a body is in UTF-8, as forms and calls of every browser are; no other encoding is guessed at. */
const isInUtf8 = (req: Request): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(req.headers['content-type'] ?? '')?.[1]
  return charset === undefined || /^utf-?8$/i.test(charset)
}

/** @throws BadRequest 415 */
export const fieldsOnly: RequestHandler = (req, _res, next) => {
  if (!req.is(['application/json', 'application/x-www-form-urlencoded']) || !isInUtf8(req)) throw new BadRequest(415)
  next()
}

/** @throws BadRequest 415 */
export const formPostsOnly: RequestHandler = (req, _res, next) => {
  if (!isFormPost(req) || !isInUtf8(req)) throw new BadRequest(415)
  next()
}

/** @throws BadRequest where the body is no object of fields, or a call says a thing twice */
export function bodyOf(req: Request): Body {
  const body: unknown = req.body
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new BadRequest(400)
  const members = membersOf.get(req)
  if (members !== undefined && members !== Object.keys(body).length) throw new BadRequest(400)
  return body as Body
}

/** What was typed, to be shown again: without what the visitor never saw. */
export const typedIn = (body: Body): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !['token', 'proof', 'key', 'spare'].includes(entry[0]),
    ),
  )

export interface Refusal {
  status: number
  problem: FormProblem
  errors?: FieldErrors
  corrected?: Readonly<Record<string, string>>
  /** Seconds. */
  retryAfter?: number
  /** What the page is given with which pressing Send once more succeeds. */
  token?: TokenKind
  isFault?: boolean
}

/** Who can do no work is given a token instead: one for the wider limit, or one that counts after a short wait. */
const tokenFor: Partial<Record<Remedy, { token: TokenKind }>> = {
  token: { token: 'form' },
  workOrWait: { token: 'wait' },
}

/** What the page says with each token. */
const problemWith = { form: 'again', wait: 'wait' } as const satisfies Record<TokenKind, FormProblem>

/** What an error means for who sent the submission. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof InvalidSubmission)
    return { status: 422, problem: 'invalid', errors: error.errors, corrected: error.corrected }
  if (error instanceof TooManySubmissions)
    return {
      status: 429,
      problem: error.remedy === 'work' ? 'unproven' : 'tooMany',
      retryAfter: error.retryAfter,
      ...tokenFor[error.remedy],
    }
  if (error instanceof StoreUnavailable) return { status: 503, problem: 'unavailable', retryAfter: error.retryAfter }
  if (error instanceof BadRequest) return { status: error.status, problem: 'failed' }
  // What Express's body parsers refuse carries a status below 500.
  const { status } = error as { status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500
    ? { status, problem: 'failed' }
    : { status: 500, problem: 'failed', isFault: true }
}

/** Returns the value of `Retry-After` for a refused form post. A page with a wait token says when that counts, not when the limit ends. */
export const pageRetryAfter = ({ token, retryAfter }: Refusal): number | undefined =>
  token === 'wait' ? waitTime / 1000 : retryAfter

type FormVisit = Extract<Visit, { kind: 'form' }>

/** What a refused form post's page shows: what was typed, what was wrong and, where no more is missing, a fresh token. */
export function refusedForm(
  { problem, errors = {}, corrected = {}, token }: Refusal,
  about: Pick<FormVisit, 'form' | 'at' | 'values'>,
  guard: SubmissionGuard,
): FormVisit {
  return {
    kind: 'form',
    ...about,
    values: { ...about.values, ...corrected },
    problem: token ? problemWith[token] : problem,
    errors,
    ...(token && { token: guard.token(token) }),
  }
}
