import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Connections } from '#db/postgres/connection.ts'
import { connectTo, openPostgresStore } from '#db/postgres/postgresStore.ts'
import { NewerDatabase } from '#db/versions.ts'
import { describeCounterStore } from './counterStore.contract.ts'
import { emptied, pgliteDatabase, pgliteCounterStore, postgresMigrations } from './pglite.database.ts'
import { confirmed, hour, messageOf, requestOf, start } from './samples.ts'
import { describeContentStore } from './content.contract.ts'
import { describeMedia } from './media.contract.ts'
import { describeStore } from './store.contract.ts'

describeStore('PostgreSQL', pgliteDatabase)
describeContentStore('PostgreSQL', pgliteDatabase)
describeMedia('PostgreSQL', pgliteDatabase)
describeCounterStore('PostgreSQL', pgliteCounterStore)

/*
 * A pooler in transaction mode (PgBouncer) runs each transaction in any free session of the server, so no session state may be
 * used. tests/postgres/pooler.test.ts runs a real pooler.
 */

/** The startup parameters that PgBouncer accepts by default. */
const accepted = ['user', 'database', 'client_encoding', 'application_name', 'DateStyle', 'TimeZone']

test('a connection starts without settings that a pooler refuses', async () => {
  const server = createServer()
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const startup = new Promise<string[]>((resolve) =>
    server.on('connection', (socket) =>
      socket.once('data', (packet: Buffer) => {
        // Length and version, then names and values with a zero byte after each.
        const parts = packet.subarray(8).toString().split('\0').filter(Boolean)
        resolve(parts.filter((_, at) => at % 2 === 0))
        socket.destroy()
      }),
    ),
  )
  const { port } = server.address() as AddressInfo
  const pool = connectTo(`postgres://site@127.0.0.1:${port}/site`)
  await pool.connect().catch(() => {})
  await pool.end()
  const names = await startup
  expect(names).toContain('application_name')
  expect(names.filter((name) => !accepted.includes(name))).toEqual([])
})

describe('migrations of a newer version', () => {
  /** Returns a folder with the project's migrations and one more at the end. */
  function migrationsAnd(statement: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    cpSync(postgresMigrations, folder, { recursive: true })
    const path = join(folder, 'meta/_journal.json')
    const { entries } = JSON.parse(readFileSync(path, 'utf8')) as { entries: object[] }
    const further = { idx: 99, version: '7', when: Date.UTC(2100, 0), tag: '0099_further', breakpoints: true }
    writeFileSync(path, JSON.stringify({ entries: [...entries, further] }))
    writeFileSync(join(folder, '0099_further.sql'), statement)
    return folder
  }

  /** Starts the newer version, then this one. Returns the lines that both write to the log. */
  async function startBoth(statement: string) {
    const connections = await emptied()
    const lines: unknown[] = []
    const log = {
      warn: () => undefined,
      info: (details: object, message: string) => void lines.push([details, message]),
    }
    const start = async (migrationsFolder: string) => {
      const { store } = await openPostgresStore(connections, { migrationsFolder, log })
      await store.checkWritable()
      await store.close()
    }
    await start(postgresMigrations)
    lines.length = 0
    try {
      await start(migrationsAnd(statement))
      await start(postgresMigrations)
      return lines
    } finally {
      const client = await connections.connect()
      await client.query(`
        DROP TABLE further; DELETE FROM __drizzle_migrations WHERE created_at = ${Date.UTC(2100, 0)};
        DELETE FROM __additive_migrations WHERE created_at = ${Date.UTC(2100, 0)}`)
      client.release()
    }
  }

  test('that are marked as additive are logged, and accepted by an older version, which says so', async () => {
    expect(await startBoth('-- additive\nCREATE TABLE further (a integer)')).toEqual([
      [{ migrations: ['0099_further'] }, 'the database was migrated; on PostgreSQL the site makes no backup before'],
      [{ migrations: 1 }, 'a newer version of the site has added to the database; this version can use it'],
    ])
  })

  test('that are not marked are refused', async () => {
    await expect(startBoth('CREATE TABLE further (a integer)')).rejects.toThrow(NewerDatabase)
  })
})

/** Returns connections that record their statements. */
function recording(connections: Connections): { connections: Connections; statements: string[] } {
  const statements: string[] = []
  return {
    statements,
    connections: {
      ...connections,
      async connect() {
        const client = await connections.connect()
        const query = client.query.bind(client) as (statement: unknown, values?: unknown) => unknown
        return Object.assign(client, {
          query(statement: string | { text: string; name?: string }, values?: unknown) {
            const { text, name } = typeof statement === 'string' ? { text: statement } : statement
            statements.push(name === undefined ? text : `PREPARE ${name} AS ${text}`)
            return query(statement, values)
          },
        })
      },
    },
  }
}

test('no session state is used: no lock, setting or prepared statement', async () => {
  const { connections, statements } = recording(await emptied())
  const { store, counterStore } = await openPostgresStore(connections, { migrationsFolder: postgresMigrations })
  await confirmed(store, 'ana@example.org')
  await store.requestSubscription(requestOf('boris@example.org'))
  await store.acceptMessage(messageOf('ana@example.org'))
  await store.leaseDueMail(start, start + hour, 5, 1)
  await store.recordClockJump({ from: start, to: start + hour })
  await store.purge(start, 365)
  await counterStore.use('token', start + hour, start)
  await store.close()

  expect(statements.some((text) => text.includes('pg_try_advisory_xact_lock'))).toBe(true)
  const ofSession = /advisory_(?:un)?lock|(?:^|; ?)(?:set (?!local )|prepare |listen |declare )|\btemp(?:orary)? /i
  expect(statements.filter((text) => ofSession.test(text))).toEqual([])
  // Each transaction sets its own timeouts.
  const begun = statements.filter((text) => text.startsWith('BEGIN'))
  expect(begun.length).toBeGreaterThan(5)
  for (const text of begun) expect(text).toMatch(/SET LOCAL lock_timeout = \d+; SET LOCAL statement_timeout = \d+/)
})
