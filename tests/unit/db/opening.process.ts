/* A process that opens the database and signs twenty people up: node opening.process.ts <file> <migrations> <name> */
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import { requestOf } from './samples.ts'

const [file = '', migrationsFolder = '', name = ''] = process.argv.slice(2)
const store = await openSqliteStore({ file, migrationsFolder })
for (let index = 0; index < 20; index += 1) {
  const email = `${name}${index}@example.org`
  await store.requestSubscription({ ...requestOf(email), key: `key of ${email}`, tokenHash: `token of ${email}` })
}
await store.close()
