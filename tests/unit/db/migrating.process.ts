/*
 * A process that migrates the database and keeps the lock for a moment: node migrating.process.ts <file> <migrations>.
 * It prints a line when all is done but the commit.
 */
import Database from 'better-sqlite3'
import { migrate } from '#db/sqlite/migrate.ts'

const [file = '', migrationsFolder = ''] = process.argv.slice(2)
const database = new Database(file)
database.pragma('journal_mode = WAL')
database.exec('BEGIN IMMEDIATE')
migrate(database, migrationsFolder)
process.stdout.write('migrated\n')
setTimeout(() => {
  database.exec('COMMIT')
  database.close()
}, 25)
