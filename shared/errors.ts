import type { FieldErrors } from './forms/errors.ts'

/** The refusals that a caller can do something about. Everything else is a bug, and has one handler. */

/** The submission's fields are wrong; 422. */
export class InvalidSubmission extends Error {
  override name = 'InvalidSubmission'
  readonly errors: FieldErrors
  /** What the fields must hold that the visitor does not fill in, where it is another value than they sent. */
  readonly corrected: Readonly<Record<string, string>>
  constructor(errors: FieldErrors, corrected: Readonly<Record<string, string>> = {}) {
    super('The submission has errors.')
    this.errors = errors
    this.corrected = corrected
  }
}

/**
 * What the next submission can do about a limit: come with a token, come with the work that a browser does, come with that
 * work or after a short wait, or come when the time is over.
 */
export type Remedy = 'token' | 'work' | 'workOrWait' | 'time'

/** Too many submissions; 429. */
export class TooManySubmissions extends Error {
  override name = 'TooManySubmissions'
  /** Seconds until the next one is accepted. */
  readonly retryAfter: number
  readonly remedy: Remedy
  constructor(retryAfter: number, remedy: Remedy) {
    super('Too many submissions.')
    this.retryAfter = retryAfter
    this.remedy = remedy
  }
}

/** The request itself is malformed. */
export class BadRequest extends Error {
  override name = 'BadRequest'
  readonly status: 400 | 403 | 413 | 415
  constructor(status: 400 | 403 | 413 | 415) {
    super(`Bad request (${status}).`)
    this.status = status
  }
}

/** The store could not take it now, and nothing was stored; 503. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  /** Seconds after which trying again makes sense. */
  readonly retryAfter = 10
  constructor(cause?: unknown) {
    super('The store is unavailable.', { cause })
  }
}
