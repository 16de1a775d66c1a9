import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runQuietly } from './command.mjs'
import { doOnce } from './lock.mjs'
import { step, StepFailed, upToDate } from './report.mjs'
import { hashOf, stamp } from './stamp.mjs'

/**
 * The Node that runs the site. The host's own where it is new enough; else the one of scripts/runtime, which is a
 * package apart with a lock file of its own, so that a host with a new Node downloads none.
 */
const platform = process.platform === 'win32' ? 'win' : process.platform
const packageName = `node-${platform}-${process.arch}`
const folder = 'scripts/runtime'
const binary = join(
  root,
  folder,
  'node_modules',
  packageName,
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** @param {string} version */
const numbers = (version) => (version.match(/\d+/g) ?? []).map(Number)

/**
 * Whether a version is the least one or a later one.
 * @param {string} version
 * @param {string} least
 */
export function isAtLeast(version, least) {
  const [have, need] = [numbers(version), numbers(least)]
  for (let place = 0; place < need.length; place += 1) {
    const difference = (have[place] ?? 0) - (need[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/** @returns {Promise<{ path: string, version: string }>} the Node to use */
export async function ensureNode() {
  const least = readJson('package.json').engines.node
  if (isAtLeast(process.versions.node, least)) {
    upToDate(`Node ${process.versions.node}`)
    return { path: process.execPath, version: process.versions.node }
  }
  const version = readJson(`${folder}/package.json`).optionalDependencies[packageName]
  if (!version) {
    throw new StepFailed(
      `The site needs Node ${least}, and this machine has ${process.versions.node}. Install a newer Node and run this again.`,
    )
  }
  const installed = stamp(
    `${folder}/node_modules/.stamp`,
    hashOf([`${folder}/package-lock.json`], [process.platform, process.arch]),
  )
  const fetched = await doOnce(
    () => installed.matches() && existsSync(binary),
    () =>
      step(
        {
          doing: `Fetching Node ${version} for the site (this machine has ${process.versions.node})`,
          done: `Node ${version} fetched; the machine's own Node stays as it is`,
        },
        async () => {
          installed.remove()
          await runQuietly(`Node ${version} could not be fetched from the npm registry.`, 'npm', [
            'ci',
            '--prefix',
            join(root, folder),
            '--include=optional',
            '--loglevel=error',
          ])
          await runQuietly(
            `Node ${version} was fetched but does not run here. Install Node ${least} and run this again.`,
            binary,
            ['--version'],
          )
          installed.write()
        },
      ),
  )
  if (!fetched) upToDate(`Node ${version}`)
  return { path: binary, version }
}
