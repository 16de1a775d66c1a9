import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { bombs, framing, hostileBodies } from '#tests/support/stories/bodies.ts'

test('hostile bodies at every door', (context) => hostileBodies(reportOf(context), { count: 500, seed: 5 }))

test('what unpacks to much, and what never ends', (context) => bombs(reportOf(context), { megabytes: 20 }))

test('requests that two programs might read differently', (context) => framing(reportOf(context)))
