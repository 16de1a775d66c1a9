import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

/** A pattern of mail addresses. */
const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g

/** Returns an error without personal data. Libraries quote values in messages, so addresses and parameters are removed. */
function safeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code } = error as { code?: unknown }
  const message = error.message.replace(/\bparams: [\s\S]*/, 'params: …').replace(address, '…@…')
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: message.slice(0, 300),
    stack: frames.slice(0, 12).join('\n'),
    ...(error.cause !== undefined && { cause: safeError(error.cause) }),
  }
}

/**
 * Returns the structured log, by default on standard output. Callers never log addresses, texts, tokens or query strings.
 * @param countError called for each line with the level 50 or more
 */
export const createLog = (
  level: Config['logLevel'],
  destination?: DestinationStream,
  countError: () => void = () => {},
): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: safeError },
      hooks: {
        logMethod(args, method, lineLevel) {
          if (lineLevel >= pino.levels.values['error']!) countError()
          method.apply(this, args)
        },
      },
    },
    destination,
  )
