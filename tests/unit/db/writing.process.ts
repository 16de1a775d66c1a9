/*
 * A process that signs people up without end, as a server does: node writing.process.ts <file> <migrations>.
 * It prints each address once it is on the disk.
 */
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import { requestOf } from './samples.ts'

const [file = '', migrationsFolder = ''] = process.argv.slice(2)
const store = await openSqliteStore({ file, migrationsFolder })
for (let index = 0; ; index += 1) {
  const email = `p${index}@primer.example`
  await store.requestSubscription({ ...requestOf(email), key: `key of ${email}`, tokenHash: `token of ${email}` })
  process.stdout.write(`${email}\n`)
}
