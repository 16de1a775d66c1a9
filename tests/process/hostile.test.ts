import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { bombs, framing, hostileBodies } from '#tests/support/stories/bodies.ts'

test('hostile bodies to every form and call cause no server error and delay no page', (context) =>
  hostileBodies(reportOf(context), { count: 500, seed: 5 }))

test('compression bombs and endless bodies are refused', (context) => bombs(reportOf(context), { megabytes: 20 }))

test('ambiguous request framing is refused', (context) => framing(reportOf(context)))
