/**
 * Lists the known vulnerabilities of the packages in the lock file, as the npm registry reports them.
 *
 *   node scripts/audit.mjs     exit code 0: none; 1: at least one; 2: the registry did not answer
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup/command.mjs'

const exitCodes = { none: 0, some: 1, noAnswer: 2 }

/** @returns {Promise<string>} the standard output of `npm audit --json`, for any exit code */
function runAudit() {
  const npm = spawn('npm', ['audit', '--json', '--include=dev'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  return new Promise((resolve) => {
    let output = ''
    npm.stdout.on('data', (/** @type {Buffer} */ part) => (output += part.toString()))
    npm.on('error', (error) => resolve(JSON.stringify({ message: error.message })))
    npm.on('close', () => resolve(output))
  })
}

/**
 * Returns the parsed JSON, or an empty object for text that is no JSON.
 * @param {string} text
 */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const packages = Object.keys(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages).length - 1
const { metadata, vulnerabilities, message } = parse(await runAudit())
const total = metadata?.vulnerabilities?.total
/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`)

if (typeof total !== 'number') {
  print(
    `The registry did not answer: ${message ?? 'npm printed no result'}. It is unknown whether the packages are safe.`,
  )
  process.exitCode = exitCodes.noAnswer
} else if (total === 0) {
  print(`No known vulnerabilities in the ${packages} packages of the lock file.`)
  process.exitCode = exitCodes.none
} else {
  print(`Known vulnerabilities in ${total} of the ${packages} packages of the lock file:`)
  for (const { name, severity, range, via } of Object.values(vulnerabilities)) {
    const titles = via.map((/** @type {any} */ cause) =>
      typeof cause === 'string' ? `through ${cause}` : `${cause.title} ${cause.url}`,
    )
    print(`  ${name} ${range} (${severity}): ${titles.join('; ')}`)
  }
  process.exitCode = exitCodes.some
}
