import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runQuietly } from './command.mjs'
import { doOnce } from './lock.mjs'
import { step, StepFailed, upToDate } from './report.mjs'
import { hashOf, stamp } from './stamp.mjs'

/*
 * The site runs on the machine's Node if that is new enough, otherwise on the one of scripts/runtime. This has its own lock file, so
 * that a machine with a new Node does not download another.
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
 * Returns whether a version is not older than the required one.
 * @param {string} version
 * @param {string} required
 */
export function isAtLeast(version, required) {
  const [have, need] = [numbers(version), numbers(required)]
  for (let place = 0; place < need.length; place += 1) {
    const difference = (have[place] ?? 0) - (need[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/** @returns {Promise<{ path: string, version: string }>} the Node to use */
export async function ensureNode() {
  const required = readJson('package.json').engines.node
  if (isAtLeast(process.versions.node, required)) {
    upToDate(`Node ${process.versions.node}`)
    return { path: process.execPath, version: process.versions.node }
  }
  return ensureOwnNode()
}

/**
 * Downloads the Node of scripts/runtime if it is missing.
 * @returns {Promise<{ path: string, version: string }>}
 */
export async function ensureOwnNode() {
  const required = readJson('package.json').engines.node
  const version = readJson(`${folder}/package.json`).optionalDependencies[packageName]
  if (!version) {
    throw new StepFailed(
      `The site needs Node ${required}. This machine has ${process.versions.node}. Install a newer Node and run the command again.`,
    )
  }
  const installed = stamp(
    `${folder}/node_modules/.stamp`,
    hashOf([`${folder}/package-lock.json`], [process.platform, process.arch]),
  )
  const isDownloaded = await doOnce(
    () => installed.matches() && existsSync(binary),
    () =>
      step(
        {
          doing: `Downloading Node ${version} for the site (this machine has ${process.versions.node})`,
          done: `Node ${version} downloaded. The machine's own Node is unchanged`,
        },
        async () => {
          installed.remove()
          await runQuietly(`Node ${version} could not be downloaded from the npm registry.`, 'npm', [
            'ci',
            '--prefix',
            join(root, folder),
            '--include=optional',
            '--loglevel=error',
          ])
          await runQuietly(
            `Node ${version} was downloaded but does not run here. Install Node ${required} and run the command again.`,
            binary,
            ['--version'],
          )
          installed.write()
        },
      ),
  )
  if (!isDownloaded) upToDate(`Node ${version}`)
  return { path: binary, version }
}
