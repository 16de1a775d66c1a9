import { NewerDatabase, NotBackedUp } from '#db/versions.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { ConfigError } from '../config.ts'
import { text, type Text } from './text.ts'

/** 0: success. 1: failure. 2: wrong usage. */
export type ExitCode = 0 | 1 | 2

/** An error with a text for staff. */
class TextError extends Error {
  readonly text: Text
  constructor(text: Text, cause?: unknown) {
    super(text.key, { cause })
    this.text = text
  }
}

/** The command failed. The text says what happened, what is unchanged and what to do. */
export class Failure extends TextError {
  override name = 'Failure'
}

/** The command line is wrong. Nothing was begun. */
export class UsageError extends TextError {
  override name = 'UsageError'
}

/** The reader of standard output has closed it (`| head`): nobody reads a text. */
export class BrokenPipe extends Error {
  override name = 'BrokenPipe'
}

/** Ctrl+C, or the container stops. */
export class Interrupted extends TextError {
  override name = 'Interrupted'
}

/** Returns the codes of the system and of the database along an error's causes. */
function codesOf(error: unknown): string {
  const codes: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') codes.push(cause.code)
  }
  return codes.join(' ')
}

/** The reasons by codes of systems and databases; the first that matches applies. */
const reasons = [
  [/\bENOSPC|\bEDQUOT|SQLITE_FULL|\b53100\b/, 'diskFull'],
  [/SQLITE_(?:BUSY|LOCKED|PROTOCOL)/, 'inUse'],
  [/SQLITE_(?:CORRUPT|NOTADB)/, 'damaged'],
  [/\bE(?:ACCES|PERM)\b/, 'forbidden'],
  [/\bEROFS|SQLITE_(?:READONLY|CANTOPEN)/, 'notWritable'],
  [/\bE(?:CONN|HOST|NET|TIMEDOUT|AI_AGAIN|NOTFOUND)|\b(?:08...|57P0.|53300)\b/, 'noConnection'],
  [/\b28...\b/, 'wrongPassword'],
  [/\b3D000\b/, 'noSuchDatabase'],
  [/\b42501\b/, 'notOwner'],
  [/\bENOENT|\bENOTDIR/, 'noFolder'],
  [/\bENAMETOOLONG/, 'nameTooLong'],
] as const

/** Returns the reason of an error, in words that can follow a colon. */
export function reasonOf(error: unknown): Text {
  const codes = codesOf(error)
  return text(`common.reasons.${reasons.find(([pattern]) => pattern.test(codes))?.[1] ?? 'unknown'}`)
}

/** Returns whether an error has a code of the system or of a database. */
export const isCoded = (error: unknown): boolean => codesOf(error) !== ''

/** Returns whether an error comes from the system or a database, and has no text for staff yet. */
export const isSystemError = (error: unknown): boolean =>
  error instanceof StoreUnavailable || (!(error instanceof TextError) && isCoded(error))

/** Returns the exit code after an error, and the text for staff. There is no text if nobody reads it. */
export function exitOf(error: unknown): { exitCode: ExitCode; text: Text | string | undefined } {
  if (error instanceof BrokenPipe) return { exitCode: 1, text: undefined }
  if (error instanceof UsageError) return { exitCode: 2, text: error.text }
  if (error instanceof TextError) return { exitCode: 1, text: error.text }
  if (error instanceof ConfigError) return { exitCode: 1, text: error.message }
  if (error instanceof NewerDatabase) return { exitCode: 1, text: text('common.failures.newer') }
  if (error instanceof NotBackedUp) {
    return { exitCode: 1, text: text('common.failures.notBackedUp', { reason: reasonOf(error) }) }
  }
  if (error instanceof StoreUnavailable) {
    return { exitCode: 1, text: text('common.failures.database', { reason: reasonOf(error) }) }
  }
  return { exitCode: 1, text: text('common.failures.bug') }
}
