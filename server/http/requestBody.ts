import { isUtf8 } from 'node:buffer'
import express, { type Request, type RequestHandler } from 'express'
import { BadRequest, InvalidSubmission, StoreUnavailable, TooManySubmissions, type Remedy } from '#shared/errors.ts'
import type { FieldErrors, FormProblem } from '#shared/forms/errors.ts'
import type { SubmissionGuard } from '../services/submissionGuard.ts'
import { waitTime, type TokenKind } from '../services/formTokens.ts'
import type { Visit } from '#shared/visit.ts'

export type Body = Readonly<Record<string, unknown>>

export const isFormPost = (req: Request): boolean => req.is('application/x-www-form-urlencoded') !== false

/** The largest size of a body after decompression. */
const maxBodySize = '64kb'

/** The number of members in the JSON text of each request's body. */
const memberCounts = new WeakMap<object, number>()

/** Returns the number of members of the outermost object in a JSON text, duplicate names included. */
function countMembers(json: string): number {
  let depth = 0
  let members = 0
  let isInString = false
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    else if (character === ':' && depth === 1) members += 1
  }
  return members
}

/** Reads the body of a form post. */
export const readFormPost = express.urlencoded({ extended: false, limit: maxBodySize, parameterLimit: 100 })

/** Reads the body of a call and counts its members, because `JSON.parse` accepts duplicate names. */
export const readCall = express.json({
  limit: maxBodySize,
  verify(req, _res, bytes) {
    if (!isUtf8(bytes)) throw new BadRequest(400)
    memberCounts.set(req, countMembers(bytes.toString()))
  },
})

/** Returns whether a request declares UTF-8 or no charset. Browsers send no other charset. */
const isInUtf8 = (req: Request): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(req.headers['content-type'] ?? '')?.[1]
  return charset === undefined || /^utf-?8$/i.test(charset)
}

/**
 * Accepts only JSON and form posts in UTF-8.
 * @throws BadRequest 415 for other content types and charsets
 */
export const fieldsOnly: RequestHandler = (req, _res, next) => {
  if (!req.is(['application/json', 'application/x-www-form-urlencoded']) || !isInUtf8(req)) throw new BadRequest(415)
  next()
}

/**
 * Accepts only form posts in UTF-8.
 * @throws BadRequest 415 for other content types and charsets
 */
export const formPostsOnly: RequestHandler = (req, _res, next) => {
  if (!isFormPost(req) || !isInUtf8(req)) throw new BadRequest(415)
  next()
}

/**
 * Returns the parsed body of a submission.
 * @throws BadRequest when the body is not an object, or its JSON has a duplicate name
 */
export function bodyOf(req: Request): Body {
  const body: unknown = req.body
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new BadRequest(400)
  const count = memberCounts.get(req)
  if (count !== undefined && count !== Object.keys(body).length) throw new BadRequest(400)
  return body as Body
}

/** Returns the typed values, without the fields that the visitor does not see. */
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
  /** The kind of token for the form of the page, with which a second submission succeeds. */
  token?: TokenKind
  /** Whether the cause is an error of the site, which must be logged. */
  isFault?: boolean
}

/** Tokens for visitors without script, who cannot compute a proof of work. */
const tokenFor: Partial<Record<Remedy, { token: TokenKind }>> = {
  token: { token: 'form' },
  workOrWait: { token: 'wait' },
}

/** The message that the page shows with each kind of token. */
const problemWith = { form: 'again', wait: 'wait' } as const satisfies Record<TokenKind, FormProblem>

/** Returns the refusal to send for an error; unknown errors become a fault with status 500. */
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
  // Errors of Express's body parsers have a status below 500.
  const { status } = error as { status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500
    ? { status, problem: 'failed' }
    : { status: 500, problem: 'failed', isFault: true }
}

/** Returns `Retry-After` of a refused form post, in seconds: until its wait token is valid, otherwise until the limit ends. */
export const pageRetryAfter = ({ token, retryAfter }: Refusal): number | undefined =>
  token === 'wait' ? waitTime / 1000 : retryAfter

type FormVisit = Extract<Visit, { kind: 'form' }>

/** Returns the page data of a refused form post: its values, its errors and, when a token is enough, a fresh token. */
export function refusedForm(
  { problem, errors = {}, corrected = {}, token }: Refusal,
  post: Pick<FormVisit, 'form' | 'anchor' | 'values'>,
  guard: SubmissionGuard,
): FormVisit {
  return {
    kind: 'form',
    ...post,
    values: { ...post.values, ...corrected },
    problem: token ? problemWith[token] : problem,
    errors,
    ...(token && { token: guard.token(token) }),
  }
}
