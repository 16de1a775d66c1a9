import type { FieldErrors } from './forms/errors.ts'

/** The refusals that a caller can handle. All other errors are bugs and have one handler. */

/** The submission's fields are invalid; answered with 422. */
export class InvalidSubmission extends Error {
  override name = 'InvalidSubmission'
  readonly errors: FieldErrors
  /** New values for fields that the visitor does not fill in, if they differ from the sent ones. */
  readonly corrected: Readonly<Record<string, string>>
  constructor(errors: FieldErrors, corrected: Readonly<Record<string, string>> = {}) {
    super('The submission has errors.')
    this.errors = errors
    this.corrected = corrected
  }
}

/**
 * The requirement for the next submission once a rate limit is reached: a form token, proof of work, either proof of
 * work or a short wait, or the end of the period.
 */
export type Remedy = 'token' | 'work' | 'workOrWait' | 'time'

/** Too many submissions; answered with 429. */
export class TooManySubmissions extends Error {
  override name = 'TooManySubmissions'
  /** Seconds until the next submission is accepted. */
  readonly retryAfter: number
  readonly remedy: Remedy
  constructor(retryAfter: number, remedy: Remedy) {
    super('Too many submissions.')
    this.retryAfter = retryAfter
    this.remedy = remedy
  }
}

/** The request itself is malformed; answered with its `status`. */
export class BadRequest extends Error {
  override name = 'BadRequest'
  readonly status: 400 | 403 | 413 | 415
  constructor(status: 400 | 403 | 413 | 415) {
    super(`Bad request (${status}).`)
    this.status = status
  }
}

/** The store is unavailable and nothing was stored; answered with 503. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  /** Seconds until the visitor should try again. */
  readonly retryAfter = 10
  constructor(cause?: unknown) {
    super('The store is unavailable.', { cause })
  }
}
