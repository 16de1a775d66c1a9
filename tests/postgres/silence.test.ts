import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectTo, openPostgresStore } from '#db/postgres/postgresStore.ts'
import { StoreUnavailable } from '#shared/errors.ts'
import { startPostgres, type PostgresServer } from '#scripts/postgresServer.ts'
import { startRelay } from '#tests/support/relay.ts'
import { postgresMigrations } from '#tests/unit/db/pglite.database.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())

test('calls to an unresponsive database fail within the timeout, and succeed once it responds', async () => {
  const url = new URL(await server.createDatabase())
  const relay = await startRelay(Number(url.port))
  onTestFinished(() => relay.remove())
  url.port = String(relay.port)
  const options = { timeout: 1000, migrationsFolder: postgresMigrations }
  const { store } = await openPostgresStore(connectTo(url.href, options), options)
  const callAll = () => Promise.allSettled(Array.from({ length: 8 }, () => store.checkWritable()))
  expect((await callAll()).map(({ status }) => status)).not.toContain('rejected')

  relay.fallSilent()
  const start = performance.now()
  const answers = await callAll()
  expect(performance.now() - start).toBeLessThan(2 * options.timeout)
  for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(StoreUnavailable) as unknown })

  relay.speak()
  await store.checkWritable()
  await store.close()
})
