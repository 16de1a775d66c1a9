import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inPath, installPackages } from './debian.mjs'
import { postgresPrograms } from './postgres.mjs'
import { failure, note, StepFailed } from './report.mjs'

/**
 * Debian packages that some commands need: tools to observe and load the server, PostgreSQL, proxies and systemd, and other browsers.
 */
const toolsOf = {
  endurance: { tools: ['strace', 'sqlite3', 'faketime'], purpose: 'for the long tests', without: 'do not run' },
  bench: { tools: ['wrk'], purpose: 'for the bench', without: 'use autocannon, which is slower' },
  postgres: {
    tools: ['postgresql', 'pgbouncer'],
    purpose: 'for the tests of several instances',
    without: 'do not run',
  },
  deploy: {
    tools: ['caddy', 'nginx', 'openssl', 'postgresql', 'systemd', 'docker-compose', 'python3-yaml', 'prometheus'],
    purpose: 'for the tests of deploy/',
    without: 'do not run',
  },
  engines: {
    tools: ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    purpose: 'for the journeys in Firefox and WebKit',
    without: 'do not run',
  },
}

const libraries = '/usr/lib'

/**
 * Returns whether the GObject type library of a library is installed, for any architecture.
 * @param {string} name
 */
const isDescribed = (name) =>
  existsSync(libraries) &&
  readdirSync(libraries).some((folder) => existsSync(join(libraries, folder, 'girepository-1.0', `${name}.typelib`)))

/**
 * Checks whether a package is installed, for packages without a program of the same name.
 * @type {Record<string, () => unknown>}
 */
const proofs = {
  postgresql: postgresPrograms,
  systemd: () => inPath('systemd-analyze'),
  'python3-yaml': () => existsSync(join(libraries, 'python3/dist-packages/yaml')),
  'webkit2gtk-driver': () => inPath('WebKitWebDriver'),
  xvfb: () => inPath('Xvfb'),
  'python3-gi': () => existsSync(join(libraries, 'python3/dist-packages/gi')),
  'gir1.2-webkit2-4.1': () => isDescribed('WebKit2-4.1'),
}

/**
 * Returns whether a Debian package is installed.
 * @param {string} tool
 */
export const isThere = (tool) => Boolean((proofs[tool] ?? (() => inPath(tool)))())

/**
 * Installs the missing tools of a command. Checks that need a missing tool do not run, or use another tool.
 * @param {keyof typeof toolsOf} use
 * @returns {Promise<boolean>} whether all tools are installed now
 */
export async function ensureTools(use) {
  const { tools, purpose, without } = toolsOf[use]
  const missing = tools.filter((tool) => !isThere(tool))
  if (missing.length === 0) return true
  const names = missing.join(', ')
  try {
    const isInstalled = await installPackages(missing, {
      doing: `Installing ${names} ${purpose}`,
      done: `${names} installed`,
      failed: `${names} could not be installed.`,
    })
    if (isInstalled) return true
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    failure(error)
  }
  note(`Missing packages: ${names}. Checks that need them ${without}. Install them to change that.`)
  return false
}
