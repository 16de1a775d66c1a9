import { onTestFinished, test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { bombs, hostileBodies } from '#tests/support/stories/bodies.ts'
import { bombing, slowConnections } from '#tests/support/stories/crowd.ts'
import { hostileQueries } from '#tests/support/stories/queries.ts'
import { enumeration } from '#tests/support/stories/secrets.ts'
import { distinctVisitors, hostileLanguages } from '#tests/support/stories/visitors.ts'
import { createTestApp } from '#tests/support/testApp.ts'

test('20,000 hostile bodies cause no server error and delay no page', (context) =>
  hostileBodies(reportOf(context), { count: 20_000, seed: 20_000, slowest: 1500 }))

test('compression bombs of 200 MB and endless bodies are refused', (context) =>
  bombs(reportOf(context), { megabytes: 200, slowest: 1500 }))

test('1,000 slow connections among 2,500 are closed in time', (context) =>
  slowConnections(reportOf(context), { slow: 1_000, idle: 1_500, slowest: 1500 }))

test('sign-ups from 1,000 networks send no more mails than the limits allow', (context) =>
  bombing(reportOf(context), { places: 1_000, mailsPerHour: 3_000 }))

test('600 pairs of known and unknown addresses get the same answers in the same time', (context) =>
  enumeration(reportOf(context), { pairs: 600, most: 2 }))

test('100,000 requests with unique headers and queries leave memory and pages stable', (context) =>
  distinctVisitors(reportOf(context), { count: 100_000, flat: 4 }))

test('10,000 malformed language values are answered in a valid language', (context) =>
  hostileLanguages(reportOf(context), { count: 10_000 }))

test('10,000 hostile queries are escaped and leave memory stable', async (context) => {
  const site = await createTestApp({ env: { RATE_LIMIT: 'off' } })
  onTestFinished(() => site.close())
  // 10 KB for each of the last 8,000 queries.
  await hostileQueries(reportOf(context), site, { count: 10_000, kept: 80 })
})
