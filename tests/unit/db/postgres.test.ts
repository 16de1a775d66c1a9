import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Connections } from '#db/postgres/connection.ts'
import { connectTo, openPostgresStore } from '#db/postgres/postgresStore.ts'
import { describeCounterStore } from './counterStore.contract.ts'
import { emptied, pgliteDatabase, pgliteCounterStore, postgresMigrations } from './pglite.database.ts'
import { confirmed, hour, messageOf, requestOf, start } from './samples.ts'
import { describeStore } from './store.contract.ts'

describeStore('PostgreSQL', pgliteDatabase)
describeCounterStore('PostgreSQL', pgliteCounterStore)

/*
 * A pooler that hands out connections by the transaction (PgBouncer) has each transaction on whichever session of the server is
 * free: nothing may be asked of a session. tests/postgres/pooler.test.ts runs a real one.
 */

/** What PgBouncer takes from a client that connects, without being told to ignore it. */
const known = ['user', 'database', 'client_encoding', 'application_name', 'DateStyle', 'TimeZone']

test('a connection begins with no setting that a pooler refuses', async () => {
  const server = createServer()
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = new Promise<string[]>((resolve) =>
    server.on('connection', (socket) =>
      socket.once('data', (packet: Buffer) => {
        // Length and version, then names and values, each ended by a zero.
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
  const names = await asked
  expect(names).toContain('application_name')
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})

/** Connections that note what is asked of them. */
function noting(connections: Connections): { connections: Connections; asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    connections: {
      ...connections,
      async connect() {
        const client = await connections.connect()
        const query = client.query.bind(client) as (question: unknown, values?: unknown) => unknown
        return Object.assign(client, {
          query(question: string | { text: string; name?: string }, values?: unknown) {
            const { text, name } = typeof question === 'string' ? { text: question } : question
            asked.push(name === undefined ? text : `PREPARE ${name} AS ${text}`)
            return query(question, values)
          },
        })
      },
    },
  }
}

test('nothing is asked of a session: no lock, no setting, no prepared statement', async () => {
  const { connections, asked } = noting(await emptied())
  const { store, counterStore } = await openPostgresStore(connections, { migrationsFolder: postgresMigrations })
  await confirmed(store, 'ana@example.org')
  await store.requestSubscription(requestOf('boris@example.org'))
  await store.acceptMessage(messageOf('ana@example.org'))
  await store.leaseDueMail(start, start + hour, 5, 1)
  await store.recordClockJump({ from: start, to: start + hour })
  await store.purge(start, 365)
  await counterStore.use('token', start + hour, start)
  await store.close()

  expect(asked.some((text) => text.includes('pg_try_advisory_xact_lock'))).toBe(true)
  const ofSession = /advisory_(?:un)?lock|(?:^|; ?)(?:set (?!local )|prepare |listen |declare )|\btemp(?:orary)? /i
  expect(asked.filter((text) => ofSession.test(text))).toEqual([])
  // Each transaction brings its limits with it.
  const begun = asked.filter((text) => text.startsWith('BEGIN'))
  expect(begun.length).toBeGreaterThan(5)
  for (const text of begun) expect(text).toMatch(/SET LOCAL lock_timeout = \d+; SET LOCAL statement_timeout = \d+/)
})
