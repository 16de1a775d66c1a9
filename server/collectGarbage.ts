import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects all garbage and returns its memory to the system. Blocks for 50 to 100 ms. */
export function collectGarbage(): void {
  // Not on the command line: V8 would not accept the compiled code inside Node's program, and each start would take longer.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' })
}
