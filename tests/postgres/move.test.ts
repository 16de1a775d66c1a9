import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { readConfig, type Config } from '#server/config.ts'
import { databaseFile, databaseLocation } from '#server/dataFolder.ts'
import { startPostgres, type PostgresServer } from '#scripts/postgresServer.ts'
import { fillRichly } from '#tests/unit/db/richDatabase.ts'
import { migrationsFolder } from '#tests/unit/db/sqlite.database.ts'
import { publicUrl, secret, staffSite, type StaffSite } from '#tests/unit/staff/staff.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())

function siteOfTest(): StaffSite {
  const site = staffSite()
  onTestFinished(() => site.remove())
  return site
}

/** Keys whose order differs between a language collation and bytes. */
const oddKeys = ['a', 'B', 'b', 'A', '_a', '-b', 'č', 'Ž', 'z', 'Z', '😀', 'a-b', 'ab', 'aB']

async function filledSite(): Promise<StaffSite> {
  const site = siteOfTest()
  await site.fill(fillRichly)
  const database = new Database(databaseFile(site.config))
  const put = database.prepare('INSERT INTO submissions (key, until) VALUES (?, 1)')
  for (const key of oddKeys) put.run(key)
  database.close()
  return site
}

/** Returns the content of a SQLite database without its migration journal. */
function contentsOf(file: string): string {
  const database = new Database(file, { readonly: true })
  try {
    const tables = database
      .prepare<[], string>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_\\_%' ESCAPE '\\' " +
          // The pages of the full-text index depend on the commits that wrote them.
          "AND name NOT LIKE 'content_search_%' ORDER BY name",
      )
      .pluck()
      .all()
    return JSON.stringify(
      tables.map((table) => [table, database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()]),
    )
  } finally {
    database.close()
  }
}

/** Returns the site's settings with its data on a PostgreSQL server. */
const on = (site: StaffSite, url: string) => ({
  config: () => readConfig({ DATA_DIR: site.folder, SECRET: secret, PUBLIC_URL: publicUrl, DATABASE_URL: url }),
  openStore: async (config: Config) => (await openDatabase({ ...databaseLocation(config), migrationsFolder })).store,
})

test('a move to a server with a language collation and back keeps every table and the export', async () => {
  const site = await filledSite()
  const live = databaseFile(site.config)
  const before = contentsOf(live)
  const exported = await site.staff(['export'])
  expect(exported.out.split('\n').length).toBeGreaterThan(2)
  const url = await server.createDatabase("TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'sr-Latn'")
  expect(await site.staff(['move', '--to', url])).toMatchObject({ code: 0 })
  expect(await site.staff(['move', '--to', url]), 'a repeated move finds all data there').toMatchObject({ code: 0 })
  const back = siteOfTest()
  const target = databaseFile(back.config)
  expect(await back.staff(['move', '--to', target], on(back, url))).toMatchObject({ code: 0 })
  expect(contentsOf(target)).toBe(before)
  expect((await back.staff(['export'], on(back, url))).out).toBe(exported.out)
})

test('a move is refused while a site is connected to either end or a client writes to the source', async () => {
  const site = await filledSite()
  const url = await server.createDatabase()
  expect(await site.staff(['move', '--to', url])).toMatchObject({ code: 0 })
  const target = join(site.folder, 'copy.sqlite')

  const { store } = await openDatabase({ url, file: '', migrationsFolder })
  await store.stats()
  expect(await site.staff(['move', '--to', target], on(site, url))).toMatchObject({ code: 1 })
  expect(await site.staff(['move', '--to', url])).toMatchObject({ code: 1 })
  await store.close()

  const writer = new Client({ connectionString: url })
  await writer.connect()
  await writer.query('BEGIN; UPDATE submissions SET until = until')
  expect(await site.staff(['move', '--to', target], on(site, url))).toMatchObject({ code: 1 })
  await writer.query('ROLLBACK')
  await writer.end()
  expect(await site.staff(['move', '--to', target], on(site, url))).toMatchObject({ code: 0 })
})
