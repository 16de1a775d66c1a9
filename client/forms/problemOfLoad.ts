import type { FormProblem } from '#shared/forms/errors.ts'
import { LoadError } from '../loading/LoadError.ts'

/** Returns the form's problem for a failed request: `offline` after a timeout, otherwise `failed`. */
export const problemOfLoad = (error: unknown): FormProblem =>
  error instanceof LoadError && error.reason === 'timeout' ? 'offline' : 'failed'
