import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { endWithUs, median, serverEnvironment, serverFlags } from './site.ts'

/** Measured values by name. */
export type Figures = Readonly<Record<string, number>>

/** Starts a process that measures once for each message. It runs with the flags of the server and can force garbage collection. */
export function startMeasuring(file: string, args: readonly string[] = []): ChildProcess {
  const child = fork(join(import.meta.dirname, file), args, {
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

/** Measures and sends the figures for each message of the parent process. */
export function answerWith(measure: () => Figures | Promise<Figures>): void {
  process.on('message', () => void Promise.resolve(measure()).then((figures) => process.send?.(figures)))
}

export const mediansOf = (rounds: readonly Figures[]): Figures =>
  Object.fromEntries(Object.keys(rounds[0] ?? {}).map((name) => [name, median(rounds.map((round) => round[name]!))]))

/**
 * Starts a process for each list of arguments and lets them measure in turns. Returns the medians in the order of the lists. The first
 * round is a warm-up and does not count.
 */
export async function askInTurns(
  file: string,
  argsOfEach: readonly (readonly string[])[],
  rounds: number,
): Promise<Figures[]> {
  const children = argsOfEach.map((args) => startMeasuring(file, args))
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

/** Returns the bytes in use on the heap and in external memory, after garbage collection. */
export function usedBytes(): number {
  global.gc?.()
  global.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
