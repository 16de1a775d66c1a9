import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects all garbage and returns its memory to the system. Blocks for 50 to 160 ms. */
export function collectGarbage(): void {
  // Only for a moment: with this flag V8 does not accept code that was compiled without it, neither Node's own nor the site's.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' })
}
