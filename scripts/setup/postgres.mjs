import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runs } from './debian.mjs'

/** Where Debian puts PostgreSQL: a folder for each version, and none of its programs in PATH. */
const versions = '/usr/lib/postgresql'

/**
 * The folder of the newest PostgreSQL's programs.
 * @returns {string | undefined} undefined where none is installed
 */
export function postgresPrograms() {
  /** @type {string[]} */
  let found = []
  try {
    found = readdirSync(versions)
  } catch {
    // Nothing was ever installed there.
  }
  return found
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => runs(join(folder, 'initdb')))
}
