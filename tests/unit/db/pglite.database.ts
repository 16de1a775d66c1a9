import { PGlite, types } from '@electric-sql/pglite'
import type { PoolClient } from 'pg'
import { fileURLToPath } from 'node:url'
import type { Connections } from '#db/postgres/connection.ts'
import { openPostgresStore } from '#db/postgres/postgresStore.ts'
import type { Store } from '#db/store.ts'
import type { TestDatabase } from './store.contract.ts'

export const postgresMigrations = fileURLToPath(new URL('../../../db/migrations/postgres', import.meta.url))

interface Query {
  text: string
  rowMode?: 'array'
}

/**
 * Returns connections in the form of node-postgres to PGlite, which is PostgreSQL compiled to WebAssembly. It has one session, so
 * each connection waits for the release of the one before.
 */
function connectTo(database: PGlite): Connections {
  let free: Promise<void> = Promise.resolve()
  return {
    async connect() {
      const { promise, resolve } = Promise.withResolvers<void>()
      const turn = free
      free = promise
      await turn
      const client = {
        async query(query: string | Query, values: unknown[] = []) {
          if (typeof query === 'string' && values.length === 0) {
            await database.exec(query)
            return { rows: [], rowCount: null }
          }
          const { text, rowMode = 'object' } = typeof query === 'string' ? { text: query } : query
          const { rows, affectedRows } = await database.query(text, values, {
            rowMode,
            // node-postgres returns these values as strings.
            parsers: { [types.INT8]: (value) => value },
          })
          return { rows, rowCount: affectedRows ?? rows.length }
        },
        release: () => resolve(),
      }
      return client as unknown as PoolClient
    },
    end: () => Promise.resolve(),
  }
}

/** Empties every table, including the append-only logs. Creating a new database would take a second. */
export const emptyAll = `
  DO $$
  DECLARE tables text;
  BEGIN
    SELECT string_agg(format('%I', tablename), ', ') INTO tables FROM pg_tables
      WHERE schemaname = 'public' AND tablename NOT LIKE '\\_\\_%';
    IF tables IS NOT NULL THEN
      ALTER TABLE consent_log DISABLE TRIGGER USER;
      ALTER TABLE content_log DISABLE TRIGGER USER;
      ALTER TABLE media_log DISABLE TRIGGER USER;
      EXECUTE 'TRUNCATE ' || tables || ' RESTART IDENTITY';
      ALTER TABLE consent_log ENABLE TRIGGER USER;
      ALTER TABLE content_log ENABLE TRIGGER USER;
      ALTER TABLE media_log ENABLE TRIGGER USER;
      INSERT INTO consent_head (id, entries, hash) VALUES (1, 0, repeat('0', 64));
    END IF;
  END $$`

let started: Promise<PGlite> | undefined

/** Returns connections to the emptied database of a test file. */
export async function emptied(): Promise<Connections> {
  const database = await (started ??= PGlite.create())
  await database.exec(emptyAll)
  return connectTo(database)
}

const open = (connections: Connections) => openPostgresStore(connections, { migrationsFolder: postgresMigrations })

export const pgliteCounterStore = async () => (await open(await emptied())).counterStore

/** Returns the database of a test file, emptied. */
export async function pgliteDatabase(): Promise<TestDatabase> {
  const connections = await emptied()
  const opened: Store[] = []
  return {
    async open() {
      const { store } = await open(connections)
      opened.push(store)
      return store
    },
    async remove() {
      await Promise.all(opened.map((store) => store.close()))
    },
  }
}
