import type { FormProblem } from '#shared/forms/errors.ts'
import { LoadError } from '../loading/LoadError.ts'

/** What a form says where nothing came: a line that went silent is none. */
export const problemOfLoad = (error: unknown): FormProblem =>
  error instanceof LoadError && error.reason === 'timeout' ? 'offline' : 'failed'
