import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { killUnderLoad } from '#tests/support/stories/kill.ts'

test('kill -9 under load loses nothing that was acknowledged', (context) =>
  killUnderLoad(reportOf(context), { kills: 3, submissions: 10 }))
