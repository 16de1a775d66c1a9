import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runs } from './debian.mjs'

/** Debian's folder of PostgreSQL: a folder for each version. Its programs are not in PATH. */
const versions = '/usr/lib/postgresql'

/**
 * Returns the folder with the programs of the newest PostgreSQL.
 * @returns {string | undefined} undefined if none is installed
 */
export function postgresPrograms() {
  /** @type {string[]} */
  let found = []
  try {
    found = readdirSync(versions)
  } catch {
    // The folder does not exist: PostgreSQL was never installed.
  }
  return found
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => runs(join(folder, 'initdb')))
}
