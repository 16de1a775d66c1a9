/*
 * In the copy in which “Add a mail” was followed: opens the database that is named, of the version before, and has somebody who
 * subscribed unsubscribe. Prints every mail that is due then, as it would be sent.
 */
import { join } from 'node:path'
import { openSqliteStore } from '#db/sqlite/open.ts'
import { createCompose } from '#server/mail/compose.ts'
import { confirmed, hour, start, unsubscribeBy } from '#tests/unit/db/samples.ts'
import { settings } from '#tests/unit/mail/samples.ts'

const [file = '', email = ''] = process.argv.slice(2)
const store = await openSqliteStore({ file, migrationsFolder: join(import.meta.dirname, '../../../db/migrations') })
const { id } = await confirmed(store, email, { language: 'fr' })
const left = start + hour
await unsubscribeBy(store, id, left)

const compose = createCompose({ store, settings })
const due = await store.takeDueMail(left, left + hour, 10)
const mails = await Promise.all(due.map(async (mail) => ({ kind: mail.payload.kind, ...(await compose(mail)) })))
process.stdout.write(JSON.stringify(mails))
await store.close()
