import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { slowConnections } from '#tests/support/stories/crowd.ts'

// In a file of its own: it waits for the server's time limits, most of the time doing nothing.
test('slow connections are closed, and hold up nobody', (context) =>
  slowConnections(reportOf(context), { slow: 60, idle: 20 }))
