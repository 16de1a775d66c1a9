/**
 * Asks the registry what is known against the packages of the lock file, and never takes silence for an answer.
 *
 *   node scripts/audit.mjs     0: nothing is known; 1: something is; 2: it could not be asked
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup/command.mjs'

const endings = { nothing: 0, something: 1, notAsked: 2 }

/** @returns {Promise<string>} what npm says on standard output, whatever it ends with */
function askNpm() {
  const npm = spawn('npm', ['audit', '--json', '--include=dev'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  return new Promise((resolve) => {
    let said = ''
    npm.stdout.on('data', (/** @type {Buffer} */ part) => (said += part.toString()))
    npm.on('error', (error) => resolve(JSON.stringify({ message: error.message })))
    npm.on('close', () => resolve(said))
  })
}

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const packages = Object.keys(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages).length - 1
const { metadata, vulnerabilities, message } = read(await askNpm())
const total = metadata?.vulnerabilities?.total
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`)

if (typeof total !== 'number') {
  say(`Could not ask: ${message ?? 'npm gave no answer'}. Nothing is known about the packages, neither good nor bad.`)
  process.exitCode = endings.notAsked
} else if (total === 0) {
  say(`The registry knows of nothing against the ${packages} packages of the lock file.`)
  process.exitCode = endings.nothing
} else {
  say(`The registry knows of something against ${total} of the ${packages} packages of the lock file:`)
  for (const { name, severity, range, via } of Object.values(vulnerabilities)) {
    const titles = via.map((/** @type {any} */ one) =>
      typeof one === 'string' ? `by ${one}` : `${one.title} ${one.url}`,
    )
    say(`  ${name} ${range} (${severity}): ${titles.join('; ')}`)
  }
  process.exitCode = endings.something
}
