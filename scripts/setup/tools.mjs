import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inPath, installPackages } from './debian.mjs'
import { postgresPrograms } from './postgres.mjs'
import { failure, note, StepFailed } from './report.mjs'

/**
 * Debian packages of programs beside Node: what the long runs look at the server with, what the bench asks it with, the database
 * that several sites share, and the browsers of other engines.
 */
const toolsOf = {
  endurance: { tools: ['strace', 'sqlite3', 'faketime'], purpose: 'for the long runs', without: 'are not run' },
  bench: { tools: ['wrk'], purpose: 'for the bench', without: 'are done with autocannon, which is slower' },
  postgres: {
    tools: ['postgresql', 'pgbouncer', 'nginx', 'openssl'],
    purpose: 'for the tests of several instances',
    without: 'are not run',
  },
  engines: {
    tools: ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    purpose: 'for the journeys in Firefox and WebKit',
    without: 'are not run',
  },
}

const libraries = '/usr/lib'

/**
 * Whether GObject's description of a library is installed, in the folder of whichever architecture.
 * @param {string} name
 */
const isDescribed = (name) =>
  existsSync(libraries) &&
  readdirSync(libraries).some((folder) => existsSync(join(libraries, folder, 'girepository-1.0', `${name}.typelib`)))

/**
 * Files that show that a package is installed, for packages without a program of their name.
 * @type {Record<string, () => unknown>}
 */
const proofs = {
  postgresql: postgresPrograms,
  'webkit2gtk-driver': () => inPath('WebKitWebDriver'),
  xvfb: () => inPath('Xvfb'),
  'python3-gi': () => existsSync(join(libraries, 'python3/dist-packages/gi')),
  'gir1.2-webkit2-4.1': () => isDescribed('WebKit2-4.1'),
}

/**
 * Whether a package of Debian's is installed.
 * @param {string} tool
 */
export const isThere = (tool) => Boolean((proofs[tool] ?? (() => inPath(tool)))())

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
