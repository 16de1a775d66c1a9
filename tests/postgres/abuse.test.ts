import { afterAll, beforeAll, test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { postgresBase } from '#tests/support/postgresBase.ts'
import { startPostgres, type PostgresServer } from '#scripts/postgresServer.ts'
import { countedTogether, sentTwiceAtOnce } from '#tests/support/stories/counted.ts'
import { bombing } from '#tests/support/stories/crowd.ts'
import { enumeration } from '#tests/support/stories/secrets.ts'

const instances = 3

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())
const setting = async () => ({ base: await postgresBase(server), instances })

test('known and unknown addresses get the same answer from each of three instances', async (context) =>
  enumeration(reportOf(context), { pairs: 30, most: undefined, ...(await setting()) }))

test('sign-ups from many networks at three instances send no more mails than the limits allow', async (context) =>
  bombing(reportOf(context), { places: 40, mailsPerHour: 150, ...(await setting()) }))

test('three instances share the rate limit of a network, and accept each token once', async (context) =>
  countedTogether(reportOf(context), await setting()))

test('the same submission to three instances at once is stored once', async (context) =>
  sentTwiceAtOnce(reportOf(context), await setting()))
