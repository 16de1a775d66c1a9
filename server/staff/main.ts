import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/database.ts'
import { readConfig, readEditor, readStaffLanguage } from '../config.ts'
import { databaseLocation } from '../dataFolder.ts'
import { backUpBeforeMigration } from '../migrationBackup.ts'
import { run } from './run.ts'

// The bundle is in `dist/server`, with the migrations beside that folder; the sources are two folders below the root.
const built = join(import.meta.dirname, '..', 'migrations')
const isBuilt = existsSync(built)
const migrationsFolder = isBuilt ? built : join(import.meta.dirname, '..', '..', 'db', 'migrations')
const pictureScript = join(import.meta.dirname, isBuilt ? 'pictures.js' : '../media/pictures.process.ts')

/** System users that stand for no person: those of the image, of the systemd unit, and the administrator. */
const shared = ['root', 'node', 'site', 'party-site']

/** Returns the name of the person at the terminal. */
function user(): string | undefined {
  try {
    const { username } = userInfo()
    return shared.includes(username) ? undefined : username
  } catch {
    // A container may run under a number that has no name.
    return undefined
  }
}

/**
 * Returns a signal for Ctrl+C and SIGTERM. Not called at the start: a process that blocks in a write to a pipe would
 * not react to a signal that it handles itself.
 */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  return stop.signal
}

// `process.exit` would cut off the data that a slow reader has not taken yet.
process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  language: readStaffLanguage,
  config: readConfig,
  migrationsFolder,
  pictureScript,
  openStore: async (config) => {
    const backUp = () => backUpBeforeMigration({ config, migrationsFolder, now: Date.now() })
    return (await openDatabase({ ...databaseLocation(config), migrationsFolder, backUp })).store
  },
  now: Date.now,
  user,
  editor: readEditor,
  stopSignal,
})
