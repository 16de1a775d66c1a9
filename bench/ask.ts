import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { endWithUs, median, serverEnvironment, serverFlags } from './site.ts'

/** What a process measured, by name. */
export type Figures = Readonly<Record<string, number>>

/**
 * A process that measures once each time it is asked. It runs as the server does, and may collect its garbage before it
 * looks at its memory.
 */
export function startMeasuring(file: string, given: readonly string[] = []): ChildProcess {
  const child = fork(join(import.meta.dirname, file), given, {
    env: { ...process.env, NODE_ENV: 'production', ...serverEnvironment },
    execArgv: [...serverFlags, '--expose-gc'],
  })
  endWithUs(child)
  return child
}

export const ask = (child: ChildProcess): Promise<Figures> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`${child.spawnargs.join(' ')} ended before it answered.`))
    child.once('exit', ended)
    child.once('message', (figures) => {
      child.off('exit', ended)
      resolve(figures as Figures)
    })
    child.send('measure')
  })

/** Has a process answer each time it is asked. */
export function answerWith(measure: () => Figures | Promise<Figures>): void {
  process.on('message', () => void Promise.resolve(measure()).then((figures) => process.send?.(figures)))
}

export const mediansOf = (rounds: readonly Figures[]): Figures =>
  Object.fromEntries(Object.keys(rounds[0] ?? {}).map((name) => [name, median(rounds.map((round) => round[name]!))]))

/** One process for each argument, asked in turns: the medians, in the order of the arguments. The first turn warms up. */
export async function askInTurns(
  file: string,
  given: readonly (readonly string[])[],
  rounds: number,
): Promise<Figures[]> {
  const children = given.map((list) => startMeasuring(file, list))
  try {
    const answers = children.map((): Figures[] => [])
    for (let round = 0; round <= rounds; round++)
      for (const [at, child] of children.entries()) {
        const figures = await ask(child)
        if (round > 0) answers[at]!.push(figures)
      }
    return answers.map(mediansOf)
  } finally {
    for (const child of children) child.kill()
  }
}

/** Bytes of the heap and beside it that are in use. */
export function usedBytes(): number {
  global.gc?.()
  global.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
