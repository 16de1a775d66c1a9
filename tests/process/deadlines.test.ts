import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { slowConnections } from '#tests/support/stories/crowd.ts'
import { lockHeld } from '#tests/support/stories/lock.ts'
import { stopUnderLoad } from '#tests/support/stories/stop.ts'

/** Runs the scenarios at the same time, since each mostly waits for a timeout of its site. */
async function inParallel(stories: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(stories)) if (outcome.status === 'rejected') throw outcome.reason
}

test('a graceful shutdown finishes open requests and exits with 0; slow connections are closed; a database lock delays no page', (context) => {
  const report = reportOf(context)
  return inParallel([
    stopUnderLoad(report, 'SIGTERM'),
    stopUnderLoad(report, 'SIGINT'),
    slowConnections(report, { slow: 60, idle: 20 }),
    lockHeld(report, { refusals: 8 }),
  ])
})
