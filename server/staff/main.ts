import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#db/database.ts'
import { readConfig } from '../config.ts'
import { run } from './run.ts'
import { databaseLocation } from '../dataFolder.ts'

// The bundle lies in `dist/server` with the migrations beside that folder, the sources two folders below the root.
const built = join(import.meta.dirname, '..', 'migrations')
const migrationsFolder = existsSync(built) ? built : join(import.meta.dirname, '..', '..', 'db', 'migrations')

/** Not from the start: a process that waits in a write to a pipe hears no signal that it has taken into its own hands. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  return stop.signal
}

// Not `process.exit`: it would cut off what a slow reader has not taken yet.
process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  config: readConfig,
  migrationsFolder,
  openStore: async (config) => (await openDatabase({ ...databaseLocation(config), migrationsFolder })).store,
  now: Date.now,
  stopSignal,
})
