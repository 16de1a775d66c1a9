import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSqliteStore, type SqliteStoreOptions } from '#db/sqlite/sqliteStore.ts'
import type { Store } from '#db/store.ts'
import type { TestDatabase } from './store.contract.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url))

const threadEntry = (name: string) => fileURLToPath(new URL(`../../../db/sqlite/${name}.thread.ts`, import.meta.url))
export const storeThread = threadEntry('store')
export const rewriteThread = threadEntry('rewrite')

export interface SqliteTestDatabase extends TestDatabase {
  file: string
  open(options?: Partial<SqliteStoreOptions>): Promise<Store>
}

/** A folder of its own with a database that does not exist yet. */
export function sqliteDatabase(): SqliteTestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  const file = join(folder, 'site.sqlite')
  const opened: Store[] = []
  return {
    file,
    async open(options = {}) {
      const store = await openSqliteStore({ file, migrationsFolder, ...options })
      opened.push(store)
      return store
    },
    async remove() {
      await Promise.all(opened.map((store) => store.close()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
