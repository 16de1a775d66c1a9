import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { stopUnderLoad } from '#tests/support/stories/stop.ts'

test('asked to stop, it takes no more, answers what is under way, and ends with 0', async (context) => {
  const report = reportOf(context)
  // Each lasts as long as a stop may: side by side.
  await Promise.all([stopUnderLoad(report, 'SIGTERM'), stopUnderLoad(report, 'SIGINT')])
})
