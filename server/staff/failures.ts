import { StoreUnavailable } from '#shared/errors.ts'
import { ConfigError } from '../config.ts'

/** 0: done. 1: it failed. 2: it was called in a way it does not understand. */
export type ExitCode = 0 | 1 | 2

/** It could not be done. The message says what happened, what was kept and what to do. */
export class Failure extends Error {
  override name = 'Failure'
}

/** It was called in a way it does not understand. Nothing was begun. */
export class WrongUse extends Error {
  override name = 'WrongUse'
}

/** Whoever read standard output has enough (`| head`): nobody is left to tell anything. */
export class ReaderGone extends Error {
  override name = 'ReaderGone'
}

/** Ctrl+C, or the container stops. */
export class Stopped extends Error {
  override name = 'Stopped'
}

/** The codes of the system and of the database along an error's causes. */
function codesOf(error: unknown): string {
  const codes: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') codes.push(cause.code)
  }
  return codes.join(' ')
}

/** What the codes of systems and databases mean to a person; the first that fits. */
const reasons: readonly (readonly [codes: RegExp, reason: string])[] = [
  [/\bENOSPC|\bEDQUOT|SQLITE_FULL|\b53100\b/, 'the disk is full; make room and try again'],
  [/SQLITE_(?:BUSY|LOCKED|PROTOCOL)/, 'something else is using it; try again in a moment'],
  [/SQLITE_(?:CORRUPT|NOTADB)/, 'the file is damaged; keep it as it is and ask whoever looks after the site'],
  [/\bE(?:ACCES|PERM)\b/, 'you are not allowed to; use the account that the site runs under'],
  [/\bEROFS|SQLITE_(?:READONLY|CANTOPEN)/, 'it cannot be written; use the account that the site runs under'],
  [
    /\bE(?:CONN|HOST|NET|TIMEDOUT|AI_AGAIN|NOTFOUND)|\b(?:08...|57P0.|53300)\b/,
    'PostgreSQL cannot be reached; see that it runs, and that its address is right',
  ],
  [/\b28...\b/, 'PostgreSQL refused the user or the password'],
  [/\b3D000\b/, 'PostgreSQL has no database of that name; make it first'],
  [/\b42501\b/, 'PostgreSQL does not let this user; make it the owner of the database'],
  [/\bENOENT|\bENOTDIR/, 'there is no such folder'],
  [/\bENAMETOOLONG/, 'the name is too long'],
]

/** Why, in words that can follow a colon. */
export function reasonOf(error: unknown): string {
  const codes = codesOf(error)
  return reasons.find(([pattern]) => pattern.test(codes))?.[1] ?? 'the system refused it'
}

export const isCoded = (error: unknown): boolean => codesOf(error) !== ''

/** What a person reads about an error, undefined where there is nobody to read it; and how the command ends. */
export function verdictOn(error: unknown): { exitCode: ExitCode; says: string | undefined } {
  if (error instanceof ReaderGone) return { exitCode: 1, says: undefined }
  if (error instanceof WrongUse) return { exitCode: 2, says: error.message }
  if (error instanceof Failure || error instanceof Stopped || error instanceof ConfigError) {
    return { exitCode: 1, says: error.message }
  }
  if (error instanceof StoreUnavailable) {
    return { exitCode: 1, says: `The database could not be used: ${reasonOf(error)}. Nothing was changed.` }
  }
  return {
    exitCode: 1,
    says: 'Something in this program is wrong, and the command did not finish. To see the details for whoever looks after the site, run it again with LOG_LEVEL=debug.',
  }
}
