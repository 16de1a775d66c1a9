import { StoreUnavailable } from '#shared/errors.ts'

/** Yields an error and its causes: drizzle wraps the errors of the database and of the connection. */
function* causesOf(error: unknown): Generator<{ code?: unknown; message: string }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
  // Node tried several addresses of the host.
  if (error instanceof AggregateError) for (const one of error.errors) yield* causesOf(one)
}

const hasCode = (error: unknown, codes: RegExp): boolean =>
  [...causesOf(error)].some(({ code }) => typeof code === 'string' && codes.test(code))

const hasMessage = (error: unknown, pattern: RegExp): boolean =>
  [...causesOf(error)].some(({ message }) => pattern.test(message))

/* The codes are those of PostgreSQL (Appendix A of its documentation) and of Node's sockets. */

/** Returns whether this transaction was rolled back because of another one. It can be repeated. */
const isSerializationConflict = (error: unknown): boolean => hasCode(error, /^(?:40001|40P01|55P03|23505)$/)

/** Returns whether the database cannot be reached, is starting or stopping, or has closed the connection. */
export const isUnreachable = (error: unknown): boolean =>
  hasCode(error, /^(?:08...|57P0.|53300|E(?:CONN|PIPE|HOST|NET|TIMEDOUT|AI_AGAIN|NOTFOUND).*)$/) ||
  hasMessage(
    error,
    /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered|Client was closed)/,
  )

/** Returns whether the database answers but cannot do the work: full, read-only, damaged, or out of time. */
export const isUnable = (error: unknown): boolean =>
  hasCode(error, /^(?:53...|25006|58...|XX00[12]|57014|55000|25P0[34])$/)

/** Returns whether the login or a permission was refused, or the database does not exist. */
const isRefused = (error: unknown): boolean => hasCode(error, /^(?:28...|3D000|42501)$/)

/** Returns whether another transaction holds the lock. */
export const isBlocked = (error: unknown): boolean => hasCode(error, /^55P03$/)

/** Returns whether the whole transaction can be repeated. It is not safe after an interrupted commit (`StoreUnavailable`). */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof StoreUnavailable) && (isSerializationConflict(error) || isUnreachable(error))

/** Returns a `StoreUnavailable` for a failure of the database, and any other error unchanged. */
export const toStoreError = (error: unknown): unknown =>
  isTransient(error) || isUnable(error) || isRefused(error) ? new StoreUnavailable(error) : error
