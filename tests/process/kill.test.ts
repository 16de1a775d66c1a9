import { test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { killUnderLoad } from '#tests/support/stories/kill.ts'

test('kill -9 under load loses no acknowledged submission', (context) =>
  killUnderLoad(reportOf(context), { kills: 3, submissions: 10 }))
