import { afterAll, beforeAll } from 'vitest'
import { connectTo, openPostgresStore } from '#db/postgres/postgresStore.ts'
import type { Store } from '#db/store.ts'
import { startPostgres, type PostgresServer } from '#scripts/postgresServer.ts'
import { describeCounterStore } from '#tests/unit/db/counterStore.contract.ts'
import { emptyAll, postgresMigrations } from '#tests/unit/db/pglite.database.ts'
import { describeContentStore } from '#tests/unit/db/content.contract.ts'
import { describeMedia } from '#tests/unit/db/media.contract.ts'
import { describeStore } from '#tests/unit/db/store.contract.ts'

let server: PostgresServer
let url: string
beforeAll(async () => {
  server = await startPostgres()
  url = await server.createDatabase()
})
afterAll(() => server.remove())

const open = () => openPostgresStore(connectTo(url), { migrationsFolder: postgresMigrations })

const opened: Store[] = []
async function openStore() {
  const { store, counterStore } = await open()
  opened.push(store)
  return { store, counterStore }
}
const closeAll = () => Promise.all(opened.splice(0).map((store) => store.close()))

async function emptyDatabase() {
  await server.run(url, emptyAll)
  return {
    open: async () => (await openStore()).store,
    remove: async () => void (await closeAll()),
  }
}
describeStore('PostgreSQL', emptyDatabase)
describeContentStore('PostgreSQL', emptyDatabase)
describeMedia('PostgreSQL', emptyDatabase)

describeCounterStore('PostgreSQL', async () => {
  await closeAll()
  await server.run(url, emptyAll)
  return (await openStore()).counterStore
})
