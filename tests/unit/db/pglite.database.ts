import { PGlite, types } from '@electric-sql/pglite'
import type { PoolClient } from 'pg'
import { fileURLToPath } from 'node:url'
import type { Connections } from '#db/postgres/connection.ts'
import { openPostgresStore } from '#db/postgres/postgresStore.ts'
import type { Store } from '#db/store.ts'
import type { TestDatabase } from './store.contract.ts'

export const postgresMigrations = fileURLToPath(new URL('../../../db/migrations/postgres', import.meta.url))

interface Question {
  text: string
  rowMode?: 'array'
}

/**
 * PostgreSQL itself, compiled to WebAssembly, in the test's own process, as node-postgres shows a server. It has one session:
 * whoever connects waits until the one before has given it back.
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
        async query(question: string | Question, values: unknown[] = []) {
          if (typeof question === 'string' && values.length === 0) {
            await database.exec(question)
            return { rows: [], rowCount: null }
          }
          const { text, rowMode = 'object' } = typeof question === 'string' ? { text: question } : question
          const { rows, affectedRows } = await database.query(text, values, {
            rowMode,
            // As node-postgres answers them.
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

/** Empties every table, the consent log's guard notwithstanding: to begin a database anew takes a second, this a moment. */
export const emptyAll = `
  DO $$
  DECLARE tables text;
  BEGIN
    SELECT string_agg(format('%I', tablename), ', ') INTO tables FROM pg_tables
      WHERE schemaname = 'public' AND tablename <> '__drizzle_migrations';
    IF tables IS NOT NULL THEN
      ALTER TABLE consent_log DISABLE TRIGGER USER;
      EXECUTE 'TRUNCATE ' || tables || ' RESTART IDENTITY';
      ALTER TABLE consent_log ENABLE TRIGGER USER;
      INSERT INTO consent_head (id, entries, hash) VALUES (1, 0, repeat('0', 64));
    END IF;
  END $$`

let started: Promise<PGlite> | undefined

/** The database of a file's tests, emptied. */
export async function emptied(): Promise<Connections> {
  const database = await (started ??= PGlite.create())
  await database.exec(emptyAll)
  return connectTo(database)
}

const open = (connections: Connections) => openPostgresStore(connections, { migrationsFolder: postgresMigrations })

export const pgliteCounterStore = async () => (await open(await emptied())).counterStore

/** An empty database: each test of a file gets the same one, emptied. */
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
