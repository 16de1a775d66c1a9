import { inspect } from 'node:util'
import type { StaffLanguage } from '#shared/i18n/languages.ts'
import type { Milliseconds, Store } from '#db/store.ts'
import { ConfigError, type Config } from '../config.ts'
import { commands } from './commands.ts'
import { exitOf, type ExitCode } from './failures.ts'
import { createFormatter, type Formatter } from './formatter.ts'
import { helpText } from './help.ts'
import { readCall } from './parse.ts'
import { openSession } from './session.ts'
import { createTerminal, type Input, type Output } from './terminal.ts'
import { visibleLines } from './visible.ts'

export interface Parts {
  stdin: Input
  stdout: Output
  stderr: Output
  /**
   * Reads the language of the texts.
   * @throws ConfigError
   */
  language: () => StaffLanguage
  /** Reads the settings at their first use, so that help works even if they are wrong. */
  config: () => Config
  migrationsFolder: string
  pictureScript: string
  openStore: (config: Config) => Promise<Store>
  now: () => Milliseconds
  /** The name of the person who gives the commands; undefined if the system does not tell. */
  user?: () => string | undefined
  editor?: () => string | undefined
  /** Returns the stop signal of a command that cleans up after a stop; before, a stop ends the process. */
  stopSignal?: () => AbortSignal
}

/**
 * Runs one command line. Data goes to `stdout`, and its reader has taken it when the promise resolves. Messages for
 * people go to `stderr`. Never rejects.
 */
export async function run(argv: readonly string[], parts: Parts): Promise<ExitCode> {
  let language: StaffLanguage
  try {
    language = parts.language()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    parts.stderr.write(`${error.message}\n`)
    return 1
  }
  return runWith(createFormatter(language), argv, parts)
}

async function runWith(formatter: Formatter, argv: readonly string[], parts: Parts): Promise<ExitCode> {
  const terminal = createTerminal({ ...parts, formatter })
  const { stopSignal = () => new AbortController().signal, user = () => undefined, editor = () => undefined } = parts
  const session = openSession({ ...parts, commands, stopSignal, user, editor, terminal, formatter })
  try {
    const call = readCall(argv, commands)
    try {
      if (call.kind === 'help') await terminal.write(helpText(commands, call.about, formatter))
      else await call.command.run(session.context, call.input)
    } finally {
      await session.close()
    }
    await terminal.flush()
    return 0
  } catch (error) {
    const { exitCode, text } = exitOf(error)
    if (text !== undefined) terminal.notify(text)
    if (exitCode === 1 && text !== undefined && wantsDetails(session.context.config))
      terminal.notify(visibleLines(inspect(error), ''))
    return exitCode
  }
}

function wantsDetails(config: () => Config): boolean {
  try {
    return ['debug', 'trace'].includes(config().logLevel)
  } catch {
    return false
  }
}
