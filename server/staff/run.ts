import { inspect } from 'node:util'
import type { Milliseconds, Store } from '#db/store.ts'
import type { Config } from '../config.ts'
import { commands } from './commands.generated.ts'
import { verdictOn, type ExitCode } from './failures.ts'
import { helpText } from './help.ts'
import { readCall } from './parse.ts'
import { openSession } from './session.ts'
import { createTerminal, type Input, type Output } from './terminal.ts'
import { visibleLines } from './text.ts'

export interface Parts {
  stdin: Input
  stdout: Output
  stderr: Output
  /** Reads the settings: help needs none, so that it works where they are wrong. */
  config: () => Config
  migrationsFolder: string
  openStore: (config: Config) => Promise<Store>
  now: () => Milliseconds
  /** Asked for by a command that has something to tidy up when it is stopped; before, a stop ends the process. */
  stopSignal?: () => AbortSignal
}

/**
 * Runs one command line. Data goes to `stdout` and has been taken when the promise settles; whatever a person should
 * know goes to `stderr`. Never rejects.
 */
export async function run(argv: readonly string[], parts: Parts): Promise<ExitCode> {
  const terminal = createTerminal(parts)
  const { stopSignal = () => new AbortController().signal } = parts
  const session = openSession({ ...parts, commands, stopSignal, terminal })
  try {
    const call = readCall(argv, commands)
    try {
      if (call.kind === 'help') await terminal.write(helpText(commands, call.about))
      else await call.command.run(session.context, call.input)
    } finally {
      await session.close()
    }
    await terminal.flush()
    return 0
  } catch (error) {
    const { exitCode, says } = verdictOn(error)
    if (says !== undefined) terminal.say(says)
    if (exitCode === 1 && says !== undefined && wantsDetails(session.context.config))
      terminal.say(visibleLines(inspect(error), ''))
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
