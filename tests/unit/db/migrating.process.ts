/*
 * A process that opens the database while another migrates it: node migrating.process.ts <file> <migrations>. It prints a
 * line when it has found outstanding migrations, then waits up to a minute for the lock.
 */
import { writeSync } from 'node:fs'
import Database from 'better-sqlite3'
import { openDatabase } from '#db/sqlite/connection.ts'

const [file = '', migrationsFolder = ''] = process.argv.slice(2)
const standardOutput = 1
const pragma = Reflect.get(Database.prototype, 'pragma') as (
  this: Database.Database,
  ...parameters: unknown[]
) => unknown
Database.prototype.pragma = function (this: Database.Database, source: string, ...options: unknown[]) {
  // `migrate` sets this pragma after it has read the journal and before it takes the lock.
  if (source === 'foreign_keys = OFF') {
    pragma.call(this, 'busy_timeout = 60000')
    writeSync(standardOutput, 'waits\n')
  }
  return pragma.call(this, source, ...options)
}
openDatabase(file, migrationsFolder).close()
