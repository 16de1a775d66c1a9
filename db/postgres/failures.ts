import { StoreUnavailable } from '#shared/errors.ts'

/** The error of the database or of the line to it, also from under one of drizzle's. */
function* causesOf(error: unknown): Generator<{ code?: unknown; message: string }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
  // Several addresses were tried.
  if (error instanceof AggregateError) for (const one of error.errors) yield* causesOf(one)
}

const hasCode = (error: unknown, codes: RegExp): boolean =>
  [...causesOf(error)].some(({ code }) => typeof code === 'string' && codes.test(code))

const says = (error: unknown, words: RegExp): boolean => [...causesOf(error)].some(({ message }) => words.test(message))

/*
 * Codes of PostgreSQL, Appendix A of its documentation, and of Node's sockets.
 */

/** Another transaction was in the way, and this one was undone: it may be tried again at once. */
const isSerializationConflict = (error: unknown): boolean => hasCode(error, /^(?:40001|40P01|55P03|23505)$/)

/** The database cannot be reached, is starting or stopping, or has given the connection up. */
export const isUnreachable = (error: unknown): boolean =>
  hasCode(error, /^(?:08...|57P0.|53300|E(?:CONN|PIPE|HOST|NET|TIMEDOUT|AI_AGAIN|NOTFOUND).*)$/) ||
  says(
    error,
    /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered)/,
  )

/** It is there, and cannot take anything now: disk or memory are full, it may only be read, a file is damaged, time is up. */
const isUnable = (error: unknown): boolean => hasCode(error, /^(?:53...|25006|58...|XX00[12]|57014|55000|25P0[34])$/)

/** It does not know us: the password was changed, the database is not there, or we may not do what we must. */
const isRefused = (error: unknown): boolean => hasCode(error, /^(?:28...|3D000|42501)$/)

/** Somebody else holds what was to be locked. */
export const isBlocked = (error: unknown): boolean => hasCode(error, /^55P03$/)

/** Whether trying the whole transaction again is worth while, and safe: of one whose commit was cut off nobody knows. */
export const isTransient = (error: unknown): boolean =>
  !(error instanceof StoreUnavailable) && (isSerializationConflict(error) || isUnreachable(error))

/** What a caller of the port is told: `StoreUnavailable` where it is the database's fault, else the error itself. */
export const toStoreError = (error: unknown): unknown =>
  isTransient(error) || isUnable(error) || isRefused(error) ? new StoreUnavailable(error) : error
