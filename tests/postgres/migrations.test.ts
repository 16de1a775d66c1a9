import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationLock } from '#db/postgres/migrate.ts'
import { connectTo, openPostgresStore } from '#db/postgres/postgresStore.ts'
import { startPostgres, type PostgresServer } from '#scripts/postgresServer.ts'
import { postgresMigrations } from '#tests/unit/db/pglite.database.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())

test('a start during another migration waits for it, beyond the query timeout', async () => {
  const url = await server.createDatabase()
  const timeout = 200
  const migrating = server.run(url, `SELECT pg_advisory_lock(${migrationLock}), pg_sleep(1)`)
  const isHeld = async () => (await server.run(url, `SELECT 1 FROM pg_locks WHERE locktype = 'advisory'`)).length
  await expect.poll(isHeld).toBe(1)
  const options = { timeout, migrationsFolder: postgresMigrations }
  const { store } = await openPostgresStore(connectTo(url, options), options)
  await migrating
  await store.checkWritable()
  await store.close()
})
