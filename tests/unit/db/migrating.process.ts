/*
 * A process that opens the database while another migrates it: node migrating.process.ts <file> <migrations>. It prints a
 * line when it has found migrations to apply and is about to ask for the lock; for that it waits as long as it takes.
 */
import { writeSync } from 'node:fs'
import Database from 'better-sqlite3'
import { openDatabase } from '#db/sqlite/connection.ts'

const [file = '', migrationsFolder = ''] = process.argv.slice(2)
const standardOutput = 1
const pragma = Reflect.get(Database.prototype, 'pragma') as (this: Database.Database, ...given: unknown[]) => unknown
Database.prototype.pragma = function (this: Database.Database, source: string, ...options: unknown[]) {
  // What `migrate` does between its first look at the journal and the lock.
  if (source === 'foreign_keys = OFF') {
    pragma.call(this, 'busy_timeout = 60000')
    writeSync(standardOutput, 'waits\n')
  }
  return pragma.call(this, source, ...options)
}
openDatabase(file, migrationsFolder).close()
