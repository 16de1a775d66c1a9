import { afterAll, beforeAll, test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { postgresBase } from '#tests/support/postgresBase.ts'
import { startPostgres, type PostgresServer } from '#scripts/postgresServer.ts'
import { killUnderLoad } from '#tests/support/stories/kill.ts'
import { mailServerInTrouble } from '#tests/support/stories/mail.ts'
import { databaseStopped } from '#tests/support/stories/outage.ts'
import { stopUnderLoad } from '#tests/support/stories/stop.ts'
import { startedTogether } from '#tests/support/stories/together.ts'

const instances = 3

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())
const setting = async () => ({ base: await postgresBase(server), instances })

test('three sites start together on an empty database, all take submissions, and mail nothing twice', async (context) =>
  startedTogether(reportOf(context), { submissions: 60, ...(await setting()) }))

test('kill -9 of one of three under load loses nothing that was acknowledged, and the others go on', async (context) =>
  killUnderLoad(reportOf(context), { kills: 6, submissions: 30, ...(await setting()) }))

test('a mail server in trouble delays mails and nothing else', async (context) =>
  mailServerInTrouble(reportOf(context), { submissions: 20, slowest: 2000, ...(await setting()) }))

test('asked to stop, one of three takes no more, answers what is under way, and ends with 0', async (context) =>
  stopUnderLoad(reportOf(context), 'SIGTERM', await setting()))

test('PostgreSQL is stopped: 503, pages go on, and all recover without a restart', async (context) =>
  databaseStopped(reportOf(context), { server, ...(await setting()) }))
