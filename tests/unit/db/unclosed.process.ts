/* A process that opens the database in a thread, writes and does not close it: node unclosed.process.ts file migrationsFolder */
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import { requestOf } from './samples.ts'
import { storeThread } from './sqlite.database.ts'

const [file, migrationsFolder] = process.argv.slice(2) as [string, string]
const store = await openSqliteStore({ file, migrationsFolder, storeThread })
// A question that cannot go to the thread waits for nothing.
await store.findSubscriber((() => {}) as never).catch(() => {})
await store.requestSubscription(requestOf('ana@example.org'))
process.stdout.write('stored')
