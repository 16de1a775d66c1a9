import { afterAll, beforeAll, test } from 'vitest'
import { reportOf } from '#tests/support/figures.ts'
import { postgresBase } from '#tests/support/postgresBase.ts'
import { startPostgres, type PostgresServer } from '#scripts/postgresServer.ts'
import { killUnderLoad } from '#tests/support/stories/kill.ts'
import { mailServerInTrouble } from '#tests/support/stories/mail.ts'
import { databaseStopped } from '#tests/support/stories/outage.ts'
import { killedWhilePublishing, publishedEverywhere } from '#tests/support/stories/publication.ts'
import { stopUnderLoad } from '#tests/support/stories/stop.ts'
import { startedTogether } from '#tests/support/stories/together.ts'

const instances = 3

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())
const setting = async () => ({ base: await postgresBase(server), instances })

test('three instances start together on an empty database, accept submissions, and send no mail twice', async (context) =>
  startedTogether(reportOf(context), { submissions: 60, ...(await setting()) }))

test('kill -9 of one of three instances under load loses no acknowledged submission, and the others answer', async (context) =>
  killUnderLoad(reportOf(context), { kills: 6, submissions: 30, ...(await setting()) }))

test('three instances show and hide what one of them is told to publish within two seconds, in each kind', async (context) =>
  publishedEverywhere(reportOf(context), await setting()))

test('kill -9 of the staff command leaves the old or the new version of each kind on three instances', async (context) =>
  killedWhilePublishing(reportOf(context), { kills: 3, ...(await setting()) }))

test('a failing mail server delays only mails', async (context) =>
  mailServerInTrouble(reportOf(context), { submissions: 20, slowest: 2000, ...(await setting()) }))

test('a graceful shutdown of one of three instances finishes open requests and exits with 0', async (context) =>
  stopUnderLoad(reportOf(context), 'SIGTERM', await setting()))

test('without PostgreSQL forms answer 503, pages are answered, and all instances recover without a restart', async (context) =>
  databaseStopped(reportOf(context), { server, ...(await setting()) }))
