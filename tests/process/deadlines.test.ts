import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { slowConnections } from '#tests/support/stories/crowd.ts'
import { lockHeld } from '#tests/support/stories/lock.ts'
import { stopUnderLoad } from '#tests/support/stories/stop.ts'

/** Side by side: most of the time each of them waits for a time limit of its site. */
async function sideBySide(stories: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(stories)) if (outcome.status === 'rejected') throw outcome.reason
}

test('a site asked to stop answers what is under way and ends with 0; slow connections are closed; a lock stops no page', (context) => {
  const report = reportOf(context)
  return sideBySide([
    stopUnderLoad(report, 'SIGTERM'),
    stopUnderLoad(report, 'SIGINT'),
    slowConnections(report, { slow: 60, idle: 20 }),
    lockHeld(report, { refusals: 8 }),
  ])
})
