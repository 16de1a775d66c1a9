import { PGlite, types } from '@electric-sql/pglite'
import type { PoolClient } from 'pg'
import { fileURLToPath } from 'node:url'
import type { Connections } from '#db/postgres/connection.ts'
import { openPostgresStore } from '#db/postgres/open.ts'
import type { Store } from '#db/store.ts'
import type { TestDatabase } from './store.contract.ts'

export const postgresMigrations = fileURLToPath(new URL('../../../db/postgres/migrations', import.meta.url))

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

let template: Promise<File | Blob> | undefined

/** A database of its own, with the migrations applied once and copied. */
export async function pgliteDatabase(): Promise<TestDatabase> {
  template ??= (async () => {
    const first = await PGlite.create()
    const { store } = await openPostgresStore(connectTo(first), { migrationsFolder: postgresMigrations })
    await store.close()
    const copy = await first.dumpDataDir('none')
    await first.close()
    return copy
  })()
  const database = await PGlite.create({ loadDataDir: await template })
  const connections = connectTo(database)
  const opened: Store[] = []
  return {
    async open() {
      const { store } = await openPostgresStore(connections, { migrationsFolder: postgresMigrations })
      opened.push(store)
      return store
    },
    async remove() {
      await Promise.all(opened.map((store) => store.close()))
      await database.close()
    },
  }
}
