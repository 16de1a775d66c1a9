import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { connectTo, openPostgresStore } from '#db/postgres/postgresStore.ts'
import { migrate } from '#db/sqlite/migrate.ts'
import { openSqliteStore } from '#db/sqlite/sqliteStore.ts'
import { startPostgres } from '#scripts/postgresServer.ts'
import { reportOf } from '#tests/support/figures.ts'
import { temporaryFolder } from '#tests/support/stories/site.ts'
import { fillConsentLog, fillPostgresLog, verifySqliteLog } from '#tests/unit/db/consentLogs.ts'
import { postgresMigrations } from '#tests/unit/db/pglite.database.ts'
import { migrationsFolder } from '#tests/unit/db/sqlite.database.ts'

/* The migration that widens the CHECK of the consent log. SQLite copies the log, PostgreSQL reads it. */

const entries = 1_000_000
/** A start waits for its migrations. A container manager often restarts a site that is not up after a minute. */
const bound = { most: 60 }

/** Returns a copy of the migrations without the one that ends with a name, and all after it. */
function migrationsBefore(folder: string, name: string): string {
  const copy = temporaryFolder()
  cpSync(folder, copy, { recursive: true })
  const file = join(copy, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const upTo = journal.entries.findIndex(({ tag }) => tag.endsWith(name))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, upTo) }))
  return copy
}

const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10

test('the migration for applications keeps a consent log of a million entries in SQLite', async (context) => {
  const file = join(temporaryFolder(), 'site.sqlite')
  const before = new Database(file)
  before.pragma('journal_mode = WAL')
  migrate(before, migrationsBefore(migrationsFolder, '_join-and-orders'))
  fillConsentLog(before, entries)
  const chain = await verifySqliteLog(before)
  before.close()
  expect(chain).toMatchObject({ intact: true, entries })

  const began = performance.now()
  const store = await openSqliteStore({ file, migrationsFolder })
  onTestFinished(() => store.close())
  reportOf(context)('Start with the migration, SQLite', seconds(began), 's', bound)
  expect(await store.verifyConsent()).toEqual(chain)
})

test('the migration for applications keeps a consent log of a million entries in PostgreSQL', async (context) => {
  const server = await startPostgres()
  onTestFinished(() => server.remove())
  const url = await server.createDatabase()
  const open = async (folder: string) => {
    return (await openPostgresStore(connectTo(url), { migrationsFolder: folder })).store
  }
  const before = await open(migrationsBefore(postgresMigrations, '_join-and-orders'))
  await server.run(url, fillPostgresLog(entries))
  const chain = await before.verifyConsent()
  await before.close()
  expect(chain).toMatchObject({ intact: true, entries })

  const began = performance.now()
  const store = await open(postgresMigrations)
  reportOf(context)('Start with the migration, PostgreSQL', seconds(began), 's', bound)
  expect(await store.verifyConsent()).toEqual(chain)
  await store.close()
  const triggers = await server.run(
    url,
    "SELECT tgname FROM pg_trigger WHERE tgrelid = 'consent_log'::regclass ORDER BY tgname",
  )
  expect(triggers.map(({ tgname }) => tgname)).toEqual(['consent_log_append_only', 'consent_log_not_emptied'])
})
