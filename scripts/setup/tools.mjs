import { inPath, installPackages } from './debian.mjs'
import { postgresPrograms } from './postgres.mjs'
import { failure, note, StepFailed } from './report.mjs'

/**
 * Programs beside Node, each a Debian package of the same name: what the long runs look at the server with, what the
 * bench asks it with, and the database that several sites share.
 */
const toolsOf = {
  endurance: { tools: ['strace', 'sqlite3', 'faketime'], purpose: 'for the long runs', without: 'are not run' },
  bench: { tools: ['wrk'], purpose: 'for the bench', without: 'are done with autocannon, which is slower' },
  postgres: {
    tools: ['postgresql', 'nginx', 'openssl'],
    purpose: 'for the tests of several instances',
    without: 'are not run',
  },
}

/** @param {string} tool */
const isThere = (tool) => (tool === 'postgresql' ? postgresPrograms() : inPath(tool)) !== undefined

/**
 * Installs what is missing. Without a tool the checks that need it count as not run, or are done otherwise.
 * @param {keyof typeof toolsOf} use
 * @returns {Promise<boolean>} whether all are there now
 */
export async function ensureTools(use) {
  const { tools, purpose, without } = toolsOf[use]
  const missing = tools.filter((tool) => !isThere(tool))
  if (missing.length === 0) return true
  const names = missing.join(', ')
  try {
    const tried = await installPackages(missing, {
      doing: `Installing ${names} ${purpose}`,
      done: `${names} installed`,
      failed: `${names} could not be installed.`,
    })
    if (tried) return true
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    failure(error)
  }
  note(`Checks that need ${names} ${without}: install the packages of these names.`)
  return false
}
